// Which steps of bots may be asked about.
import { expect, it } from "vitest";
import type { SeatInfo, StepInfo } from "../../protocol.gen";
import { lastMoves } from "./why";

const line = { event: { event: "done", to: null }, message: { key: "done", values: {} } };

function step(n: number, seat: number, more: Partial<StepInfo> = {}): StepInfo {
  return { n, seat, at: 0, by: "", undo: 0, log: [line], ...more };
}

const seats = [
  { kind: "person", bot: "" },
  { kind: "bot", bot: "master" },
  { kind: "bot", bot: "random" },
] as unknown as SeatInfo[];
const asked = (...log: StepInfo[]): [number, readonly number[]][] => [...lastMoves(log, seats)];

it("are those of a bot's last move, whatever chance did between them", () => {
  expect(asked(step(1, 1), step(2, 0), step(3, 1), step(4, -1), step(5, 1), step(6, 0))).toEqual([[1, [3, 5]]]);
});

it("are none of people, of luck, or of what was answered in the place of a bot", () => {
  expect(asked(step(1, 0), step(2, 2), step(3, 1, { by: "bot-failed" }))).toEqual([]);
  expect(asked(step(1, 0, { by: "bot:adept" }))).toEqual([[0, [1]]]);
});

it("are none that nobody saw, or that were taken back", () => {
  expect(asked(step(1, 1), step(2, 1, { log: [] }))).toEqual([[1, [1]]]);
  expect(asked(step(1, 1), step(2, 1), step(3, 0, { undo: 1, log: [] }))).toEqual([[1, [1]]]);
});
