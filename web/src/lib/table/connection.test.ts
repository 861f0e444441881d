// The line to a table: it comes back by itself with what it has, goes over to events, and leaves nobody waiting.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Outgoing } from "../../protocol.gen";
import { Connection, type LineState, Lost } from "./connection";

vi.mock("../root", () => ({ root: "/under" }));

const WELCOME = { kind: "welcome", id: "hello" };

class FakeSocket {
  readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onclose = (): void => {};
  onmessage = (_: { data: string }): void => {};

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  begin(): void {
    this.readyState = this.OPEN;
    this.onopen();
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  break(): void {
    this.readyState = 3;
    this.onclose();
  }
}

class FakeEvents {
  static all: FakeEvents[] = [];
  onmessage = (_: { data: string }): void => {};
  onerror = (): Promise<void> => Promise.resolve();
  close = vi.fn();

  constructor(readonly address: string) {
    FakeEvents.all.push(this);
  }
  beat(): void {
    this.say({ kind: "pong", id: "", time: 0 });
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const states: LineState[] = [];
const heard: Outgoing[] = [];
let line: Connection;
let page: EventTarget & { hidden?: boolean };
let surroundings: EventTarget;

function open(keys: readonly string[] = ["a", "b"]): FakeSocket {
  line = new Connection({
    keys,
    table: "t",
    have: () => ({ have: heard.length ? 7 : null, lines: 2 }),
    hear: (message) => heard.push(message),
    changed: (state) => states.push(state),
  });
  return FakeSocket.all.at(-1) as FakeSocket;
}

function answers(status: number, content: unknown): void {
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response(JSON.stringify(content), { status })));
}

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  surroundings = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { origin: "https://example.org" });
  vi.stubGlobal("addEventListener", surroundings.addEventListener.bind(surroundings));
  vi.stubGlobal("removeEventListener", surroundings.removeEventListener.bind(surroundings));
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("EventSource", FakeEvents);
  for (const list of [states, heard, FakeSocket.all, FakeEvents.all]) list.length = 0;
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a socket", () => {
  it("says hello with its keys, or with the table if it has none", () => {
    const socket = open();
    socket.begin();
    expect(socket.address).toBe("wss://example.org/under/api/socket");
    expect(socket.sent).toEqual([{ kind: "hello", id: "hello", keys: ["a", "b"], table: "", have: null, lines: 2 }]);
    line.close();
    const other = open([]);
    other.begin();
    expect(other.sent[0]).toMatchObject({ keys: [], table: "t" });
  });

  it("gives each answer to whoever asked", async () => {
    const socket = open();
    socket.begin();
    socket.say(WELCOME);
    const first = line.ask({ kind: "ping" });
    const second = line.ask({ kind: "ping" });
    const [one, other] = socket.sent.slice(1).map(({ id }) => id);
    socket.say({ kind: "refused", id: other, code: "no" });
    socket.say({ kind: "pong", id: one });
    expect([(await first).kind, (await second).kind]).toEqual(["pong", "refused"]);
  });

  it("comes back with what it has, and later each time", () => {
    open().begin();
    FakeSocket.all[0]?.say(WELCOME);
    FakeSocket.all[0]?.break();
    expect(states).toEqual(["connecting", "open", "lost"]);
    vi.advanceTimersByTime(500);
    FakeSocket.all[1]?.break();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(500);
    FakeSocket.all[2]?.begin();
    expect(FakeSocket.all[2]?.sent[0]).toMatchObject({ have: 7, lines: 2 });
    FakeSocket.all[2]?.say(WELCOME);
    expect(states.at(-1)).toBe("open");
  });

  it("hurries when the page is looked at again", () => {
    open().begin();
    FakeSocket.all[0]?.say(WELCOME);
    FakeSocket.all[0]?.break();
    page.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("leaves nobody waiting when it breaks", async () => {
    const socket = open();
    socket.begin();
    socket.say(WELCOME);
    const asked = line.ask({ kind: "ping" });
    socket.break();
    await expect(asked).rejects.toBeInstanceOf(Lost);
    await expect(line.ask({ kind: "ping" })).rejects.toBeInstanceOf(Lost);
  });

  it("is called lost in less than five seconds of silence, and open again at the first word", async () => {
    const socket = open();
    socket.begin();
    socket.say(WELCOME);
    await vi.advanceTimersByTimeAsync(2000);
    expect(socket.sent.at(-1)).toMatchObject({ kind: "ping" });
    expect(states.at(-1)).toBe("open");
    await vi.advanceTimersByTimeAsync(2999);
    expect(states.at(-1)).toBe("lost");
    await expect(line.ask({ kind: "act", seat: 1, seen: 4, action: {} })).rejects.toMatchObject({ wasSent: false });
    socket.say({ kind: "pong", id: socket.sent.at(-1)?.id });
    expect(states.at(-1)).toBe("open");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("asks for no sign of life while there is something to hear", async () => {
    const socket = open();
    socket.begin();
    socket.say(WELCOME);
    for (let second = 0; second < 60; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      socket.say({ kind: "update", seat: 1, n: second, hold: null });
    }
    expect(socket.sent.map(({ kind }) => kind)).toEqual(["hello"]);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("asks seldom where nobody looks, and at once when somebody does", async () => {
    const socket = open();
    page.hidden = true;
    socket.begin();
    socket.say(WELCOME);
    await vi.advanceTimersByTimeAsync(24_000);
    expect(socket.sent).toHaveLength(1);
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    expect(socket.sent.at(-1)).toMatchObject({ kind: "ping" });
    await vi.advanceTimersByTimeAsync(3000);
    expect(states.at(-1)).toBe("lost");
  });

  it("is lost as soon as the browser says so, and tried again as soon as the browser says so", async () => {
    const socket = open();
    socket.begin();
    socket.say(WELCOME);
    surroundings.dispatchEvent(new Event("offline"));
    expect(states.at(-1)).toBe("lost");
    surroundings.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.all[1]?.begin();
    FakeSocket.all[1]?.say(WELCOME);
    expect(states.at(-1)).toBe("open");
  });

  it("is given up when nobody answers, and what it says later of its end does not count", async () => {
    const socket = open();
    socket.begin();
    socket.say(WELCOME);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(FakeSocket.all).toHaveLength(2);
    socket.break();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("that is never welcome is given up, too", async () => {
    open().begin();
    FakeSocket.all[0]?.say(WELCOME);
    FakeSocket.all[0]?.break();
    await vi.advanceTimersByTimeAsync(500);
    FakeSocket.all[1]?.begin();
    await vi.advanceTimersByTimeAsync(16_000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("that is swallowed on the way gives way to events", async () => {
    open();
    await vi.advanceTimersByTimeAsync(16_000);
    expect([FakeSocket.all.length, FakeEvents.all.length]).toEqual([1, 1]);
  });

  it("does not try a dead link again, but waits where there was too much", () => {
    const socket = open();
    socket.begin();
    socket.say({ kind: "refused", id: "hello", code: "too-many" });
    expect(heard).toEqual([]);
    socket.break();
    vi.advanceTimersByTime(500);
    FakeSocket.all[1]?.say({ kind: "refused", id: "hello", code: "wrong-key" });
    FakeSocket.all[1]?.break();
    vi.advanceTimersByTime(60_000);
    expect([FakeSocket.all.length, states.at(-1), heard.length]).toEqual([2, "closed", 1]);
  });
});

describe("events", () => {
  it("take the place of a socket that never worked", async () => {
    open().break();
    vi.advanceTimersByTime(0);
    expect(FakeEvents.all[0]?.address).toBe("/under/api/events?keys=a.b&table=&lines=2");
    FakeEvents.all[0]?.say(WELCOME);
    answers(200, { kind: "done", id: "c1" });
    expect(await line.ask({ kind: "ping" })).toEqual({ kind: "done", id: "c1" });
    expect(states.at(-1)).toBe("open");
  });

  it("tell what the server refuses, in whatever way", async () => {
    open().break();
    vi.advanceTimersByTime(0);
    answers(409, { code: "stale", message: "Too late.", values: { n: 3 } });
    expect(await line.ask({ kind: "ping" })).toMatchObject({
      kind: "refused",
      code: "stale",
      message: { key: "error-stale", values: { n: 3 } },
    });
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError()));
    await expect(line.ask({ kind: "ping" })).rejects.toBeInstanceOf(Lost);
  });

  it("show what was done before it is called done", async () => {
    open().break();
    vi.advanceTimersByTime(0);
    const events = FakeEvents.all[0] as FakeEvents;
    events.say(WELCOME);
    events.say({ kind: "update", seat: 1, n: 4, hold: null });
    answers(200, { kind: "done", id: "c1", n: 6 });
    const done = vi.fn();
    void line.ask({ kind: "act", seat: 1, seen: 4, action: {} }).then(done);
    await vi.advanceTimersByTimeAsync(1000);
    events.say({ kind: "update", seat: 1, n: 5, hold: null });
    events.say({ kind: "update", seat: 0, n: 6, hold: null });
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).not.toHaveBeenCalled();
    events.say({ kind: "update", seat: 1, n: 6, hold: { seat: 1 } });
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledOnce();
    answers(200, { kind: "done", id: "c2", n: 6 });
    void line.ask({ kind: "hand_over", seat: 1 }).then(done);
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).toHaveBeenCalledOnce();
    events.say({ kind: "update", seat: 1, n: 6, hold: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledTimes(2);
  });

  it.each(["breaks", "is silent"])("let nobody wait for ever if the stream %s", async (what) => {
    open().break();
    vi.advanceTimersByTime(0);
    const events = FakeEvents.all[0] as FakeEvents;
    events.say(WELCOME);
    events.say({ kind: "update", seat: 1, n: 4, hold: null });
    answers(200, { kind: "done", id: "c1", n: 5 });
    const done = vi.fn();
    void line.ask({ kind: "act", seat: 1, seen: 4, action: {} }).then(done);
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).not.toHaveBeenCalled();
    if (what === "breaks") void events.onerror();
    await vi.advanceTimersByTimeAsync(what === "breaks" ? 0 : 15_000);
    expect(done).toHaveBeenCalledOnce();
  });

  it("send one message after the other", async () => {
    open().break();
    vi.advanceTimersByTime(0);
    FakeEvents.all[0]?.say(WELCOME);
    const answered: ((answer: Response) => void)[] = [];
    const fetch = vi.fn(() => new Promise<Response>((resolve) => answered.push(resolve)));
    vi.stubGlobal("fetch", fetch);
    const both = [line.ask({ kind: "why", seat: 0, action: {} }), line.ask({ kind: "ping" })];
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledTimes(1);
    answered[0]?.(new Response(JSON.stringify({ kind: "refused", id: "c1", code: "stale" })));
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledTimes(2);
    answered[1]?.(new Response(JSON.stringify({ kind: "pong", id: "c2" })));
    expect((await Promise.all(both)).map(({ kind }) => kind)).toEqual(["refused", "pong"]);
  });

  it("are called lost when they stop to beat", async () => {
    open().break();
    vi.advanceTimersByTime(0);
    const events = FakeEvents.all[0] as FakeEvents;
    events.say(WELCOME);
    for (let second = 0; second < 20; second += 2) {
      await vi.advanceTimersByTimeAsync(2000);
      events.beat();
    }
    expect(states.at(-1)).toBe("open");
    await vi.advanceTimersByTimeAsync(4999);
    expect(states.at(-1)).toBe("lost");
    events.beat();
    expect(states.at(-1)).toBe("open");
  });

  it("leave nobody waiting for an answer when they are given up", async () => {
    open().break();
    vi.advanceTimersByTime(0);
    FakeEvents.all[0]?.say(WELCOME);
    const never = (_: string, { signal }: RequestInit): Promise<Response> =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new Error("cut"))));
    vi.stubGlobal("fetch", vi.fn(never));
    const asked = expect(line.ask({ kind: "act", seat: 1, seen: 4, action: {} })).rejects.toBeInstanceOf(Lost);
    await vi.advanceTimersByTimeAsync(11_000);
    await asked;
  });

  it("find out that a link is dead", async () => {
    open().break();
    vi.advanceTimersByTime(0);
    answers(404, { code: "unknown-table", message: "", values: {} });
    await FakeEvents.all[0]?.onerror();
    expect([states.at(-1), heard.length]).toEqual(["closed", 1]);
    vi.advanceTimersByTime(60_000);
    expect(FakeEvents.all).toHaveLength(1);
  });

  it("give way to a socket again if the server was away", async () => {
    open().break();
    vi.advanceTimersByTime(0);
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError()));
    await FakeEvents.all[0]?.onerror();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
