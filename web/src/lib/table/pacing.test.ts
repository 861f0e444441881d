// Pacing: others' moves one at a time, in order, with nothing lost, and never far behind; one's own at once.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Seat, StepInfo, Update } from "../../protocol.gen";
import { type Frame, LONGEST, Pacing } from "./pacing";
import { trailOf } from "./trail";

const CHANCE = -1;
const PAUSE = 1000;

const line = { event: { event: "moved", to: null }, message: { key: "moved", values: {} } };

function step(n: number, seat: Seat, more: Partial<StepInfo> = {}): StepInfo {
  return { n, seat, at: 0, by: "", undo: 0, log: [line], ...more };
}

function told(n: number, steps: readonly StepInfo[], place: Seat | null = 0, more: Partial<Update> = {}): Update {
  const rest = { view: null, question: null, hold: null, undo: null, request: null, outcome: null };
  const lists = { asked: [], clocks: [], rivals: [] };
  return { kind: "update", seat: place, n, steps: [...steps], may_talk: true, ...rest, ...lists, ...more };
}

let shown: Frame[];
let at: number[];
let isBehind: boolean;
let newest: Frame;
let isFollowed: boolean;
let pacing: Pacing;

beforeEach(() => {
  vi.useFakeTimers();
  [shown, at, isBehind, isFollowed] = [[], [], false, true];
  const began = performance.now();
  pacing = new Pacing({
    show: (frame) => {
      shown.push(frame);
      at.push(performance.now() - began);
    },
    changed: (frame, behind) => {
      [newest, isBehind] = [frame, behind];
    },
    pause: () => PAUSE,
    isOwn: ({ seat }) => seat === 0,
    isFollowed: () => isFollowed,
  });
  pacing.hear(told(1, [step(1, CHANCE)]));
  vi.advanceTimersByTime(10 * PAUSE); // whatever came with the page is seen
  shown = [];
  at = [];
});

afterEach(() => {
  pacing.close();
  vi.useRealTimers();
});

const numbers = (): number[] => shown.map((frame) => frame.n);
const stepsShown = (place = "0"): number[] =>
  shown.flatMap((frame) => frame.updates[place]?.steps.map(({ n }) => n) ?? []);

it("shows moves of others one at a time and in order", () => {
  for (const n of [2, 3, 4]) pacing.hear(told(n, [step(n, n % 2 ? 1 : 2)]));
  expect([numbers(), isBehind, newest.n]).toEqual([[2], true, 4]);
  vi.advanceTimersByTime(PAUSE - 1);
  expect(numbers()).toEqual([2]);
  vi.advanceTimersByTime(1);
  expect(numbers()).toEqual([2, 3]);
  vi.advanceTimersByTime(PAUSE);
  expect([numbers(), isBehind]).toEqual([[2, 3, 4], false]);
});

it("shows one's own move at once, and after it those of others in their time", () => {
  pacing.hear(told(2, [step(2, 1)]));
  pacing.hear(told(3, [step(3, 0), step(4, CHANCE)]));
  expect([numbers(), isBehind]).toEqual([[2, 3], false]);
  pacing.hear(told(5, [step(5, CHANCE)])); // what chance does after one's own move belongs to it
  pacing.hear(told(6, [step(6, 1)]));
  expect([numbers(), isBehind]).toEqual([[2, 3, 5], true]);
  vi.advanceTimersByTime(PAUSE);
  expect([numbers(), isBehind]).toEqual([[2, 3, 5, 6], false]);
});

it("waits for nothing that cannot be seen", () => {
  pacing.hear(told(2, [step(2, 1)]));
  pacing.hear(told(3, [step(3, 2, { log: [] })]));
  expect(numbers()).toEqual([2, 3]);
});

it("hurries when much happens: nobody is ever far behind, and nothing is left out", () => {
  const heardAt = new Map<number, number>();
  const late: number[] = [];
  const began = performance.now();
  for (let n = 2; n < 120; n += 1) {
    heardAt.set(n, performance.now() - began);
    pacing.hear(told(n, [step(n, 1)]));
    vi.advanceTimersByTime(n % 7 ? 40 : 900);
  }
  vi.advanceTimersByTime(LONGEST);
  const offset = at[0] ?? 0; // the first one was shown when it was heard
  shown.forEach((frame, number) => {
    late.push((at[number] ?? 0) - offset - (heardAt.get(frame.n) ?? 0));
  });
  expect(numbers()).toEqual([...heardAt.keys()]);
  expect(Math.max(...late)).toBeLessThanOrEqual(LONGEST + 1);
  expect(new Set(at).size).toBeGreaterThan(100); // still one after the other
});

