import { expect, it } from "vitest";
import type { Listing } from "../../protocol.gen";
import { byTable } from "./mine";

const listing = (id: string, seat: number | null, is_your_turn: boolean | null): Listing =>
  ({ table: { id }, seat, is_your_turn }) as unknown as Listing;

it("a table with several keys is one row", () => {
  const rows = byTable([listing("x", 1, true), listing("y", -2, null), listing("x", -2, null), listing("x", 0, false)]);
  expect(rows.map(({ info, seats, isYourTurn }) => [info.id, seats, isYourTurn])).toEqual([
    ["x", [1, 0], true],
    ["y", [], false],
  ]);
});
