// Siberia: what its parts ask about a place of the board: what may be done there, what that takes and gives, or why not.
import { createContext } from "svelte";
import type { Choice } from "../../lib/table/choices";
import { isSame } from "../../lib/table/choices";
import { type Scene, said } from "../../lib/table/scene";
import type { Word } from "../../protocol.gen";
import type { Stroganov } from "../../views.gen";
import { shownOf, touch } from "../shared/touching";
import { spread } from "../spread.svelte";
import { Film } from "./film.svelte";
import { byPlace, placeOf, placesIn, type Way, waysByPlace } from "./places";
import type { Tab } from "./rail";
import { placeIn } from "./trail";
import { fateOf, type Wish, wishFor } from "./wish";

/** A note at a place of the page. */
export interface Note {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly isRefusal: boolean;
}

/** A thing that is looked at large, and where it lies. */
export interface Looked {
  readonly place: string;
  readonly node: Element;
}

export class Siberia {
  note: Note | null = $state.raw(null);
  looked: Looked | null = $state.raw(null);
  /** what lies open in a sheet, on a phone: a region, or a tab of the rail */
  sheet: number | Tab | null = $state(null);
  private wish: Wish | null = $state.raw(null);
  /** what has just happened, as it is shown */
  readonly film: Film;

  constructor(readonly scene: Scene<Stroganov.Game>) {
    this.film = new Film(scene);
  }

  readonly view: Stroganov.View = $derived.by(() => this.scene.view);
  readonly offered = $derived.by(() => byPlace(this.scene.choices));
  /** of others' turns the view tells the same: that is nothing to who is not asked */
  private readonly rows: readonly Stroganov.Possible[] = $derived.by(() =>
    this.scene.question ? this.view.possible : [],
  );
  readonly known = $derived.by(() => byPlace(this.rows));
  private readonly ways = $derived.by(() => waysByPlace(this.rows));
  /** whose mat lies open below: one's own, or of who only watches whoever acts */
  readonly seat: number = $derived.by(() => {
    const { seat } = this.scene;
    return seat ?? (typeof this.view.active === "number" ? this.view.active : 0);
  });
  readonly own: Stroganov.Row | undefined = $derived.by(() => this.view.players[this.seat]);

  /** The place of the choice or of the event that is pointed at, here, in the list or in the log. */
  readonly pointed: string = $derived.by(() => {
    const { focus, choices } = this.scene;
    if (!focus) return "";
    const name = JSON.stringify(focus);
    const choice = choices.find(({ action }) => JSON.stringify(action) === name);
    if (choice) return placeOf(choice.action);
    return focus.event ? placeIn(focus as Stroganov.Event) : "";
  });

  // -- what may be done at a place -------------------------------------------------------------------------------------

  choicesAt(place: string): readonly Choice<Stroganov.Action>[] {
    return this.offered.get(place) ?? [];
  }

  actionsAt(place: string): Stroganov.Action[] {
    return this.choicesAt(place).map(({ action }) => action);
  }

  /** The first action of the book that leads to a place where nothing is offered by itself. */
  wayTo(place: string): Way | undefined {
    if (this.choicesAt(place).length) return undefined;
    return this.ways.get(place)?.find(({ why_not }) => !why_not);
  }

  isOffered(place: string): boolean {
    return this.choicesAt(place).length > 0 || this.wayTo(place) !== undefined;
  }

  isPicked(place: string): boolean {
    const { picked } = this.scene;
    if (this.wish?.place === place && isSame(picked, this.wish.opening)) return true;
    return shownOf(picked, this.actionsAt(place)) !== undefined;
  }

  /** What the view tells of a place: with a reason, where nothing can be done there. */
  knownAt(place: string): Omit<Stroganov.Lead, "say"> | undefined {
    const rows = [...(this.known.get(place) ?? []), ...(this.ways.get(place) ?? [])];
    return rows.find(({ why_not }) => !why_not) ?? rows[0];
  }

