// Territories in words, for notes and for screen readers: who lives there with how many votes, the pile, prices and works.
import { named, type Speaking, say } from "../../lib/table/scene";
import type { Item, Word } from "../../protocol.gen";
import type { Graenaland } from "../../views.gen";
import { nameOfTerritory } from "./names";

type Land = Graenaland.Territory;

const word = (key: string, values: Word["values"] = {}): Word => ({ is: "word", key, values });

/** Things in a row, with “and”; equal ones are counted. */
const listed = ({ words, names }: Speaking, things: readonly Item[]): string => words.value([...things], names);

/** How many of which resource, one by one. */
export function wordsOfPrice(price: Land["price"]): readonly Word[] {
  return Object.entries(price).flatMap(([resource, count]) =>
    Array.from({ length: count }, () => word(`resource-${resource}`)),
  );
}

export function saidPrice(scene: Speaking, price: Land["price"]): string {
  return listed(scene, wordsOfPrice(price));
}

/** Anna 3, Petr 2; more than half: 3. */
export function aboutVotes(scene: Speaking, { clans, needed }: Land): string {
  const votes = clans
    .filter((clan) => clan.votes > 0)
    .map(({ seat, votes: count }) => word("graenaland-has", { who: named(seat), count }));
  if (!votes.length) return say(scene, "graenaland-no-votes");
  return say(scene, "graenaland-votes", { votes: listed(scene, votes), needed });
}

export function aboutPile(scene: Speaking, { pile, limit }: Land): string {
  const cards = pile.length
    ? listed(
        scene,
        [...pile].sort().map((item) => word(`item-${item}`)),
      )
    : "";
  return say(scene, cards ? "graenaland-pile" : "graenaland-no-pile", { cards, count: pile.length, limit });
}

/** What somebody has there: two villages, a church, the warrior. */
export function aboutClan(scene: Speaking, { seat, villages, buildings, hero }: Graenaland.Household): string {
  const things = [
    ...(villages ? [word("graenaland-villages", { count: villages })] : []),
    ...buildings.map((building) => word(`building-${building}`)),
    ...(hero ? [word(`hero-${hero}`)] : []),
  ];
  return say(scene, "graenaland-clan", { who: named(seat), things: listed(scene, things) });
}

export function aboutVillage(scene: Speaking, { price }: Land): string {
  return say(scene, "graenaland-village-price", { price: saidPrice(scene, price) });
}

export function aboutWork(scene: Speaking, { works, improvement }: Land, work: Graenaland.Work): string {
  const deed = say(scene, `graenaland-work-${work}`, { resource: word(`resource-${improvement}`) });
  return `${say(scene, works.includes(work) ? "graenaland-work-stands" : "graenaland-work-not-yet")}. ${deed}`;
}

export function aboutNeighbours(scene: Speaking, { neighbours }: Land): string {
  const lands = neighbours.map((at) => nameOfTerritory(scene, at));
  return say(scene, "graenaland-neighbours", { lands: listed(scene, lands) });
}

export function aboutWorks(scene: Speaking, { works }: Land): string {
  if (!works.length) return "";
  return say(scene, "graenaland-works", {
    works: listed(
      scene,
      works.map((work) => word(`work-${work}`)),
    ),
  });
}

export function aboutImprovement(scene: Speaking, { improvement }: Land): string {
  return say(scene, "graenaland-improvement", { resource: word(`resource-${improvement}`) });
}

/** All there is in a territory, a line each. */
export function aboutLand(scene: Speaking, land: Land): string {
  return [
    aboutVotes(scene, land),
    land.pile.length || land.limit ? aboutPile(scene, land) : "",
    ...land.clans.map((clan) => aboutClan(scene, clan)),
    aboutWorks(scene, land),
    aboutVillage(scene, land),
  ]
    .filter(Boolean)
    .join("\n");
}
