// The client says what the server says: messages of all games in all languages, as Python reads them.
import { describe, expect, test } from "vitest";
import type { Message } from "../../protocol.gen";
import { pseudo } from "./pseudo";
import readings from "./readings.gen.json";
import { bundleOf, Words } from "./words";

const sources = import.meta.glob<string>(
  ["../../../../src/krajina/**/words/*.ftl", "../../../../examples/*/src/**/words/*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

function source(folder: string, language: string): string {
  const [found = ""] = Object.entries(sources)
    .filter(([path]) => path.endsWith(`${folder}/words/${language}.ftl`))
    .map(([, text]) => text);
  return found;
}

function wordsOf(game: string, language: string): Words {
  return new Words(language, [bundleOf(language, [source("krajina/text", language), source(game, language)])]);
}

describe.each([...new Set(readings.map((reading) => reading.game))])("%s", (game) => {
  test.each(["cs", "de", "en", "fr"])("reads the same in %s", (language) => {
    const words = wordsOf(game, language);
    const wanted = readings.filter((reading) => reading.game === game && reading.language === language);
    const said = wanted.map((reading) => words.say(reading.message as unknown as Message, ["Ada", "Ben"]));
    expect(said).toEqual(wanted.map((reading) => reading.text));
    expect(said.length).toBeGreaterThan(2);
  });
});

test("a key without words is its own word", () => {
  expect(wordsOf("harvest", "en").word("no-such-key")).toBe("no-such-key");
});

test("a question may have a hint, for those who ask", () => {
  const words = wordsOf("carcassonne", "en");
  expect(words.hint({ key: "ask-place_tile", values: {} })).toMatch(/^Every side that touches/);
  expect(words.hint({ key: "ask-draw_tile", values: {} })).toBe("");
  expect(
    words.hint({ key: "play-wants-seat", values: { name: "Ada", seat: { is: "seat", seat: 1 } } }, ["", "Ben"]),
  ).toBe("Ada would see all that Ben sees.");
});

test("a table may call a thing something else", () => {
  const own = { is: "word", key: "own-yurt", values: { number: 4 } } as const;
  const words = wordsOf("stroganov", "cs").renamed({ "yurt-YA4": own });
  const yurt = { is: "word", key: "yurt-YA4", values: {} } as const;
  expect(words.word("yurt-YA4")).toBe("jurta 4");
  expect(words.value(yurt, [], "accusative")).toBe("jurtu 4");
  expect(words.word("yurt-YA5")).toBe("jurta pastevce");
});

test("rules are cited as the language does it", () => {
  const words = wordsOf("harvest", "en");
  const message = { key: "refusal-game-over", values: {} };
  expect(words.refusal(message, "page 6")).toBe("The game is over. (p. 6)");
  expect(words.refusal(message, "")).toBe("The game is over.");
});

test("the pseudo-language is longer and strange", () => {
  expect(pseudo("Undo")).toBe("Ündø~~");
  expect(pseudo(" ")).toBe(" ");
});
