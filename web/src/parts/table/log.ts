// The log as it is read: the lines of all steps in groups of whom they are about, with marks for what was taken back.
import { CHANCE } from "../../lib/words/words";
import type { LogLine, Seat, StepInfo } from "../../protocol.gen";

export type Filter = "all" | "moves" | "points" | Seat;

/** A line of the log: what happened, or a note about the step. */
export interface Entry {
  readonly id: string;
  readonly step: StepInfo;
  /** null: the step was taken back, or somebody else answered */
  readonly line: LogLine | null;
  readonly about: Seat;
  readonly isUndone: boolean;
}

export interface Group {
  readonly id: string;
  readonly about: Seat;
  readonly entries: readonly Entry[];
  /** the first of those that came after the reader's own last step */
  readonly isSince: boolean;
}

/** Whom a line is about: whoever acted or, where chance did, the seat that it names. */
function aboutOf(step: StepInfo, line: LogLine | null): Seat {
  if (step.seat !== CHANCE || !line) return step.seat;
  const { seat, who } = line.event;
  if (typeof seat === "number") return seat;
  return typeof who === "number" ? who : CHANCE;
}

/** The steps that were taken back later. */
export function undoneIn(log: readonly StepInfo[]): ReadonlySet<number> {
  const standing: number[] = [];
  const undone = new Set<number>();
  for (const step of log) {
    if (!step.undo) standing.push(step.n);
    else for (const n of standing.splice(-step.undo)) undone.add(n);
  }
  return undone;
}

export function entriesOf(log: readonly StepInfo[]): Entry[] {
  const undone = undoneIn(log);
  return log.flatMap((step) => {
    const lines: (LogLine | null)[] = [...step.log];
    if (step.undo || step.by) lines.push(null);
    return lines.map((line, at) => ({
      id: `${step.n} ${at}`,
      step,
      line,
      about: aboutOf(step, line),
      isUndone: undone.has(step.n),
    }));
  });
}

export function isWanted(entry: Entry, filter: Filter): boolean {
  if (filter === "all") return true;
  if (filter === "moves") return entry.step.seat !== CHANCE;
  if (filter === "points") return typeof entry.line?.event.points === "number" && entry.line.event.points !== 0;
  return entry.about === filter || entry.line?.event.seat === filter || entry.line?.event.who === filter;
}

/** After which step everything is news to a seat: its own last one. */
export function lastOwnStep(log: readonly StepInfo[], seat: Seat | null): number | null {
  return log.findLast((step) => step.seat === seat)?.n ?? null;
}

/** Side by side what is about the same seat; a group ends where the reader's news begin. */
export function groupsOf(entries: readonly Entry[], since: number | null): Group[] {
  const groups: { id: string; about: Seat; entries: Entry[]; isSince: boolean }[] = [];
  let wasNews = since === null;
  for (const entry of entries) {
    const isNews = since !== null && entry.step.n > since;
    const isSince = isNews && !wasNews;
    const last = groups.at(-1);
    if (last && last.about === entry.about && !isSince) last.entries.push(entry);
    else groups.push({ id: entry.id, about: entry.about, entries: [entry], isSince });
    wasNews ||= isNews;
  }
  return groups;
}
