## Herní materiál

pieces-title = { $game }: herní materiál
pieces-none = Herní materiál této hry zatím není nakreslený. Hrát se dá i tak: všechno má své jméno a své místo na stole.
pieces-back = Na úvodní stránku
pieces-all = Všechny krabice
pieces-boxes = Která krabice?
pieces-tiles =
    { $count ->
        [one] { $count } kartička
        [few] { $count } kartičky
       *[other] { $count } kartiček
    }
pieces-count = { $count }×
pieces-turns = Jedna kartička otočená a pokaždé trochu jiná
pieces-figures = Figurky
pieces-tokens = Žetony a značky
pieces-board = Deska s kolem osudu
pieces-token-sheep =
    { $count ->
        [one] { $count } ovce
        [few] { $count } ovce
       *[other] { $count } ovcí
    }
pieces-token-wolf = vlk
pieces-token-pig = prasátko z kola osudu
pieces-token-crown = políčko s korunami
pieces-token-shield = erb
pieces-token-wheel = číslo kola { $count }
pieces-token-back = rub kartičky

## Doplněné hodnoty

pieces-about = Ne všechno, co je v krabici natištěné, bylo zveřejněno. Součásti s touto značkou mají hodnoty, které jsme doplnili: odpovídají všem počtům, textům a příkladům z pravidel, a přesto se od tvých mohou lišit.
pieces-correct = Máš-li krabici, stáhni si naše tabulky tam, kde se otevírá nová hra, zapiš do nich, co je natištěné, a hraj s nimi.
pieces-guess = některé hodnoty jsou doplněné
pieces-which = Které součásti?
pieces-every = Vše

## Stroganov

pieces-stroganov-landscapes = Krajiny
pieces-stroganov-furs = Kožešiny
pieces-stroganov-cards = Carské příkazy
pieces-stroganov-villages = Osady
pieces-stroganov-yurts = Jurty
pieces-stroganov-songs = Písně
pieces-stroganov-boards = Desky hráčů
pieces-stroganov-tokens = Figurky, žetony a oblasti
pieces-stroganov-solo = Hra pro jednoho
pieces-stroganov-start = startovní deska
pieces-stroganov-slots =
    { $slots ->
        [one] { $slots } kožešina
        [few] { $slots } kožešiny
       *[other] { $slots } kožešin
    }{ $four ->
        [0] { "" }
       *[other] { " " }({ $four } jen ve čtyřech)
    }
pieces-stroganov-region-fur = oblastní kožešina: { $fur }
pieces-stroganov-stack = balíček { $stack }
pieces-stroganov-side = { $colour }, strana { $side }
pieces-stroganov-cossack = kozák, { $colour }
pieces-stroganov-outpost = tábor, { $colour }
pieces-stroganov-neutral = neutrální tábor
pieces-stroganov-coin = mince
pieces-stroganov-horse = kůň
pieces-stroganov-banner = vlajka
pieces-stroganov-story = příběh
pieces-stroganov-fur_bag = pytlík
pieces-stroganov-market = trh
pieces-stroganov-trophy = trofej
pieces-stroganov-season = rok a roční období
pieces-stroganov-region = oblast { $region }: krajiny { $first } až { $last }, tábory a jejich cena v koních

## Grænaland

pieces-graenaland-territories = Území
pieces-graenaland-cards = Karty surovin
pieces-graenaland-supplies = Karty zásob
pieces-graenaland-prices = Budovy, vojsko a veřejné stavby
pieces-graenaland-victory = Vítězství
pieces-graenaland-clans = Klany a stupnice vojska
pieces-graenaland-islands = Ostrovy a výchozí místa
pieces-graenaland-tile = osada: { $price }; počet hráčů: { $players }
pieces-graenaland-deck = balíček: { $terrain }
pieces-graenaland-ship = rub karet zásob
pieces-graenaland-stronghold = potřebuje tvrz: { $terrain }
pieces-graenaland-goals =
    { $count ->
        [one] vítězné podmínky: stačí { $count } cíl
        [few] vítězné podmínky: stačí { $count } cíle
       *[other] vítězné podmínky: stačí { $count } cílů
    }
pieces-graenaland-house = sídlo
pieces-graenaland-marker = loď hlavního hráče
pieces-graenaland-track =
    { $length ->
        [one] stupnice vojska, { $length } políčko
        [few] stupnice vojska, { $length } políčka
       *[other] stupnice vojska, { $length } políček
    }
pieces-graenaland-island =
    { $players ->
        [few] ostrov pro { $players } hráče
       *[other] ostrov pro { $players } hráčů
    }
