// Sheets from below: the three heights that they have, as parts of the page.

export const HEIGHTS = { peek: 0.25, half: 0.5, full: 0.9 } as const;
export type Height = keyof typeof HEIGHTS;

/** How high a sheet is at first: on a phone that lies on its side, half of the height would show a line or two. */
export const usualHeight = (): Height => (matchMedia("(max-height: 480px)").matches ? "full" : "half");

const NAMES = Object.keys(HEIGHTS) as Height[];
const CLOSED = HEIGHTS.peek / 2; // a sheet that is dragged below this is put away

/** The next larger height, or after the largest one the smallest. */
export function nextHeight(height: Height): Height {
  return NAMES[(NAMES.indexOf(height) + 1) % NAMES.length] ?? height;
}

/** The height that is nearest to where a sheet was dragged; null if it was put away. */
export function heightAt(part: number): Height | null {
  if (part < CLOSED) return null;
  return NAMES.reduce((best, each) => (Math.abs(HEIGHTS[each] - part) < Math.abs(HEIGHTS[best] - part) ? each : best));
}
