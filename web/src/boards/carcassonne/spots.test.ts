// Places for figures are large enough, and apart from each other, on every tile.
import { expect, test } from "vitest";
import { BOARD_CELLS, PRINTED } from "./art/data";
import { tileParts } from "./art/parts";
import { MAGNIFIED, SPOT, TARGET } from "./land";

test.each([...PRINTED, ...BOARD_CELLS].map(({ id }) => id))("places for figures on %s", (id) => {
  const spots = tileParts(id).flatMap(({ kind, spot }) => (kind === "river" ? [] : [spot]));
  for (const [at, [x, y]] of spots.entries())
    for (const [otherX, otherY] of spots.slice(at + 1))
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(SPOT);
});

test("on a magnified tile they are large enough for a mouse or a finger", () => {
  expect((MAGNIFIED.mouse * SPOT) / 100).toBeGreaterThanOrEqual(TARGET.mouse);
  expect((MAGNIFIED.finger * SPOT) / 100).toBeGreaterThanOrEqual(TARGET.finger);
  expect([TARGET.mouse, TARGET.finger]).toEqual([28, 44]);
});
