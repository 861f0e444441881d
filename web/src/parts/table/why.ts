// Which steps of bots may be asked about, and how the parts of a table or of a replay ask.
import { getContext, setContext } from "svelte";
import { CHANCE } from "../../lib/words/words";
import type { Seat, SeatInfo, StepInfo } from "../../protocol.gen";
import { undoneIn } from "./log";

export interface Asking {
  /** the steps of the last move of a bot, by their `n`; none where a person sits, or where no bot has moved yet */
  stepsOf(seat: Seat): readonly number[];
  ask(seat: Seat): void;
}

const PLACE = Symbol("why");
const BY_BOT = "bot:";
const RANDOM = "random"; // it has no reasons

export function setAsking(asking: Asking): void {
  setContext(PLACE, asking);
}

export function askingHere(): Asking | undefined {
  return getContext(PLACE);
}

/** The bot that took a step; empty if it was a person, chance, or luck in the place of a bot. */
function botOf(step: StepInfo, seats: readonly SeatInfo[]): string {
  if (step.by.startsWith(BY_BOT)) return step.by.slice(BY_BOT.length);
  const info = seats[step.seat];
  return !step.by && info?.kind === "bot" ? info.bot : "";
}

/** By seat, the steps of the last move of its bot, as far as somebody saw what they were. */
export function lastMoves(log: readonly StepInfo[], seats: readonly SeatInfo[]): ReadonlyMap<Seat, readonly number[]> {
  const undone = undoneIn(log);
  const found = new Map<Seat, number[]>();
  const over = new Set<Seat>();
  for (const step of log.toReversed()) {
    if (step.seat === CHANCE || step.undo || undone.has(step.n)) continue;
    for (const seat of found.keys()) if (seat !== step.seat) over.add(seat);
    const bot = botOf(step, seats);
    if (over.has(step.seat) || !bot || bot === RANDOM || !step.log.length) continue;
    found.set(step.seat, [step.n, ...(found.get(step.seat) ?? [])]);
  }
  return found;
}
