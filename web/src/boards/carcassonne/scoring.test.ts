// Scoring: the feature that lights up is the one where those who got the points stood.
import { expect, it } from "vitest";
import type { Step } from "../../lib/table/scene";
import type { Carcassonne } from "../../views.gen";
import { partName, tileParts } from "./art/parts";
import { scoredIn, type Tiles } from "./scoring.svelte";

const TILE = "base/junction-three"; // three roads, each a feature of its own
const roads = tileParts(TILE).flatMap((part, number) => (part.kind === "road" ? [number] : []));
const [one = -1, other = -1] = roads;
const features = tileParts(TILE).map((_, number) => 10 + number);
const view: Tiles = { tiles: [{ at: [2, 1], tile: TILE, turn: 1, features }] };
const stood = (seat: number, part: number) => {
  return { seat, at: [2, 1] as const, on: "road" as const, point: partName(TILE, 1, part) };
};
const steps = (...events: object[]): Step<Carcassonne.Game>[] => {
  const log = events.map((event) => ({ event: event as Carcassonne.Event, message: { key: "", values: {} } }));
  return [{ n: 1, seat: 0, at: 0, by: "", undo: 0, log }];
};
const scored = (seat: number) => ({ event: "scored", seat, points: 4, why: "road", terms: [], at: [2, 1] });

it("finds it by who stood there before, among features of the same kind", () => {
  expect(roads.length).toBe(3);
  const before = [stood(0, one), stood(1, other)];
  expect(scoredIn(steps(scored(1), scored(0)), view, before)).toEqual([
    { feature: 10 + other, seats: [1] },
    { feature: 10 + one, seats: [0] },
  ]);
});

it("finds it by who came there in the same step, and puts those together who share it", () => {
  const placed = { event: "figure_placed", figure: "meeple", ...stood(0, one) };
  expect(scoredIn(steps(placed, scored(0), scored(1)), view, [stood(1, one)])).toEqual([
    { feature: 10 + one, seats: [0, 1] },
  ]);
});

it("lights nothing for points that come from no place", () => {
  expect(scoredIn(steps({ ...scored(0), at: null }), view, [stood(0, one)])).toEqual([]);
});
