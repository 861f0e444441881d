// What stands and lies in a territory, put in order for drawing: clans, the bar of votes, the pile by kinds, building places.
import type { Seat } from "../../protocol.gen";
import type { Graenaland } from "../../views.gen";

type Land = Graenaland.Territory;

export const WORKS: readonly Graenaland.Work[] = ["road", "market", "palisade", "improvement"];
const BUILDINGS: readonly Graenaland.Building[] = ["stronghold", "church", "hall"];

/** Who is there: whoever looks first, then by their seats. */
export function clansOf({ clans }: Land, own: Seat): readonly Graenaland.Household[] {
  return [...clans].sort(
    (one, other) => Number(other.seat === own) - Number(one.seat === own) || one.seat - other.seat,
  );
}

/** The votes of a clan, as a part of the bar. */
export interface Part {
  readonly seat: Seat;
  readonly votes: number;
  /** they are more than half by themselves */
  readonly isMajority: boolean;
  /** where in this part more than half of all votes begins, from 0 to 1; null: in another part */
  readonly mark: number | null;
}

/** The bar of votes: the vote that makes a majority has a mark before it. */
export function partsOf(land: Land, own: Seat): readonly Part[] {
  let before = 0;
  const voting = clansOf(land, own).filter(({ votes }) => votes > 0);
  return voting.map(({ seat, votes }) => {
    const at = land.needed - 1 - before; // votes of this part that come before the mark
    before += votes;
    const mark = at >= 0 && at < votes ? at / votes : null;
    return { seat, votes, isMajority: votes >= land.needed, mark };
  });
}

export interface Stack {
  readonly item: Graenaland.Item;
  readonly count: number;
}

/** The cards of a pile by what they show, those that lie face down last. */
export function stacksOf(pile: readonly Graenaland.Item[]): readonly Stack[] {
  const items = [...new Set(pile)].sort((one, other) => Number(one === "face_down") - Number(other === "face_down"));
  return items.map((item) => ({ item, count: pile.filter((one) => one === item).length }));
}

export interface Site {
  readonly building: Graenaland.Building;
  /** whose building stands there */
  readonly seat: Seat | null;
}

/** The building places, free or taken. */
export function sitesOf({ free, clans }: Land): readonly Site[] {
  return BUILDINGS.flatMap((building) => {
    const seat = clans.find(({ buildings }) => buildings.includes(building))?.seat ?? null;
    return seat !== null || free.includes(building) ? [{ building, seat }] : [];
  });
}

export interface UnitPrice {
  readonly unit: Graenaland.Unit;
  readonly row: Graenaland.PriceInfo;
}

const UNITS: readonly Graenaland.Unit[] = ["soldiers", "cavalry", "archers", "infantry"];
const sumOf = (price: Land["price"]): number => Object.values(price).reduce((sum, count) => sum + count, 0);

/** The units: what can be recruited now comes first, and of that what costs least. */
export function unitsOf(
  { prices }: Pick<Graenaland.View, "prices">,
  isOffered: (unit: Graenaland.Unit) => boolean,
): readonly UnitPrice[] {
  const rows = UNITS.flatMap((unit) => {
    const row = prices.find(({ what }) => what.key === `unit-${unit}`);
    return row ? [{ unit, row }] : [];
  });
  return rows.sort(
    (one, other) =>
      Number(isOffered(other.unit)) - Number(isOffered(one.unit)) || sumOf(one.row.price) - sumOf(other.row.price),
  );
}

/** Where a work is built alone, and where it is announced to be built together. */
export const workPlaces = ({ at }: Pick<Land, "at">, work: Graenaland.Work): readonly string[] => [
  `work:${at}:${work}`,
  `joint:${at}:${work}`,
];

/** The places in a territory where something may be built or shared out. */
export function placesIn(land: Land): readonly string[] {
  const sites = sitesOf(land).map(({ building }) => `site:${land.at}:${building}`);
  const works = WORKS.flatMap((work) => workPlaces(land, work));
  return [`pile:${land.at}`, `village:${land.at}`, ...sites, ...works];
}
