// A table that is played: everything that the server told of it, and everything that can be said to it.

import { wordsFor } from "../../boards/places";
import { showing } from "../../boards/showing.svelte";
import type {
  Action,
  Done,
  GameSheet,
  Line,
  Message,
  NewKey,
  No,
  Outcome,
  Outgoing,
  Prefer,
  Question,
  Rematch,
  Seat,
  Sign,
  StepInfo,
  TableInfo,
  Update,
  Wishes,
  Word,
} from "../../protocol.gen";
import { Refused } from "../api";
import { insist } from "../pending";
import { pause, settings } from "../settings.svelte";
import { sheetOf } from "../sheets";
import { speech } from "../speech.svelte";
import type { Words } from "../words/words";
import { type Choice, choicesOf, isOffered, isSame } from "./choices";
import { Connection, doneOf, type LineState, Lost, type Outcoming, posted } from "./connection";
import { calledTo, type Device, lookingFrom } from "./curtain";
import { type Hint, hintFor } from "./hints";
import { placeOf } from "./kept";
import { namesOf } from "./names";
import { Outbox, type Refusal } from "./outbox.svelte";
import { type Frame, Pacing } from "./pacing";
import { Reactions } from "./reactions.svelte";
import { unpacked } from "./rows";
import type { Focus, Scene } from "./scene";
import { trailOf } from "./trail";

export type { Refusal };

const LINE_LOST: Refusal = { message: { key: "table-line-lost", values: {} }, rule: "" };

export class LiveTable implements Scene {
  state: LineState = $state("connecting");
  /** null until the table said welcome */
  private told: TableInfo | null = $state.raw(null);
  seats: readonly Seat[] = $state.raw([]);
  isOwner = $state(false);
  /** what the own seats asked for, as the table knew it when the page came */
  private wishes: readonly Wishes[] = [];
  /** what each place of this device sees now */
  private updates: Readonly<Record<string, Update>> = $state.raw({});
  private newest: Frame | null = $state.raw(null);
  readonly isPast = false;
  /** more has happened than is shown */
  isBehind = $state(false);
  private logs: Readonly<Record<string, readonly StepInfo[]>> = $state.raw({});
  lines: readonly Line[] = $state.raw([]);
  readonly reactions = new Reactions();
  /** when the last update came, by the clock of this page, for all that runs down */
  heardAt = $state(0);
  refusal: Refusal | null = $state.raw(null);
  /** why the table is closed to this page: a dead link, a lost seat */
  end: Refusal | null = $state.raw(null);
  /** when something was said that is not answered yet */
  private saidAt: string | null = $state(null);
  focus: Focus | null = $state.raw(null);
  picked: Action | null = $state.raw(null);
  /** what will come of what is picked, where that is more than its choice says */
  pickedSay: Message | null = $state.raw(null);
  private news: Readonly<Record<string, readonly StepInfo[]>> = $state.raw({});
  private shownN = -1;
  private waitedFor: readonly Seat[] = $state.raw([]);
  sheet: GameSheet | null = $state.raw(null);
  /** of several seats at this device, the one that said that it looks */
  private eyes: Seat | null = $state(null);
  private readonly line: Connection;
  private readonly pacing: Pacing;
  private asking = new Map<string, Promise<No | null>>();
  private readonly outbox = new Outbox(
    (message) => this.line.ask(message),
    (refusal) => {
      this.refusal = refusal;
    },
  );

  constructor(
    readonly table: string,
    readonly keys: readonly string[],
  ) {
    this.pacing = new Pacing({
      show: (frame) => this.show(frame),
      changed: (newest, isBehind) => {
        this.newest = newest;
        this.isBehind = isBehind;
      },
      pause: () => Math.max(pause(), showing.lasts),
      isOwn: ({ seat }) => this.isPlayedHere(seat),
      isFollowed: () =>
        !document.hidden && !this.called.length && !this.ownAsked.some((seat) => this.isPlayedHere(seat)),
    });
    document.addEventListener("visibilitychange", this.skip);
    this.line = new Connection({
      keys,
      table,
      have: () => ({ have: this.have(), lines: (this.lines.at(-1)?.number ?? -1) + 1 }),
      hear: (message) => this.heard(message),
      changed: (state) => {
        this.state = state;
        if (state === "open") void this.outbox.opened();
      },
    });
  }

  close(): void {
    this.line.close();
    this.pacing.close();
    document.removeEventListener("visibilitychange", this.skip);
  }

  // -- what is seen ----------------------------------------------------------------------------------------------------

  get isWelcome(): boolean {
    return this.told !== null;
  }

  get info(): TableInfo {
    if (!this.told) throw new Error("the table has not said welcome yet");
    return this.told;
  }

