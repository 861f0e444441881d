import { describe, expect, it } from "vitest";
import type { GameSheet } from "../../protocol.gen";
import { freshDraft, wantedTable } from "./draft";
import { fieldsOf } from "./fields";
import { brokenLine } from "./json";
import { changedRows, isSame, MOST_BYTES, readTables, spotOf } from "./tables";

const KNOWN = ["villages", "songs"];
const ours = {
  villages: {
    schema: "farm/villages/1",
    tiles: [
      { id: "V1", coin: 1 },
      { id: "V2", coin: 2 },
    ],
  },
  songs: { schema: "farm/songs/1", tiles: [] },
};
const mine = {
  ...ours.villages,
  tiles: [
    { id: "V1", coin: 1 },
    { coin: 9, id: "V2" },
  ],
};
const file = (name: string, content: unknown): File =>
  new File([typeof content === "string" ? content : JSON.stringify(content)], name);
const read = (...files: File[]) => readTables(files, KNOWN, ours);

describe("files of tables", () => {
  it("are called as the tables are, also as a second download", async () => {
    for (const name of ["villages.json", "villages (2).json", "villages(1).json"])
      expect(await read(file(name, mine))).toEqual({ tables: { villages: mine }, mistakes: [], same: [] });
  });

  it("are known by their schema if they are called otherwise", async () => {
    expect((await read(file("corrected.json", mine))).tables).toEqual({ villages: mine });
  });

  it("may hold several tables by their names", async () => {
    const { tables, same } = await read(file("stroganov.json", { ...ours, villages: mine }));
    expect(tables).toEqual({ villages: mine });
    expect(same).toEqual(["songs"]);
  });

  it("that say what ours say are left out, in whatever order their fields stand", async () => {
    const { tiles, schema } = ours.villages;
    const { tables, same } = await read(file("villages.json", { tiles, schema }));
    expect([tables, same]).toEqual([{}, ["villages"]]);
  });

  it("that are none are told, and the others are taken", async () => {
    const { tables, mistakes } = await read(
      file("villages.json", '{\n"tiles": [\n}'),
      file("songs.json", []),
      file("dragons.json", { tiles: [] }),
      file("empty.json", {}),
      file("mixed.json", { songs: {}, dragons: {} }),
      file("large.json", "x".repeat(MOST_BYTES + 1)),
      file("mine.json", { villages: mine }),
    );
    expect(mistakes.map(({ file, kind }) => `${file} ${kind}`)).toEqual([
      "villages.json no-json",
      "songs.json no-object",
      "dragons.json unknown",
      "empty.json unknown",
      "mixed.json unknown",
      "large.json large",
    ]);
    expect(mistakes[0]?.line).toBe(3);
    expect(tables).toEqual({ villages: mine });
  });
});

describe("what is told of a table", () => {
  it("is which rows differ from ours", () => {
    expect(changedRows(mine, ours.villages)).toEqual(["V2"]);
    expect(changedRows({ tiles: [3] }, { tiles: [4] })).toEqual(["1"]);
    expect(changedRows(mine, undefined)).toEqual([]);
    expect(isSame({ a: null }, {})).toBe(false);
  });

  it("is where a problem is: file, row and field", () => {
    const spot = (place: string) => spotOf({ values: { file: "villages.json", place } });
    expect(spot("$.cards[12].require.own (A4)")).toEqual({
      file: "villages.json",
      row: "13 (A4)",
      field: "require.own",
    });
    expect(spot("$.tiles[2].rewards[0] (V3)")).toMatchObject({ row: "3 (V3)", field: "rewards[0]" });
    expect(spot("$.tiles[*].row")).toMatchObject({ row: "", field: "row" });
    expect(spot("$.tiles[4]")).toMatchObject({ row: "5", field: "tiles" });
    expect(spot("$.winter.income")).toMatchObject({ row: "", field: "winter.income" });
    expect(spot("$")).toMatchObject({ row: "", field: "" });
    expect(spotOf({ values: { limit: 60000 } })).toEqual({ file: "", row: "", field: "" });
  });
});

describe("JSON that is none", () => {
  it.each([
    ['{\n"a": [1, 2,\n]}', 3],
    ['{\n"a": 1\n"b": 2}', 3],
    ['{"a": 1,\n}', 2],
    ['{"a"\n1}', 2],
    ["[\n\n'a']", 3],
    ['{"a": [1, "b"\n', 2],
    ["[1]\n\n]", 3],
    ['{"a": "x\ny"}', 1],
    ["", 1],
  ])("breaks off at a line: %j", (text, line) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(brokenLine(text)).toBe(line);
  });

  it("is found nowhere in JSON that is fine", () => {
    const text = JSON.stringify({ a: [1.5e3, -2, true, null, '\\"é', {}, []], b: { c: [[]] } }, null, 1);
    expect(brokenLine(text)).toBe(text.split("\n").length);
  });
});

describe("a game whose players may bring tables", () => {
  it("has a field for their files, and they travel as they are", () => {
    const shape = { is: "map", key: { is: "text", known: KNOWN }, item: { is: "anything" } };
    const fields = [{ name: "data", shape, is_optional: true, default: {} }];
    const options = { is: "struct", name: "Options" };
    const sheet = { name: "farm", prepared: [], options, names: {}, structs: { Options: { fields } } };
    const found = fieldsOf(sheet as unknown as GameSheet);
    expect(found).toEqual([{ name: "data", kind: "tables", rank: "own", usual: {}, names: KNOWN }]);
    const draft = freshDraft({ least: 2, most: 4, colours: [], bot: "greedy" }, "Anna");
    draft.options.data = { villages: mine };
    const speaking = { nameless: String, salt: () => "00" };
    expect(wantedTable("farm", draft, found, speaking).options).toEqual({ data: { villages: mine } });
  });
});
