// How a game tells a move in one line of the log: loaded with its board; a game without says the first sentence of it.
import type { AnyGame, Kinds, Scene, Step } from "../lib/table/scene";
import type { Seat } from "../protocol.gen";
import type { Carcassonne, Graenaland, Stroganov } from "../views.gen";

/** A move in short: what is heard of it, and its picture in a box of 100 by 100. */
export interface Told {
  /** the parts of the line after the name of the seat; without any, the first sentence is said */
  readonly parts: readonly string[];
  readonly picture: string;
}

/** A line of the log, with an event of its game. */
export type Line<Game extends Kinds> = Step<Game>["log"][number];

export interface Telling<Game extends Kinds = AnyGame> {
  /** whether a move begins with a line; anyway it does where another seat acts */
  begins(line: Line<Game>): boolean;
  /** whom a line is about, where that need not be whoever acted; chance: it goes on with the move before */
  about?(line: Line<Game>): Seat | undefined;
  tell(scene: Scene<Game>, lines: readonly Line<Game>[]): Told | null;
}

export const plain: Telling = { begins: () => false, tell: () => null };

type Loading<Game extends Kinds> = () => Promise<{ telling: Telling<Game> }>;
const carcassonne: Loading<Carcassonne.Game> = () => import("./carcassonne/telling");
const graenaland: Loading<Graenaland.Game> = () => import("./graenaland/telling");
const stroganov: Loading<Stroganov.Game> = () => import("./stroganov/telling");
// as in Board.svelte, what came over the wire is taken for what the types of its game say
const tellings: Readonly<Record<string, Loading<AnyGame>>> = { carcassonne, graenaland, stroganov };

/** How the moves of a game are told; plainly where that cannot be loaded. */
export async function tellingOf(game: string): Promise<Telling> {
  const found = await tellings[game]?.().catch(() => null);
  return found?.telling ?? plain;
}
