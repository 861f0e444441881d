// Wishes: they answer the question that they were made for, wait for payments, and are forgotten when anything else happens.
import { describe, expect, it } from "vitest";
import type { Stroganov } from "../../views.gen";
import { fateOf, type Standing, type Wish } from "./wish";

const hunt: Stroganov.Action = { do: "basic_action", basic: "hunt" };
const bear: Stroganov.Action = { do: "hunt", fur: "8", at: 3 };
const pay: Stroganov.Action = { do: "pay", fur: "2", count: 1 };
const wish: Wish<Stroganov.Action> = {
  place: "fur:3:8",
  opening: hunt,
  asks: "hunt",
  action: bear,
  n: 7,
  isSent: false,
};
const picked: Standing<Stroganov.Action> = {
  n: 7,
  isBehind: false,
  picked: hunt,
  asked: "ask-basic",
  offered: [hunt],
  isOwn: false,
  isBetween: false,
};
const asked: Standing<Stroganov.Action> = {
  ...picked,
  n: 8,
  picked: null,
  asked: "ask-hunt",
  offered: [bear],
  isOwn: true,
};

describe("before the action that opens the way is done", () => {
  it("it waits as long as that action is picked, or was sent", () => {
    expect(fateOf(wish, picked)).toBe(wish);
    const sent = { ...wish, isSent: true };
    expect(fateOf(sent, { ...picked, picked: null })).toBe(sent);
  });

  it("it is forgotten when that is let go, or another thing is picked", () => {
    expect(fateOf(wish, { ...picked, picked: null })).toBeNull();
    expect(fateOf(wish, { ...picked, picked: bear })).toBeNull();
  });
});

describe("after it", () => {
  it("it answers the question that it was made for", () => {
    expect(fateOf(wish, asked)).toBe("answer");
  });

  it("it does not answer another question that offers the same, such as a second hunt for a coin", () => {
    expect(fateOf(wish, { ...asked, asked: "ask-hunt_again" })).toBeNull();
  });

  it("it is forgotten when what was wished for is not offered", () => {
    expect(fateOf(wish, { ...asked, offered: [] })).toBeNull();
  });

  it("it waits while something is paid, and then answers", () => {
    const payment = { ...asked, asked: "ask-pay", offered: [pay], picked: pay, isBetween: true };
    const paying = fateOf(wish, payment);
    expect(paying).toEqual({ ...wish, n: 8, isSent: true });
    expect(fateOf(paying as Wish<Stroganov.Action>, payment)).toBe(paying);
    expect(fateOf(paying as Wish<Stroganov.Action>, { ...asked, n: 9 })).toBe("answer");
  });

  it("it waits until all that happened is shown", () => {
    expect(fateOf(wish, { ...asked, isBehind: true, offered: [] })).toBe(wish);
  });

  it("it is forgotten when somebody else acted, or something was taken back", () => {
    expect(fateOf(wish, { ...asked, isOwn: false })).toBeNull();
    expect(fateOf(wish, { ...asked, n: 6 })).toBeNull();
  });
});
