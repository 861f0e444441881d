// The clocks, and how late spectators see something: sensible ones to choose from.
import { t } from "../../lib/speech.svelte";
import { NO_CLOCK, NOT_WATCHED } from "./draft";

export interface Choice {
  readonly value: string;
  readonly text: string;
}

const MINUTE = 60;
const DECISIONS = [30, 120, 600] as const; // seconds
const BANKS = [
  [10, 5],
  [30, 15],
  [90, 30],
] as const; // minutes, and seconds that come back after each decision
const DAYS = [1, 3, 7] as const;
const DELAYS = [0, 30, 300] as const; // seconds

function decision(seconds: number): string {
  if (seconds % MINUTE) return t("clock-decision", { seconds });
  return t("clock-decision-minutes", { minutes: seconds / MINUTE });
}

export function clocks(): Choice[] {
  return [
    { value: NO_CLOCK, text: t("clock-none") },
    ...DECISIONS.map((seconds) => ({ value: `decision-${seconds}-0`, text: decision(seconds) })),
    ...BANKS.map(([minutes, more]) => ({
      value: `bank-${minutes * MINUTE}-${more}`,
      text: t("clock-bank", { minutes, more }),
    })),
    ...DAYS.map((days) => ({ value: `days-${days}-0`, text: t("clock-days", { days }) })),
  ];
}

export function watchings(): Choice[] {
  const later = (seconds: number): string =>
    seconds < MINUTE ? t("new-watched", { seconds }) : t("new-watched-minutes", { minutes: seconds / MINUTE });
  return [
    ...DELAYS.map((seconds) => ({ value: String(seconds), text: later(seconds) })),
    { value: NOT_WATCHED, text: t("new-not-watched") },
  ];
}
