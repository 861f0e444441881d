### Comment on joue, pour qui joue pour la première fois

lesson-how = Comment jouer
lesson-at = { $at } sur { $all }
lesson-next = Suivant
lesson-skip = Passer
lesson-play = Jouer
lesson-suggestion = Conseil
lesson-quiet = Plus de conseils
