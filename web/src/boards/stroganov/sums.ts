// The running sum of the final scoring.
import type { Stroganov } from "../../views.gen";
import { FINAL } from "./beats";

/** The points before the final scoring and those of its steps up to one of them; -1 is none. */
export function countedUp(sources: Stroganov.Row["sources"], last: number): number {
  const still: readonly string[] = FINAL.slice(last + 1);
  return Object.entries(sources).reduce((sum, [why, points]) => (still.includes(why) ? sum : sum + (points ?? 0)), 0);
}
