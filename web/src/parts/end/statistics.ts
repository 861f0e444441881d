// Statistics of a game: the best single scores, and time as people say it.
import type { Message, StepInfo } from "../../protocol.gen";
import { undoneIn } from "../table/log";

/** Points that somebody got at once. */
export interface Score {
  readonly row: number;
  readonly points: number;
  readonly n: number;
  readonly message: Message;
}

/** All single scores that the log tells of and that stand. */
export function scoresIn(log: readonly StepInfo[]): Score[] {
  const undone = undoneIn(log);
  return log
    .filter((step) => !undone.has(step.n))
    .flatMap((step) =>
      step.log.flatMap(({ event, message }) => {
        const row = event.seat ?? event.who;
        if (typeof event.points !== "number" || typeof row !== "number") return [];
        return [{ row, points: event.points, n: step.n, message }];
      }),
    );
}

/** The best of some scores, the earliest of equal ones; null if there is none above nothing. */
export function bestOf(scores: readonly Score[]): Score | null {
  return scores.reduce<Score | null>((best, score) => (score.points > (best?.points ?? 0) ? score : best), null);
}

/** Time as a key of the catalogue and its values: days, hours, minutes or seconds, whatever is fine enough. */
export function timeOf(seconds: number): Message {
  const whole = Math.round(seconds);
  const fine = seconds < 1 ? 100 : seconds < 10 ? 10 : 1;
  if (whole < 60) return { key: "end-time-seconds", values: { seconds: Math.round(seconds * fine) / fine } };
  const minutes = Math.round(whole / 60);
  if (whole < 3600)
    return { key: "end-time-minutes", values: { minutes: Math.floor(whole / 60), seconds: whole % 60 } };
  if (minutes < 48 * 60)
    return { key: "end-time-hours", values: { hours: Math.floor(minutes / 60), minutes: minutes % 60 } };
  return {
    key: "end-time-days",
    values: { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60) },
  };
}
