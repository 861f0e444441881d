// Placing the tile in hand: which cell and turn somebody looks at, out of what was offered. Turning goes only through
// turns that were offered.

import { untrack } from "svelte";
import type { Scene } from "../../lib/table/scene";
import type { Carcassonne } from "../../views.gen";
import { type Cell, keyOf, nearestTurn, nextTurn, placements, type Turn } from "./land";

export class Placing {
  /** the turn that somebody likes, for the next cell they look at */
  wished: Turn = $state(0);
  private hovered: Cell | null = $state.raw(null);
  readonly places = $derived.by(() => placements(this.scene.choices.map((choice) => choice.action)));

  constructor(private readonly scene: Scene<Carcassonne.Game>) {
    // A tile that fits in one way only lies there already: nobody has to look for the place.
    $effect(() => {
      const [only, ...others] = scene.choices;
      if (only?.action.do === "place_tile" && !others.length) untrack(() => scene.propose(only.action));
    });
  }

  /** The cell and turn that were picked, if a tile was. */
  readonly picked = $derived.by(() => {
    const action = this.scene.picked;
    if (action?.do !== "place_tile") return null;
    return { at: action.at, turn: action.turn };
  });

  /** The tile as it would lie: where it was picked or, until then, where somebody points. */
  readonly ghost = $derived.by(() => {
    if (this.picked) return this.picked;
    const place = this.hovered && this.places.get(keyOf(this.hovered));
    return place ? { at: place.at, turn: nearestTurn(place.turns, this.wished) } : null;
  });

  get cells(): Cell[] {
    return [...this.places.values()].map((place) => place.at);
  }

  hover(at: Cell | null): void {
    this.hovered = at;
  }

  /** A touch of a cell: the first shows the tile there, the second places it. Quick ones see only what can be turned. */
  choose(at: Cell): void {
    const place = this.places.get(keyOf(at));
    if (!place) return;
    if (this.picked && keyOf(this.picked.at) === keyOf(at)) {
      this.confirm();
      return;
    }
    const action = place.turns.get(nearestTurn(place.turns, this.wished));
    if (!action) return;
    if (place.turns.size === 1) this.scene.pick(action);
    else this.scene.propose(action);
  }

  /** Put it where a drag ended: always to be looked at once more. */
  drop(at: Cell): void {
    const place = this.places.get(keyOf(at));
    const action = place?.turns.get(nearestTurn(place.turns, this.wished));
    if (action) this.scene.propose(action);
  }

  /** The next turn that was offered where the tile lies, or of the tile in hand. */
  turn(): void {
    const at = this.picked?.at ?? this.hovered;
    const turns = at && this.places.get(keyOf(at))?.turns;
    if (!turns) {
      this.wished = (this.wished + 1) % 4;
      return;
    }
    this.wished = nextTurn(turns, this.ghost?.turn ?? this.wished);
    const action = turns.get(this.wished);
    if (this.picked && action) this.scene.propose(action);
  }

  /** A right click turns the tile, wherever it is; there is nothing else that it could be for while one places. */
  clicked = (event: MouseEvent): void => {
    if (!this.places.size) return;
    event.preventDefault();
    const isFinger = event instanceof PointerEvent && event.pointerType === "touch"; // which was only held down
    if (!isFinger) this.turn();
  };

  confirm(): void {
    if (this.scene.picked) void this.scene.act(this.scene.picked);
  }
}
