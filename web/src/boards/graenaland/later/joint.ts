// A joint work as the board shows it: before it is announced, while cards are offered and taken, until all agree.
import type { Seat } from "../../../protocol.gen";
import type { Graenaland } from "../../../views.gen";
import { type Price, resourcesIn } from "../payments";

type View = Pick<Graenaland.View, "joint" | "could_give" | "main">;

/** A work that is or would be built together. */
export interface Joint {
  readonly work: Graenaland.Work;
  readonly at: string;
  readonly price: Price;
  /** cards that are taken for it; before the main player takes any, all that are offered */
  readonly used: readonly string[];
  readonly isTaken: boolean;
  /** what the main player lacks, who alone knows it */
  readonly missing: Price;
}

/** The joint work that is on, or the one that is about to be announced. */
export function jointOf(
  { joint }: View,
  picked: Graenaland.Action | null,
  builds: ReadonlyMap<string, Graenaland.Buildable>,
): Joint | null {
  if (joint) {
    const isTaken = joint.due !== null;
    const used = [...joint.offers.flatMap((offer) => (isTaken ? offer.used : offer.cards)), ...joint.own];
    return { work: joint.work, at: joint.at, price: joint.price, used, isTaken, missing: joint.missing ?? {} };
  }
  if (picked?.do !== "announce_work") return null;
  const row = builds.get(`work:${picked.at}:${picked.work}`);
  return row
    ? { work: picked.work, at: picked.at, price: row.price, used: [], isTaken: false, missing: row.missing }
    : null;
}

export interface Offered {
  readonly key: string;
  readonly card: string;
  readonly isUsed: boolean;
}

/** What a seat has laid down, those that are taken first; the main player's part is all taken. */
export function offeredBy({ joint, main }: View, seat: Seat): readonly Offered[] {
  const row = joint?.offers.find((offer) => offer.seat === seat);
  const cards = row?.cards ?? (seat === main ? joint?.own : undefined) ?? [];
  const left = [...(row?.used ?? cards)];
  return cards.map((card, at) => {
    const found = left.indexOf(card);
    if (found >= 0) left.splice(found, 1);
    return { key: `${seat} ${card} ${at}`, card, isUsed: found >= 0 };
  });
}

/** What a seat might give of a price. */
export interface Hopes {
  readonly sure: readonly (readonly [Graenaland.Resource, number])[];
  readonly perhaps: readonly Graenaland.Resource[];
  readonly supplies: number;
}

/** What a seat could give of what is missing, or where nothing is, of the whole price. */
export function hopesOf({ could_give }: View, seat: Seat, { missing, price }: Joint): Hopes {
  const wanted = resourcesIn(missing).length ? missing : price;
  const row = could_give.find((helper) => helper.seat === seat);
  const helps = (resource: Graenaland.Resource): boolean => resource === "gold" || resource in wanted;
  return {
    sure: resourcesIn(row?.sure ?? {}).filter(([resource]) => helps(resource)),
    perhaps: (row?.perhaps ?? []).filter(helps),
    supplies: row?.supplies ?? 0,
  };
}
