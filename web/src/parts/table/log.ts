// The log as it is read: a move is all lines of one seat's turn, with marks for what was taken back and what is news.
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

export interface Move {
  readonly id: string;
  /** whose move it is; of chance, what is nobody's */
  readonly about: Seat;
  readonly entries: readonly Entry[];
  /** a part of the game begins or ends with it */
  readonly isHeading: boolean;
  /** the first of those that came after the reader's own last step */
  readonly isSince: boolean;
}

/** Whose eyes read the log, and after which step everything is news to them. */
export interface Reader {
  readonly seat: Seat | null;
  readonly since: number;
}

/** Whether a move begins with a line, by what a game says of its own events. */
export type Begins = (line: LogLine) => boolean;
/** Whom a line is about, by what a game says of it. */
export type About = (line: LogLine) => Seat | undefined;

const TURN = "turn_began";
const PART = /_(began|ended)$/;

function kindOf(line: LogLine | null): string {
  return line?.event.event ?? "";
}

function isHeading(line: LogLine | null): boolean {
  const kind = kindOf(line);
  return PART.test(kind) && kind !== TURN;
}

/** Whom a line is about: whoever acted or, where chance did or a turn begins, the seat that it names. */
function aboutOf(step: StepInfo, line: LogLine | null, about?: About): Seat {
  if (isHeading(line) || typeof line?.event.who === "string") return CHANCE; // who has no seat plays by chance
  const told = line ? about?.(line) : undefined;
  if (told !== undefined) return told;
  if ((step.seat !== CHANCE && kindOf(line) !== TURN) || !line) return step.seat;
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

export function entriesOf(log: readonly StepInfo[], about?: About): Entry[] {
  const undone = undoneIn(log);
  return log.flatMap((step) => {
    const lines: (LogLine | null)[] = [...step.log];
    if (step.undo || step.by) lines.push(null);
    return lines.map((line, at) => ({
      id: `${step.n} ${at}`,
      step,
      line,
      about: aboutOf(step, line, about),
      isUndone: undone.has(step.n),
    }));
  });
}

/** What brought somebody points. */
export function pointsIn(line: LogLine | null): number {
  const points = line?.event.points;
  return typeof points === "number" ? points : 0;
}

export function isWanted(entry: Entry, filter: Filter): boolean {
  if (filter === "all") return true;
  if (filter === "moves") return entry.step.seat !== CHANCE;
  if (filter === "points") return pointsIn(entry.line) !== 0;
  return entry.about === filter || entry.line?.event.seat === filter || entry.line?.event.who === filter;
}

/** After which step everything is news to a seat: its own last one. */
export function lastOwnStep(log: readonly StepInfo[], seat: Seat | null): number | null {
  return log.findLast((step) => step.seat === seat)?.n ?? null;
}

/** Whether a line goes on with a move: it is about the same seat, or about nobody while that seat plays. */
function goesOn(move: Move, entry: Entry, begins: Begins): boolean {
  if (isHeading(entry.line) || kindOf(entry.line) === TURN) return false;
  if (move.isHeading) return entry.step === move.entries[0]?.step; // what the end of the game brings, for example
  if (entry.line && begins(entry.line)) return false;
  return entry.about === move.about || entry.about === CHANCE;
}

/** One after another the moves of all seats; one ends where the reader's news begin. */
export function movesOf(entries: readonly Entry[], begins: Begins, reader: Reader | null): Move[] {
  const moves: (Move & { entries: Entry[] })[] = [];
  let isTold = reader === null;
  for (const entry of entries) {
    const last = moves.at(-1);
    const isNews = reader !== null && entry.step.n > reader.since;
    // What chance adds to the reader's own move belongs to it, and is no news.
    const isSince = isNews && !isTold && !(last?.about === reader.seat && goesOn(last, entry, begins));
    isTold ||= isSince;
    if (last && !isSince && goesOn(last, entry, begins)) last.entries.push(entry);
    else {
      const { id, about, line } = entry;
      moves.push({ id, about, entries: [entry], isHeading: isHeading(line), isSince });
    }
  }
  return moves;
}

/** Of each move what somebody wants to read, and of the moves those that still have something; the news stay marked. */
export function wanted(moves: readonly Move[], filter: Filter): Move[] {
  if (filter === "all") return [...moves];
  const found: Move[] = [];
  let isSince = false;
  for (const move of moves) {
    isSince ||= move.isSince;
    const entries = move.entries.filter((entry) => isWanted(entry, filter));
    if (!entries.length) continue;
    found.push({ ...move, entries, isSince });
    isSince = false;
  }
  return found;
}

/** Moves as they were before, where nothing about them has changed: what is shown of them need not be made again. */
export function kept(moves: readonly Move[], before: readonly Move[]): Move[] {
  const known = new Map(before.map((move) => [move.id, move]));
  const isSame = (one: Entry, other: Entry | undefined): boolean =>
    one.step === other?.step && one.line === other.line && one.isUndone === other.isUndone;
  return moves.map((move) => {
    const old = known.get(move.id);
    if (!old || old.isSince !== move.isSince || old.entries.length !== move.entries.length) return move;
    return move.entries.every((entry, at) => isSame(entry, old.entries[at])) ? old : move;
  });
}

/** The lines of a move that still stand; all of them where nothing does. */
export function standing({ entries }: Move): Entry[] {
  const lines = entries.filter(({ line }) => line !== null);
  const stands = lines.filter(({ isUndone }) => !isUndone);
  return stands.length ? stands : lines;
}

/** The line that stands for its move: the first thing that its seat did itself. */
export function mainOf(move: Move): Entry | null {
  const lines = standing(move);
  const own = lines.find(({ step, line }) => step.seat === move.about && kindOf(line) !== TURN);
  return own ?? lines.find(({ line }) => kindOf(line) !== TURN) ?? lines[0] ?? null;
}

/** Who got how many points by a move, the mover first; without those that a sentence beside it tells already. */
export function pointsOf(move: Move, told: Entry | null): [Seat, number][] {
  const sums = new Map<Seat, number>([[move.about, 0]]);
  for (const entry of standing(move)) {
    const seat = entry.line?.event.seat ?? entry.line?.event.who;
    if (entry === told || entry.isUndone || typeof seat !== "number") continue;
    sums.set(seat, (sums.get(seat) ?? 0) + pointsIn(entry.line));
  }
  return [...sums].filter(([, points]) => points !== 0);
}
