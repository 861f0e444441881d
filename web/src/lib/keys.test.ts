// The keys of this device: kept by table, taken away one by one or with their table, also where a browser keeps nothing.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Founded } from "../protocol.gen";
import { allKeys, forgetTable, keepFounded, keepKeys, keysFor, replaceKey } from "./keys";
import { keep, kept } from "./table/kept";

class Shelf {
  readonly places = new Map<string, string>();
  getItem = (place: string): string | null => this.places.get(place) ?? null;
  setItem = (place: string, text: string): unknown => this.places.set(place, text);
  removeItem = (place: string): unknown => this.places.delete(place);
}

afterEach(() => vi.unstubAllGlobals());

describe("keys", () => {
  const shelf = new Shelf();

  beforeEach(() => {
    shelf.places.clear();
    vi.stubGlobal("localStorage", shelf);
  });

  it("are kept by table, each once", () => {
    keepKeys("x", ["a", "b"]);
    keepKeys("x", ["b", "c"]);
    keepFounded({ table: "y", owner: "o", seats: [{ key: "s" }, { key: "" }] } as unknown as Founded);
    expect(keysFor("x")).toEqual(["a", "b", "c"]);
    expect(allKeys()).toEqual(["a", "b", "c", "o", "s"]);
    expect(shelf.places.get("krajina-tables")).toBe('{"x":"a.b.c","y":"o.s"}');
  });

  it("are changed and taken away one by one", () => {
    keepKeys("x", ["a", "b"]);
    replaceKey("x", "a", "z");
    expect(keysFor("x")).toEqual(["z", "b"]);
    replaceKey("x", "z", "");
    expect(keysFor("x")).toEqual(["b"]);
  });

  it("go with their table and what else is kept for it, here and in other windows", () => {
    keepKeys("x", ["a"]);
    keepKeys("y", ["b"]);
    keep("x", "draft", "Hello");
    forgetTable("x");
    expect([keysFor("x"), kept("x", "draft", "")]).toEqual([[], ""]);
    shelf.setItem("krajina-tables", "{}"); // another window forgot the other one
    keepKeys("z", ["c"]);
    expect(allKeys()).toEqual(["c"]);
  });

  it("are none where something else lies in their place", () => {
    shelf.setItem("krajina-tables", "no JSON");
    expect(allKeys()).toEqual([]);
  });
});

it("a browser that keeps nothing has its keys until the page is left", () => {
  vi.stubGlobal("localStorage", undefined);
  keepKeys("x", ["a"]);
  keepKeys("y", ["b"]);
  forgetTable("x");
  expect([keysFor("x"), keysFor("y")]).toEqual([[], ["b"]]);
});
