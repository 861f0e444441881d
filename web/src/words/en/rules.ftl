### The rules at hand

rules-help = Rules: { $what }
rules-of = { $game }: rules
rules-back = Back
rules-in-book = In the rulebook: { $rule }
rules-by-us = Where the rulebook can be read in different ways: { $rule }
rules-all = All rules
rules-contents = Contents
rules-print = Print
rules-link = Link to “{ $title }”
rules-none = The rules of this game in short
rules-none-about = Nobody has written them down here yet. At the table every question and every choice is said in words, so you can just try it.
rules-ready = Ready?
rules-ready-about = The best way to learn it is to play. At the table a “?” leads back here.
