// Orders: by direction and by where they lead, whether a prepared one still stands, and how they are drawn.
import { describe, expect, it } from "vitest";
import type { Graenaland } from "../../views.gen";
import { arrowFrom } from "./arrows";
import { drawnOf, type Order, orderOf, orderTo, stillOf } from "./orders";

const way = (direction: Graenaland.Direction, at: string, swaps: Graenaland.Hero | null = null): Graenaland.Way => ({
  direction,
  at,
  swaps,
});
const heroes: readonly Graenaland.HeroInfo[] = [
  {
    hero: "warrior",
    at: "forest_1",
    waits: [],
    ways: [way("west", "plains_1", "skald"), way("northeast", "hills_inland_1")],
    called: null,
  },
  { hero: "skald", at: "plains_1", waits: [], ways: [way("east", "forest_1", "warrior")], called: null },
  { hero: "priest", at: null, waits: ["forest_1"], ways: [], called: null },
];
const order: Order = { hero: "warrior", direction: "northeast", from: "forest_1", to: "hills_inland_1", swaps: null };

describe("an order", () => {
  it("is found by its direction, and by where it leads to", () => {
    expect(orderOf(heroes, { hero: "warrior", direction: "northeast" })).toEqual(order);
    expect(orderTo(heroes, "warrior", "hills_inland_1")).toEqual(order);
  });

  it("is none where no way leads, and for a hero who is not there", () => {
    expect(orderTo(heroes, "warrior", "mountains_1")).toBeNull();
    expect(orderTo(heroes, "priest", "plains_1")).toBeNull();
    expect(orderTo(heroes, null, "plains_1")).toBeNull();
  });

  it("that was prepared stands as long as the hero does", () => {
    expect(stillOf(heroes, order)).toEqual(order);
    expect(stillOf(heroes, { ...order, from: "plains_1" })).toBeNull();
  });

  it("that was prepared tells who changes places now", () => {
    const before: Order = { hero: "warrior", direction: "west", from: "forest_1", to: "plains_1", swaps: null };
    expect(stillOf(heroes, before)?.swaps).toBe("skald");
  });
});

describe("what is drawn of an order", () => {
  it("is one way", () => {
    expect(drawnOf(order, "picked")).toEqual([
      { hero: "warrior", from: "forest_1", to: "hills_inland_1", look: "picked" },
    ]);
  });

  it("is also the way back of whoever changes places", () => {
    const swapping = orderTo(heroes, "warrior", "plains_1") as Order;
    expect(drawnOf(swapping, "sealed")[1]).toEqual({ hero: "skald", from: "plains_1", to: "forest_1", look: "swap" });
  });
});

describe("an arrow", () => {
  it("goes from edge to edge, and ends with its head", () => {
    const { path, head } = arrowFrom({ x: 0, y: 0, radius: 10 }, { x: 100, y: 0, radius: 10 });
    const [x = 0] = path.slice(1).split(/[ Q]/).map(Number);
    const [end = 0] = head.slice(1).split(/[ L]/).map(Number);
    expect(x).toBeGreaterThan(5);
    expect(end).toBeGreaterThan(85);
    expect(end).toBeLessThan(95);
  });

  it("back is another one, on the other side", () => {
    const [here, there] = [
      { x: 0, y: 0, radius: 10 },
      { x: 100, y: 0, radius: 10 },
    ];
    const bend = (path: string): number => Number(path.split("Q")[1]?.split(" ")[1]);
    expect(bend(arrowFrom(here, there).path)).toBe(-bend(arrowFrom(there, here).path));
  });

  it("has numbers even where a hero stays", () => {
    const spot = { x: 5, y: 5, radius: 10 };
    expect(arrowFrom(spot, spot).path + arrowFrom(spot, spot).head).not.toContain("NaN");
  });
});
