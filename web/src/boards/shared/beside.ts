// Where a control lies beside a tile so that it covers nothing that somebody may want to touch or has to see.

/** A rectangle of the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 6; // pixels between a thing and what lies right beside it
const STEP = 10; // pixels between the places that are tried
const NEVER = 1e4; // a place that hides something is worse than any place that is far away
const UNWELCOME = 0.004; // it may be hidden, but rather not

/** The area that two rectangles share. */
export function shared(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** The places right beside a thing: below, above, to the right and to the left of it; moved along it into the window. */
function sidesOf(thing: Box, { width, height }: Size, window: Size): Box[] {
  const middle = within(thing.left + (thing.width - width) / 2, window.width - width);
  const centre = within(thing.top + (thing.height - height) / 2, window.height - height);
  return [
    { left: middle, top: thing.top + thing.height + GAP, width, height },
    { left: middle, top: thing.top - height - GAP, width, height },
    { left: thing.left + thing.width + GAP, top: centre, width, height },
    { left: thing.left - width - GAP, top: centre, width, height },
  ];
}

/** Every place of the window, some pixels apart. */
function* placesIn(window: Size, { width, height }: Size): Generator<Box> {
  for (let top = 0; top + height <= window.height; top += STEP)
    for (let left = 0; left + width <= window.width; left += STEP) yield { left, top, width, height };
}

interface Kept {
  /** what must not be hidden */
  readonly clear?: readonly Box[];
  /** what is better not hidden */
  readonly seen?: readonly Box[];
}

/**
 * Where something of a size lies beside a thing: right beside it if that hides nothing, else as near as there is room,
 * else where it hides least. It stays in the window.
 */
export function besideOf(thing: Box, size: Size, window: Size, { clear = [], seen = [] }: Kept): Box {
  const area = (place: Box, boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + shared(place, box), 0);
  const hidden = (place: Box): number =>
    (shared(place, thing) + area(place, clear)) * NEVER + area(place, seen) * UNWELCOME;
  const isIn = ({ left, top, width, height }: Box): boolean =>
    left >= 0 && top >= 0 && left + width <= window.width && top + height <= window.height;
  const right = sidesOf(thing, size, window).find((place) => isIn(place) && hidden(place) === 0);
  if (right) return right;
  const [x, y] = [thing.left + (thing.width - size.width) / 2, thing.top + (thing.height - size.height) / 2];
  let [best, least]: [Box, number] = [{ left: 0, top: 0, ...size }, Number.POSITIVE_INFINITY];
  for (const place of placesIn(window, size)) {
    const far = Math.hypot(place.left - x, place.top - y);
    const costs = far < least ? hidden(place) + far : far;
    if (costs < least) [best, least] = [place, costs];
  }
  return best;
}
