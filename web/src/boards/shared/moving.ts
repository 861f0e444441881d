// Moving things of the board themselves: the board shows how it ends, so each thing first goes back to where it was.
import { duration } from "../../lib/settings.svelte";

/** What moves: a thing of the board from one spot to another, a thing that comes or that something comes to, or a piece
 * that flies over the board. */
export type Motion<Piece> =
  | { readonly do: "move"; readonly node: string; readonly from: string; readonly to: string }
  | { readonly do: "come"; readonly node: string }
  | { readonly do: "grow"; readonly node: string }
  | { readonly do: "fly"; readonly piece: Piece; readonly from: string; readonly to: string };

/** A motion, and after how many ms it begins. */
export interface Timed<Piece> {
  readonly motion: Motion<Piece>;
  readonly after: number;
}

/** Where on a board spots are. */
export interface Stage {
  nodeOf(spot: string): Element | null;
  /** what a thing stands on, by a selector: it moves as far as that is away, and keeps its place there */
  readonly ground: string;
  /** grounds lie above each other, so that one lies on top while somebody goes to it */
  readonly isLayered?: boolean;
  /** how long a thing moves, in ms; 260 if nothing is said */
  readonly move?: number;
}

const MOVE = 260; // ms
const COME = 220;

/** How far a thing is from a spot, as a transform. */
function towards(node: Element, spot: string, { nodeOf, ground }: Stage): string {
  const there = nodeOf(spot)?.getBoundingClientRect();
  const here = (node.closest(ground) ?? node).getBoundingClientRect();
  return there ? `translate(${there.left - here.left}px, ${there.top - here.top}px)` : "none";
}

function begin<Piece>({ motion, after }: Timed<Piece>, stage: Stage): void {
  if (motion.do === "fly") return;
  const node = stage.nodeOf(motion.node);
  const timing = { delay: after, easing: "ease-in-out", fill: "backwards" as const };
  if (!node) return;
  if (motion.do === "come") {
    node.animate([{ opacity: 0, transform: "translateX(1.5em)" }, {}], { ...timing, duration: duration(COME) });
    return;
  }
  if (motion.do === "grow") {
    node.animate([{}, { transform: "scale(1.15)" }, {}], { ...timing, duration: duration(COME) });
    return;
  }
  const steps = [{ transform: towards(node, motion.from, stage) }, { transform: towards(node, motion.to, stage) }];
  const lasting = { ...timing, duration: duration(stage.move ?? MOVE) };
  node.animate(steps, lasting);
  if (stage.isLayered) node.closest(stage.ground)?.animate([{ zIndex: 3 }, { zIndex: 3 }], lasting);
}

/** Let things move, each in its time. Of several motions of one thing the first is begun last, and so is seen first. */
export function beginAll<Piece>(timed: readonly Timed<Piece>[], stage: Stage): void {
  for (const one of [...timed].reverse()) begin(one, stage);
}

/** Whatever moves on a board is where it goes, at once; what never ends goes on. */
export function endAll(board: Element): void {
  for (const one of board.getAnimations({ subtree: true })) {
    if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
  }
}

/** The first of what some selectors find that has any size: of several parts that show a spot, the part that is seen. */
export function seenOf(queries: readonly string[]): Element | null {
  for (const query of queries) {
    const found = [...document.querySelectorAll(query)].find((node) => node.getBoundingClientRect().width > 0);
    if (found) return found;
  }
  return null;
}

/** The middle of a thing, in pixels of a board. */
export function middleOf(node: Element | null, board: Element | undefined): readonly [number, number] {
  const box = node?.getBoundingClientRect();
  const here = board?.getBoundingClientRect();
  return box && here ? [box.left + box.width / 2 - here.left, box.top + box.height / 2 - here.top] : [0, 0];
}
