import { expect, it } from "vitest";
import type { Listing } from "../../protocol.gen";
import { byTable, type MyTable, urgentFirst } from "./mine";

const listing = (id: string, seat: number | null, is_your_turn: boolean | null): Listing =>
  ({ table: { id }, seat, is_your_turn }) as unknown as Listing;

it("a table with several keys is one row", () => {
  const rows = byTable([listing("x", 1, true), listing("y", -2, null), listing("x", -2, null), listing("x", 0, false)]);
  expect(rows.map(({ info, seats, isYourTurn }) => [info.id, seats, isYourTurn])).toEqual([
    ["x", [1, 0], true],
    ["y", [], false],
  ]);
});

it("where people wait is before where bots wait, and what is over comes last", () => {
  const table = (id: string, isYourTurn: boolean, others: string, status = "playing", is_playable = true): MyTable =>
    ({
      info: { id, status, is_playable, seats: [{ kind: "person" }, { kind: others }] },
      seats: [0],
      isYourTurn,
    }) as never;
  const tables = [
    table("bots", true, "bot"),
    table("over", false, "person", "finished"),
    table("old", false, "person", "playing", false),
    table("open", false, "open", "gathering"),
    table("people", true, "person"),
    table("theirs", false, "person"),
  ];
  const order = urgentFirst(tables).map(({ info }) => info.id);
  expect(order).toEqual(["people", "bots", "open", "theirs", "over", "old"]);
});
