// The timeline of a replay: where points changed and whose steps they were, as shares of its length.
import { CHANCE } from "../../lib/words/words";
import type { History, Seat, StepInfo } from "../../protocol.gen";

/** Steps of one seat side by side, from 0 to 1. */
export interface Stretch {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** Whose steps they were; what chance did belongs to whoever acted before. */
export function stretchesOf(log: readonly StepInfo[], last: number): Stretch[] {
  const found: { seat: Seat; from: number; to: number }[] = [];
  for (const { n, seat } of log) {
    const before = found.at(-1);
    const from = (n - 1) / Math.max(1, last);
    const to = n / Math.max(1, last);
    if (before && (seat === CHANCE || seat === before.seat)) before.to = to;
    else if (seat !== CHANCE) found.push({ seat, from, to });
  }
  return found;
}

/** A change of points: where, who got the most by it, and how much. */
export interface Mark {
  readonly n: number;
  readonly at: number;
  readonly row: number;
  readonly by: number;
}

export function marksOf(history: History): Mark[] {
  const marks: Mark[] = [];
  let before: readonly (number | null)[] = [];
  for (const [n, points] of history.points) {
    const gains = points.map((now, row) => (now ?? 0) - (before[row] ?? 0));
    const by = Math.max(...gains.map(Math.abs));
    if (by > 0)
      marks.push({ n, at: n / Math.max(1, history.last), row: gains.findIndex((gain) => Math.abs(gain) === by), by });
    before = points;
  }
  return marks;
}

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const USUAL = 1100; // ms for a step

export function pauseOf(speed: number): number {
  return USUAL / speed;
}

/** What a key does in a replay; null for keys that belong to what is focused. */
export type Wish = "previous" | "next" | "less" | "more" | "first" | "last" | "play";

const WISHES: Readonly<Record<string, Wish>> = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  "Shift ArrowLeft": "less",
  "Shift ArrowRight": "more",
  Home: "first",
  End: "last",
  " ": "play",
};

export function wishOf(key: string, isShift: boolean): Wish | null {
  return WISHES[isShift ? `Shift ${key}` : key] ?? null;
}
