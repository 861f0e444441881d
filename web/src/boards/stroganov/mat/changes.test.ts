// What is shown as − and + over a mat.
import { expect, test } from "vitest";
import type { Word } from "../../../protocol.gen";
import { changesIn, shownIn } from "./changes";

const word = (key: string, values: Word["values"] = {}): Word => ({ is: "word", key, values });

test("a payment takes its furs, and the coins that change some of them", () => {
  const { of } = changesIn({
    paid: [
      { fur: "2", count: 2, coins: 0 },
      { fur: "3", count: 1, coins: 1 },
    ],
    coins: 1,
  });
  expect(Object.fromEntries(of)).toEqual({
    "fur-2": { minus: 2, plus: 0 },
    "fur-3": { minus: 1, plus: 0 },
    "view-coins": { minus: 1, plus: 0 },
  });
});

test("furs that only have to be there are marked, not taken", () => {
  const shown = { isCost: true, word: word("cost-show", { count: 5, fur: word("fur-2") }) };
  const any = { isCost: true, word: word("cost-furs", { count: 1, fur: word("any-fur") }) };
  expect([...shownIn({ of: new Map(), others: [shown, any] })]).toEqual(["2"]);
});