  /** The seats of this device that are asked now. */
  readonly ownAsked: readonly Seat[] = $derived(
    this.waitedFor.filter((seat) => this.seats.includes(seat) && this.told?.seats[seat]?.kind !== "bot"),
  );
  private readonly device: Device = $derived({
    seats: this.seats,
    asked: this.ownAsked,
    eyes: this.eyes,
    hides: this.sheet?.is_open !== true && this.told?.status === "playing",
  });
  readonly seat: Seat | null = $derived(lookingFrom(this.device));
  /** Whom the device is handed to: not empty while the curtain is down. */
  readonly called: readonly Seat[] = $derived(calledTo(this.device));
  private readonly shown: Update | null = $derived(this.updates[String(this.seat)] ?? null);
  /** What is shown: whoever has not seen all of it yet is asked nothing and can take nothing back. */
  readonly update: Update | null = $derived(
    this.shown && this.isBehind ? { ...this.shown, question: null, hold: null, undo: null } : this.shown,
  );
  /** What came last, shown or not: for all that runs down. */
  readonly latest: Update | null = $derived(this.newest?.updates[String(this.seat)] ?? this.shown);
  readonly words: Words = $derived(this.told ? wordsFor(this.told) : speech.words);
  readonly names: readonly string[] = $derived(this.told ? namesOf(this.told, this.words) : []);
  readonly choices: readonly Choice[] = $derived(choicesOf(this.update?.question ?? null));
  readonly log: readonly StepInfo[] = $derived(this.logs[String(this.seat)] ?? []);
  readonly trail: readonly StepInfo[] = $derived(this.seat === null ? this.fresh : trailOf(this.log, this.seat));

  readonly view: unknown = $derived(unpacked(this.sheet, this.update?.view));
  readonly hint: Hint | null = $derived(this.question && hintFor(this.view, this.picked ?? this.focus, this.focus));

  get n(): number {
    return this.update?.n ?? 0;
  }
  get question(): Question | null {
    return this.update?.question ?? null;
  }
  get asked(): readonly Seat[] {
    return this.waitedFor;
  }
  get outcome(): Outcome | null {
    return this.update?.outcome ?? null;
  }
  get rivals(): readonly Word[] {
    return this.update?.rivals ?? [];
  }
  get fresh(): readonly StepInfo[] {
    return this.news[String(this.seat)] ?? [];
  }

  /** What a seat of this device asked for. */
  wishesOf(seat: Seat): Wishes {
    const found = this.wishes[this.seats.indexOf(seat)];
    if (!found) throw new Error("the seat is not this device's");
    return found;
  }

  /** Change what a seat asks for; tells whether it was done. */
  async prefer(seat: Seat, changes: Omit<Prefer, "kind" | "id" | "seat">): Promise<boolean> {
    const isDone = await this.tell({ kind: "prefer", seat, ...changes });
    if (isDone) {
      const known = { ...this.wishesOf(seat), ...changes } as Wishes;
      this.wishes = this.wishes.map((wishes, at) => (this.seats[at] === seat ? known : wishes));
    }
    return isDone;
  }

  // -- several people at one device ------------------------------------------------------------------------------------

  /** Somebody says that they look, and that the others do not. */
  look(seat: Seat): void {
    this.eyes = seat;
  }

  // -- what is heard ---------------------------------------------------------------------------------------------------

  private have(): number | null {
    return Object.keys(this.updates).length ? (this.pacing.newest?.n ?? null) : null;
  }

  /** Where updates of this page are kept: by seat, or in one place for who watches. */
  private get places(): readonly string[] {
    return this.seats.length ? this.seats.map(String) : ["null"];
  }

  private heard(message: Outgoing): void {
    if (message.kind === "welcome") {
      this.pacing.jump();
      this.told = message.table;
      this.seats = message.seats;
      this.wishes = message.wishes;
      this.isOwner = message.is_owner;
      this.forgetLostSeats();
      void this.learn(message.table.game);
    } else if (message.kind === "table_changed") this.told = message.table;
    else if (message.kind === "update") {
      this.heardAt = performance.now();
      this.pacing.hear(message);
      void this.outbox.heard(message);
    } else if (message.kind === "said") this.lines = [...this.lines, ...message.lines];
    else if (message.kind === "reacted") this.reactions.hear(message);
    else if (message.kind === "bye") this.end = { message: message.message, rule: "" };
    else if (message.kind === "refused" && message.id === "hello") this.end = { message: message.message, rule: "" };
  }

  /** Load the words and the shapes of the game; if that fails, the next welcome brings them. */
  private async learn(game: string): Promise<void> {
    const [sheet] = await Promise.all([sheetOf(game).catch(() => null), speech.learn(game).catch(() => null)]);
    this.sheet ??= sheet;
  }

  /** What was seen from a seat that is not this page's any more is not shown again. */
  private forgetLostSeats(): void {
    this.updates = Object.fromEntries(Object.entries(this.updates).filter(([place]) => this.places.includes(place)));
    if (this.eyes !== null && !this.seats.includes(this.eyes)) this.eyes = null;
  }

