// Who may show a sign, and where the signs of a seat are shown.
import { getContext, setContext } from "svelte";
import type { LiveTable } from "../../lib/table/live.svelte";
import type { Seat } from "../../protocol.gen";
import { type Box, beside } from "./beside";

const PLACE = Symbol("live");
const NEAR = 6; // px between a button and what it opens
const OVER = -10; // a sign lies over the edge of its mat

/** Let all parts of a table know that it is live; in a replay nobody shows anything. */
export function setLive(live: LiveTable): void {
  setContext(PLACE, live);
}

export function liveHere(): LiveTable | undefined {
  return getContext(PLACE);
}

/** Whether people may talk now, with words or with signs. */
export function mayTalk(live: LiveTable): boolean {
  return live.info.status !== "playing" || live.latest?.may_talk !== false;
}

/** Put something beside an element of the page. */
export function putBeside(node: HTMLElement, box: Box, gap = NEAR, others: readonly Box[] = []): void {
  const { offsetWidth: width, offsetHeight: height } = node;
  const { left, top } = beside(box, { width, height }, { width: innerWidth, height: innerHeight }, gap, others);
  node.style.left = `${left}px`;
  node.style.top = `${top}px`;
}

/** Keep something beside the mat of a seat, wherever the page shows that now; whatever is open, it lies on top. */
export function besideMat(node: HTMLElement, seat: Seat): { destroy(): void } {
  const put = (): void => {
    const mats = [...document.querySelectorAll<HTMLElement>("[data-mat]")].filter((mat) => mat.checkVisibility());
    const mat = mats.findLast((each) => each.dataset.mat === String(seat)); // what was opened comes last
    const boxes = mats.filter((each) => each !== mat).map((each) => each.getBoundingClientRect());
    if (mat) putBeside(node, mat.getBoundingClientRect(), OVER, boxes);
  };
  node.showPopover();
  put();
  const folding = new ResizeObserver(put);
  for (const mat of document.querySelectorAll("[data-mat]")) folding.observe(mat);
  addEventListener("resize", put);
  addEventListener("scroll", put, true);
  return {
    destroy: () => {
      folding.disconnect();
      removeEventListener("resize", put);
      removeEventListener("scroll", put, true);
    },
  };
}
