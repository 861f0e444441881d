// The curtain: nobody's hand is seen by whoever did not say that they look.
import { expect, it } from "vitest";
import { calledTo, type Device, lookingFrom } from "./curtain";

const here = (device: Partial<Device>): Device => ({ seats: [0, 1], asked: [], eyes: null, hides: true, ...device });

it("is down until somebody says that they look", () => {
  expect(calledTo(here({}))).toEqual([0, 1]);
  expect(calledTo(here({ asked: [1] }))).toEqual([1]);
  expect(calledTo(here({ asked: [1], eyes: 1 }))).toEqual([]);
});

it("falls when another one is asked, and not while they only wait", () => {
  expect(calledTo(here({ asked: [1], eyes: 0 }))).toEqual([1]);
  expect(calledTo(here({ eyes: 0 }))).toEqual([]);
});

it("is not there for one person, nor in a game that hides nothing", () => {
  expect(calledTo(here({ seats: [1], asked: [1] }))).toEqual([]);
  expect(calledTo(here({ asked: [1], eyes: 0, hides: false }))).toEqual([]);
});

it("looks with the eyes of who said so or, if all is open, of who is asked", () => {
  expect(lookingFrom(here({ asked: [1], eyes: 0 }))).toBe(0);
  expect(lookingFrom(here({ asked: [1], eyes: 0, hides: false }))).toBe(1);
  expect(lookingFrom(here({ eyes: 1, hides: false }))).toBe(1);
  expect(lookingFrom(here({}))).toBe(0);
  expect(lookingFrom(here({ seats: [] }))).toBeNull();
});
