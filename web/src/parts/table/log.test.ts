// The log: moves of seats, what was taken back, what is wanted, and where the news begin.
import { describe, expect, it, vi } from "vitest";
import { plain } from "../../boards/telling";
import type { Scene } from "../../lib/table/scene";
import { bundleOf, Words } from "../../lib/words/words";
import type { StepInfo } from "../../protocol.gen";
import {
  entriesOf,
  type Filter,
  isWanted,
  kept,
  lastOwnStep,
  type Move,
  mainOf,
  movesOf,
  pointsOf,
  type Reader,
  undoneIn,
  wanted,
} from "./log";
import { summaryOf } from "./summary";

vi.mock("../../lib/sheets", () => ({ drawingOf: () => undefined })); // which asks the server

type Told = Record<string, unknown>;

function step(n: number, seat: number, events: Told | Told[] = {}, more: Partial<StepInfo> = {}): StepInfo {
  const log = [events].flat().map((event) => ({
    event: { event: "done", to: null, ...event },
    message: { key: `event-${String(event.event ?? "done")}`, values: {} },
  }));
  return { n, seat, at: 0, by: "", undo: 0, log, ...more };
}

const taken = (n: number, seat: number, undo: number): StepInfo => step(n, seat, [], { undo });
const begins = (line: { event: { event: string } }): boolean => line.event.event === "drawn";
const moves = (log: StepInfo[], reader: Reader | null = null): Move[] => movesOf(entriesOf(log), begins, reader);
const steps = (move: Move): number[] => move.entries.map((entry) => entry.step.n);

describe("the lines", () => {
  it("marks what was taken back, also when it was done twice", () => {
    const log = [step(1, 0), step(2, 0), taken(3, 0, 1), step(4, 0), taken(5, 0, 2)];
    expect([...undoneIn(log)].sort()).toEqual([1, 2, 4]);
  });

  it("keeps to moves, to points or to one player", () => {
    const entries = entriesOf([step(1, -1, { seat: 0 }), step(2, 0), step(3, 1, { points: 4, seat: 0 }), step(4, 1)]);
    const found = (filter: Filter): number[] =>
      entries.filter((entry) => isWanted(entry, filter)).map((entry) => entry.step.n);
    expect(found("moves")).toEqual([2, 3, 4]);
    expect(found("points")).toEqual([3]);
    expect(found(0)).toEqual([1, 2, 3]);
  });

  it("has a note for a step that somebody else answered", () => {
    expect(entriesOf([step(1, 0, {}, { by: "clock" })]).map((entry) => entry.line === null)).toEqual([false, true]);
  });
});

