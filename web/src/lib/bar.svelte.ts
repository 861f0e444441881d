// What the page tells the bar above it: of a table its title, its game and how the line to the server is.
import type { LineState } from "./table/connection";

class Bar {
  title: string = $state("");
  game: string = $state("");
  /** null where nothing is heard live */
  line: LineState | null = $state(null);

  clear(): void {
    this.title = "";
    this.game = "";
    this.line = null;
  }
}

export const bar = new Bar();
