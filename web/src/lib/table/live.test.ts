// A table that is played by several people at one device: what one of them thinks about is not shown to the next.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveTable } from "./live.svelte";

vi.mock("../root", () => ({ root: "/under" }));

class Socket {
  readonly OPEN = 1;
  static last: Socket;
  readyState = 1;
  onopen = (): void => {};
  onclose = (): void => {};
  onmessage = (_: { data: string }): void => {};

  constructor() {
    Socket.last = this;
  }
  send(): void {}
  close(): void {}
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const STAY = { do: "stay" };
const person = { kind: "person", bot: "", colour: "red", name: "" };
const question = {
  prompt: "move",
  message: { key: "ask-move", values: {} },
  offer: { choices: "list", actions: [STAY] },
  says: [{ key: "do-stay", values: {} }],
  words: {},
};

/** What a seat of the device is told after a step of another one. */
function update(seat: number, n: number, by: number, asked: readonly number[]): object {
  const steps = [{ n, seat: by, at: 0, by: "", undo: 0, log: [] }];
  const own = { ...question, is_answered: !asked.includes(seat) };
  return {
    kind: "update",
    seat,
    n,
    steps,
    view: {},
    question: own,
    asked,
    hold: null,
    undo: null,
    clocks: [],
    rivals: [],
  };
}

let live: LiveTable;

beforeEach(() => {
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("location", { origin: "http://here", protocol: "http:", host: "here" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  live = new LiveTable("t", ["a", "b"]);
  Socket.last.onopen();
  const table = { id: "t", game: "none", status: "playing", seats: [person, person, person], options: {}, renamed: {} };
  Socket.last.say({
    kind: "welcome",
    id: "hello",
    version: 1,
    table,
    seats: [1, 2],
    wishes: [{}, {}],
    is_owner: false,
  });
});

afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
});

function tell(n: number, by: number, asked: readonly number[]): void {
  for (const seat of [1, 2]) Socket.last.say(update(seat, n, by, asked));
  live.skip();
}

it("does not show to the next what somebody picked", () => {
  tell(1, 0, [0, 2]); // the first has answered
  live.look(2);
  tell(2, 2, [0]); // so has the second,
  tell(3, 0, [0]);
  live.propose(STAY); // and thinks again while others talk
  expect(live.picked).toEqual(STAY);
  tell(4, 1, [0, 1]); // the first, elsewhere, takes the answer back, and is called to the device
  expect(live.called).toEqual([1]);
  live.look(1);
  expect([live.seat, live.picked]).toEqual([1, null]);
});
