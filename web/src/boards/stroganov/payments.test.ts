// Payments that are put together by touching stacks of furs.
import { expect, test } from "vitest";
import type { Stroganov } from "../../views.gen";
import { afterFirst, countIn, isOpen, restOf, touched } from "./payments";

type Furs = Partial<Record<Stroganov.Fur, number>>;

/** Three sables are due; every other fur takes a coin. */
function payment(furs: Furs): Stroganov.Payment {
  const paid = Object.entries(furs).map(([fur, count]) => ({
    fur: fur as Stroganov.Fur,
    count,
    coins: fur === "2" || fur === "tiger" ? 0 : count,
  }));
  return { paid, coins: paid.reduce((sum, { coins }) => sum + coins, 0) };
}

const cheapest = payment({ "2": 2, "3": 1 });
const payments = [
  cheapest,
  payment({ "2": 2, "7": 1 }),
  payment({ "2": 1, "3": 1, "7": 1 }),
  payment({ "2": 2, tiger: 1 }),
  payment({ "2": 1, "3": 1, tiger: 1 }),
];

test("a touch takes one more of a fur, and changes as little else as possible", () => {
  expect(touched(payments, cheapest, "7")).toBe(payments[1]);
  expect(touched(payments, cheapest, "tiger")).toBe(payments[3]);
});

test("after the most of a fur come the fewest again", () => {
  expect(countIn(touched(payments, cheapest, "3"), "3")).toBe(0);
  expect(countIn(touched(payments, cheapest, "2"), "2")).toBe(1);
});

test("a fur is open where payments differ in it", () => {
  expect(isOpen(payments, "2")).toBe(true);
  expect(isOpen(payments, "8")).toBe(false);
  expect(isOpen([cheapest], "2")).toBe(false);
});

test("a payment goes kind by kind: the first leaves furs, and the rest is a payment", () => {
  expect(restOf(cheapest)).toEqual(payment({ "3": 1 }));
  expect(afterFirst({ "2": 2, "3": 1 }, cheapest)).toBe(afterFirst({ "3": 1 }, payment({})));
});
