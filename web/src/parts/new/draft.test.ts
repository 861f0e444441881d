import { describe, expect, it } from "vitest";
import type { GameSheet } from "../../protocol.gen";
import { type Draft, freshDraft, moveUp, NoJson, paint, setCount, toggled, wantedTable } from "./draft";
import { fieldsOf } from "./fields";
import { apply, isApplied, presetsOf } from "./presets";

const house = { least: 1, most: 4, colours: ["blue", "red", "green"], bot: "greedy" };
const speaking = { nameless: (number: number) => `Player ${number}`, salt: () => "00" };
const sheet = {
  name: "farm",
  prepared: ["order"],
  options: { is: "struct", name: "Options" },
  names: { box: { inns: "set-inns", river: "set-river" } },
  structs: {
    Options: {
      tag: "",
      tag_field: "",
      fields: [
        { name: "seats", shape: { is: "number" } },
        { name: "colours", shape: { is: "list", of: { is: "text" } } },
        {
          name: "boxes",
          shape: {
            is: "any_of",
            of: [
              { is: "list", of: { is: "named", names: "box" } },
              { is: "text", known: ["all"] },
            ],
          },
        },
        { name: "farmers", shape: { is: "flag" }, is_optional: true, default: true },
        { name: "first", shape: { is: "any_of", of: [{ is: "seat" }, { is: "nothing" }] } },
        { name: "sides", shape: { is: "list", of: { is: "member", prefix: "side-", members: ["a", "b"] } } },
        { name: "watched", shape: { is: "list", of: { is: "seat" } } },
        { name: "rounds", shape: { is: "number", least: 1, most: 6 } },
        { name: "order", shape: { is: "list", of: { is: "named", names: "box" } } },
        { name: "data", shape: { is: "map", key: { is: "text" }, item: { is: "anything" } } },
      ],
    },
  },
} as unknown as GameSheet;
const fields = fieldsOf(sheet);

function optionsOf(draft: Draft): unknown {
  return wantedTable("farm", draft, fields, speaking).options;
}

describe("fields", () => {
  it("follow from shapes", () => {
    const kinds = fields.map(({ name, kind, rank }) => [name, kind, rank]);
    expect(kinds).toEqual([
      ["boxes", "some", "plain"],
      ["farmers", "flag", "plain"],
      ["first", "seat", "plain"],
      ["sides", "bySeat", "plain"],
      ["watched", "seats", "plain"],
      ["rounds", "number", "plain"],
      ["order", "some", "expert"],
      ["data", "json", "expert"],
    ]);
  });
});

describe("a draft", () => {
  it("begins with oneself against a bot, in different colours", () => {
    const { seats } = wantedTable("farm", freshDraft(house, "Anna"), fields, speaking);
    expect(seats).toEqual([
      { who: "here", name: "Anna", colour: "blue", salt: "00" },
      { who: "bot", bot: "greedy", colour: "red" },
    ]);
  });

  it("asks for nothing that is as usual", () => {
    expect(optionsOf(freshDraft(house, ""))).toEqual({});
  });

  it("names a seat without a name by its number", () => {
    const [seat] = wantedTable("farm", freshDraft(house, " "), fields, speaking).seats;
    expect(seat?.name).toBe("Player 1");
  });

  it("keeps who begins where seats change places", () => {
    const draft = freshDraft(house, "");
    draft.options.first = draft.seats[1]?.id;
    draft.options.watched = [draft.seats[1]?.id];
    moveUp(draft, 1);
    expect(optionsOf(draft)).toEqual({ first: 0, watched: [0] });
    setCount(draft, house, 0);
    expect(optionsOf(draft)).toEqual({ watched: [] });
  });

  it("gives the options of seats in their order", () => {
    const draft = freshDraft(house, "");
    draft.seats[1]!.own.sides = "b";
    expect(optionsOf(draft)).toEqual({ sides: ["a", "b"] });
  });

  it("swaps colours, and the same colour again means any", () => {
    const draft = freshDraft(house, "");
    paint(draft, 0, "red");
    expect(draft.seats.map((seat) => seat.colour)).toEqual(["red", "blue"]);
    paint(draft, 0, "red");
    expect(draft.seats.map((seat) => seat.colour)).toEqual(["", "blue"]);
  });

  it("reads what is written as JSON, and says where it is none", () => {
    const draft = freshDraft(house, "");
    draft.texts.data = '{"tiles": {}}';
    expect(optionsOf(draft)).toEqual({ data: { tiles: {} } });
    draft.texts.data = "{tiles";
    expect(() => optionsOf(draft)).toThrow(NoJson);
  });
});

it("what is ticked stays in order", () => {
  expect(toggled(["a", "b", "c"], ["c"], "a")).toEqual(["a", "c"]);
  expect(toggled(["a", "b", "c"], ["a", "c"], "c")).toEqual(["a"]);
});

describe("presets", () => {
  it("change seats and options, and know that they did", () => {
    const draft = freshDraft(house, "");
    const [ivan, katyusha, together] = presetsOf("stroganov");
    apply(draft, house, "stroganov", katyusha!);
    expect(draft.seats).toHaveLength(1);
    expect(isApplied(draft, "stroganov", katyusha!)).toBe(true);
    expect(isApplied(draft, "stroganov", ivan!)).toBe(false);
    apply(draft, house, "stroganov", together!);
    expect(draft.seats).toHaveLength(2);
    expect(draft.options).toEqual({});
  });

  it("are none for a game that nobody thought of", () => {
    expect(presetsOf("farm")).toEqual([]);
  });
});
