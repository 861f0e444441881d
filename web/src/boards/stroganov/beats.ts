// What some steps are shown as: at once where somebody at a seat acted, and one beat after the other where nobody did: the
// turn of the opponent made of cards, the upkeep of winter, the final scoring.

import type { Stroganov } from "../../views.gen";
import type { Line } from "../telling";
import { whoIn } from "./trail";
import { type Course, grown, stepOf, WINTER, type WinterStep } from "./winter";

export type Told = Line<Stroganov.Game>;

/** The nine steps of the final scoring, in the order of the book. */
export const FINAL = [
  "cards_at_end",
  "landscape_sets",
  "tigers",
  "trophy_shield",
  "outposts_built",
  "outposts_left",
  "coins",
  "furs",
  "stories",
] as const satisfies readonly Stroganov.Why[];
export type FinalStep = (typeof FINAL)[number];

export type Beat =
  | { readonly kind: "now" | "opponent" | "season"; readonly lines: readonly Told[] }
  | { readonly kind: "winter"; readonly step: WinterStep; readonly lines: readonly Told[] }
  | { readonly kind: "final"; readonly step: FinalStep; readonly lines: readonly Told[] };

/** What of a turn made of cards is seen by itself; whatever it brings comes with it. */
const DEEDS: ReadonlySet<Stroganov.Event["event"]> = new Set([
  "ivan_card_turned",
  "moved",
  "ivan_hunted",
  "village_visited",
  "landscape_claimed",
  "yurt_used",
  "card_taken",
  "outpost_built",
  "trophy_stepped",
  "song_sung",
  "second_action_failed",
]);

class Beats {
  readonly found: Beat[] = [];

  constructor(private course: Course | null) {}

  add(line: Told): void {
    const { event } = line;
    const step = this.course && stepOf(event, this.course);
    this.course = grown(this.course, event);
    if (event.event === "season_began") {
      this.found.push({ kind: "season", lines: [line] });
    } else if (step && WINTER.indexOf(step) >= WINTER.indexOf("home")) {
      this.go(line, step);
    } else if (event.event === "ivan_card_turned" || (typeof whoIn(event) === "string" && DEEDS.has(event.event))) {
      this.found.push({ kind: this.course ? "now" : "opponent", lines: [line] });
    } else this.go(line);
  }

  /** A line goes with those before it, if they are of the same step of winter, or are one's whom nobody plays. */
  private go(line: Told, step?: WinterStep): void {
    const last = this.found.at(-1);
    const isTheirs = last?.kind === "opponent" && typeof whoIn(line.event) !== "number";
    const isSame = step ? last?.kind === "winter" && last.step === step : last?.kind === "now" || isTheirs;
    if (last && isSame) this.found.splice(-1, 1, { ...last, lines: [...last.lines, line] });
    else this.found.push(step ? { kind: "winter", step, lines: [line] } : { kind: "now", lines: [line] });
  }
}

/** All points of the end, step by step for all players: the events have them player by player. */
function finalOf(lines: readonly Told[]): Beat[] {
  return FINAL.map((step) => {
    const scored = lines.filter(({ event }) => event.event === "scored" && event.why === step);
    return { kind: "final", step, lines: scored };
  });
}

/** What new lines are shown as; `course` is the winter so far, if it is one. */
export function beatsOf(lines: readonly Told[], course: Course | null): readonly Beat[] {
  const end = lines.findIndex(({ event }) => event.event === "final_scoring_began");
  const beats = new Beats(course);
  for (const line of end < 0 ? lines : lines.slice(0, end)) beats.add(line);
  return end < 0 ? beats.found : [...beats.found, ...finalOf(lines.slice(end))];
}