describe("a move", () => {
  it("is of whom its game says that it is about", () => {
    const log = [
      step(1, 0, [
        { event: "moved", who: 1 },
        { event: "moved", who: 2 },
      ]),
      step(2, 0, { event: "voted" }),
    ];
    const about = (line: { event: { event: string; [field: string]: unknown } }): number =>
      line.event.event === "voted" ? -1 : Number(line.event.who);
    const found = movesOf(entriesOf(log, about), begins, null);
    expect(found.map((move) => [move.about, move.entries.length])).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it("is all that one seat does, with what chance does for it or for nobody meanwhile", () => {
    const log = [step(1, -1, { seat: 1 }), step(2, 1), step(3, -1), step(4, 1), step(5, -1, { who: 0 }), step(6, 0)];
    expect(moves(log).map((move) => [move.about, steps(move)])).toEqual([
      [1, [1, 2, 3, 4]],
      [0, [5, 6]],
    ]);
  });

  it("begins where its game says so, and where a turn does", () => {
    const drawn = { event: "drawn", seat: 0 };
    const again = moves([step(1, -1, drawn), step(2, 0), step(3, -1, drawn), step(4, 0)]);
    expect(again.map(steps)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    const turns = moves([step(1, 0, [{}, { event: "turn_began", who: 1 }]), step(2, 1)]);
    expect(turns.map((move) => [move.about, steps(move)])).toEqual([
      [0, [1]],
      [1, [1, 2]],
    ]);
    expect(turns.map((move) => mainOf(move)?.step.n)).toEqual([1, 2]);
  });

  it("of an opponent without a seat is nobody's, though it comes with somebody's step", () => {
    const turn = [{ who: 0 }, { event: "turn_began", who: "ivan" }, { who: "ivan" }];
    const found = moves([step(1, 0, turn), step(2, -1, { who: "ivan" }), step(3, 0)]);
    expect(found.map(({ about }) => about)).toEqual([0, -1, 0]);
    expect(found.map((move) => move.entries.length)).toEqual([1, 3, 1]);
  });

  it("stands under headings, which keep what they bring", () => {
    const scored = { event: "scored", points: 3 };
    const end = [{ event: "game_ended" }, { ...scored, seat: 1 }, { ...scored, seat: 1 }, { ...scored, seat: 0 }];
    const found = moves([step(1, 0), step(2, -1, { event: "round_began" }), step(3, 0), step(4, 0, end)]);
    expect(found.map((move) => [move.isHeading, move.entries.length])).toEqual([
      [false, 1],
      [true, 1],
      [false, 1],
      [true, 4],
    ]);
    expect(pointsOf(found[3] as Move, null)).toEqual([
      [1, 6],
      [0, 3],
    ]);
  });

  it("is what still stands of it", () => {
    const log = [step(1, 0, { points: 2, seat: 0 }), taken(2, 0, 1), step(3, 0, { points: 5, seat: 0 })];
    const [move] = moves(log) as [Move];
    expect(mainOf(move)?.step.n).toBe(3);
    expect(pointsOf(move, null)).toEqual([[0, 5]]);
    const [undone] = moves(log.slice(0, 2)) as [Move];
    expect(mainOf(undone)?.isUndone).toBe(true);
    expect(pointsOf(undone, null)).toEqual([]);
  });
});

describe("the news", () => {
  it("begin after the reader's own last step", () => {
    const log = [step(1, 1), step(2, 0, []), step(3, 1), step(4, 1)];
    expect(lastOwnStep(log, 0)).toBe(2);
    expect(lastOwnStep(log, null)).toBeNull();
    expect(moves(log, { seat: 0, since: 2 }).map((move) => [move.isSince, steps(move)])).toEqual([
      [false, [1]],
      [true, [3, 4]],
    ]);
  });

  it("are not what chance adds to the own move", () => {
    const log = [step(1, 0), step(2, -1, { seat: 0 }), step(3, -1), step(4, 1)];
    expect(moves(log, { seat: 0, since: 1 }).map((move) => [move.isSince, steps(move)])).toEqual([
      [false, [1, 2, 3]],
      [true, [4]],
    ]);
  });

  it("stay marked where their first move is not wanted", () => {
    const log = [step(1, 0), step(2, 1), step(3, 2)];
    expect(wanted(moves(log, { seat: 0, since: 1 }), 2).map((move) => [move.about, move.isSince])).toEqual([[2, true]]);
  });
});

it("keeps moves in which nothing changed", () => {
  const log = [step(1, 0), step(2, 1)];
  const before = moves(log);
  const after = kept(moves([...log, taken(3, 1, 1)]), before);
  expect(after.map((move, at) => move === before[at])).toEqual([true, false]);
});

it("says a move that nobody tells in short by its first sentence, with its points", () => {
  const words = new Words("en", [bundleOf("en", ["event-done = Ada does it.\nevent-scored = Ada scores."])]);
  const scene = { words, names: ["Ada", "Ben"], sheet: null } as unknown as Scene;
  const scored = { event: "scored", points: 4 };
  const [move] = moves([
    step(1, 0),
    step(2, 0, [
      { ...scored, seat: 0 },
      { ...scored, seat: 1 },
    ]),
  ]) as [Move];
  const summary = summaryOf(scene, move, plain);
  expect([summary.text, summary.points, summary.hidden]).toEqual([
    "Ada does it.",
    [
      [0, 4],
      [1, 4],
    ],
    2,
  ]);
});
