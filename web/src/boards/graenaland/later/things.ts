// The things of the board by their places: what each is called, what it does and what it costs, in words.
import { named, type Speaking, say } from "../../../lib/table/scene";
import type { Seat } from "../../../protocol.gen";
import type { Graenaland } from "../../../views.gen";
import { isSupply, resourceCard } from "../cards";
import { sitesOf } from "../lands";
import { nameOfBuilding, nameOfCard, nameOfHero, nameOfTerritory, nameOfWork } from "../names";
import { aboutPile, aboutWork } from "../telling-lands";
import { goalsSaid } from "../telling-race";

type View = Graenaland.View;
type Price = Graenaland.Territory["price"];

export type Picture =
  | { readonly of: "land" | "pile"; readonly land: Graenaland.Territory }
  | { readonly of: "site"; readonly building: Graenaland.Building; readonly owner: Seat | null }
  | { readonly of: "work"; readonly work: Graenaland.Work }
  | { readonly of: "card"; readonly card: string }
  | { readonly of: "hero"; readonly hero: Graenaland.Hero; readonly seat: number }
  | { readonly of: "nothing" };

export interface Thing {
  readonly name: string;
  readonly picture: Picture;
  readonly about: string;
  readonly price: Price | null;
  /** of what is counted in the box or by a clan, how many there are still */
  readonly left: number | null;
}

type Find = (scene: Speaking, view: View, ...names: string[]) => Thing | null;

const NOTHING: Picture = { of: "nothing" };
const landOf = (view: View, at = ""): Graenaland.Territory | undefined => view.territories.find((one) => one.at === at);

/** The row of the overview card; improvements have one for each landscape. */
function priced(view: View, key: string, terrain?: Graenaland.Terrain): Pick<Thing, "price" | "left"> {
  const isImprovement = key === "work-improvement";
  const row = view.prices.find(
    ({ what }) => what.key === key || (isImprovement && what.key === "improvement-of" && what.terrain === terrain),
  );
  return { price: row?.price ?? null, left: row?.left ?? null };
}

const cardThing: Find = (scene, _, card = "") => {
  const isGold = !isSupply(card) && resourceCard(card).resource === "gold";
  const about = isSupply(card) ? "graenaland-card-supply" : isGold ? "graenaland-card-gold" : "graenaland-card";
  return {
    name: nameOfCard(scene, card),
    picture: { of: "card", card },
    about: say(scene, about),
    price: null,
    left: null,
  };
};

const workThing: Find = (scene, view, at, name) => {
  const [land, work] = [landOf(view, at), name as Graenaland.Work];
  if (!land) return null;
  const about = aboutWork(scene, land, work);
  return {
    name: nameOfWork(scene, work),
    picture: { of: "work", work },
    about,
    ...priced(view, `work-${work}`, land.terrain),
  };
};

const heroThing = (scene: Speaking, name: string, seat: number): Thing => {
  const hero = name as Graenaland.Hero;
  const about = say(scene, `graenaland-hero-${hero}`);
  return { name: nameOfHero(scene, hero), picture: { of: "hero", hero, seat }, about, price: null, left: null };
};

const FOUND: Readonly<Record<string, Find>> = {
  land: (scene, view, at = "") => {
    const land = landOf(view, at);
    if (!land) return null;
    return { name: nameOfTerritory(scene, at), picture: { of: "land", land }, about: "", price: null, left: null };
  },
  pile: (scene, view, at) => {
    const land = landOf(view, at);
    if (!land) return null;
    const [about, limit] = [aboutPile(scene, land), say(scene, "graenaland-pile-limit", { limit: land.limit })];
    const name = scene.words.word("view-pile");
    return { name, picture: { of: "pile", land }, about: `${about}. ${limit}`, price: null, left: null };
  },
  village: (scene, view, at) => {
    const left = view.seat === null ? null : (view.players[view.seat]?.houses_left ?? null);
    const [name, about] = [scene.words.word("village"), say(scene, "graenaland-village")];
    return { name, picture: NOTHING, about, price: landOf(view, at)?.price ?? null, left };
  },
  site: (scene, view, at, name) => {
    const [land, building] = [landOf(view, at), name as Graenaland.Building];
    if (!land) return null;
    const owner = sitesOf(land).find((site) => site.building === building)?.seat ?? null;
    const whose = owner === null ? "" : `${say(scene, "graenaland-site-of", { who: named(owner) })}. `;
    const about = whose + say(scene, `graenaland-building-${building}`);
    const price = owner === null ? priced(view, `building-${building}`) : { price: null, left: null };
    return { name: nameOfBuilding(scene, building), picture: { of: "site", building, owner }, about, ...price };
  },
  work: workThing,
  joint: workThing,
  supply: cardThing,
  own: cardThing,
  used: (scene, view, _seat, card) => cardThing(scene, view, card ?? ""),
  deck: (scene, { supply_left, supply_used }) => {
    const cards = supply_used.map((card) => nameOfCard(scene, card));
    const counts = say(scene, "graenaland-supply-deck", { left: supply_left, used: supply_used.length });
    const about = [counts, ...(cards.length ? [scene.words.value(cards)] : [])].join(". ");
    return { name: scene.words.word("view-supply_cards"), picture: NOTHING, about, price: null, left: null };
  },
  offer: (scene, view, _seat, card) => cardThing(scene, view, card ?? ""),
  hero: (scene, view, hero = "") => heroThing(scene, hero, view.seat ?? 0),
  enter: (scene, view, _at, hero = "") => heroThing(scene, hero, view.seat ?? 0),
  victory: (scene, view, card) => {
    const dealt = view.players[view.seat ?? 0]?.dealt?.find((one) => one.card === card);
    const about = goalsSaid(scene, dealt?.goals ?? [], view.buildings_not_counted);
    return { name: scene.words.word(`victory-${card}`), picture: NOTHING, about, price: null, left: null };
  },
  unit: (scene, view, unit) => {
    const [name, about] = [scene.words.word(`unit-${unit}`), say(scene, "graenaland-unit")];
    return { name, picture: NOTHING, about, ...priced(view, `unit-${unit}`) };
  },
};

/** The thing at a place; null where there is none, as at a button. */
export function thingAt(scene: Speaking, view: View, place: string): Thing | null {
  const [kind = "", ...names] = place.split(":");
  return FOUND[kind]?.(scene, view, ...names) ?? null;
}