  /** What it takes to do something at a place, where something can be done. */
  costAt(place: string): readonly Word[] {
    const row = this.knownAt(place);
    return row && !row.why_not ? row.cost : [];
  }

  /** Why nothing can be done at a place, in words and with the rule; empty where something can, or nobody asks. */
  refusalAt(place: string): string {
    const row = this.choicesAt(place).length ? undefined : this.knownAt(place);
    return row?.why_not ? this.scene.words.refusal(row.why_not, row.rule ?? "", this.scene.names) : "";
  }

  /** What would be done at a place, in words. */
  saidAt(place: string): string {
    const way = this.wayTo(place);
    return [...this.choicesAt(place), ...(way ? [way] : [])].map(({ say }) => said(this.scene, say)).join(" · ");
  }

  // -- touching --------------------------------------------------------------------------------------------------------

  /** A touch shows, a second one does; where nothing can be done it says why not, or else shows the thing large. */
  touch(place: string, node: Element): void {
    this.note = null;
    const actions = this.actionsAt(place);
    const way = this.wayTo(place);
    if (way) this.follow(place, way);
    else if (actions.length) {
      this.wish = null;
      touch(this.scene, actions);
    } else if (this.refusalAt(place)) this.explain(this.refusalAt(place), node, true);
    else this.look(place, node);
  }

  /** Do an action for the place that it leads to. */
  private follow(place: string, way: Way): void {
    const isAgain = this.isPicked(place);
    const wish = wishFor(place, way, this.scene.n);
    this.wish = isAgain ? { ...wish, isSent: true } : wish;
    this.scene.focus = way.action;
    this.scene.pick(way.opening.action, way.say);
    if (!isAgain && !this.scene.picked) this.wish = { ...wish, isSent: true }; // for who likes it quick
  }

  /** See what became of a wish, whenever anything changed. */
  settle(): void {
    const { scene, wish } = this;
    if (!wish) return;
    const fate = fateOf(wish, {
      n: scene.n,
      isBehind: scene.isBehind,
      picked: scene.picked,
      asked: scene.question?.message.key ?? "",
      offered: scene.choices.map(({ action }) => action),
      isOwn: scene.fresh.some(({ seat, undo }) => seat === scene.seat && !undo),
    });
    if (fate === wish) return;
    this.wish = fate === "answer" ? null : fate;
    if (fate === "answer") void scene.act(wish.action);
    if (!this.wish) this.leave();
  }

  // -- pointing and looking --------------------------------------------------------------------------------------------

  point(place: string): void {
    if (this.wish) return;
    const action = this.actionsAt(place)[0] ?? this.wayTo(place)?.action;
    if (action) this.scene.focus = action;
  }

  leave(): void {
    this.scene.focus = this.wish?.action ?? null;
    this.note = null;
  }

  /** Open a sheet, or close it: on a phone there is room for one, be it a mat. */
  open(sheet: number | Tab | null): void {
    if (sheet !== null) spread.close();
    this.note = null;
    this.sheet = sheet;
  }

  look(place: string, node: Element): void {
    this.note = null;
    this.looked = { place, node };
  }

  /** After a step: what is gone is not looked at any more, and a sheet in which one has acted makes room for the board. */
  tidy(): void {
    if (this.looked && !this.looked.node.isConnected) this.looked = null;
    const hasActed = this.scene.fresh.some(({ seat }) => seat === this.scene.seat);
    const { sheet } = this;
    if (hasActed && typeof sheet === "number" && !placesIn(this.view, sheet).some((place) => this.isOffered(place)))
      this.sheet = null;
  }

  /** A note above a thing. */
  explain(text: string, node: Element, isRefusal: boolean): void {
    const board = node.closest("[data-board]")?.getBoundingClientRect();
    if (!text || !board) return;
    const box = node.getBoundingClientRect();
    this.note = { text, left: box.left + box.width / 2 - board.left, top: box.top - board.top, isRefusal };
  }
}

export const [siberia, setSiberia] = createContext<Siberia>();
