// Beats: what nobody at a seat did is shown one after the other; and what moves with it.
import { expect, it } from "vitest";
import type { Stroganov } from "../../views.gen";
import { beatsOf, FINAL, type Told } from "./beats";
import { detailsOf, marketIn, newIn } from "./details";
import { type Motion, motionsOf } from "./motions";
import { countedUp } from "./sums";
import { type Course, grown, stepNow, WINTER } from "./winter";

const lines = (...events: object[]): Told[] =>
  events.map((event) => ({ event: event as Stroganov.Event, message: { key: "", values: {} } }));
const eventsIn = (told: readonly Told[]): Stroganov.Event[] => told.map(({ event }) => event);
const kinds = (told: readonly Told[], course: Course | null = null): string[] =>
  beatsOf(told, course).map((beat) =>
    "step" in beat ? `${beat.kind} ${beat.step}` : `${beat.kind} ${beat.lines.length}`,
  );
const courseOf = (told: readonly Told[]): Course | null =>
  told.reduce((course: Course | null, { event }) => grown(course, event), null);

const winter = { event: "season_began", year: 1, season: "winter" };
const spring = { event: "season_began", year: 2, season: "spring" };
const horses = (who: number | string) => ({ event: "gained", who, what: "horse", count: 2 });
const upkeep = [
  { event: "cossack_went_home", who: 0, at: 5 },
  { event: "landscapes_slid", landscapes: ["TU1"], origins: [4], places: [3] },
  { event: "songs_left", songs: ["GA1"] },
  { event: "yurts_slid", yurts: ["YA1"], origins: [2], regions: [1] },
  { event: "landscape_added", landscape: "MO2", at: 12 },
  { event: "tiger_placed", at: 12 },
  { event: "fur_dealt", fur: "4", at: 12 },
  { event: "market_cleared", furs: ["2"] },
  { event: "market_filled", fur: "3" },
  { event: "song_placed", song: "GA2" },
  { event: "card_placed", card: "A1", region: 5 },
];

it("shows at once what somebody at a seat did", () => {
  const moved = { event: "moved", who: 0, at: 3 };
  expect(kinds(lines(moved, horses(0), { event: "market_filled", fur: "2" }))).toEqual(["now 3"]);
});

it("shows the deeds of the opponent one by one, each with what it brings", () => {
  const told = lines(
    { event: "turn_began", who: "ivan" },
    { event: "ivan_card_turned", card: "I1", who: "ivan" },
    { event: "moved", who: "ivan", at: 3 },
    { event: "ivan_hunted", who: "ivan", at: 3, furs: ["4"] },
    { event: "fur_gained", who: "ivan", fur: "4", at: 3 },
    { event: "village_visited", who: "ivan", village: "V1", region: 1 },
    horses("ivan"),
    { event: "turn_began", who: 0 },
  );
  expect(kinds(told)).toEqual(["now 1", "opponent 1", "opponent 1", "opponent 2", "opponent 2", "now 1"]);
});

it("shows the upkeep of winter step by step, and then the year", () => {
  const course = courseOf(lines(winter, horses(0)));
  expect(kinds(lines(...upkeep, spring), course)).toEqual([
    "winter home",
    "winter west",
    "winter land",
    "winter market",
    "winter songs",
    "winter wishes",
    "season 1",
  ]);
  expect(kinds(lines(winter, horses(0), horses("ivan")))).toEqual(["season 1", "now 2"]);
});

it("counts the nine steps of the end for all players together", () => {
  const scored = (who: number, why: string) => ({ event: "scored", who, why, points: 3 });
  const told = lines(
    horses(0),
    { event: "final_scoring_began" },
    scored(0, "coins"),
    scored(1, "tigers"),
    scored(1, "coins"),
    { event: "game_ended" },
  );
  expect(kinds(told)).toEqual(["now 1", ...FINAL.map((step) => `final ${step}`)]);
  expect(beatsOf(told, null)[FINAL.indexOf("coins") + 1]?.lines.length).toBe(2);
  const sources = { song: 5, tigers: 4, coins: 2 };
  expect([-1, 2, FINAL.length - 1].map((last) => countedUp(sources, last))).toEqual([5, 9, 11]);
});

it("knows the steps of a winter as they come", () => {
  const story = { event: "gained", who: 1, what: "story", count: 2 };
  const told = lines(winter, horses(0), horses(1), { event: "deepest", who: 1, place: 1, stories: 2 }, story);
  const course = courseOf(told);
  expect(WINTER[stepNow(course ?? {})]).toBe("stories");
  expect(detailsOf(course?.income ?? []).map(({ who, gains }) => [who, gains[0]?.key, gains[0]?.values.count])).toEqual(
    [
      [0, "gain-horse", 2],
      [1, "gain-horse", 2],
    ],
  );
  const sung = { event: "song_sung", who: 1, song: "GA3" };
  const late = lines(sung, { event: "market_filled", fur: "8" }, horses(1), ...upkeep);
  const done = late.reduce((found: Course | null, { event }) => grown(found, event), course);
  expect(detailsOf(done?.singing ?? [])).toMatchObject([{ who: 1, songs: ["song-GA3"] }]);
  expect(marketIn(done?.market ?? [])).toEqual(["3"]);
  expect([newIn(done?.land ?? []), newIn(done?.wishes ?? [])]).toEqual([1, 1]);
  expect(courseOf(lines(winter, spring))).toBeNull();
});

it("moves what the events tell of, from where it was", () => {
  const moves = (...events: object[]): Motion[] =>
    motionsOf(
      eventsIn(lines(...events)),
      new Map<number | "ivan" | "katyusha", number>([
        ["ivan", 2],
        [0, 5],
      ]),
    );
  const ride = moves({ event: "cossack_went_home", who: "ivan", at: 2 }, { event: "moved", who: "ivan", at: 4 });
  expect(ride).toEqual([
    { do: "move", node: "cossack:ivan", from: "tile:2", to: "tile:0" },
    { do: "move", node: "cossack:ivan", from: "tile:0", to: "tile:4" },
  ]);
  expect(moves({ event: "yurts_slid", yurts: ["YA1"], origins: [3], regions: [1] })).toEqual([
    { do: "move", node: "yurt:1", from: "yurt:3", to: "yurt:1" },
  ]);
  const [fur, coin] = moves(
    { event: "fur_gained", who: 0, fur: "4", at: 5 },
    { event: "village_visited", who: 0, village: "V3", region: 2 },
    { event: "gained", who: 0, what: "coin", count: 1 },
  );
  expect(fur).toMatchObject({ do: "fly", from: "tile:5", to: "mat:0:4" });
  expect(coin).toMatchObject({ do: "fly", from: "village:2", to: "mat:0:coin" });
  expect(
    moves({ event: "fur_offered", who: 0, fur: "2" }, { event: "fur_gained", who: 0, fur: "2", at: 0 }),
  ).toMatchObject([{ from: "bag", to: "mat:0:2" }]);
});
