// What is asked for again: by the same id until there is an answer, whatever becomes of the line, the page or the browser.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Founded } from "../protocol.gen";
import { Refused } from "./api";
import { forkTable, openTable } from "./founding";
import { keysFor } from "./keys";
import { insist, pendingAt } from "./pending";

class Shelf {
  readonly places = new Map<string, string>();
  getItem = (place: string): string | null => this.places.get(place) ?? null;
  setItem = (place: string, text: string): unknown => this.places.set(place, text);
  removeItem = (place: string): unknown => this.places.delete(place);
}

const OFFLINE = new Refused("offline", "", 0);
let shelf: Shelf;

beforeEach(() => {
  vi.useFakeTimers();
  shelf = new Shelf();
  vi.stubGlobal("localStorage", shelf);
  vi.stubGlobal("sessionStorage", new Shelf());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Sends, fails so many times, and tells which ids were sent. */
function sending(failures: readonly Error[]): { ids: string[]; send: (id: string) => Promise<string> } {
  const left = [...failures];
  const ids: string[] = [];
  const send = async (id: string): Promise<string> => {
    ids.push(id);
    const failure = left.shift();
    if (failure) throw failure;
    return "answer";
  };
  return { ids, send };
}

async function outcome<Answer>(asked: Promise<Answer>): Promise<Answer | Error> {
  const found = asked.catch((error: Error) => error);
  await vi.runAllTimersAsync();
  return found;
}

describe("a request", () => {
  it("is kept before it is sent, with an id that nobody guesses", async () => {
    const seen = vi.fn();
    await insist("place", { seat: 1 }, async (id) => seen(id, shelf.getItem("place")));
    const [id, kept] = seen.mock.calls[0] as [string, string];
    expect(id).toMatch(/^[A-Za-z0-9_-]{22,64}$/);
    expect(JSON.parse(kept)).toEqual({ request_id: id, about: { seat: 1 } });
    expect(shelf.getItem("place")).toBeNull();
  });

  it("is sent again by the same id when there is no answer, after a pause", async () => {
    const { ids, send } = sending([OFFLINE, new Refused("failure", "", 502)]);
    const asked = insist("place", 1, send);
    await vi.advanceTimersByTimeAsync(0);
    expect(ids).toHaveLength(1);
    expect(await outcome(asked)).toBe("answer");
    expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  });

  it("is not sent for ever, but the next click and the next page know its id", async () => {
    const first = sending(Array(10).fill(OFFLINE));
    expect(await outcome(insist("place", 1, first.send))).toBe(OFFLINE);
    expect(first.ids).toHaveLength(4);
    expect(pendingAt("place")).toEqual({ request_id: first.ids[0], about: 1 });
    const second = sending([]);
    expect(await outcome(insist("place", 1, second.send))).toBe("answer");
    expect(second.ids).toEqual([first.ids[0]]);
    expect(pendingAt("place")).toBeNull();
  });

  it("for something else has another id", async () => {
    const first = sending(Array(10).fill(OFFLINE));
    await outcome(insist("place", { seat: 1 }, first.send));
    const second = sending([]);
    await outcome(insist("place", { seat: 2 }, second.send));
    expect(second.ids).not.toEqual([first.ids[0]]);
  });

  it("that was refused is forgotten, but not one that came too often", async () => {
    const taken = new Refused("seat-taken", "", 409);
    const refused = sending([taken]);
    expect(await outcome(insist("place", 1, refused.send))).toBe(taken);
    expect([refused.ids.length, pendingAt("place")]).toEqual([1, null]);
    const often = new Refused("too-many", "", 429);
    expect(await outcome(insist("place", 1, sending([OFFLINE, often]).send))).toBe(often);
    expect(pendingAt("place")).not.toBeNull();
  });

  it("that is under way is not pending", async () => {
    const asked = insist("place", 1, () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(0);
    expect([shelf.getItem("place") !== null, pendingAt("place")]).toEqual([true, null]);
    void asked;
  });

  it("keeps its id where a browser keeps nothing", async () => {
    vi.stubGlobal("localStorage", undefined);
    const first = sending(Array(10).fill(OFFLINE));
    await outcome(insist("nowhere", 1, first.send));
    const second = sending([]);
    await outcome(insist("nowhere", 1, second.send));
    expect(second.ids).toEqual([first.ids[0]]);
  });
});

describe("opening a table", () => {
  const founded: Founded = { table: "t", owner: "o", seats: [{ seat: 0, key: "k", waits: false }] };
  const wanted = (salt: string) => ({ game: "carcassonne", seats: [{ who: "here" as const, name: "Eva", salt }] });

  it("is the same wish whatever luck is added to it, and keeps its keys", async () => {
    const answers = [new TypeError(), new TypeError(), new TypeError(), new TypeError()];
    const fetch = vi.fn(async (_: string, __: RequestInit) => {
      const failure = answers.shift();
      if (failure) throw failure;
      return new Response(JSON.stringify(founded), { status: 201 });
    });
    vi.stubGlobal("fetch", fetch);
    expect(await outcome(openTable(wanted("one")))).toBeInstanceOf(Refused);
    expect(await outcome(openTable(wanted("another")))).toEqual(founded);
    const ids = fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)).request_id);
    expect([ids.length, new Set(ids).size]).toEqual([5, 1]);
    expect(keysFor("t")).toEqual(["o", "k"]);
    await outcome(forkTable("t", { step: 3 }, ["k"]));
    const last = JSON.parse(String(fetch.mock.calls.at(-1)?.[1].body));
    expect([last.step, last.request_id === ids[0]]).toEqual([3, false]);
  });
});
