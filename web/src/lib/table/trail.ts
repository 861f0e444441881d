// The trail: what others did since one's own last move.
import type { Seat, StepInfo } from "../../protocol.gen";
import { CHANCE } from "../words/words";

/** The steps of others after the last one of a seat, without those that were taken back. */
export function trailOf(log: readonly StepInfo[], seat: Seat): StepInfo[] {
  const trail: StepInfo[] = [];
  let back = 0;
  for (const step of [...log].reverse()) {
    if (step.undo) back += step.undo;
    else if (back > 0) back -= 1;
    else if (step.seat === seat) break;
    else trail.unshift(step);
  }
  const first = trail.findIndex((step) => step.seat !== CHANCE); // what chance did before belongs to one's own move
  return first < 0 ? [] : trail.slice(first);
}
