// Payments, as they are laid on a price: which card stands for what. Whether they pay it is for the server to say.
import type { Graenaland } from "../../views.gen";
import { isSupply, resourceCard, supplyFaces } from "./cards";

type Resource = Graenaland.Resource;
export type Price = Graenaland.Buildable["price"];

/** A card that is laid on a price. */
export interface Laid {
  readonly card: string;
  /** what it stands for; nothing where it is too many */
  readonly stands: readonly Resource[];
  /** whether it shows that itself, or stands for it as gold, or goes to a market */
  readonly as: "itself" | "gold" | "other";
}

export interface LaidOut {
  readonly cards: readonly Laid[];
  /** what no card stands for yet */
  readonly open: readonly Resource[];
}

/** How many there are of which resource. */
export const resourcesIn = (price: Price): readonly (readonly [Resource, number])[] =>
  Object.entries(price) as [Resource, number][];

/** A price, piece by piece. */
export function piecesOf(price: Price): readonly Resource[] {
  return resourcesIn(price).flatMap(([resource, count]) => Array<Resource>(count).fill(resource));
}

const facesOf = (card: string): readonly Resource[] =>
  isSupply(card) ? supplyFaces(card) : [resourceCard(card).resource];

/** Lay cards on a price: first those that show what is due, then gold, then whatever else is there. */
export function laidOn(price: Price, cards: readonly string[]): LaidOut {
  const open = [...piecesOf(price)];
  const stands = new Map<number, readonly Resource[]>();
  const cover = (at: number, wanted: readonly Resource[]): void => {
    const left = [...open];
    const isThere = wanted.every((one) => left.includes(one) && left.splice(left.indexOf(one), 1));
    if (!wanted.length || !isThere || stands.has(at)) return;
    open.splice(0, open.length, ...left);
    stands.set(at, wanted);
  };
  const each = (act: (faces: readonly Resource[], at: number) => void): void =>
    cards.forEach((card, at) => {
      act(facesOf(card), at);
    });
  each((faces, at) => faces.length === 1 && cover(at, faces));
  each((faces, at) => faces.length === 2 && cover(at, faces));
  each((faces, at) => faces.length === 2 && cover(at, faces.filter((one) => open.includes(one)).slice(0, 1)));
  each((faces, at) => faces.includes("gold") && cover(at, open.slice(0, 1)));
  each((_, at) => cover(at, open.slice(0, 1)));
  return {
    open,
    cards: cards.map((card, at) => {
      const found = stands.get(at) ?? [];
      const faces = facesOf(card);
      const isItself = found.every((one) => faces.includes(one));
      return { card, stands: found, as: isItself ? "itself" : faces.includes("gold") ? "gold" : "other" };
    }),
  };
}

const without = (cards: readonly string[], ...gone: readonly string[]): string[] => {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
};

/** Cards without one of them. */
export const putBack = (cards: readonly string[], card: string): string[] => without(cards, card);

/** Payments that take a card in place of one or two others, the likeliest first: for what it shows, rather in place of
 * what stands for something else, and rather in place of one. The server says which of them will do. */
export function swapsFor(price: Price, cards: readonly string[], card: string): string[][] {
  const faces = facesOf(card);
  const laid = laidOn(price, cards).cards;
  const worth = ({ stands, as }: Laid): number =>
    (stands.length === faces.length && stands.every((one) => faces.includes(one)) ? 4 : 0) +
    (stands.some((one) => faces.includes(one)) ? 2 : 0) +
    (as === "itself" ? 0 : 1);
  const sorted = [...laid].sort((one, other) => worth(other) - worth(one)).map((one) => one.card);
  const ones = sorted.map((gone) => [...without(cards, gone), card]);
  const twos = sorted.flatMap((gone, at) =>
    sorted.slice(at + 1).map((other) => [...without(cards, gone, other), card]),
  );
  const found = new Map([...ones, ...twos].map((one) => [[...one].sort().join(" "), one]));
  found.delete([...cards].sort().join(" "));
  return [...found.values()];
}
