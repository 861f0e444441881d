// Examples for tests: a small game with all that a view can hold.

import { type Choice, choicesOf } from "../../lib/table/choices";
import type { FieldShape, GameSheet, Question, Shape, StructInfo } from "../../protocol.gen";

const NUMBER: Shape = { is: "number" };
const SEAT: Shape = { is: "seat" };
const FUR: Shape = { is: "member", prefix: "fur-", members: ["2", "3", "tiger"] };
const TILE: Shape = { is: "named", names: "tile" };
const NOTHING: Shape = { is: "nothing" };
const list = (of: Shape): Shape => ({ is: "list", of });
const struct = (name: string): Shape => ({ is: "struct", name });

function info(fields: Record<string, Shape>, tagField = "", tag = ""): StructInfo {
  const shapes: FieldShape[] = Object.entries(fields).map(([name, shape]) => ({ name, shape }));
  return { fields: shapes, tag_field: tagField, tag };
}

const ACTIONS = ["Hunt", "Ride", "Keep", "Give", "Share"];

export const SHEET: GameSheet = {
  name: "example",
  rules: "1",
  least: 2,
  most: 2,
  view: struct("View"),
  options: struct("Options"),
  actions: { is: "any_of", of: ACTIONS.map((name) => ({ is: "action", name })) },
  structs: {
    View: info({
      round: NUMBER,
      seat: { is: "any_of", of: [SEAT, NOTHING] },
      row: list(struct("Tile")),
      drawn: list(FUR),
      bag: { is: "map", key: FUR, item: NUMBER },
      players: list(struct("Player")),
      prices: list(struct("Price")),
      possible: list(struct("Possible")),
      tiles_left: NUMBER,
      winner: { is: "any_of", of: [SEAT, NOTHING] },
      events: list({ is: "event", name: "Moved" }),
    }),
    Tile: info({ at: NUMBER, tile: TILE, furs: list(FUR), riders: list(SEAT), is_open: { is: "flag" } }),
    Player: info({ at: NUMBER, furs: { is: "map", key: FUR, item: NUMBER }, heroes: list(struct("Hero")) }),
    Hero: info({ hero: { is: "member", prefix: "hero-", members: ["skald"] }, at: NUMBER }),
    Price: info({ what: { is: "word" }, price: NUMBER }),
    Possible: info({
      action: { is: "any_of", of: [{ is: "action", name: "Hunt" }] },
      cost: list({ is: "word" }),
      why_not: { is: "any_of", of: [{ is: "message" }, NOTHING] },
      rule: { is: "any_of", of: [{ is: "text" }, NOTHING] },
    }),
    Moved: info({ who: SEAT, at: NUMBER }, "event", "moved"),
    Hunt: info({ fur: FUR, at: NUMBER }, "do", "hunt"),
    Ride: info({ at: NUMBER }, "do", "ride"),
    Keep: info({ fur: FUR }, "do", "keep"),
    Give: info({ to: SEAT }, "do", "give"),
    Share: info({ at: NUMBER, shares: list(list(FUR)) }, "do", "share"),
    Options: info({}),
  },
  names: { tile: { "a/1": "tile-a-1", "a/2": "tile-a-2", "a/3": "tile-a-3" } },
  has_rules: false,
  prepared: [],
  is_open: true,
  colours: [],
  icons: {},
  words: {},
};

const tile = (at: number, furs: string[]) => ({
  at,
  tile: `a/${at}`,
  furs,
  riders: at === 2 ? [1] : [],
  is_open: at === 1,
});
const player = (at: number) => ({ at, furs: { 2: 1, tiger: 0 }, heroes: [{ hero: "skald", at }] });
const price = (what: string) => ({ what: { is: "word", key: what, values: {} }, price: 3 });

export const VIEW = {
  round: 2,
  seat: 0,
  row: [tile(1, ["2", "2", "3"]), tile(2, []), tile(3, ["tiger"])],
  drawn: ["3", "tiger"],
  bag: { 2: 4, 3: 0, tiger: 1 },
  players: [player(1), player(2)],
  prices: ["a", "b", "c", "d", "e", "f", "g"].map(price),
  possible: [
    { action: { do: "hunt", fur: "2", at: 1 }, cost: [], why_not: null, rule: null },
    { action: { do: "hunt", fur: "3", at: 3 }, cost: [], why_not: { key: "refusal-far", values: {} }, rule: "page 6" },
  ],
  tiles_left: 9,
  winner: null,
  events: [{ event: "moved", who: 0, at: 1 }],
};

/** Choices as they come from the server. */
export function offered(actions: Question["offer"] & { choices: "list" }): Choice[] {
  const says = actions.actions.map((action) => ({ key: `do-${action.do}`, values: {} }));
  return choicesOf({
    prompt: "main",
    message: { key: "ask-main", values: {} },
    offer: actions,
    says,
    words: {},
    is_answered: false,
  });
}
