// Winter as it is told: from the moment of the view, and by what happened.
import { expect, test } from "vitest";
import type { Stroganov } from "../../views.gen";
import { begunAt, reached, stepNow, WINTER } from "./winter";

const sung: Stroganov.Event = { event: "song_sung", who: 1, song: "GA1", to: null };
const deepest: Stroganov.Event = { event: "deepest", who: 0, stories: 2, place: 1, to: null };

test("who joins in winter sees the step that the view tells of", () => {
  expect(WINTER[stepNow(begunAt({}, "songs"))]).toBe("singing");
  expect(WINTER[stepNow(begunAt({}, "income"))]).toBe("income");
});

test("a step is reached before anything happens there, and keeps what did", () => {
  expect(reached({ stories: [deepest] }, "songs")).toEqual({ stories: [deepest], singing: [] });
  expect(reached({ singing: [sung] }, "songs")).toEqual({ singing: [sung] });
});

test("who goes back keeps what is known of the steps before", () => {
  const course = { stories: [deepest], singing: [sung] };
  expect(begunAt(course, "songs")).toEqual({ stories: [deepest], singing: [] });
  expect(WINTER[stepNow(begunAt(course, "stories"))]).toBe("stories");
});
