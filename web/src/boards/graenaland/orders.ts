// Orders: which hero goes where, from where he stands now; and whether one that was prepared can still be given.
import type { Graenaland } from "../../views.gen";

type Heroes = readonly Graenaland.HeroInfo[];
type Way = Pick<Graenaland.Move, "hero" | "direction">;

export interface Order extends Way {
  readonly from: string;
  readonly to: string;
  /** another one of the clan, who changes places with him */
  readonly swaps: Graenaland.Hero | null;
}

/** All that can be ordered, as the view tells it. */
function ordersOf(heroes: Heroes): Order[] {
  return heroes.flatMap(({ hero, at, ways }) =>
    at === null ? [] : ways.map((way) => ({ hero, direction: way.direction, from: at, to: way.at, swaps: way.swaps })),
  );
}

/** An order by its direction. */
export function orderOf(heroes: Heroes, { hero, direction }: Way): Order | null {
  return ordersOf(heroes).find((one) => one.hero === hero && one.direction === direction) ?? null;
}

/** An order by where it leads to. */
export function orderTo(heroes: Heroes, hero: Graenaland.Hero | null, at: string): Order | null {
  return ordersOf(heroes).find((one) => one.hero === hero && one.to === at) ?? null;
}

/** A prepared order as it would be now; null where the hero has gone from there. */
export function stillOf(heroes: Heroes, { hero, direction, from }: Order): Order | null {
  const now = orderOf(heroes, { hero, direction });
  return now?.from === from ? now : null;
}

export type Look = "picked" | "sealed" | "prepared" | "swap";

/** An order as it is drawn: an arrow, and a ghost where the hero would stand. */
export interface Drawn {
  readonly hero: Graenaland.Hero;
  readonly from: string;
  readonly to: string;
  readonly look: Look;
}

/** An order, and the way back of whom it moves besides. */
export function drawnOf({ hero, from, to, swaps }: Order, look: Look): readonly Drawn[] {
  const back: readonly Drawn[] = swaps ? [{ hero: swaps, from: to, to: from, look: "swap" }] : [];
  return [{ hero, from, to, look }, ...back];
}
