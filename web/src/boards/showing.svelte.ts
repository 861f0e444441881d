// What a board shows by itself after a step, such as a winter or the turn of an opponent made of cards: the frame says each
// part of it, goes on only afterwards, and lets people skip it. It never keeps anybody from answering.

/** Something that is being shown, part by part. */
export interface Shown {
  /** what is seen now, in a sentence; empty once it is over */
  readonly text: string;
  /** how long all of it takes, in ms */
  readonly lasts: number;
  skip(): void;
}

class Showing {
  private shown: Shown | null = $state.raw(null);

  /** A board that shows something by itself says so, as long as it is there. */
  tell(shown: Shown): () => void {
    this.shown = shown;
    return () => {
      if (this.shown === shown) this.shown = null;
    };
  }

  get text(): string {
    return this.shown?.text ?? "";
  }

  get isOn(): boolean {
    return this.text !== "";
  }

  /** How long the moves of others wait for it, in ms. */
  get lasts(): number {
    return this.isOn ? (this.shown?.lasts ?? 0) : 0;
  }

  skip(): void {
    this.shown?.skip();
  }
}

export const showing = new Showing();
