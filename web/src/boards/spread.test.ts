// Mats that lie open side by side.
import { expect, test } from "vitest";
import { Spread } from "./spread.svelte";

test("a mat is opened and closed by the same touch", () => {
  const spread = new Spread();
  spread.toggle(1);
  spread.toggle(2);
  expect(spread.open).toEqual([1, 2]);
  spread.toggle(1);
  expect(spread.open).toEqual([2]);
  spread.close();
  expect(spread.open).toEqual([]);
});

test("of too many the one that was opened first makes room", () => {
  const spread = new Spread();
  for (const who of [0, 1, 2, 3]) spread.toggle(who);
  expect(spread.open).toEqual([1, 2, 3]);
  spread.toggle(0, 1);
  expect(spread.open).toEqual([0]);
});
