// How a game tells a move in one line of the log: loaded with its board; a game without says the first sentence of it.
import type { Scene } from "../lib/table/scene";
import type { LogLine } from "../protocol.gen";

/** A move in short: what is heard of it, and its picture in a box of 100 by 100. */
export interface Told {
  /** the parts of the line after the name of the seat; without any, the first sentence is said */
  readonly parts: readonly string[];
  readonly picture: string;
}

export interface Telling {
  /** whether a move begins with a line; anyway it does where another seat acts */
  readonly begins: (line: LogLine) => boolean;
  readonly tell: (scene: Scene, lines: readonly LogLine[]) => Told | null;
}

export const plain: Telling = { begins: () => false, tell: () => null };

const tellings: Readonly<Record<string, () => Promise<{ telling: Telling }>>> = {
  carcassonne: () => import("./carcassonne/telling"),
};

/** How the moves of a game are told; plainly where that cannot be loaded. */
export async function tellingOf(game: string): Promise<Telling> {
  const found = await tellings[game]?.().catch(() => null);
  return found?.telling ?? plain;
}
