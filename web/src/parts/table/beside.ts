// Where something small goes that belongs to something else on the page.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Size = Pick<Box, "width" | "height">;
type Place = Pick<Box, "left" | "top">;

const MARGIN = 6; // px to the edge of the window

/**
 * At the right of a box, else beneath or above it: wherever there is room in the window and none of the others is
 * covered; if that is nowhere, beneath it as far as the window goes. Below zero, the gap lets it lie over the edge.
 */
export function beside(box: Box, size: Size, room: Size, gap: number, others: readonly Box[] = []): Place {
  const middle = (start: number, length: number, own: number): number => start + (length - own) / 2;
  const left = middle(box.left, box.width, size.width);
  const top = middle(box.top, box.height, size.height);
  const inside = (place: Place): Place => ({
    left: Math.max(MARGIN, Math.min(place.left, room.width - size.width - MARGIN)),
    top: Math.max(MARGIN, Math.min(place.top, room.height - size.height - MARGIN)),
  });
  const right = { left: box.left + box.width + gap, top: inside({ left, top }).top };
  const beneath = { left: inside({ left, top }).left, top: box.top + box.height + gap };
  const above = { left: beneath.left, top: box.top - size.height - gap };
  const fits = (place: Place): boolean => {
    const is = inside(place);
    const isInside = is.left === place.left && is.top === place.top;
    return isInside && !others.some((other) => meet({ ...place, ...size }, other, Math.max(0, -gap)));
  };
  return [right, beneath, above].find(fits) ?? inside(beneath);
}

/** Whether boxes share more than some pixels of their edges. */
function meet(one: Box, other: Box, edge: number): boolean {
  const isApart = (start: number, length: number, from: number, more: number): boolean =>
    start + length <= from + edge || from + more <= start + edge;
  return !(
    isApart(one.left, one.width, other.left, other.width) || isApart(one.top, one.height, other.top, other.height)
  );
}
