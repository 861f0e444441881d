// Sharing out: the rest to one seat, as last time, cards taken back, the order of shares, and who would have the votes.
import { describe, expect, it } from "vitest";
import {
  counted,
  forecast,
  givenBy,
  inHand,
  isComplete,
  keptFor,
  nothingGiven,
  restTo,
  sharesOf,
  votesOf,
} from "./sharing";

const form = { pile: ["grain", "grain", "ore", "face_down"], receivers: [0, 2, 3] };
const none = nothingGiven(form);

describe("cards", () => {
  it("begin in the pile, the first one in hand", () => {
    expect(none).toEqual([null, null, null, null]);
    expect(inHand(none, 0)).toBe(0);
    expect(isComplete(none)).toBe(false);
  });

  it("are given one by one; the chosen one is in hand until somebody has it", () => {
    expect(inHand(none, 2)).toBe(2);
    expect(inHand(none.with(2, 0), 2)).toBe(0);
    expect(inHand(restTo(none, 3), 2)).toBe(-1);
  });

  it("that are taken back are in hand again", () => {
    const all = restTo(none.with(1, 0), 3);
    expect(isComplete(all)).toBe(true);
    const back = all.with(1, null);
    expect(inHand(back, 1)).toBe(1);
    expect(isComplete(back)).toBe(false);
  });

  it("that are left go to one seat, and the others stay where they are", () => {
    expect(restTo(none.with(0, 2), 0)).toEqual([2, 0, 0, 0]);
  });
});

describe("shares", () => {
  it("stand in the order of receivers, their cards in that of the pile", () => {
    const given = none.with(3, 3).with(2, 0).with(0, 0).with(1, 3);
    expect(sharesOf(form, given)).toEqual([
      { seat: 0, cards: ["grain", "ore"] },
      { seat: 2, cards: [] },
      { seat: 3, cards: ["grain", "face_down"] },
    ]);
  });

  it("can be read again: equal cards are alike", () => {
    const shares = sharesOf(form, [3, 0, 2, 2]);
    expect(sharesOf(form, givenBy(form, shares))).toEqual(shares);
  });

  it("as last time are given as far as the pile has such cards, and to whom has a vote", () => {
    const last = [
      { seat: 2, cards: ["ore", "ore"] },
      { seat: 1, cards: ["grain"] },
      { seat: 0, cards: ["wood", "grain"] },
    ];
    expect(givenBy(form, last)).toEqual([0, null, 2, null]);
  });

  it("that were kept are taken up only where they fit the pile and those who may get something", () => {
    expect(keptFor(form, [2, null, 0, null])).toEqual([2, null, 0, null]);
    expect(keptFor(form, [2, null, 0])).toBeNull();
    expect(keptFor(form, [1, null, null, null])).toBeNull();
    for (const kept of [undefined, "2,0", { length: 4 }, ["2", null, null, null]])
      expect(keptFor(form, kept)).toBeNull();
  });

  it("count equal cards", () => {
    expect(counted(form.pile)).toEqual([
      ["grain", 2],
      ["ore", 1],
      ["face_down", 1],
    ]);
  });
});

describe("the forecast", () => {
  const votes = [
    { seat: 0, votes: 1 },
    { seat: 2, votes: 3 },
    { seat: 3, votes: 2 },
  ];

  it("has whoever gets something vote for it", () => {
    const ballots = forecast(sharesOf(form, [3, 3, 0, null]), votes, 0);
    expect(ballots.map(({ agree }) => agree)).toEqual([true, false, true]);
    expect(votesOf(ballots, true)).toBe(3);
    expect(votesOf(ballots, false)).toBe(3);
  });

  it("has the proposer vote for it, whatever the own share is", () => {
    expect(votesOf(forecast(sharesOf(form, none), votes, 2), true)).toBe(3);
    expect(votesOf(forecast(sharesOf(form, none), votes, null), true)).toBe(0);
  });
});
