// Drawing a kind of tile for the first time takes some milliseconds: done ahead, while nobody waits for anything.
import { tileMarkup } from "./art/tile";

const RUSHED = 5; // ms of idle time without which the next one waits

/** Draw these kinds of tiles one after another in idle moments; the answer stops it. */
export function warm(kinds: readonly string[]): () => void {
  if (!("requestIdleCallback" in globalThis)) return () => {};
  const left = [...kinds];
  const next = (deadline: IdleDeadline): void => {
    while (left.length && deadline.timeRemaining() > RUSHED) tileMarkup(left.pop() as string, 0);
    if (left.length) number = requestIdleCallback(next);
  };
  let number = requestIdleCallback(next);
  return () => cancelIdleCallback(number);
}
