// Which choices a board shows where they act: what it does not show gets a button in the prompt, or the list opens.
import type { Choice } from "../lib/table/choices";

class Placed {
  private places: (() => ReadonlyMap<string, readonly Choice[]>) | null = $state.raw(null);

  private sentence: (() => string) | null = $state.raw(null);

  /** A board that cannot show everything says what it shows, as long as it is there; and what is picked, where that is
   * more than the choice says. */
  tell(places: () => ReadonlyMap<string, readonly Choice[]>, sentence: (() => string) | null = null): () => void {
    this.places = places;
    this.sentence = sentence;
    return () => {
      if (this.places === places) [this.places, this.sentence] = [null, null];
    };
  }

  /** What is picked, as the board says it; empty where the choice says it all. */
  get said(): string {
    return this.sentence?.() ?? "";
  }

  /** Whether the board shows a choice; a board that says nothing shows them all. */
  has(choice: Choice): boolean {
    return !this.places || [...this.places().values()].some((choices) => choices.includes(choice));
  }
}

export const placed = new Placed();
