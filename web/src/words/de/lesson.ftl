### Wie ein Spiel geht, für alle, die es zum ersten Mal spielen

lesson-how = So wird gespielt
lesson-at = { $at } von { $all }
lesson-next = Weiter
lesson-skip = Überspringen
lesson-play = Spielen
lesson-suggestion = Tipp
lesson-quiet = Keine Tipps mehr