  private show({ n, updates }: Frame): void {
    const seat = this.seat;
    const entries = Object.entries(updates).filter(([place]) => this.places.includes(place));
    const logs = entries.map(([place, update]) => [place, this.grown(place, update)]);
    const news = entries.map(([place, update]) => [place, this.newsOf(place, update)]);
    this.logs = { ...this.logs, ...Object.fromEntries(logs) };
    this.news = { ...this.news, ...Object.fromEntries(news) };
    this.updates = { ...this.updates, ...Object.fromEntries(entries) };
    this.waitedFor = entries.find(([, update]) => update.n === n)?.[1].asked ?? this.waitedFor;
    // What somebody thinks about stays picked while others act, if it can still be done.
    const isTheirs = seat === this.seat && !this.fresh.some((step) => step.seat === seat);
    if (!isTheirs || !isOffered(this.choices, this.picked)) this.picked = null;
    if (this.shownN === n) return;
    this.shownN = n;
    this.asking.clear();
    // Once somebody else was called to the device, whoever looked before has to say so again.
    if (this.called.length) this.eyes = null;
  }

  /** What an update shows for the first time; nothing is news to who has only just come. */
  private newsOf(place: string, { n, steps }: Update): readonly StepInfo[] {
    const before = this.updates[place];
    if (!before) return [];
    return before.n === n ? (this.news[place] ?? []) : steps;
  }

  /** The log of a place with the steps of an update; one that is older than what was there begins it anew. */
  private grown(place: string, { n, steps }: Update): readonly StepInfo[] {
    const before = this.updates[place];
    const known = before && before.n <= n ? (this.logs[place] ?? []) : [];
    return [...known, ...steps.filter((step) => step.n > (known.at(-1)?.n ?? 0))];
  }

  /** Whether a person plays a seat at this device. */
  private isPlayedHere(seat: Seat): boolean {
    const sits = this.seats.includes(seat) ? this.told?.seats[seat] : undefined;
    return sits?.kind === "person" && sits.bot === "";
  }

  /** Show what is new at once. */
  readonly skip = (): void => {
    showing.skip();
    this.pacing.skip();
  };

  // -- what is said ----------------------------------------------------------------------------------------------------

  /** Say something to the table; tells whether it was done. What is refused is kept to be read. */
  async tell(message: Outcoming): Promise<boolean> {
    const moment = this.moment;
    this.saidAt = moment;
    try {
      const answer = await this.line.ask(message);
      this.refusal = answer.kind === "refused" ? answer : null;
      return answer.kind === "done";
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.refusal = LINE_LOST;
      return false;
    } finally {
      if (this.saidAt === moment) this.saidAt = null;
    }
  }

  /** Show a sign: no move waits for that, and what could not be sent at once is not worth sending later. */
  async react(seat: Seat, sign: Sign): Promise<void> {
    const answer = await this.line.ask({ kind: "react", seat, sign }).catch(() => null);
    if (answer?.kind === "refused") this.refusal = answer;
  }

  /** Say something whose answer must not be lost: where the line is, it is asked for again. Tells whether it was done. */
  async demand(message: NewKey | Rematch, about: unknown, keep: (done: Done) => void): Promise<boolean> {
    const place = placeOf(this.table, message.kind === "new_key" ? "renewal" : "rematch");
    try {
      await insist(place, about, async (request_id) => {
        const said = { ...message, request_id };
        const answer = await this.line.ask(said).catch(() => null);
        keep(answer ? doneOf(answer) : await posted(this.keys, said));
      });
      this.refusal = null;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const said = { message: { key: `error-${error.code}`, values: error.values }, rule: "" };
      this.refusal = error.code === "offline" ? LINE_LOST : said;
      return false;
    }
  }

  pick(action: Action, say?: Message): void {
    if (this.isBehind) this.skip();
    else if (settings.quick || isSame(this.picked, action)) void this.act(action);
    else this.propose(action, say);
  }

  propose(action: Action, say: Message | null = null): void {
    this.picked = action;
    this.pickedSay = say;
  }

  unpick(): void {
    this.picked = null;
  }

  async act(action: Action): Promise<void> {
    if (this.seat === null || this.isBehind || this.isBusy) return; // a double click is not a double move
    const isDone = await this.outbox.send({ seat: this.seat, seen: this.n, action });
    if (isDone && this.picked === action) this.picked = null; // by now, it may be the next turn's
  }

  /** Whose question it is, and after how many steps. */
  private get moment(): string {
    return `${this.seat} ${this.n}`;
  }

  /** Something was said and is not answered yet; who is asked something new meanwhile need not wait for that. */
  get isBusy(): boolean {
    const { move } = this.outbox;
    return this.saidAt === this.moment || (move !== null && `${move.seat} ${move.seen}` === this.moment);
  }

  /** A move waits until the line is back. */
  get isKept(): boolean {
    return this.state === "lost" && this.outbox.move !== null;
  }

  /** Take back a move that waits for the line. */
  withdraw(): void {
    this.outbox.withdraw();
  }

  why(action: Action): Promise<No | null> {
    const seat = this.seat;
    if (seat === null || !this.question || this.isBusy) return Promise.resolve(null); // it may be answered already
    const name = JSON.stringify(action);
    const known = this.asking.get(name) ?? this.askWhy(seat, action);
    this.asking.set(name, known);
    return known;
  }

  private async askWhy(seat: Seat, action: Action): Promise<No | null> {
    const answer = await this.line.ask({ kind: "why", seat, action }).catch(() => null);
    return answer?.kind === "refused" && answer.code !== "too-many" ? answer : null;
  }
}
