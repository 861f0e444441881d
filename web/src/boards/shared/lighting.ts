// Light on parts of a page: where they are, the shape of the shade around them, and where a note covers least of them.

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

/** The whole page but for some boxes, as a path that is filled by the rule of even and odd. */
export function shade(page: Size, lit: readonly Box[]): string {
  const holes = lit.map(({ left, top, width, height }) => `M${left} ${top}h${width}v${height}h${-width}z`);
  return `M0 0h${page.width}v${page.height}h${-page.width}z${holes.join("")}`;
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

const STEPS = 12;
const PARTS = Array.from({ length: STEPS + 1 }, (_, at) => at / STEPS);

/** Where on the page a note covers least of what is lit; of equal places the one nearest to the middle. */
export function clearPlace(page: Size, note: Size, lit: readonly Box[]): { left: number; top: number } {
  const [wide, high] = [page.width - note.width - 2 * EDGE, page.height - note.height - 2 * EDGE];
  const places = PARTS.flatMap((x) =>
    PARTS.map((y) => {
      const [left, top] = [EDGE + Math.max(wide, 0) * x, EDGE + Math.max(high, 0) * y];
      const covered = lit.reduce((sum, box) => sum + overlap({ left, top, ...note }, box), 0);
      return { left, top, covered, far: Math.hypot(x - 0.5, y - 0.5) };
    }),
  );
  const best = places.reduce((one, other) => (isBetter(other, one) ? other : one));
  return { left: Math.round(best.left), top: Math.round(best.top) };
}

interface Weighed {
  readonly covered: number;
  readonly far: number;
}

function isBetter(one: Weighed, other: Weighed): boolean {
  return one.covered === other.covered ? one.far < other.far : one.covered < other.covered;
}
