// Moving things of the board themselves: the board shows how it ends, so each thing first goes back to where it was.
import { duration } from "../../lib/settings.svelte";
import type { Motion } from "./motions";
import { nodeOf } from "./spots";

/** A motion, and after how many ms it begins. */
export interface Timed {
  readonly motion: Motion;
  readonly after: number;
}

const MOVE = 260; // ms
const COME = 220;

/** How far a thing is from a spot, as a transform; a Cossack by the landscape on which it stands. */
function towards(node: Element, spot: string): string {
  const there = nodeOf(spot)?.getBoundingClientRect();
  const here = (node.closest("[data-tile]") ?? node).getBoundingClientRect();
  return there ? `translate(${there.left - here.left}px, ${there.top - here.top}px)` : "none";
}

function begin({ motion, after }: Timed): void {
  if (motion.do === "fly") return;
  const node = nodeOf(motion.node);
  const timing = { delay: after, easing: "ease-in-out", fill: "backwards" as const };
  if (!node) return;
  if (motion.do === "come") {
    node.animate([{ opacity: 0, transform: "translateX(1.5em)" }, {}], { ...timing, duration: duration(COME) });
    return;
  }
  const steps = [{ transform: towards(node, motion.from) }, { transform: towards(node, motion.to) }];
  node.animate(steps, { ...timing, duration: duration(MOVE) });
}

/** Let things move, each in its time. Of several motions of one thing the first is begun last, and so is seen first. */
export function beginAll(timed: readonly Timed[]): void {
  for (const one of [...timed].reverse()) begin(one);
}

/** Whatever moves on a board is where it goes, at once; what never ends goes on. */
export function endAll(board: Element): void {
  for (const one of board.getAnimations({ subtree: true })) {
    if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();
  }
}
