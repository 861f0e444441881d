// The arrow of an order: bent a little, from the edge of the hero to the edge of where he would stand.

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface Arrow {
  readonly path: string;
  readonly head: string;
}

const BEND = 0.14; // of its length, to the left of the way: there and back are two arrows
const HEAD = 13; // px

const rounded = (number: number): number => Math.round(number * 10) / 10;
const point = (x: number, y: number): string => `${rounded(x)} ${rounded(y)}`;

export function arrowFrom(from: Spot, to: Spot): Arrow {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(right, down) || 1;
  const [alongX, alongY] = [right / far, down / far];
  const middle = { x: (from.x + to.x) / 2 + down * BEND, y: (from.y + to.y) / 2 - right * BEND };
  const [start, end] = [edgeOf(from, middle), edgeOf(to, middle)];
  const turn = Math.hypot(to.x - middle.x, to.y - middle.y) || 1;
  const [x, y] = [(to.x - middle.x) / turn || alongX, (to.y - middle.y) / turn || alongY];
  const neck = { x: end.x - x * HEAD, y: end.y - y * HEAD };
  const [sideX, sideY] = [(-y * HEAD) / 1.7, (x * HEAD) / 1.7];
  return {
    path: `M${point(start.x, start.y)}Q${point(middle.x, middle.y)} ${point(neck.x, neck.y)}`,
    head: `M${point(end.x, end.y)}L${point(neck.x + sideX, neck.y + sideY)}L${point(neck.x - sideX, neck.y - sideY)}Z`,
  };
}

/** The edge of a thing towards a point. */
function edgeOf({ x, y, radius }: Spot, towards: { x: number; y: number }): { x: number; y: number } {
  const far = Math.hypot(towards.x - x, towards.y - y) || 1;
  const part = Math.min(radius / far, 0.9);
  return { x: x + (towards.x - x) * part, y: y + (towards.y - y) * part };
}
