// Flying: what can fly over a board, to the points of a seat or to another thing.
import type { Seat } from "../../protocol.gen";

export interface Flying {
  readonly seat: Seat;
  /** where it sets out, in pixels of the board */
  from(): readonly [left: number, top: number];
  /** what it flies to, if not to the points */
  to?(): Element | null;
  /** a piece goes straight there after so many ms, without being held up first */
  readonly after?: number;
  /** until then it lies where it sets out */
  readonly waits?: boolean;
}
