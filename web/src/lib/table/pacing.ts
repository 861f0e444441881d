// Pacing: what a table tells is shown one move at a time, so that people can follow what others do. Nothing is left out,
// nothing changes its place, and nobody is ever far behind.
import type { StepInfo, Update } from "../../protocol.gen";
import { CHANCE } from "../words/words";

/** The table after some steps, as each place of this device sees it: a seat, or `null` for who watches. */
export interface Frame {
  readonly n: number;
  readonly updates: Readonly<Record<string, Update>>;
}

export interface Stage {
  show(frame: Frame): void;
  /** something was heard, shown or left for later */
  changed(newest: Frame, isBehind: boolean): void;
  /** how long a move of others is looked at, in ms */
  pause(): number;
  /** whether a step was made at this device */
  isOwn(step: StepInfo): boolean;
  /** whether somebody looks on now, rather than elsewhere or for an answer of their own */
  isFollowed(): boolean;
}

interface Waiting {
  frame: Frame;
  readonly heardAt: number;
  readonly isPaced: boolean;
}

export const LONGEST = 6000; // ms that anybody is behind, however much happens

export class Pacing {
  private shown: Frame | null = null;
  private waiting: Waiting[] = [];
  private isNextJump = true;
  private wasOwn = false;
  /** when a move was shown last, of those that there is something to see of */
  private seenAt = Number.NEGATIVE_INFINITY;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly stage: Stage) {}

  get newest(): Frame | null {
    return this.waiting.at(-1)?.frame ?? this.shown;
  }

  hear(update: Update): void {
    const { newest } = this;
    const isJump = this.isNextJump;
    this.isNextJump = false;
    if (newest?.n === update.n) this.amend(joined(newest, { n: update.n, updates: byPlace(update) }));
    else this.add(update, newest !== null && update.n < newest.n, isJump);
    this.drain();
  }

  /** Show the newest now, with all that led there. */
  skip(): void {
    clearTimeout(this.timer);
    const frames = this.waiting.map(({ frame }) => frame);
    this.waiting = [];
    if (frames.length) this.play(frames.reduce(joined));
  }

  /** The line is new: what comes next may be long ago, and nobody wants to see all of it once more. */
  jump(): void {
    this.skip();
    this.isNextJump = true;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private add(update: Update, isBack: boolean, isJump: boolean): void {
    const frame = { n: update.n, updates: byPlace(update) };
    const first = update.steps.find(({ seat }) => seat !== CHANCE);
    const isOwn = first ? this.stage.isOwn(first) : this.wasOwn; // what chance does belongs to the step before
    this.wasOwn = isOwn;
    if (isBack) this.waiting = [];
    this.waiting.push({ frame, heardAt: performance.now(), isPaced: !isOwn && isSeen(frame) });
    if (isBack || isJump || update.steps.some(({ undo }) => undo > 0)) this.skip();
  }

  /** More of the newest frame: as another place sees it, or what changed there since without a step. */
  private amend(frame: Frame): void {
    const last = this.waiting.at(-1);
    if (last) last.frame = frame;
    else {
      this.shown = frame;
      this.stage.show(frame);
    }
  }

  private play(frame: Frame): void {
    this.shown = frame;
    if (isSeen(frame)) this.seenAt = performance.now();
    this.report();
    this.stage.show(frame);
  }

  private drain(): void {
    clearTimeout(this.timer);
    for (let first = this.waiting[0]; first; first = this.waiting[0]) {
      const wait = first.isPaced && this.stage.isFollowed() ? this.wait() : 0;
      if (wait > 0) {
        this.timer = setTimeout(() => this.drain(), wait);
        break;
      }
      this.waiting.shift();
      this.play(first.frame);
    }
    this.report();
  }

  /** Until the next one is shown: a pause after the last, and less if otherwise any of those that wait were too late. */
  private wait(): number {
    const now = performance.now();
    const rooms = this.waiting.map(({ heardAt }, at) => (heardAt + LONGEST - now) / (at + 1));
    return Math.min(this.seenAt + this.stage.pause() - now, ...rooms);
  }

  private report(): void {
    if (this.newest) this.stage.changed(this.newest, this.waiting.length > 0);
  }
}

function byPlace(update: Update): Frame["updates"] {
  return { [String(update.seat)]: update };
}

/** A later frame with the steps of the one before. */
function joined(one: Frame, later: Frame): Frame {
  const places = Object.entries(later.updates).map(([place, update]): [string, Update] => {
    const steps = one.updates[place]?.steps ?? [];
    return [place, { ...update, steps: [...steps, ...update.steps] }];
  });
  return { n: later.n, updates: { ...one.updates, ...Object.fromEntries(places) } };
}

/** Whether there is anything to see of a frame. */
function isSeen(frame: Frame): boolean {
  return Object.values(frame.updates).some(({ steps }) => steps.some(({ log }) => log.length > 0));
}
