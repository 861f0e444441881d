// What happens as it is shown: beats, ballots that fall, what moves, what is outlined, and whom a line is about.
import { describe, expect, it } from "vitest";
import { CHANCE } from "../../lib/words/words";
import type { Graenaland } from "../../views.gen";
import { type Beat, beatsOf, fallOf, type Told, veiled } from "./beats";
import { motionsOf, type Standing } from "./motions";
import { aboutOf } from "./telling";
import { lastPlaces, placeIn } from "./trail";

type Event = Graenaland.Event;

const to = null;
const produced: Event = { event: "produced", at: "plains_1", resource: "grain", to };
const road: Event = { event: "road_produced", at: "plains_1", to };
const missed: Event = { event: "improvement_missed", at: "forest_1", resource: "ore", to };
const moved: Event = { event: "moved", who: 1, hero: "warrior", direction: "west", at: "plains_1", to };
const swapped: Event = { event: "swapped", who: 1, hero: "skald", at: "forest_1", to };
const stayed: Event = { event: "stayed", who: 2, to };
const yes: Event = { event: "voted", who: 0, agree: true, votes: 3, to };
const no: Event = { event: "voted", who: 1, agree: false, votes: 1, to };
const accepted: Event = { event: "proposal_accepted", at: "plains_1", votes: 3, all: 4, to };
const received: Event = { event: "received", who: 0, cards: ["plains-grain", "plains-ore"], to };
const hidden: Event = { event: "received_face_down", who: 1, count: 2, terrain: "plains", to };
const paid: Event = { event: "paid", who: 1, cards: ["plains-grain"], to };
const village: Event = { event: "village_built", who: 1, at: "forest_1", to };

const told = (...events: Event[]): Told[] =>
  events.map((event) => ({ event, message: { key: `event-${event.event}`, values: {} } }));
const kinds = (...events: Event[]): string[] => beatsOf(told(...events)).map(({ kind }) => kind);

describe("beats", () => {
  it("show production, and all moves, at a time", () => {
    expect(kinds(produced, road, missed)).toEqual(["production"]);
    expect(kinds(moved, swapped, stayed)).toEqual(["moves"]);
  });

  it("let each ballot fall by itself, then tell what they decide, then give the cards", () => {
    expect(kinds(yes, no, accepted, received, hidden)).toEqual(["ballot", "ballot", "verdict", "cards"]);
  });

  it("show the rest at once", () => {
    expect(kinds(paid, village)).toEqual(["now"]);
  });

  it("keep with what is told around it what nobody needs to see by itself", () => {
    const shuffled: Event = { event: "deck_shuffled", terrain: "plains", to };
    expect(kinds(produced, shuffled, produced)).toEqual(["production"]);
  });
});

describe("ballots", () => {
  const beats = beatsOf(told(yes, no, accepted, received));
  const fall = (begun: readonly Beat[]): unknown => {
    const found = fallOf(beats, begun);
    return found && [[...found.hidden], found.isDecided];
  };

  it("lie face down until they fall", () => {
    expect(fall(beats.slice(0, 1))).toEqual([[1], false]);
    expect(fall(beats.slice(0, 2))).toEqual([[], false]);
    expect(fall(beats.slice(0, 3))).toEqual([[], true]);
  });

  it("are not told before", () => {
    const share = { cards: [], votes: 1, has_voted: true, agree: true };
    const vote = { who: 0, at: "plains_1", needed: 2, shares: [0, 1].map((seat) => ({ seat, ...share })) };
    expect(veiled(vote, new Set([1])).shares.map(({ agree }) => agree)).toEqual([true, null]);
    expect(veiled(vote, new Set())).toBe(vote);
  });

  it("are over with what they decided", () => {
    expect(fall(beats)).toBeNull();
    expect(fall([])).toBeNull();
  });
});

describe("what moves", () => {
  const standing = (): Standing =>
    new Map([
      ["1:warrior", "forest_1"],
      ["1:skald", "plains_1"],
    ]);

  it("are heroes, from where they stood", () => {
    const now = standing();
    expect(motionsOf([moved, swapped], now, "")).toEqual([
      { do: "move", node: "hero:1:warrior", from: "land:forest_1", to: "land:plains_1" },
      { do: "move", node: "hero:1:skald", from: "land:plains_1", to: "land:forest_1" },
    ]);
    expect(now.get("1:warrior")).toBe("plains_1");
  });

  it("is a hero who comes, if he stood nowhere", () => {
    const entered: Event = { event: "entered", who: 0, hero: "priest", at: "forest_1", to };
    expect(motionsOf([entered], standing(), "")).toEqual([{ do: "come", node: "hero:0:priest" }]);
  });

  it("are cards that land on a pile, those of a road face down", () => {
    const pieces = motionsOf([produced, road], new Map(), "").flatMap((one) => (one.do === "fly" ? [one] : []));
    expect(pieces.map(({ piece, to: end }) => [piece.is === "item" && piece.item, end])).toEqual([
      ["grain", "pile:plains_1"],
      ["face_down", "pile:plains_1"],
    ]);
  });

  it("is a card that an improvement drew in vain, away", () => {
    const [only] = motionsOf([missed], new Map(), "");
    expect(only).toMatchObject({ do: "fly", to: "rail", piece: { isMissed: true } });
  });

  it("are cards from the pile to those who get them", () => {
    const found = motionsOf([received, hidden], new Map(), "pile:plains_1");
    expect(found.map((one) => one.do === "fly" && [one.from, one.to])).toEqual([
      ["pile:plains_1", "mat:0"],
      ["pile:plains_1", "mat:0"],
      ["pile:plains_1", "mat:1"],
      ["pile:plains_1", "mat:1"],
    ]);
  });

  it("is a payment towards what is built with it", () => {
    expect(motionsOf([paid, village], new Map(), "")).toEqual([
      { do: "fly", piece: { is: "card", card: "plains-grain" }, from: "mat:1", to: "land:forest_1" },
      { do: "come", node: "houses:forest_1:1" },
    ]);
  });
});

describe("the trail", () => {
  it("has the places of what others did", () => {
    expect([...lastPlaces([moved, village, yes, produced], 0)]).toEqual(["land:plains_1", "land:forest_1"]);
    expect([...lastPlaces([moved], 1)]).toEqual([]);
  });

  it("knows where things stand that have a place of their own", () => {
    const church: Event = { event: "building_built", who: 0, building: "church", at: "forest_1", to };
    const work: Event = { event: "work_built", who: 0, work: "road", at: "forest_1", to };
    expect([church, work, accepted].map(placeIn)).toEqual([
      "site:forest_1:church",
      "work:forest_1:road",
      "pile:plains_1",
    ]);
  });
});

describe("the log", () => {
  it("tells a move of the hero's owner, whoever brought it to light, and a vote with its proposal", () => {
    expect(told(moved, stayed, yes, accepted, produced).map(aboutOf)).toEqual([1, 2, CHANCE, CHANCE, undefined]);
  });
});
