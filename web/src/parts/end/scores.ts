// The score sheet: whose rows there are, the sources of points in one order, and whether the terms add up.

import { nameOf, type Scene } from "../../lib/table/scene";
import type { Outcome, Seat, Term } from "../../protocol.gen";

/** Somebody who has points: a seat or, after the seats, a rival without one. */
export interface Row {
  readonly at: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly colour: string;
}

export function rowsOf(scene: Scene): Row[] {
  const seats = scene.info.seats.map((info, seat) => ({
    at: seat,
    seat,
    name: nameOf(scene, seat),
    colour: info.colour,
  }));
  const rivals = scene.rivals.map((rival, at) => ({
    at: seats.length + at,
    seat: null,
    name: scene.words.value(rival, scene.names),
    colour: "grey",
  }));
  return [...seats, ...rivals];
}

/** The sources of points in one order: each stands after what comes before it in the rows that have it. */
export function sourcesOf(terms: readonly (readonly Term[])[]): string[] {
  const found: string[] = [];
  for (const row of terms) {
    let place = 0;
    for (const why of new Set(row.map((term) => term.why))) {
      const known = found.indexOf(why);
      if (known >= 0) place = Math.max(place, known + 1);
      else {
        found.splice(place, 0, why);
        place += 1;
      }
    }
  }
  return found;
}

/** What a row has of a source; null if it has nothing of it. */
export function termOf(row: readonly Term[], why: string): Term | null {
  const terms = row.filter((term) => term.why === why);
  if (terms.length === 0) return null;
  return { why, count: total(terms.map((term) => term.count)), points: total(terms.map((term) => term.points)) };
}

export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Whether the terms of every row add up to its points. */
export function addsUp({ terms, points }: Outcome): boolean {
  return points.every((sum, at) => total((terms[at] ?? []).map((term) => term.points)) === sum);
}

/** The most points that one row has of one source: the longest bar. */
export function mostOf({ terms }: Outcome): number {
  return Math.max(1, ...terms.flatMap((row) => row.map((term) => Math.abs(termOf(row, term.why)?.points ?? 0))));
}

/** Whether somebody with as many points or more stands behind another: then more than the points decided. */
export function isDecidedOtherwise({ places, points }: Outcome): boolean {
  const isBehind = (one: number, other: number): boolean => (places[one] ?? 0) > (places[other] ?? 0);
  return points.some((sum, at) => points.some((less, one) => sum >= less && isBehind(at, one)));
}

/** The rows by place, the first first; equal ones in the order of the table. */
export function byPlace(rows: readonly Row[], { places }: Outcome): Row[] {
  const placeOf = (row: Row): number => places[row.at] ?? Number.POSITIVE_INFINITY;
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other) || one.at - other.at);
}
