// Where the territories lie on a wide board, in em from the middle of the island: two rows, laid like bricks.
import type { Graenaland } from "../../views.gen";

/** How wide a territory is, by how many the coast has: five fill the board, fewer leave sea beside them. */
const WIDTHS: Readonly<Record<number, number>> = { 3: 18, 4: 17.4 };
const LEAST = 15.6;

export interface Edges {
  readonly left: number;
  readonly right: number;
}

type Laid = Pick<Graenaland.Territory, "at" | "row">;

export const rowOf = <Land extends Laid>(lands: readonly Land[], row: Graenaland.Row): Land[] =>
  lands.filter((land) => land.row === row);

/** How wide every territory is. */
export const widthOf = (lands: readonly Laid[]): number => WIDTHS[rowOf(lands, "coast").length] ?? LEAST;

/** The western and the eastern edge of a territory. */
export function edgesOf(lands: readonly Laid[], at: string): Edges {
  const land = lands.find((one) => one.at === at);
  const row = land ? rowOf(lands, land.row) : [];
  const width = widthOf(lands);
  const left = (row.findIndex((one) => one.at === at) - row.length / 2) * width;
  return { left, right: left + width };
}
