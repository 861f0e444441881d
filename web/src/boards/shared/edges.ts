// Edges: which things of a board are out of sight, and on which side.
import type { Box, Size } from "./beside";

export type Side = "north" | "east" | "south" | "west";

/** The things whose middle is not in the window, each by the side where most of the way to it is. */
export function outOfSight<Thing extends Box>(things: readonly Thing[], window: Size): Record<Side, Thing[]> {
  const away: Record<Side, Thing[]> = { north: [], east: [], south: [], west: [] };
  for (const thing of things) {
    const [left, top] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
    const ways: [Side, number][] = [
      ["north", -top],
      ["south", top - window.height],
      ["west", -left],
      ["east", left - window.width],
    ];
    const [side, far] = ways.reduce((most, way) => (way[1] > most[1] ? way : most));
    if (far > 0) away[side].push(thing);
  }
  return away;
}