it("skips to now with everything that was not seen yet", () => {
  for (const n of [2, 3, 4]) pacing.hear(told(n, [step(n, 1)]));
  pacing.skip();
  expect([numbers(), stepsShown(), isBehind]).toEqual([[2, 4], [2, 3, 4], false]);
  vi.advanceTimersByTime(LONGEST);
  expect(numbers()).toEqual([2, 4]);
});

it("changes the newest when something is new there without a step", () => {
  for (const n of [2, 3]) pacing.hear(told(n, [step(n, 1)]));
  pacing.hear(told(3, [], 0, { asked: [0] }));
  expect([numbers(), newest.updates["0"]?.asked]).toEqual([[2], [0]]);
  vi.advanceTimersByTime(PAUSE);
  expect([numbers(), shown.at(-1)?.updates["0"]?.asked, stepsShown()]).toEqual([[2, 3], [0], [2, 3]]);
  pacing.hear(told(3, [], 0, { asked: [1] }));
  expect(shown.at(-1)?.updates["0"]?.asked).toEqual([1]);
});

it("shows at once what was taken back, what is older, and what comes over a new line", () => {
  for (const n of [2, 3]) pacing.hear(told(n, [step(n, 1)]));
  pacing.hear(told(4, [step(4, 1, { undo: 1, log: [] })]));
  expect([numbers(), stepsShown(), isBehind]).toEqual([[2, 4], [2, 3, 4], false]);
  for (const n of [5, 6]) pacing.hear(told(n, [step(n, 1)]));
  pacing.hear(told(3, [step(1, 1), step(2, 1), step(3, 1)]));
  expect([numbers().at(-1), isBehind]).toEqual([3, false]);
  for (const n of [4, 5]) pacing.hear(told(n, [step(n, 1)]));
  pacing.jump();
  expect([numbers().at(-1), isBehind]).toEqual([5, false]);
  pacing.hear(told(30, [step(29, 1), step(30, 2)]));
  expect([numbers().at(-1), isBehind]).toEqual([30, false]);
});

it("waits for nobody who does not look", () => {
  pacing.hear(told(2, [step(2, 1)]));
  isFollowed = false; // the page is hidden, the curtain is down, or one has to answer oneself
  for (const n of [3, 4]) pacing.hear(told(n, [step(n, 1)]));
  expect([numbers(), isBehind]).toEqual([[2, 3, 4], false]);
});

it("keeps all places of a device at the same move", () => {
  for (const n of [2, 3]) for (const place of [0, 3]) pacing.hear(told(n, [step(n, 1)], place));
  expect(shown.map(({ n, updates }) => [n, Object.keys(updates).length])).toEqual([
    [2, 1],
    [2, 2],
  ]);
  vi.advanceTimersByTime(PAUSE);
  expect(Object.values(shown.at(-1)?.updates ?? {}).map(({ seat, n }) => [seat, n])).toEqual([
    [0, 3],
    [3, 3],
  ]);
  for (const n of [4, 5]) for (const place of [0, 3]) pacing.hear(told(n, [step(n, 1)], place));
  pacing.skip();
  expect(shown.at(-1)?.updates["3"]?.steps.map(({ n }) => n)).toEqual([4, 5]);
});

it("leaves a trail: what others did since one's own last move, and was not taken back", () => {
  const log = [step(1, 1), step(2, 0), step(3, CHANCE), step(4, 1), step(5, 2), step(6, 2, { undo: 1 }), step(7, 1)];
  expect(trailOf(log, 0).map(({ n }) => n)).toEqual([4, 7]);
  expect(trailOf(log, 1)).toEqual([]);
  expect(trailOf([step(1, 0), step(2, CHANCE)], 0)).toEqual([]);
  // Who took their move back moved last before it.
  expect(trailOf([step(1, 0), step(2, 1), step(3, 0), step(4, 0, { undo: 1 })], 0).map(({ n }) => n)).toEqual([2]);
});
