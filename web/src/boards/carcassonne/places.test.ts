// Places of the land in words: from the start or the wheel, by the compass, in all languages.
import { describe, expect, it, test } from "vitest";
import { bundleOf, Words } from "../../lib/words/words";
import type { Message, Word } from "../../protocol.gen";
import { placesOf } from "./places";

const sources = import.meta.glob<string>(
  ["../../../../src/krajina/{text,games/carcassonne}/words/*.ftl", "../../words/*/land.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

function wordsOf(language: string): Words {
  const wanted = Object.entries(sources).filter(([path]) =>
    [`/words/${language}.ftl`, `/words/${language}/land.ftl`].some((end) => path.endsWith(end)),
  );
  return new Words(language, [
    bundleOf(
      language,
      wanted.map(([, text]) => text),
    ),
  ]);
}

const LAND = placesOf({ boxes: [] });
const placed: Message = {
  key: "event-tile_placed",
  values: {
    seat: { is: "seat", seat: 0 },
    tile: { is: "word", key: "tile-base-cloister", values: {} },
    at: { is: "place", at: [-2, -4] },
    turn: 1,
  },
};

test.each([
  ["en", "Ada places a tile northwest of the start: ", "at -2,-4 with rotation 1"],
  ["cs", "Ada přikládá kartičku severozápadně od startu: ", "na -2,-4 (otočení 1)"],
  ["de", "Ada legt ein Plättchen nordwestlich vom Start an: ", "bei -2,-4 an (Drehung 1)"],
  ["fr", "Ada pose une tuile au nord-ouest du départ\u00a0: ", "en -2,-4 (rotation 1)"],
])("in %s a drawn land has places that are said, and text has their numbers", (language, drawn, text) => {
  const words = wordsOf(language);
  const seen = words.placed(LAND).say(placed, ["Ada"]);
  expect(seen.startsWith(drawn), seen).toBe(true);
  expect(seen).not.toMatch(/\d/);
  expect(words.say(placed, ["Ada"])).toContain(text);
});

test.each([
  ["en", "place the tile 4 north and 2 west of the start, turned right", "place the tile at -2,-4 with rotation 1"],
  ["cs", "přiložit kartičku 4 na sever a\u00a02 na západ od startu, otočenou vpravo", "přiložit kartičku na -2,-4"],
  [
    "de",
    "das Plättchen 4 nördlich und 2 westlich vom Start anlegen, nach rechts gedreht",
    "Plättchen bei -2,-4 anlegen",
  ],
  ["fr", "poser la tuile 4 au nord et 2 à l’ouest du départ, tournée à droite", "poser la tuile en -2,-4"],
])("in %s no two choices are called alike", (language, drawn, text) => {
  const { at, turn } = placed.values;
  const message = { key: "do-place_tile", values: { at, turn } } as Message;
  const words = wordsOf(language);
  expect(words.placed(LAND).say(message).replace(" a 2 ", " a\u00a02 ")).toBe(drawn);
  expect(words.say(message)).toContain(text);
  expect(drawn.endsWith(words.placed(LAND).short(message)), "the turn tells choices of one place apart").toBe(true);
  expect(words.short(message)).toBe("1");
});

describe("a place", () => {
  const english = wordsOf("en");
  const said = (word: Word): string => english.value(word);

  it("is near, off or far, on one of eight sides", () => {
    expect(said(LAND([0, 0]))).toBe("at the start");
    expect(said(LAND([0, -1]))).toBe("just north of the start");
    expect(said(LAND([3, 1]))).toBe("east of the start");
    expect(said(LAND([2, 2]))).toBe("southeast of the start");
    expect(said(LAND([-9, 1]))).toBe("far west of the start");
  });

  it("is counted from the edges of the wheel where that lies in the middle", () => {
    const around = placesOf({ boxes: ["inns", "wheel"] });
    expect(said(around([3, 2]))).toBe("at the wheel");
    expect(said(placesOf({ boxes: "all" })([3, 2]))).toBe("at the wheel");
    expect(said(around([2, 4]))).toBe("just south of the wheel");
    expect(said(around([5, -1]))).toBe("northeast of the wheel");
  });
});
