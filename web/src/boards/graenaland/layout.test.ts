// Territories laid like bricks.
import { expect, test } from "vitest";
import { edgesOf, rowOf, widthOf } from "./layout";

const island = (coast: number) => [
  ...Array.from({ length: coast }, (_, at) => ({ at: `coast_${at}`, row: "coast" as const })),
  ...Array.from({ length: coast - 1 }, (_, at) => ({ at: `inland_${at}`, row: "inland" as const })),
];

test("the coast is centred, and the row behind it lies half a territory in", () => {
  const lands = island(4);
  const width = widthOf(lands);
  expect(edgesOf(lands, "coast_0").left).toBe(-2 * width);
  expect(edgesOf(lands, "inland_0").left).toBe(-1.5 * width);
  expect(edgesOf(lands, "inland_2").right).toBe(1.5 * width);
});

test("every island fits a board of 79 em", () => {
  for (const coast of [3, 4, 5]) {
    const lands = island(coast);
    expect(widthOf(lands) * rowOf(lands, "coast").length).toBeLessThanOrEqual(79);
  }
});
