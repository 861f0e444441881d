// Which choices a board shows where they act: what it does not show gets a button in the prompt, or the list opens.
import type { Choice } from "../lib/table/choices";

class Placed {
  private places: (() => ReadonlyMap<string, readonly Choice[]>) | null = $state.raw(null);

  /** A board that cannot show everything says what it shows, as long as it is there. */
  tell(places: () => ReadonlyMap<string, readonly Choice[]>): () => void {
    this.places = places;
    return () => {
      if (this.places === places) this.places = null;
    };
  }

  /** Whether the board shows a choice; a board that says nothing shows them all. */
  has(choice: Choice): boolean {
    return !this.places || [...this.places().values()].some((choices) => choices.includes(choice));
  }
}

export const placed = new Placed();
