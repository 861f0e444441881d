// A table that is looked at again: any of its steps, with the eyes of a seat or of a spectator. It is a scene like a
// live one, but nothing can be done in it.
import { wordsFor } from "../../boards/places";
import type { GameSheet, History, Outcome, ReplayStep, Seat, StepInfo, TableInfo, Word } from "../../protocol.gen";
import { api, Refused } from "../api";
import { keysFor } from "../keys";
import { sheetOf } from "../sheets";
import { speech } from "../speech.svelte";
import type { Words } from "../words/words";
import type { Choice } from "./choices";
import { isOver } from "./info";
import { namesOf } from "./names";
import { unpacked } from "./rows";
import type { Focus, Scene } from "./scene";

const KEPT = 80; // steps in memory; a view may be large
const AHEAD = [1, 2, -1]; // neighbours that are loaded before they are asked for
const BREATH = 90; // ms between loads while somebody drags, so that the server does not find it too much

export class ReplayTable implements Scene {
  private told: TableInfo | null = $state.raw(null);
  /** the step that is seen */
  private shown: ReplayStep | null = $state.raw(null);
  /** all steps, as these eyes may know them */
  whole: readonly StepInfo[] = $state.raw([]);
  history: History | null = $state.raw(null);
  sheet: GameSheet | null = $state.raw(null);
  /** where one wants to be: what is shown follows as it is loaded */
  wanted = $state(0);
  /** with whose eyes one wants to look */
  eyes: Seat | null = $state(null);
  /** the seats of this device */
  own: readonly Seat[] = $state.raw([]);
  /** why the wanted step is not shown */
  problem: Refused | null = $state.raw(null);
  isLoading = $state(false);
  readonly isPast = true;
  focus: Focus | null = $state.raw(null);
  fresh: readonly StepInfo[] = $state.raw([]);
  readonly keys: readonly string[];
  private readonly steps = new Map<string, Promise<ReplayStep>>();

  constructor(readonly table: string) {
    this.keys = keysFor(table);
  }

  // -- what is seen ----------------------------------------------------------------------------------------------------

  readonly words: Words = $derived(this.told ? wordsFor(this.told) : speech.words);
  readonly names: readonly string[] = $derived(this.told ? namesOf(this.told, this.words) : []);
  /** The table as it stood then: at a step before the end the game is being played. */
  private readonly past: TableInfo | null = $derived(
    this.told && {
      ...this.told,
      seats: this.told.seats.map((seat) => (seat.kind === "person" ? { ...seat, bot: "" } : seat)), // who stands in now says nothing of then
      status: this.isClosed && this.n < (this.shown?.last ?? 0) ? "playing" : this.told.status,
    },
  );
  /** What had happened up to the step that is seen. */
  readonly log: readonly StepInfo[] = $derived(this.whole.slice(0, this.shown?.n ?? 0));
  readonly last: number = $derived(Math.max(this.shown?.last ?? 0, this.history?.last ?? 0, this.whole.length));

  get isReady(): boolean {
    return this.told !== null && this.shown !== null;
  }
  get isClosed(): boolean {
    return this.told !== null && isOver(this.told);
  }
  get info(): TableInfo {
    if (!this.past) throw new Error("the table is not loaded yet");
    return this.past;
  }
  get seat(): Seat | null {
    return this.shown?.seat ?? null;
  }
  get n(): number {
    return this.shown?.n ?? 0;
  }
  get view(): unknown {
    return unpacked(this.sheet, this.shown?.view);
  }
  /** What led to what is seen; null before the first step. */
  get step(): StepInfo | null {
    return this.shown?.step ?? null;
  }
  get asked(): readonly Seat[] {
    return this.shown?.asked ?? [];
  }
  get outcome(): Outcome | null {
    return this.shown?.outcome ?? null;
  }
  get rivals(): readonly Word[] {
    return this.shown?.rivals ?? [];
  }
  /** Whose eyes one may choose: of a closed table anybody's. */
  get mayBe(): readonly Seat[] {
    return this.isClosed ? (this.told?.seats.map((_, seat) => seat) ?? []) : this.own;
  }
  get mayWatch(): boolean {
    return this.isClosed || this.told?.watching.allowed === true;
  }

