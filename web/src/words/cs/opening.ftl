### Čeština: stránka, na které se otevírá stůl.

opening-presets = Jak začít
opening-count = Kolik hráčů
opening-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
opening-alone = Sólo
opening-add = Přidat místo
opening-link = Místo volné pro přítele počká: u stolu dostaneš odkaz a kód, které mu pošleš.
opening-up = { $seat }: o místo výš
opening-remove = { $seat }: odebrat místo
opening-colour-swap = { $colour }: prohodit (teď { $seat })
opening-all = Vzít všechny
opening-none = Nevzít žádnou
opening-by-chance = rozhodne náhoda
opening-fine = Podrobnosti
opening-fine-about = Jiné výklady pravidel a zvláštní směsi. Nic z toho není potřeba.
opening-own = Tvoje vlastní krabice
opening-own-about = Co je natištěno, máme v tabulkách a ne každý jejich řádek je jistý. Pokud hru vlastníš, oprav je a hraj se svými.
opening-own-choose = Vyber opravené tabulky, nebo je sem přetáhni
opening-own-files = Cokoli z { $files }, nebo několik tabulek v jednom souboru
opening-own-download = Stáhnout naše tabulky k opravení
opening-own-large = Soubor { $file } je moc velký: bere se nejvýše { $limit } bajtů.
opening-own-no-json = Soubor { $file } není JSON: chyba je na řádku { $line }, možná závorka, čárka nebo uvozovka.
opening-own-no-object = Soubor { $file } není tabulka: tabulka stojí ve složených závorkách.
opening-own-unknown = Soubor { $file } není žádná z tabulek této hry.
opening-own-same = Stejné jako naše, proto vynecháno: { $files }
opening-own-file = Soubor
opening-own-row = Položka
opening-own-field = Pole
opening-own-fine = Zkontrolováno: s tvými tabulkami jde otevřít stůl.
opening-own-rows = Jinak než u nás: { $rows }
opening-own-remove = Vyřadit { $file }
opening-expert = Pro výuku a úlohy
opening-expert-about = Připravené pozice, zapsané jako JSON. Co zůstane prázdné, je jako obvykle.
opening-no-json = U volby „{ $option }“ není napsaný JSON: možná chybí závorka, čárka nebo uvozovka.
opening-reset = Začít znovu

## Carcassonne

opening-preset-carcassonne-first = První hra
opening-preset-carcassonne-first-about = Základní hra bez sedláků: vysvětlená za chvilku.
opening-preset-carcassonne-base = Základní hra
opening-preset-carcassonne-base-about = Cesty, města, kláštery a louky.
opening-preset-carcassonne-all = Všechno
opening-preset-carcassonne-all-about = Všech pět rozšíření najednou, na dlouhý večer.
opening-about-carcassonne-boxes = Rozšíření, která se hrají se všemi svými pravidly.
opening-about-carcassonne-set-inns = Hostince u jezera a katedrály: za uzavřené víc bodů, za neuzavřené žádné; a velká figurka, která platí za dvě.
opening-about-carcassonne-set-traders = Víno, obilí a látky z měst, stavitel, který přinese druhý tah, a selátko na louky.
opening-about-carcassonne-set-hills = Kopce rozhodují při shodě, vinice přidávají klášterům a pastýři shánějí stádo, dokud nepřijde vlk.
opening-about-carcassonne-set-wheel = Kolo uprostřed krajiny se s některými kartičkami pootočí: daně, mor nebo štěstí pro všechny.
opening-about-carcassonne-set-river = Nejdřív se vyloží řeka od pramene k jezeru, takže krajina začíná do široka.

## Stroganov

opening-preset-stroganov-ivan = Sólo proti Ivanovi
opening-preset-stroganov-ivan-about = Proti tobě hraje balíček karet.
opening-preset-stroganov-katyusha = Sólo proti Kaťuše
opening-preset-stroganov-katyusha-about = Totéž, jen o dost těžší.
opening-preset-stroganov-together = Ve společnosti
opening-preset-stroganov-together-about = Dva až čtyři, lidé i boti.
opening-about-stroganov-strategy = Pro jednoho hráče: v čem je soupeř silný.
opening-about-stroganov-harder = Pro jednoho hráče: pravidla, která pomáhají soupeři.
opening-about-stroganov-see_forced = Koho se hra ptá i tehdy, když je možná jediná odpověď.

## Grænaland

opening-preset-graenaland-book = Podle pravidel
opening-preset-graenaland-book-about = Ostrov z pravidel: dobrý pro první hru.
opening-preset-graenaland-own = Neznámý ostrov
opening-preset-graenaland-own-about = Zemi vyloží náhoda a každý si zvolí, kde začne.
opening-preset-graenaland-secret = Tajné cíle
opening-preset-graenaland-secret-about = Každý má kartu vítězných bodů, kterou nikdo jiný nevidí.
