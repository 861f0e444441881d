// What a drawn board has for a first game: scenes of how it is played, and suggestions for what is asked.

/** A part of the page that is lit, and what is said of it. */
export interface Point {
  /** selectors: of the first that is in sight, its first part */
  readonly parts: readonly string[];
  /** all such parts together, and not only the first */
  readonly isAll?: boolean;
  readonly text: string;
}

/** One screen. */
export interface LessonScene {
  readonly title: string;
  readonly points: readonly Point[];
}

export interface Taught {
  scenes(): readonly LessonScene[];
  /** what to look at, in a line; empty where there is nothing to say, null once there is nothing more to come */
  suggestion(): string | null;
}

class Lesson {
  private board: Taught | null = $state.raw(null);
  /** the scenes are shown now */
  isOpen = $state(false);

  /** A board says what it has, as long as it is there. */
  tell(board: Taught): () => void {
    this.board = board;
    return () => {
      if (this.board === board) this.board = null;
      this.isOpen = false;
    };
  }

  get scenes(): readonly LessonScene[] {
    return this.board?.scenes() ?? [];
  }

  get suggestion(): string | null {
    return this.board?.suggestion() ?? null;
  }
}

export const lesson = new Lesson();
