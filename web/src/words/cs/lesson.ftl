### Jak se hra hraje, pro ty, kdo ji hrají poprvé

lesson-how = Jak se hraje
lesson-at = { $at } z { $all }
lesson-next = Dál
lesson-skip = Přeskočit
lesson-play = Hrát
lesson-suggestion = Rada
lesson-quiet = Už neradit
