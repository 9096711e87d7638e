print("widgetlint")