  // -- nothing can be done ---------------------------------------------------------------------------------------------

  readonly question = null;
  readonly choices: readonly Choice[] = [];
  readonly picked = null;
  readonly hint = null;
  readonly isBehind = false;
  readonly trail: readonly StepInfo[] = [];
  skip(): void {}
  pick(): void {}
  propose(): void {}
  unpick(): void {}
  act(): Promise<void> {
    return Promise.resolve();
  }
  why(): Promise<null> {
    return Promise.resolve(null);
  }

  // -- going about -----------------------------------------------------------------------------------------------------

  /** Load the table, and begin at a step; `seat` is whose eyes somebody asked for. */
  async open(step: number, seat: Seat | null): Promise<void> {
    this.wanted = step;
    try {
      const [info, mine] = await Promise.all([api.table(this.table), this.keys.length ? api.mine(this.keys) : []]);
      const own = mine.filter((each) => each.table.id === this.table && (each.seat ?? -1) >= 0);
      const [, sheet] = await Promise.all([speech.learn(info.game), sheetOf(info.game)]);
      this.told = info;
      this.sheet = sheet;
      this.own = own.map((each) => each.seat as Seat);
    } catch (error) {
      this.fail(error);
      return;
    }
    const asked = seat !== null && this.mayBe.includes(seat) ? seat : null;
    // Of several people at one device nobody's hand is shown unasked.
    const usual = this.own.length === 1 || !this.mayWatch ? this.own[0] : null;
    await this.look(asked ?? usual ?? null);
  }

  /** Look with other eyes. */
  async look(seat: Seat | null): Promise<void> {
    this.eyes = seat;
    const query = seat === null ? "" : `?seat=${seat}`;
    void this.to(this.wanted);
    const parts = ["log", "history"].map((part) =>
      api.get(`/tables/${this.table}/${part}${query}`, { keys: this.keys }).catch(() => null),
    );
    const [log, history] = await Promise.all(parts);
    if (this.eyes !== seat) return;
    this.whole = (log as StepInfo[] | null) ?? [];
    this.history = history as History | null;
  }

  /** Go to a step; while one is loaded, only the last wish counts. */
  async to(n: number): Promise<void> {
    this.wanted = Math.max(0, this.shown ? Math.min(n, this.last) : n);
    if (this.isLoading) return;
    this.isLoading = true;
    try {
      while (this.shown?.n !== this.wanted || this.shown.seat !== this.eyes) {
        this.show(await this.load(this.wanted, this.eyes));
        if (this.shown?.n !== this.wanted) await new Promise((resolve) => setTimeout(resolve, BREATH));
      }
      this.problem = null;
    } catch (error) {
      this.fail(error);
    } finally {
      this.isLoading = false;
    }
  }

  /** The next step, or the one before, at which points changed. */
  nextPoints(by: 1 | -1): number {
    const changes = this.history?.points.map(([n]) => n) ?? [];
    const found = by > 0 ? changes.find((n) => n > this.wanted) : changes.findLast((n) => n < this.wanted);
    return found ?? (by > 0 ? this.last : 0);
  }

  private show(step: ReplayStep): void {
    const isNext = this.shown !== null && step.n === this.shown.n + 1 && step.seat === this.shown.seat;
    this.fresh = isNext && step.step ? [step.step] : [];
    this.shown = step;
    this.focus = null;
    for (const by of AHEAD) {
      const near = step.n + by;
      if (near >= 0 && near <= step.last) this.load(near, step.seat).catch(() => null);
    }
  }

  private load(n: number, seat: Seat | null): Promise<ReplayStep> {
    const name = `${seat} ${n}`;
    const step = this.steps.get(name) ?? api.step(this.table, n, seat, this.keys);
    this.steps.delete(name);
    this.steps.set(name, step); // the latest last
    step.catch(() => this.steps.delete(name)); // what could not be loaded is asked for again
    for (const old of [...this.steps.keys()].slice(0, -KEPT)) this.steps.delete(old);
    return step;
  }

  private fail(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.problem = error;
  }
}
