import { expect, it } from "vitest";
import { placeOf } from "./refusals";

const options = ["boxes", "variants", "first", "grant", "island"];
const place = (code: string, values: Record<string, string | number> = {}): string =>
  placeOf({ code, message: "", values }, options);

it("a refusal is shown where it belongs", () => {
  expect(place("bad-options", { place: "$.first", reason: "" })).toBe("first");
  expect(place("bad-message", { place: "$.seats[0].name" })).toBe("seats");
  expect(place("bad-clock", { least: 5 })).toBe("clock");
  expect(place("box-twice", { box: "inns" })).toBe("boxes");
  expect(place("grant-five", { seats: 3 })).toBe("grant");
  expect(place("island-size", { found: 1, due: 5, seats: 3 })).toBe("island");
  expect(place("solo-only", { seats: 2 })).toBe("seats");
  expect(place("overloaded")).toBe("");
});
