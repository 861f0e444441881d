// The race, in plain functions over the view: the parts of a round, who is close to winning, and how long the bars are.
import type { Seat } from "../../protocol.gen";
import type { Graenaland } from "../../views.gen";

type View = Pick<Graenaland.GraenalandView, "phase" | "players" | "to_win" | "turns">;

/** Whether everybody plays with a victory card: then what is due stands on it, and claims belong to a round. */
export function isByCards({ players }: Pick<View, "players">): boolean {
  return players.some(({ goals }) => goals.some(({ due, ease }) => !due.length || ease !== null));
}

const ROUND = ["production", "movement", "sharing", "claim", "building"] as const;

/** The parts of a round in their order, and what is before the first or after the last while it is played. */
export function phasesOf(view: Pick<View, "phase" | "players">): readonly Graenaland.Phase[] {
  const round = ROUND.filter((phase) => phase !== "claim" || isByCards(view));
  if (view.phase === "setup") return ["setup", ...round];
  return view.phase === "final" || view.phase === "over" ? [...round, view.phase] : round;
}

/** Who has its turn now, where seats come one after the other. */
export function nowIn(turns: View["turns"]): Seat | null {
  return turns.find(({ is_over }) => !is_over)?.seat ?? null;
}

/** How near to the victory somebody is known to be. */
export type Standing = "far" | "near" | "there";

/** One goal or point short of what wins is near. */
export function standingOf(points: number | null, toWin: number): Standing {
  if (points === null || points < toWin - 1) return "far";
  return points < toWin ? "near" : "there";
}

type Counted = Pick<Graenaland.GoalInfo, "found" | "due" | "points">;

/** All that is due is there. */
export function isMet({ due, points }: Counted): boolean {
  return due.length > 0 && points === due.length;
}

/** How much of the last that is due is there, from 0 to 1; nothing is known where a hidden card says what is due. */
export function partOf({ found, due }: Counted): number {
  const last = due.at(-1);
  return last ? Math.min(1, found / last) : 0;
}

/** Where the steps before the last stand along the bar, from 0 to 1. */
export function stepsOf({ due }: Counted): number[] {
  const last = due.at(-1) ?? 1;
  return due.slice(0, -1).map((step) => step / last);
}

/** Promises that are still open: what a seat has given, and what it was given. */
export function promisesOf(
  promises: readonly Graenaland.PromiseInfo[],
  seat: Seat,
): { given: readonly Graenaland.PromiseInfo[]; owed: readonly Graenaland.PromiseInfo[] } {
  const open = promises.filter(({ fate }) => fate === "open");
  return {
    given: open.filter(({ who }) => who === seat),
    owed: open.filter(({ promise }) => promise.to === seat),
  };
}

/** Those who are asked, and those of them who have answered already. */
export function waitedFor(asked: readonly Seat[], answered: readonly Seat[]): { seat: Seat; isOver: boolean }[] {
  const seats = [...new Set([...asked, ...answered])].sort((one, other) => one - other);
  return seats.map((seat) => ({ seat, isOver: answered.includes(seat) && !asked.includes(seat) }));
}
