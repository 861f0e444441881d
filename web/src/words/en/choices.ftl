## Choices

choices-filter = Search the choices
choices-found =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
choices-some = Choose which …
choices-item = What
choices-to = to { $seat }
choices-everything = everything
choices-everything-to = Everything to { $seat }
choices-left =
    { $count ->
        [one] One thing is still to be shared out.
       *[other] { $count } things are still to be shared out.
    }
