// Plane geometry for the drawn tiles: points, curves, bands and outlines in a box of 100 by 100.

export type Place = readonly [number, number];

export const SIZE = 100;
export const CENTRE: Place = [50, 50];

export const add = (a: Place, b: Place, times = 1): Place => [a[0] + b[0] * times, a[1] + b[1] * times];
export const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1]];
export const distance = (a: Place, b: Place): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const middle = (a: Place, b: Place): Place => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

export function unit(a: Place): Place {
  const length = Math.hypot(a[0], a[1]) || 1;
  return [a[0] / length, a[1] / length];
}

/** To the right of a direction; on a screen y grows downwards. */
export const rightOf = (a: Place): Place => [-a[1], a[0]];

/** A quarter turn clockwise around the middle of the tile, so many times. */
export function turned(place: Place, turn: number): Place {
  let [x, y] = place;
  for (let quarter = 0; quarter < ((turn % 4) + 4) % 4; quarter += 1) [x, y] = [SIZE - y, x];
  return [x, y];
}

/** Points along a cubic curve, both ends among them. */
export function cubic(a: Place, b: Place, c: Place, d: Place, steps = 12): Place[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const u = 1 - t;
    const weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
    const along = (axis: 0 | 1): number =>
      weights[0] * a[axis] + weights[1] * b[axis] + weights[2] * c[axis] + weights[3] * d[axis];
    return [along(0), along(1)];
  });
}

/** Points along a curve with one control point. */
export function quadratic(a: Place, b: Place, c: Place, steps = 12): Place[] {
  return cubic(a, add(a, minus(b, a), 2 / 3), add(c, minus(b, c), 2 / 3), c, steps);
}

/** The nearest distance from a point to a line of points. */
export function distanceToLine(place: Place, line: readonly Place[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < line.length; index += 1) {
    const from = line[index - 1]!;
    const to = line[index]!;
    const [dx, dy] = minus(to, from);
    const along = ((place[0] - from[0]) * dx + (place[1] - from[1]) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, along));
    nearest = Math.min(nearest, Math.hypot(place[0] - from[0] - dx * t, place[1] - from[1] - dy * t));
  }
  return nearest;
}

/** Whether a point lies inside an outline. */
export function isInside(place: Place, outline: readonly Place[]): boolean {
  let inside = false;
  let previous = outline[outline.length - 1]!;
  for (const corner of outline) {
    const crosses = corner[1] > place[1] !== previous[1] > place[1];
    const slope = (previous[0] - corner[0]) / (previous[1] - corner[1]);
    if (crosses && place[0] < corner[0] + (place[1] - corner[1]) * slope) inside = !inside;
    previous = corner;
  }
  return inside;
}

/** The direction of a line at one of its points. */
function directionAt(line: readonly Place[], index: number): Place {
  const before = line[Math.max(0, index - 1)]!;
  const after = line[Math.min(line.length - 1, index + 1)]!;
  return unit(minus(after, before));
}

/** A line moved sideways, to the right of its direction. */
export function beside(line: readonly Place[], by: number): Place[] {
  return line.map((place, index) => add(place, rightOf(directionAt(line, index)), by));
}

/** The outline of a band along a line, so far to its left and to its right. */
export function band(line: readonly Place[], left: number, right = left): Place[] {
  return [...beside(line, -left), ...beside(line, right).reverse()];
}

export function lengthOf(line: readonly Place[]): number {
  return line.slice(1).reduce((sum, place, index) => sum + distance(place, line[index]!), 0);
}

/** The point after so much of a line, and the direction there. */
export function pointAlong(line: readonly Place[], length: number): { at: Place; direction: Place } {
  let left = Math.max(0, length);
  for (let index = 1; index < line.length; index += 1) {
    const from = line[index - 1]!;
    const to = line[index]!;
    const step = distance(from, to);
    if (left <= step || index === line.length - 1) {
      const direction = unit(minus(to, from));
      return { at: add(from, direction, Math.min(left, step)), direction };
    }
    left -= step;
  }
  return { at: line[0]!, direction: [1, 0] };
}

/** The piece of a line between two lengths. */
export function pieceOf(line: readonly Place[], from: number, to: number): Place[] {
  const steps = Math.max(2, Math.ceil((to - from) / 4));
  return Array.from({ length: steps + 1 }, (_, step) => pointAlong(line, from + ((to - from) * step) / steps).at);
}

/** Where two lines cross, by the lengths along each of them. */
export function crossing(one: readonly Place[], other: readonly Place[]): [number, number] | null {
  let along = 0;
  for (let i = 1; i < one.length; i += 1) {
    const a = one[i - 1]!;
    const r = minus(one[i]!, a);
    let alongOther = 0;
    for (let j = 1; j < other.length; j += 1) {
      const b = other[j - 1]!;
      const s = minus(other[j]!, b);
      const cross = r[0] * s[1] - r[1] * s[0];
      const [qx, qy] = minus(b, a);
      const t = (qx * s[1] - qy * s[0]) / cross;
      const u = (qx * r[1] - qy * r[0]) / cross;
      if (cross !== 0 && t >= 0 && t < 1 && u >= 0 && u < 1) {
        return [along + t * Math.hypot(...r), alongOther + u * Math.hypot(...s)];
      }
      alongOther += Math.hypot(...s);
    }
    along += Math.hypot(...r);
  }
  return null;
}

/** What of an outline lies on the tile: cut at each of its four sides in turn. */
export function onTile(outline: readonly Place[]): Place[] {
  let kept = [...outline];
  for (const [axis, bound, sign] of [
    [0, 0, 1],
    [0, SIZE, -1],
    [1, 0, 1],
    [1, SIZE, -1],
  ] as const) {
    const isIn = (place: Place): boolean => (place[axis] - bound) * sign >= 0;
    kept = kept.flatMap((place, index) => {
      const before = kept[(index + kept.length - 1) % kept.length]!;
      if (isIn(place) === isIn(before)) return isIn(place) ? [place] : [];
      const t = (bound - before[axis]) / (place[axis] - before[axis]);
      const cut = add(before, minus(place, before), t);
      return isIn(place) ? [cut, place] : [cut];
    });
  }
  return kept;
}

/** A number as short as it can be written with one digit after the point. */
export const short = (value: number): string => String(Math.round(value * 10) / 10 || 0);

const pair = (place: Place): string => `${short(place[0])} ${short(place[1])}`;

/** The path along points. */
export const linePath = (line: readonly Place[]): string => (line.length > 1 ? `M${line.map(pair).join("L")}` : "");

/** The path of an outline. */
export const outlinePath = (outline: readonly Place[]): string => (outline.length > 2 ? `${linePath(outline)}z` : "");
