// A reel: what has just happened, shown beat by beat, with the things that move in each; it can be skipped at any time.
import { untrack } from "svelte";
import { duration } from "../../lib/settings.svelte";
import type { Kinds, Scene } from "../../lib/table/scene";
import { type Shown, showing } from "../showing.svelte";
import { beginAll, endAll, type Stage, type Timed } from "./moving";

const MOST = 40; // pieces that fly

/** A beat, how long it is looked at, and what moves in it, counted from its beginning; both in ms. */
export interface Take<Beat, Piece> {
  readonly beat: Beat;
  readonly length: number;
  readonly moving: readonly Timed<Piece>[];
}

export abstract class Reel<Game extends Kinds, Beat, Piece> implements Shown {
  private n = -1;
  private beats: readonly Beat[] = $state.raw([]);
  private at = $state(0);
  private timers: ReturnType<typeof setTimeout>[] = [];
  private board: Element | undefined;
  /** the pieces that fly, since the last step */
  flights: readonly Timed<Piece>[] = $state.raw([]);
  /** after which step they do */
  flown = $state(0);
  lasts = 0;

  constructor(
    protected readonly scene: Scene<Game>,
    private readonly stage: Stage,
  ) {}

  /** What is seen now; null once all of it was. */
  readonly beat: Beat | null = $derived(this.beats[this.at] ?? null);
  /** What was seen so far, with what is seen now; nothing once it is over. */
  readonly begun: readonly Beat[] = $derived(this.beat ? this.beats.slice(0, this.at + 1) : []);

  abstract get text(): string;

  /** What is shown of the steps that led here; after a jump, which is none of them, nothing. */
  protected abstract takes(isNext: boolean): readonly Take<Beat, Piece>[];

  /** As long as a board is there, the frame says what is shown over it; who goes on has seen enough. */
  runOver(board: () => Element | undefined): void {
    $effect(() => showing.tell(this));
    $effect(() => {
      void [this.scene.n, board()];
      untrack(() => this.show(board()));
    });
    $effect(() => {
      if (this.scene.picked) untrack(() => this.skip());
    });
  }

  skip(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.at = this.beats.length;
    if (this.board) endAll(this.board);
  }

  /** Show the steps that led here, once the board is drawn. */
  private show(board: Element | undefined): void {
    const { n } = this.scene;
    this.board = board;
    if (n === this.n) return;
    const isNext = this.n >= 0 && n > this.n;
    this.skip();
    this.n = n;
    this.play(n, this.takes(isNext));
  }

  /** Show beats one after the other; what has no length moves at once, and is not waited for. */
  private play(n: number, takes: readonly Take<Beat, Piece>[]): void {
    const timed: Timed<Piece>[] = [];
    const starts: number[] = [];
    let time = 0;
    for (const { length, moving } of takes) {
      timed.push(...moving.map(({ motion, after }) => ({ motion, after: time + after })));
      if (length > 0) starts.push(time);
      time += length;
    }
    [this.beats, this.at, this.lasts] = [takes.filter(({ length }) => length > 0).map(({ beat }) => beat), 0, time];
    this.timers = [...starts.slice(1), time].map((start, at) =>
      setTimeout(() => {
        this.at = at + 1;
      }, start),
    );
    if (duration(1) === 0) return;
    beginAll(timed, this.stage);
    this.flights = timed.filter(({ motion }) => motion.do === "fly").slice(0, MOST);
    this.flown = n;
  }
}
