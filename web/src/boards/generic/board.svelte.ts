// What all parts of the generic board share: the tree that is drawn, where choices act, what lights up, what is asked.
import { getContext, setContext } from "svelte";
import { drawingOf } from "../../lib/sheets";
import type { Choice } from "../../lib/table/choices";
import type { Scene } from "../../lib/table/scene";
import { isSeatName, isWord } from "../../lib/words/words";
import type { Action, GameSheet, No, Value } from "../../protocol.gen";
import { layout } from "./layout";
import { litBy, litByChoice, placesOf, spotsOf, triesAt } from "./match";
import { isSame, saying } from "./values";

/** Several choices at one place, to choose from. */
export interface Menu {
  readonly id: string;
  readonly anchor: HTMLElement;
}

/** Why nothing can be done at a place. */
export interface Tip {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly lines: readonly string[];
}

const PATIENCE = 150; // ms that somebody has to stay before the server is asked
const KEY = Symbol("generic board");

export class BoardState {
  menu: Menu | null = $state.raw(null);
  tip: Tip | null = $state.raw(null);
  private given: () => { scene: Scene; isText: boolean };
  private waiting: ReturnType<typeof setTimeout> | undefined;

  readonly scene: Scene = $derived.by(() => this.given().scene);
  readonly sheet: GameSheet | null = $derived(this.scene.sheet);
  readonly isText: boolean = $derived.by(() => this.given().isText);
  readonly nodes = $derived(this.sheet ? layout(this.sheet, this.scene.view) : []);
  readonly spots = $derived(spotsOf(this.nodes));
  readonly places = $derived(
    this.sheet ? placesOf(this.sheet, this.spots, this.scene.choices, this.scene.seat) : new Map<string, Choice[]>(),
  );
  readonly tries = $derived(this.sheet ? triesAt(this.sheet, this.spots, this.places) : new Map<string, Action[]>());
  readonly lit = $derived(this.sheet ? this.pointedAt(this.sheet) : new Set<string>());

  constructor(given: () => { scene: Scene; isText: boolean }) {
    this.given = given;
  }

  /** What the log or a list of choices points at, or else what is picked; of a choice exactly what it means. */
  private pointedAt(sheet: GameSheet): Set<string> {
    const { choices, picked, seat } = this.scene;
    const focus = this.scene.focus ?? picked;
    const choice = focus && choices.find(({ action }) => isSame(action, focus));
    if (!choice) return litBy(sheet, this.spots, focus);
    const lit = litByChoice(sheet, this.spots, choice, seat);
    const places = [...this.places].flatMap(([id, there]) => (there.includes(choice) ? [id] : []));
    return lit.size ? lit : new Set(places);
  }

  /** Whether a value is seen as well as read: a seat by its mark, a thing by its drawing. */
  isDrawn(value: Value): boolean {
    return isSeatName(value) || (isWord(value) && drawingOf(this.sheet, value.key) !== undefined);
  }

  choicesAt(id: string): readonly Choice[] {
    return this.places.get(id) ?? [];
  }

  /** Whether something can be done there or at anything that lies there. */
  isActive(id: string): boolean {
    return this.places.has(id) || [...this.places.keys()].some((place) => place.startsWith(`${id}/`));
  }

  isLit(id: string): boolean {
    return this.lit.has(id) || [...this.lit].some((place) => place.startsWith(`${id}/`));
  }

  /** Somebody stays at a place where nothing can be done: find out why. */
  wonder(id: string, anchor: HTMLElement): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.ask(id, anchor), PATIENCE);
  }

  forget(): void {
    clearTimeout(this.waiting);
    this.tip = null;
  }

  private async ask(id: string, anchor: HTMLElement): Promise<void> {
    const waited = this.waiting;
    const actions = this.tries.get(id) ?? [];
    const answers = await Promise.all(actions.map((action) => this.scene.why(action)));
    if (waited !== this.waiting) return; // somebody went on meanwhile
    const lines = answers.flatMap((answer, at) =>
      answer ? [this.reason(answer, actions.length > 1 ? (actions[at] ?? null) : null)] : [],
    );
    this.tip = lines.length ? { id, anchor, lines: [...new Set(lines)] } : null;
  }

  private reason(no: No, action: Action | null): string {
    const { words, names } = this.scene;
    const sentence = words.refusal(no.message, no.rule, names);
    return action && this.sheet ? `${words.value(saying(this.sheet, action), names)}: ${sentence}` : sentence;
  }
}

export function provide(board: BoardState): BoardState {
  return setContext(KEY, board);
}

export function boardOf(): BoardState {
  return getContext<BoardState>(KEY);
}
