// What the camera shows by itself: all of the land while its tiles stay large enough, else what somebody has to see.

/** A part of the land, in tiles. */
export interface Bounds {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** What a camera sees: the middle of the window in tiles, and how many pixels a tile has. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const SMALLEST = 16; // pixels a tile, so that even a very long land can be seen whole
export const READABLE = 44; // smaller tiles are shown only to those who ask for the whole land
const COMFORTABLE = 132; // a small land does not fill a large window
const MARGIN = 0.05; // tiles around the land
const STILL = 0.75; // a land that has grown smaller than this part of the window is worth another look

/** The smallest part of the land with some cells in it; null without cells. */
export function boundsAround(cells: readonly (readonly [number, number])[]): Bounds | null {
  if (!cells.length) return null;
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  return { west: Math.min(...xs), north: Math.min(...ys), east: Math.max(...xs) + 1, south: Math.max(...ys) + 1 };
}

/** How large tiles are when a part of the land fills the window. */
export function scaleOf(window: Size, { west, north, east, south }: Bounds): number {
  const [wide, high] = [east - west + 2 * MARGIN, south - north + 2 * MARGIN];
  return Math.min(COMFORTABLE, window.width / wide, window.height / high);
}

/** All of the land, in the middle of the window. */
export function whole(window: Size, land: Bounds): Frame {
  const scale = Math.max(SMALLEST, scaleOf(window, land));
  return { x: (land.west + land.east) / 2, y: (land.north + land.south) / 2, scale };
}

type Way = readonly [number, number];

function clamped(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most);
}

/** One way across the window: as near to where it was as shows what is wanted, and no emptiness beside the land. */
function along(now: number, span: number, land: Way | null, wanted: Way): number {
  const half = span / 2 - MARGIN;
  if (land && land[1] - land[0] <= 2 * half) return clamped(now, land[1] - half, land[0] + half);
  const seen = clamped(now, wanted[1] - half, wanted[0] + half);
  return land ? clamped(seen, land[0] + half, land[1] - half) : seen;
}

const across = (part: Bounds): Way => [part.west, part.east];
const down = (part: Bounds): Way => [part.north, part.south];

/** The nearest frame of the same size that shows what is wanted; if the land is told, with no emptiness beside it. */
export function moved(window: Size, now: Frame, land: Bounds | null, wanted: Bounds): Frame {
  const { scale } = now;
  return {
    x: along(now.x, window.width / scale, land && across(land), across(wanted)),
    y: along(now.y, window.height / scale, land && down(land), down(wanted)),
    scale,
  };
}

/** Whether all of a part of the land is in the window. */
export function isSeen(window: Size, { x, y, scale }: Frame, part: Bounds): boolean {
  const [wide, high] = [window.width / scale / 2, window.height / scale / 2];
  return part.west >= x - wide && part.east <= x + wide && part.north >= y - high && part.south <= y + high;
}

/**
 * What the camera shows by itself. While the whole land fits it stays still as long as all is seen; a land that is too
 * large for that is shown in readable size, where what is wanted lies.
 */
export function framed(window: Size, land: Bounds, wanted: Bounds, now: Frame | null): Frame {
  const all = whole(window, land);
  if (all.scale >= READABLE) {
    const isGood = now && isSeen(window, now, land) && now.scale >= all.scale * STILL;
    return isGood ? now : all;
  }
  const start = now ?? { x: (wanted.west + wanted.east) / 2, y: (wanted.north + wanted.south) / 2 };
  return moved(window, { ...start, scale: READABLE }, land, wanted);
}
