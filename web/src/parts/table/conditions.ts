// A clock in words: a key of the catalogue and its values.
import type { Clock, Value } from "../../protocol.gen";

const MINUTE = 60;

export function clockKind(clock: Clock): [key: string, values: Record<string, Value>] {
  if (clock.kind === "days") return ["clock-days", { days: clock.time }];
  if (clock.kind === "bank") return ["clock-bank", { minutes: Math.floor(clock.time / MINUTE), more: clock.more }];
  if (clock.kind === "none") return ["clock-none", {}];
  if (clock.time % MINUTE === 0) return ["clock-decision-minutes", { minutes: clock.time / MINUTE }];
  return ["clock-decision", { seconds: clock.time }];
}
