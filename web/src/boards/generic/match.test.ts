import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/table/choices";
import type { Action, Shape } from "../../protocol.gen";
import { offered, SHEET, VIEW } from "./examples";
import { layout } from "./layout";
import { litBy, litByChoice, placesOf, spotsOf, triesAt } from "./match";

const spots = spotsOf(layout(SHEET, VIEW));
const choices = (...actions: Action[]) => offered({ choices: "list", actions });
const places = (...actions: Action[]) => [...placesOf(SHEET, spots, choices(...actions), 0).keys()];

describe("placesOf", () => {
  it("finds the card that is called by what the action names, not one that just mentions it", () => {
    expect(places({ do: "ride", at: 2 })).toEqual(["row/1"]);
  });

  it("finds the thing on the card, if the action names that, too", () => {
    expect(places({ do: "hunt", fur: "3", at: 1 })).toEqual(["row/0/furs/1"]);
    expect(places({ do: "hunt", fur: "tiger", at: 1 })).toEqual(["row/0"]);
  });

  it("finds the mat of a seat under whatever name", () => {
    expect(places({ do: "give", to: 1 })).toEqual(["players/1"]);
  });

  it("finds the one heap that has just the things that may be chosen", () => {
    expect(places({ do: "keep", fur: "3" }, { do: "keep", fur: "tiger" })).toEqual(["drawn/0", "drawn/1"]);
    expect(places({ do: "keep", fur: "3" })).toEqual([]);
  });
});

describe("litBy", () => {
  it("lights up the places of an event, and who did it", () => {
    expect([...litBy(SHEET, spots, { event: "moved", who: 1, at: 3 })]).toEqual(["row/2", "players/1"]);
  });

  it("lights up the area of an opponent who has no seat", () => {
    const rival: Shape = { is: "member", prefix: "opponent-", members: ["ivan"] };
    const info = (tag: string, name: string) => ({ fields: [{ name, shape: rival }], tag_field: tag, tag });
    const solo: Shape = { is: "struct", name: "Solo" };
    const view = { fields: [{ name: "solo", shape: solo }], tag_field: "", tag: "" };
    const structs = { ...SHEET.structs, View: view, Solo: info("", "opponent"), Sang: info("event", "who") };
    const sheet = { ...SHEET, structs };
    const areas = spotsOf(layout(sheet, { solo: { opponent: "ivan" } }));
    expect([...litBy(sheet, areas, { event: "event", who: "ivan" })]).toEqual(["solo"]);
  });

  it("knows plain fields, too", () => {
    expect([...litBy(SHEET, spots, { seat: 0 })]).toEqual(["players/0"]);
    expect(litBy(SHEET, spots, null).size).toBe(0);
  });
});

describe("a choice whose sentence says more than its fields", () => {
  const way: Shape = { is: "member", prefix: "way-", members: ["east"] };
  const hero: Shape = { is: "member", prefix: "hero-", members: ["skald"] };
  const named = (name: string, shape: Shape) => ({ name, shape });
  const number: Shape = { is: "number" };
  const tile = { fields: [named("at", number), named("clans", { is: "list", of: { is: "struct", name: "Clan" } })] };
  const structs = {
    ...SHEET.structs,
    Tile: { ...tile, tag_field: "", tag: "" },
    Clan: { fields: [named("seat", { is: "seat" }), named("hero", hero)], tag_field: "", tag: "" },
    Go: { fields: [named("hero", hero), named("way", way)], tag_field: "do", tag: "go" },
  };
  const sheet = { ...SHEET, structs };
  const clan = (seat: number) => ({ seat, hero: "skald" });
  const row = [
    { at: 1, clans: [clan(1), clan(0)] },
    { at: 2, clans: [clan(1)] },
    { at: 3, clans: [] },
  ];
  const land = spotsOf(layout(sheet, { ...VIEW, row }));
  const choice: Choice = {
    id: "go",
    say: { key: "do-go", values: { hero: "skald", way: "east", at: 2 } },
    action: { do: "go", hero: "skald", way: "east" },
    form: null,
  };

  it("lights where it leads, and of all who could be meant only one's own where it stands", () => {
    expect([...litByChoice(sheet, land, choice, 0)]).toEqual(["row/1", "row/0/clans/1"]);
  });

  it("acts there, too", () => {
    expect([...placesOf(sheet, land, [choice], 0).keys()]).toContain("row/1");
  });
});

describe("triesAt", () => {
  it("asks for a card as for its neighbours that may be chosen", () => {
    const found = placesOf(SHEET, spots, choices({ do: "ride", at: 2 }), 0);
    const tries = triesAt(SHEET, spots, found);
    expect([...tries]).toEqual([
      ["row/0", [{ do: "ride", at: 1 }]],
      ["row/2", [{ do: "ride", at: 3 }]],
    ]);
  });
});
