// What is said of a feature: whole sentences, with the right plurals, in all languages.
import { expect, test } from "vitest";
import type { Speaking } from "../../lib/table/scene";
import { bundleOf, Words } from "../../lib/words/words";
import type { Carcassonne } from "../../views.gen";
import { featureSaid } from "./talk";

const sources = import.meta.glob<string>(
  ["../../../../src/krajina/{text,games/carcassonne}/words/*.ftl", "../../words/*/boards/carcassonne.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

function speaking(language: string): Speaking {
  const texts = Object.entries(sources).flatMap(([path, text]) =>
    [`/words/${language}.ftl`, `/words/${language}/boards/carcassonne.ftl`].some((end) => path.endsWith(end))
      ? [text]
      : [],
  );
  const words = new Words(language, [bundleOf(language, texts)]);
  return { words, names: ["Ada", "Ben"] };
}

const feature = (changed: Partial<Carcassonne.Feature>): Carcassonne.Feature => ({
  on: "city",
  at: [0, 0],
  tiles: 3,
  open_ends: 2,
  owners: [0],
  now: 3,
  finished: 6,
  ...changed,
});

const city = feature({});
const road = feature({ on: "road", tiles: 1, open_ends: 1, owners: [0, 1], now: 1, finished: 2 });
const done = feature({ tiles: 5, open_ends: 0, owners: [], now: 10, finished: 10 });
const monastery = feature({ on: "cloister", tiles: 2, open_ends: 0, now: 2, finished: 9 });
const field = feature({ on: "field", tiles: 2, open_ends: 0, now: 3, finished: 3 });

const SAID: Record<string, string[]> = {
  en: [
    "City of 3 tiles, 2 openings. Belongs to Ada. Worth 3 now, 6 when completed.",
    "Road of one tile, one opening. Belongs to Ada and Ben. Worth 1 now, 2 when completed.",
    "City of 5 tiles, completed. Belongs to nobody. Worth 10 points.",
    "Monastery with 2 of 9 tiles. Belongs to Ada. Worth 2 now, 9 when completed.",
    "Field on 2 tiles. Belongs to Ada. Worth 3 points.",
  ],
  cs: [
    "Město na 3 kartičkách, 2 otevřené konce. Vlastník: Ada. Teď vynese 3 body, po uzavření 6.",
    "Cesta na 1 kartičce, 1 otevřený konec. Vlastníci: Ada a Ben. Teď vynese 1 bod, po uzavření 2.",
    "Město na 5 kartičkách, uzavřené. Nepatří nikomu. Vynese 10 bodů.",
    "Klášter: 2 z 9 kartiček. Vlastník: Ada. Teď vynese 2 body, po uzavření 9.",
    "Louka na 2 kartičkách. Vlastník: Ada. Vynese 3 body.",
  ],
  de: [
    "Stadt auf 3 Plättchen, 2 offene Enden. Gehört Ada. Bringt jetzt 3 Punkte, abgeschlossen 6.",
    "Straße auf 1 Plättchen, 1 offenes Ende. Gehört Ada und Ben. Bringt jetzt 1 Punkt, abgeschlossen 2.",
    "Stadt auf 5 Plättchen, abgeschlossen. Gehört niemandem. Bringt 10 Punkte.",
    "Kloster mit 2 von 9 Plättchen. Gehört Ada. Bringt jetzt 2 Punkte, abgeschlossen 9.",
    "Wiese auf 2 Plättchen. Gehört Ada. Bringt 3 Punkte.",
  ],
  fr: [
    "Ville de 3 tuiles, 2 ouvertures. Appartient à Ada. Vaut 3 points maintenant, 6 une fois terminée.",
    "Route de 1 tuile, 1 ouverture. Appartient à Ada et Ben. Vaut 1 point maintenant, 2 une fois terminée.",
    "Ville de 5 tuiles, terminée. N’appartient à personne. Vaut 10 points.",
    "Abbaye : 2 tuiles sur 9. Appartient à Ada. Vaut 2 points maintenant, 9 une fois terminée.",
    "Pré sur 2 tuiles. Appartient à Ada. Vaut 3 points.",
  ],
};

test.each(Object.keys(SAID))("in %s a feature is told in sentences", (language) => {
  const scene = speaking(language);
  const said = [city, road, done, monastery, field].map((one) => featureSaid(scene, one).replace(/\s/g, " "));
  expect(said).toEqual(SAID[language]);
});
