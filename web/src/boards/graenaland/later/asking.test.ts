// What is asked about a place where nothing can be done.
import { expect, test } from "vitest";
import { wouldBe } from "./asking";

test("while somebody builds, a place stands for its building", () => {
  expect(wouldBe("site:forest_1:church", [{ do: "end_building" }])).toEqual({
    do: "build_building",
    at: "forest_1",
    building: "church",
    pay: [],
  });
});

test("what does not belong to the question is not asked about", () => {
  expect(wouldBe("site:forest_1:church", [{ do: "pass" }])).toBeNull();
  expect(wouldBe("land:forest_1", [])).toBeNull();
});
