import { describe, expect, it } from "vitest";
import { SHEET, VIEW } from "./examples";
import { type Card, type Deeds, inPlace, layout, type Node, type Rows, type Tokens } from "./layout";
import { spoken } from "./values";

const nodes = layout(SHEET, VIEW);
const found = <Kind extends Node>(field: string): Kind => nodes.find((node) => node.field === field) as Kind;

describe("layout", () => {
  it("has the fields of the view in their order, without events, the watcher's seat and what is null", () => {
    const fields = ["round", "row", "drawn", "bag", "players", "prices", "possible", "tiles_left"];
    expect(nodes.map((node) => node.field)).toEqual(fields);
  });

  it("calls a row by its first field, which is not said again", () => {
    const [first] = found<Rows>("row").cards;
    expect(first?.title).toBe(1);
    expect(first?.parts.map((part) => part.field)).toEqual(["tile", "furs", "riders", "is_open"]);
  });

  it("calls a player by the seat", () => {
    const { cards, look } = found<Rows>("players");
    expect(look).toBe("mats");
    expect(cards.map((card) => card.title)).toEqual([0, 1].map((seat) => ({ is: "seat", seat })));
    expect(cards[1]?.raw.seat).toBe(1);
    expect(cards[0]?.parts[0]).toMatchObject({ field: "at", value: 1 });
  });

  it("counts equal things, and tells tables from lists", () => {
    const furs = found<Rows>("row").cards[0]?.parts[1] as Tokens;
    expect(furs.tokens.map((token) => [token.raw, token.count, token.isCounted])).toEqual([
      ["2", 2, true],
      ["3", 1, false],
    ]);
    expect(found<Tokens>("bag").tokens.map((token) => [token.raw, token.count])).toEqual([
      ["2", 4],
      ["3", 0],
      ["tiger", 1],
    ]);
  });

  it("lays places out as a track, and folds what no action can name", () => {
    expect(found<Rows>("row")).toMatchObject({ look: "track", isFolded: false });
    expect(found<Rows>("prices")).toMatchObject({ look: "table", isFolded: true });
  });

  it("tells actions that are not possible with their reason", () => {
    const [can, cannot] = found<Deeds>("possible").deeds;
    expect(can?.whyNot).toBeNull();
    expect(cannot).toMatchObject({ whyNot: { key: "refusal-far" }, rule: "page 6" });
    expect(can?.value).toMatchObject({ key: "do-hunt", values: { fur: { key: "fur-2" }, at: 1 } });
  });

  it("draws what is left as a pile, and leaves a plain no to the text view", () => {
    expect(found("tiles_left")).toMatchObject({ kind: "fact", isPile: true });
    const open = found<Rows>("row").cards.map((card: Card) => card.parts.find((part) => part.field === "is_open"));
    expect(open.map((fact) => fact?.kind === "fact" && fact.isMinor)).toEqual([false, true, true]);
  });

  it("keeps what all share before mats and reference", () => {
    const fields = inPlace(nodes).map((node) => node.field);
    expect(fields).toEqual(["round", "tiles_left", "row", "drawn", "bag", "players", "possible", "prices"]);
  });
});

describe("spoken", () => {
  it("says values by their shapes", () => {
    expect(spoken(SHEET, { is: "flag" }, true)).toMatchObject({ key: "yes" });
    expect(spoken(SHEET, { is: "place" }, [2, 0])).toEqual({ is: "place", at: [2, 0] });
    expect(spoken(SHEET, { is: "named", names: "tile" }, "a/2")).toMatchObject({ key: "tile-a-2" });
    expect(spoken(SHEET, { is: "list", of: { is: "seat" } }, [])).toMatchObject({ key: "nobody" });
    expect(spoken(SHEET, { is: "any_of", of: [{ is: "seat" }, { is: "nothing" }] }, null)).toMatchObject({
      key: "nothing",
    });
  });
});
