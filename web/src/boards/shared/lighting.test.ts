// Light on parts of a page: what of them is in sight, and a note that covers none of them.
import { describe, expect, it } from "vitest";
import { around, clearPlace, inSight } from "./lighting";

const PAGE = { width: 1000, height: 600 };

describe("a box", () => {
  it("is lit as far as it is in sight", () => {
    expect(inSight({ left: -50, top: 580, width: 100, height: 100 }, PAGE)).toEqual({
      left: 0,
      top: 580,
      width: 50,
      height: 20,
    });
    expect(inSight({ left: 1000, top: 0, width: 10, height: 10 }, PAGE)).toBeNull();
  });

  it("goes around all that belong together", () => {
    const boxes = [
      { left: 10, top: 20, width: 10, height: 10 },
      { left: 50, top: 0, width: 5, height: 5 },
    ];
    expect(around(boxes)).toEqual({ left: 10, top: 0, width: 45, height: 30 });
    expect(around([])).toBeNull();
  });
});

describe("a note", () => {
  const note = { width: 300, height: 200 };

  it("lies in the middle where nothing is lit", () => {
    expect(clearPlace(PAGE, note, [])).toEqual({ left: 350, top: 200 });
  });

  it("lies beside what is lit", () => {
    const lit = { left: 0, top: 0, width: 1000, height: 350 };
    const { top } = clearPlace(PAGE, note, [lit]);
    expect(top).toBeGreaterThanOrEqual(350);
  });

  it("stays on the page where it has not room beside it", () => {
    const { left, top } = clearPlace(PAGE, { width: 990, height: 700 }, [{ left: 0, top: 0, ...PAGE }]);
    expect([left, top]).toEqual([8, 8]);
  });
});
