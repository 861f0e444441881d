// Arrow keys: from where somebody is on the board to the nearest place in that direction.
import type { Box } from "./beside";

const ASIDE = 2.5; // how much further something counts that lies beside the way

const AHEAD: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middleOf = ({ left, top, width, height }: Box): readonly [number, number] => [left + width / 2, top + height / 2];

/** Which of some boxes an arrow key leads to; -1 where none lies there, or it is another key. */
export function boxAhead(key: string, from: Box, boxes: readonly Box[]): number {
  const ahead = AHEAD[key];
  if (!ahead) return -1;
  const [x, y] = middleOf(from);
  let [found, least] = [-1, Number.POSITIVE_INFINITY];
  boxes.forEach((box, at) => {
    const [right, down] = [middleOf(box)[0] - x, middleOf(box)[1] - y];
    const along = right * ahead[0] + down * ahead[1];
    const aside = Math.abs(right * ahead[1]) + Math.abs(down * ahead[0]);
    const far = along + aside * ASIDE;
    if (along > 1 && far < least) [found, least] = [at, far];
  });
  return found;
}

/** Go by an arrow key to the next place of a board where something may be done. */
export function goAmong(board: Element | undefined, event: KeyboardEvent): void {
  const from = event.target as Element;
  const spots = [...(board?.querySelectorAll<HTMLElement>(".act") ?? [])].filter((spot) => spot !== from);
  const boxes = spots.map((spot) => spot.getBoundingClientRect());
  const found = spots[boxAhead(event.key, from.getBoundingClientRect(), boxes)];
  if (!found) return;
  event.preventDefault();
  found.focus();
}
