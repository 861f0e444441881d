// Siberia: what its parts ask about a place of the board: what may be done there, what that takes and gives, or why not.
import { createContext } from "svelte";
import type { Choice } from "../../lib/table/choices";
import { type Scene, said } from "../../lib/table/scene";
import type { Stroganov } from "../../views.gen";
import { shownOf, touch } from "../shared/touching";
import { byPlace } from "./places";

/** A note at a place of the page. */
export interface Note {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly isRefusal: boolean;
}

export class Siberia {
  note: Note | null = $state.raw(null);
  /** a place that is looked at large */
  looked: string | null = $state(null);

  constructor(readonly scene: Scene<Stroganov.Game>) {}

  readonly view: Stroganov.View = $derived.by(() => this.scene.view);
  readonly offered = $derived.by(() => byPlace(this.scene.choices));
  readonly known = $derived.by(() => byPlace(this.view.possible));
  /** whose mat lies open below: one's own, or of who only watches whoever acts */
  readonly seat: number = $derived.by(() => {
    const { seat } = this.scene;
    return seat ?? (typeof this.view.active === "number" ? this.view.active : 0);
  });
  readonly own: Stroganov.Row | undefined = $derived.by(() => this.view.players[this.seat]);

  choicesAt(place: string): readonly Choice<Stroganov.Action>[] {
    return this.offered.get(place) ?? [];
  }

  isPicked(place: string): boolean {
    return shownOf(this.scene.picked, this.actionsAt(place)) !== undefined;
  }

  actionsAt(place: string): Stroganov.Action[] {
    return this.choicesAt(place).map(({ action }) => action);
  }

  /** What the view tells of a place: with a reason, where nothing can be done there. */
  knownAt(place: string): Stroganov.Possible | undefined {
    const rows = this.known.get(place) ?? [];
    return rows.find(({ why_not }) => !why_not) ?? rows[0];
  }

  /** Why nothing can be done at a place, in words and with the rule; empty where something can, or nobody asks. */
  refusalAt(place: string): string {
    const row = this.choicesAt(place).length ? undefined : this.knownAt(place);
    if (!row?.why_not) return "";
    return [said(this.scene, row.why_not), row.rule].filter(Boolean).join(" · ");
  }

  /** What would be done at a place, in words. */
  saidAt(place: string): string {
    return this.choicesAt(place)
      .map(({ say }) => said(this.scene, say))
      .join(" · ");
  }

  touch(place: string, node: Element): void {
    this.note = null;
    const actions = this.actionsAt(place);
    if (actions.length) touch(this.scene, actions);
    else this.explain(place, node);
  }

  point(place: string): void {
    const [action] = this.actionsAt(place);
    if (action) this.scene.focus = action;
  }

  leave(): void {
    this.scene.focus = null;
    this.note = null;
  }

  private explain(place: string, node: Element): void {
    const text = this.refusalAt(place);
    const board = node.closest("[data-board]")?.getBoundingClientRect();
    if (!text || !board) return;
    const box = node.getBoundingClientRect();
    this.note = { text, left: box.left + box.width / 2 - board.left, top: box.top - board.top, isRefusal: true };
  }
}

export const [siberia, setSiberia] = createContext<Siberia>();
