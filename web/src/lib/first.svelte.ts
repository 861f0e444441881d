// The first game of its kind on this device: its table begins with scenes of how it is played and gives suggestions.
import { settings } from "./settings.svelte";
import { store, stored } from "./stored";

interface First {
  /** the table at which the game is learned; empty once it is known */
  readonly table: string;
  /** the scenes have been seen */
  readonly isShown: boolean;
}

const PLACE = "krajina-played";
const KNOWN: First = { table: "", isShown: true };

class FirstGames {
  private games: Readonly<Record<string, First>> = $state.raw(stored(PLACE, {}));

  /** A table is opened to play at once: if the game is new here, that is where it is learned. */
  begin(game: string, table: string): void {
    if (settings.lessons && !this.games[game]) this.keep(game, { table, isShown: false });
  }

  /** Whether the table is the one at which somebody learns the game. */
  isLearned(game: string, table: string): boolean {
    return settings.lessons && this.games[game]?.table === table;
  }

  /** Whether the scenes are still to be seen there. */
  isDue(game: string, table: string): boolean {
    return this.isLearned(game, table) && !this.games[game]?.isShown;
  }

  /** The scenes have been seen. */
  shown(game: string): void {
    const first = this.games[game];
    if (first) this.keep(game, { ...first, isShown: true });
  }

  /** The game is known: it was played to its end, or somebody skips what is to be learned. */
  know(game: string): void {
    this.keep(game, KNOWN);
  }

  private keep(game: string, first: First): void {
    this.games = { ...this.games, [game]: first };
    store(PLACE, this.games);
  }
}

export const firstGames = new FirstGames();
