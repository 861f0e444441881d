// The score sheet: the order of sources, sums and places.
import { describe, expect, it } from "vitest";
import type { Outcome, Term } from "../../protocol.gen";
import { addsUp, byPlace, isDecidedOtherwise, mostOf, sourcesOf, termOf } from "./scores";

const term = (why: string, points: number, count = 1): Term => ({ why, count, points });

const outcome: Outcome = {
  places: [2, 1, 2],
  points: [9, 12, 9],
  terms: [
    [term("road", 3), term("field", 6, 2)],
    [term("road", 2), term("city", 10, 3)],
    [term("city", 4), term("road", 4), term("road", 1)],
  ],
};

describe("the score sheet", () => {
  it("puts each source after what comes before it in the rows that have it", () => {
    expect(sourcesOf(outcome.terms)).toEqual(["road", "city", "field"]);
    expect(sourcesOf([[term("b", 1)], [term("a", 1), term("b", 1), term("c", 1)]])).toEqual(["a", "b", "c"]);
    expect(sourcesOf([])).toEqual([]);
  });

  it("adds equal sources of a row together", () => {
    expect(termOf(outcome.terms[2] as Term[], "road")).toEqual({ why: "road", count: 2, points: 5 });
    expect(termOf(outcome.terms[0] as Term[], "city")).toBeNull();
  });

  it("knows whether it adds up", () => {
    expect(addsUp(outcome)).toBe(true);
    expect(addsUp({ ...outcome, points: [9, 12, 8] })).toBe(false);
  });

  it("has its longest bar for the most points of one source", () => {
    expect(mostOf(outcome)).toBe(10);
    expect(mostOf({ places: [1], points: [0], terms: [[]] })).toBe(1);
  });

  it("knows whether more than the points decided the places", () => {
    expect(isDecidedOtherwise(outcome)).toBe(false);
    expect(isDecidedOtherwise({ ...outcome, places: [2, 1, 3] })).toBe(true);
    expect(isDecidedOtherwise({ ...outcome, places: [1, 2, 3] })).toBe(true);
  });

  it("sorts by place, and equal places by seat", () => {
    const rows = [0, 1, 2].map((at) => ({ at, seat: at, name: "", colour: "" }));
    expect(byPlace(rows, outcome).map((row) => row.at)).toEqual([1, 0, 2]);
  });
});
