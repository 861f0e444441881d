// A hand, as it is laid out: grouped by what the cards show, like beside like, those that are to be paid lifted out.
import type { Graenaland } from "../../views.gen";
import { isSupply, resourceCard } from "./cards";

/** Cards that lie as one: a card, or several that are alike. */
export interface Lying {
  /** what it is, which tells it apart from all others of the hand */
  readonly key: string;
  readonly card: string;
  readonly count: number;
  readonly isLifted: boolean;
}

/** What a group of a hand has in common. */
export type Kind = Graenaland.Resource | "supply";

export interface Group {
  readonly kind: Kind;
  readonly cards: readonly Lying[];
}

const KINDS: readonly Kind[] = ["grain", "livestock", "wood", "ore", "gold", "supply"];
const MANY = 16; // cards that lie side by side; of more, those that are alike lie on each other

const kindOf = (card: string): Kind => (isSupply(card) ? "supply" : resourceCard(card).resource);

/** How often each card is there. */
export function countsOf(cards: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}

/** How many cards there are of each kind. */
export function kindsOf(cards: readonly string[]): readonly (readonly [Kind, number])[] {
  const counts = countsOf(cards.map(kindOf));
  return KINDS.map((kind) => [kind, counts.get(kind) ?? 0] as const);
}

/** A hand in groups, in the order of the resources. */
export function laidOutHand(cards: readonly string[], lifted: readonly string[]): readonly Group[] {
  const counts = [...countsOf(cards)];
  const isCrowded = cards.length > MANY;
  const up = countsOf(lifted);
  return KINDS.flatMap((kind) => {
    const found = counts.filter(([card]) => kindOf(card) === kind);
    if (!found.length) return [];
    const lying = found.flatMap(([card, count]) =>
      isCrowded ? stacks(card, count, up.get(card) ?? 0) : single(card, count, up.get(card) ?? 0),
    );
    return [{ kind, cards: lying }];
  });
}

function single(card: string, count: number, lifted: number): Lying[] {
  return Array.from({ length: count }, (_, at) => ({
    key: `${card} ${at}`,
    card,
    count: 1,
    isLifted: at < lifted,
  }));
}

function stacks(card: string, count: number, lifted: number): Lying[] {
  const stack = { key: card, card, count, isLifted: lifted === count }; // the same one whether up or down: it has the focus
  if (!lifted || stack.isLifted) return [stack];
  return [
    { ...stack, key: `${card} up`, count: lifted, isLifted: true },
    { ...stack, count: count - lifted },
  ];
}

export interface Backs {
  readonly terrain: Graenaland.Terrain | "supply";
  readonly count: number;
}

/** What is seen of a hand that is not open: how many cards of which back, supply cards last. */
export function backsOf({ hand, backs, supplies, supply_cards }: Graenaland.Player): readonly Backs[] {
  const resources = hand ? [] : backs;
  return [...resources, ...(supply_cards || !supplies ? [] : [{ terrain: "supply" as const, count: supplies }])];
}
