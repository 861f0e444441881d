// Placing: where a small window beside an element finds room on the page.

export interface Corner {
  readonly left: number;
  readonly top: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 6;

/** Below the element if there is room, else above it, and never beyond the page. */
export function beside(box: Box, size: Size, page: Size): Corner {
  const hasRoom = box.bottom + GAP + size.height <= page.height;
  const top = hasRoom ? box.bottom + GAP : Math.max(GAP, box.top - GAP - size.height);
  const left = Math.max(GAP, Math.min(box.left, page.width - size.width - GAP));
  return { left, top };
}
