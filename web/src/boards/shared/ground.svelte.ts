// The ground of a drawn board: everything that can be touched has a place with a name such as `tile:4`; its parts ask here
// what may be done there, what that is called, or why not.
import { createContext, untrack } from "svelte";
import type { Choice } from "../../lib/table/choices";
import { type Focus, type Kinds, type Scene, said } from "../../lib/table/scene";
import type { Action } from "../../protocol.gen";
import { lesson, type Taught } from "../lesson.svelte";
import { placed } from "../placed.svelte";
import { shownOf, touch } from "./touching";

/** A note at a place of the page. */
export interface Note {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly isRefusal: boolean;
}

/** A thing that is looked at large, and where it lies. */
export interface Looked {
  readonly place: string;
  readonly node: Element;
}

/** What a place that may be touched (`Spot.svelte`) has to know. */
export interface Places {
  /** the place of what the list or the log points at */
  readonly pointed: string;
  isOffered(place: string): boolean;
  isPicked(place: string): boolean;
  /** something else is done first, which leads there */
  isLedTo(place: string): boolean;
  /** others did something there last */
  isLast(place: string): boolean;
  /** others are shown to do something there now */
  isNow(place: string): boolean;
  /** why nothing can be done there, in words and with the rule; empty where something can, or nobody asks */
  refusalAt(place: string): string;
  /** what would be done there, in words */
  saidAt(place: string): string;
  touch(place: string, node: Element): void;
  point(place: string): void;
  leave(): void;
  look(place: string, node: Element): void;
  explain(text: string, node: Element, isRefusal: boolean): void;
}

export const [places, setPlaces] = createContext<Places>();

/** Things by the place where their action acts. */
export function byPlace<Acting extends { readonly do: string }, Thing extends { readonly action: Acting }>(
  things: readonly Thing[],
  placeOf: (action: Acting) => string,
): ReadonlyMap<string, readonly Thing[]> {
  const found = new Map<string, Thing[]>();
  for (const thing of things) {
    const place = placeOf(thing.action);
    if (place) found.set(place, [...(found.get(place) ?? []), thing]);
  }
  return found;
}

export abstract class Ground<Game extends Kinds & { readonly action: Action }> implements Places {
  note: Note | null = $state.raw(null);
  looked: Looked | null = $state.raw(null);

  constructor(readonly scene: Scene<Game>) {}

  /** Where an action acts; empty where it has no place. */
  protected abstract placeOf(action: Game["action"]): string;
  /** Where something happened. */
  protected abstract placeIn(event: Game["event"]): string;

  readonly view: Game["view"] = $derived.by(() => this.scene.view);
  readonly offered: ReadonlyMap<string, readonly Choice<Game["action"]>[]> = $derived.by(() =>
    byPlace(this.scene.choices, (action) => this.placeOf(action)),
  );

  readonly pointed: string = $derived.by(() => {
    const { focus, choices } = this.scene;
    if (!focus) return "";
    const name = JSON.stringify(focus);
    const choice = choices.find(({ action }) => JSON.stringify(action) === name);
    if (choice) return this.placeOf(choice.action);
    return "event" in focus ? this.placeIn(focus as Game["event"]) : "";
  });

  /** As long as the board is there, the frame knows what it shows, says and teaches; a step ends what was pointed at. */
  attend(inSight: () => ReadonlyMap<string, readonly Choice[]>, sentence: () => string, taught: Taught): void {
    $effect(() => placed.tell(inSight, sentence));
    $effect(() => lesson.tell(taught));
    $effect(() => {
      void [this.scene.n, this.scene.question];
      untrack(() => {
        this.leave();
        this.tidy();
      });
    });
  }

  // -- what may be done at a place -------------------------------------------------------------------------------------

  choicesAt(place: string): readonly Choice<Game["action"]>[] {
    return this.offered.get(place) ?? [];
  }

  actionsAt(place: string): Game["action"][] {
    return this.choicesAt(place).map(({ action }) => action);
  }

  isOffered(place: string): boolean {
    return this.choicesAt(place).length > 0;
  }

  isPicked(place: string): boolean {
    return shownOf(this.scene.picked, this.actionsAt(place)) !== undefined;
  }

  isLedTo(_place: string): boolean {
    return false;
  }

  isLast(_place: string): boolean {
    return false;
  }

  isNow(_place: string): boolean {
    return false;
  }

  refusalAt(_place: string): string {
    return "";
  }

  saidAt(place: string): string {
    return this.choicesAt(place)
      .map(({ say }) => said(this.scene, say))
      .join(" · ");
  }

  // -- touching, pointing and looking ----------------------------------------------------------------------------------

  /** A touch shows, a second one does; where nothing can be done it says why not, or else shows the thing large. */
  touch(place: string, node: Element): void {
    this.note = null;
    const actions = this.actionsAt(place);
    const refusal = this.refusalAt(place);
    if (actions.length) touch(this.scene, actions);
    else if (refusal) this.explain(refusal, node, true);
    else this.look(place, node);
  }

  point(place: string): void {
    const [action] = this.actionsAt(place);
    if (action) this.scene.focus = action as Focus<Game>;
  }

  leave(): void {
    this.scene.focus = null;
    this.note = null;
  }

  look(place: string, node: Element): void {
    this.note = null;
    this.looked = { place, node };
  }

  /** After a step: what is gone is not looked at any more. */
  tidy(): void {
    if (this.looked && !this.looked.node.isConnected) this.looked = null;
  }

  /** A note above a thing. */
  explain(text: string, node: Element, isRefusal: boolean): void {
    const board = node.closest("[data-board]")?.getBoundingClientRect();
    if (!text || !board) return;
    const box = node.getBoundingClientRect();
    const [left, top] = [box.left + box.width / 2 - board.left, box.top - board.top];
    this.note = { text, left, top, bottom: top + box.height, isRefusal };
  }
}
