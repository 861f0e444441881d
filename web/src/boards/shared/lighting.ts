// Light on parts of a page: where they are, and where a note covers least of them.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export type Size = Pick<Box, "width" | "height">;

const EDGE = 8; // px between a note and the edge of the page

/** What of a box is on the page; null if nothing is. */
export function inSight({ left, top, width, height }: Box, page: Size): Box | null {
  const [west, north] = [Math.max(left, 0), Math.max(top, 0)];
  const [east, south] = [Math.min(left + width, page.width), Math.min(top + height, page.height)];
  return east > west && south > north ? { left: west, top: north, width: east - west, height: south - north } : null;
}

/** The smallest box around some; null around none. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** How much of a box a note covers; of a small one the same piece counts for more, for it is hidden sooner. */
function covered(note: Box, box: Box): number {
  const width = Math.min(note.left + note.width, box.left + box.width) - Math.max(note.left, box.left);
  const height = Math.min(note.top + note.height, box.top + box.height) - Math.max(note.top, box.top);
  return (Math.max(width, 0) * Math.max(height, 0)) / Math.sqrt(box.width * box.height);
}

const STEPS = 12;
const PARTS = Array.from({ length: STEPS + 1 }, (_, at) => at / STEPS);

const SLACK = 1.5; // where something has to be covered, so many times as much of it may be

/** Where on the page a note covers little of what is lit, nothing if that is possible, as near to the middle as can be. */
export function clearPlace(page: Size, note: Size, lit: readonly Box[]): { left: number; top: number } {
  const [wide, high] = [page.width - note.width - 2 * EDGE, page.height - note.height - 2 * EDGE];
  const places = PARTS.flatMap((x) =>
    PARTS.map((y) => {
      const [left, top] = [EDGE + Math.max(wide, 0) * x, EDGE + Math.max(high, 0) * y];
      const hidden = lit.reduce((sum, box) => sum + covered({ left, top, ...note }, box), 0);
      return { left, top, hidden, far: Math.hypot(x - 0.5, y - 0.5) };
    }),
  );
  const least = Math.min(...places.map(({ hidden }) => hidden));
  const good = places.filter(({ hidden }) => hidden <= least * SLACK);
  const best = good.reduce((one, other) => (other.far < one.far ? other : one));
  return { left: Math.round(best.left), top: Math.round(best.top) };
}
