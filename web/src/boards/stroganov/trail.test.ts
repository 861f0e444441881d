// The trail: events of others become the places where they were.
import { expect, it } from "vitest";
import type { Stroganov } from "../../views.gen";
import { lastPlaces, opponentIn } from "./trail";

const happened = (...events: object[]): Stroganov.Event[] => events.map((event) => event as Stroganov.Event);
const rode = (who: number | string, at: number) => ({ event: "moved", who, at, landscape: "TU1", terrain: "tundra" });

it("outlines where others rode, hunted, acted and built", () => {
  const events = happened(
    rode(1, 4),
    { event: "fur_gained", who: 1, fur: "4", at: 5 },
    { event: "village_visited", who: 1, village: "V1", region: 2 },
    { event: "yurt_used", who: 1, yurt: "YA1", region: 3 },
    { event: "card_taken", who: 1, card: "A1", region: 1 },
    { event: "outpost_built", who: 1, region: 4 },
    { event: "song_sung", who: 1, song: "GA3" },
  );
  const places = ["tile:4", "tile:5", "village:2", "yurt:3", "card:1", "slot:4", "song:GA3"];
  expect([...lastPlaces(events, 0)]).toEqual(places);
});

it("outlines nothing of one's own, of chance, or of no place", () => {
  const events = happened(
    rode(0, 4),
    { event: "fur_gained", who: 1, fur: "4", at: 0 },
    { event: "card_taken", who: 1, card: "S1", region: 0 },
    { event: "market_filled", fur: "2" },
  );
  expect(lastPlaces(events, 0).size).toBe(0);
});

it("finds what the opponent made of cards did", () => {
  const events = happened(rode(0, 2), rode("ivan", 3));
  expect(opponentIn(events)).toEqual([events[1]]);
  expect([...lastPlaces(events, 0)]).toEqual(["tile:3"]);
});
