// Matching: where on the board a choice acts or an event happened, by comparing their fields with those of cards and tokens.

import { type Choice, inOrder } from "../../lib/table/choices";
import { isSeatName } from "../../lib/words/words";
import type { Action, GameSheet, Seat, Value } from "../../protocol.gen";
import { type Card, fieldsOf, type Node, type Rows, type Token } from "./layout";
import { isSame, type Json } from "./values";

/** A card or a token that something may point at. */
export interface Spot {
  readonly id: string;
  /** the field that a card is called by; nothing for a token */
  readonly by: string;
  readonly sort: string;
  readonly value: unknown;
  /** the same in words, as a sentence names it */
  readonly title: Value | null;
  /** the fields of the card and of those that it lies on */
  readonly around: Json;
  /** whose mat it lies on */
  readonly owner: Seat | null;
  readonly depth: number;
  /** how many lie in its list */
  readonly among: number;
  /** the list or heap it lies in */
  readonly list: string;
}

interface Field {
  readonly name: string;
  readonly sort: string;
  readonly value: unknown;
}

const SEAT = "seat";

/** Everything in a tree that can be pointed at. */
export function spotsOf(nodes: readonly Node[]): Spot[] {
  return nodes.flatMap((node) => spotsIn(node, { around: {}, owner: null, depth: 0 }));
}

type Place = Pick<Spot, "around" | "owner" | "depth">;

function spotsIn(node: Node, place: Place): Spot[] {
  if (node.kind === "tokens") return node.tokens.map((token) => tokenSpot(token, node.id, node.tokens.length, place));
  if (node.kind === "card") return cardSpots(node, place);
  return node.kind === "rows" ? rowsSpots(node, place) : [];
}

/** A card that lies in no row has an area to itself: only an event that says what it is points at it. */
function cardSpots(card: Card, place: Place): Spot[] {
  const inner = within(card, place);
  const parts = card.parts.flatMap((part) => spotsIn(part, inner));
  if (place.depth > 0) return parts;
  return [{ ...inner, id: card.id, by: "", sort: "", value: null, title: null, among: 1, list: card.id }, ...parts];
}

/** Whether a field tells what has an area to itself, such as the opponent that `opponent-…` is. */
function tellsArea(spot: Spot, { sort, value }: Field): boolean {
  return spot.id === spot.list && sort !== "" && isSame(spot.around[sort.replace(/-$/, "")], value);
}

function within(card: Card, place: Place, owner = place.owner): Place {
  return { around: { ...place.around, ...card.raw }, owner, depth: place.depth + 1 };
}

function tokenSpot({ id, sort, raw }: Token, list: string, among: number, place: Place): Spot {
  return { ...place, id, by: "", sort, value: raw, title: null, among, list, depth: place.depth + 1 };
}

function rowsSpots(rows: Rows, place: Place): Spot[] {
  const names = rows.cards.map(({ by, raw }) => JSON.stringify(by ? raw[by] : null));
  return rows.cards.flatMap((card, at) => {
    const owner = rows.look === "mats" ? (card.raw[SEAT] as Seat) : place.owner;
    const inner = within(card, place, owner);
    const parts = card.parts.flatMap((part) => spotsIn(part, inner));
    // A card whose name another one bears, too, cannot be meant by it.
    if (!card.by || names.indexOf(names[at] as string) !== names.lastIndexOf(names[at] as string)) return parts;
    const sort = card.by === SEAT ? SEAT : "";
    const own = { id: card.id, by: card.by, sort, value: card.raw[card.by], title: card.title };
    return [{ ...inner, ...own, among: rows.cards.length, list: rows.id }, ...parts];
  });
}

function names(spot: Spot, field: Field): boolean {
  if (!spot.by || !(isSame(spot.value, field.value) || (spot.title && isSame(spot.title, field.value)))) return false;
  return spot.by === field.name || (spot.sort === SEAT && field.sort === SEAT);
}

function isToken(spot: Spot, field: Field): boolean {
  return !spot.by && spot.sort !== "" && spot.sort === field.sort && isSame(spot.value, field.value);
}

/** Fields besides its name that a spot shares: with the cards it lies on, or with a thing that lies on it. */
function shared(spot: Spot, spots: readonly Spot[], fields: readonly Field[]): number {
  const others = fields.filter((field) => !names(spot, field));
  const around = others.filter((field) => isSame(spot.around[field.name], field.value)).length;
  return around + (thingOn(spot, spots, fields) ? 1 : 0);
}

/** The thing on a card that an action names as well. */
function thingOn(card: Spot, spots: readonly Spot[], fields: readonly Field[]): Spot | undefined {
  const rest = fields.filter((field) => !names(card, field));
  return spots.find((spot) => spot.id.startsWith(`${card.id}/`) && rest.some((field) => isToken(spot, field)));
}

function isMat(spot: Spot): boolean {
  return spot.sort === SEAT && spot.owner === spot.value && spot.depth === 1;
}

/** How well a spot fits the fields of an action: each part counts more than all that come after it. */
function rank(spot: Spot, spots: readonly Spot[], fields: readonly Field[], own: Seat | null): number[] {
  return [
    spot.sort === SEAT ? 0 : 1,
    shared(spot, spots, fields),
    isMat(spot) || (spot.sort !== SEAT && (spot.owner === null || spot.owner === own)) ? 1 : 0,
    spot.depth,
    -spot.among,
  ];
}

function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at < 0 ? 0 : (one[at] as number) - (other[at] as number);
}

/** The spots that an action names best; of the things that lie on them, the one that it names, too. */
function named(spots: readonly Spot[], fields: readonly Field[], own: Seat | null): Spot[] {
  const found = spots.filter((spot) => fields.some((field) => names(spot, field)));
  const ranked = found.map((spot) => ({ spot, rank: rank(spot, spots, fields, own) }));
  const best = ranked.reduce<number[] | null>((top, { rank }) => (top && compared(top, rank) >= 0 ? top : rank), null);
  const cards = ranked.filter(({ rank }) => best && compared(rank, best) === 0).map(({ spot }) => spot);
  return cards.map((card) => thingOn(card, spots, fields) ?? card);
}

/** What the sentence of a choice names besides its fields, such as where a hero that goes east would come to. */
function toldBy({ action, say }: Choice): Field[] {
  return Object.entries(say.values)
    .filter(([name]) => !(name in action))
    .map(([name, value]) => (isSeatName(value) ? { name, sort: SEAT, value: value.seat } : { name, sort: "", value }));
}

/** Which choices act where, by the id of the spot. */
export function placesOf(
  sheet: GameSheet,
  spots: readonly Spot[],
  choices: readonly Choice[],
  own: Seat | null,
): Map<string, Choice[]> {
  const places = new Map<string, Choice[]>();
  const put = (id: string, choice: Choice): unknown => places.set(id, [...(places.get(id) ?? []), choice]);
  const homeless: Choice[] = [];
  for (const choice of choices) {
    const found = [...named(spots, fieldsOf(sheet, choice.action), own), ...named(spots, toldBy(choice), own)];
    for (const id of new Set(found.map((spot) => spot.id))) put(id, choice);
    if (!found.length) homeless.push(choice);
  }
  const kinds = new Set(homeless.map((choice) => choice.action.do));
  for (const kind of kinds) {
    const alike = homeless.filter((choice) => choice.action.do === kind);
    for (const [id, choice] of heapOf(sheet, spots, alike, own)) put(id, choice);
  }
  return places;
}

/** Choices that each name a thing of one heap on the table or on one's own mat: if just one heap has all of these and no others. */
function heapOf(
  sheet: GameSheet,
  spots: readonly Spot[],
  alike: readonly Choice[],
  own: Seat | null,
): [string, Choice][] {
  const things = alike.flatMap((choice) => {
    const field = fieldsOf(sheet, choice.action).find(({ sort }) => sort !== "" && sort !== SEAT);
    return field ? [{ choice, field }] : [];
  });
  const heaps = new Map<string, Spot[]>();
  for (const spot of spots) {
    const isNear =
      !spot.by && spot.sort === things[0]?.field.sort && (spot.owner === own ? spot.depth <= 2 : spot.depth === 1);
    if (isNear) heaps.set(spot.list, [...(heaps.get(spot.list) ?? []), spot]);
  }
  const wanted = new Set(things.map(({ field }) => JSON.stringify(field.value)));
  const fitting = [...heaps.values()].filter((heap) => {
    const there = new Set(heap.map(({ value }) => JSON.stringify(value)));
    return there.size === wanted.size && [...wanted].every((value) => there.has(value));
  });
  const [heap, ...others] = fitting;
  if (!heap || others.length || things.length < alike.length) return [];
  return things.flatMap(({ choice, field }) =>
    heap.filter((spot) => isSame(spot.value, field.value)).map((spot): [string, Choice] => [spot.id, choice]),
  );
}

/** One's own among those who stand in some place, if a field says which of one's things is meant. */
function standing(spots: readonly Spot[], fields: readonly Field[], own: Seat | null): Spot[] {
  const found = spots.filter(
    (spot) =>
      spot.sort === SEAT &&
      spot.value === own &&
      !isMat(spot) &&
      fields.some(({ name, sort, value }) => sort !== "" && sort !== SEAT && isSame(spot.around[name], value)),
  );
  return found.length === 1 ? found : [];
}

/** What lights up when somebody points at a choice: where it acts and, if it leads elsewhere, who goes there. */
export function litByChoice(sheet: GameSheet, spots: readonly Spot[], choice: Choice, own: Seat | null): Set<string> {
  const fields = fieldsOf(sheet, choice.action);
  const [goals, things] = [named(spots, toldBy(choice), own), standing(spots, fields, own)];
  const found = goals.length && things.length ? [...goals, ...things] : [...goals, ...named(spots, fields, own)];
  return new Set(found.map(({ id }) => id));
}

/** What lights up when somebody points at an event. */
export function litBy(sheet: GameSheet, spots: readonly Spot[], focus: Json | null): Set<string> {
  if (!focus) return new Set();
  const fields = fieldsOf(sheet, focus);
  // What belongs to somebody lights up only if something else says which of it is meant.
  const isMeant = (spot: Spot): boolean => spot.sort !== SEAT || isMat(spot) || shared(spot, [], fields) > 0;
  const cards = spots.filter((spot) => fields.some((field) => names(spot, field)) && isMeant(spot));
  const areas = spots.filter((spot) => fields.some((field) => tellsArea(spot, field)));
  return new Set([...cards, ...areas].map(({ id }) => id));
}

/** Answers that would name a card in place of others of its list that may be named now: to ask why it may not. */
export function triesAt(
  sheet: GameSheet,
  spots: readonly Spot[],
  places: ReadonlyMap<string, readonly Choice[]>,
): Map<string, Action[]> {
  const tries = new Map<string, Action[]>();
  const cards = spots.filter((spot) => spot.by);
  for (const spot of cards) {
    if (hasPlace(places, spot)) continue;
    const siblings = cards.filter((other) => other.list === spot.list && hasPlace(places, other));
    const found = siblings.flatMap((other) =>
      choicesAt(places, other).map((choice) => asked(sheet, choice, other, spot)),
    );
    const kinds = new Map(found.flatMap((action) => (action ? [[action.do, action] as const] : [])));
    if (kinds.size) tries.set(spot.id, [...kinds.values()].slice(0, 3));
  }
  return tries;
}

function choicesAt(places: ReadonlyMap<string, readonly Choice[]>, spot: Spot): Choice[] {
  return [...places].flatMap(([id, choices]) => (id === spot.id || id.startsWith(`${spot.id}/`) ? choices : []));
}

function hasPlace(places: ReadonlyMap<string, readonly Choice[]>, spot: Spot): boolean {
  return choicesAt(places, spot).length > 0;
}

/** The same answer with another card in it; a form as it is proposed, and none where somebody has to share out first. */
function asked(sheet: GameSheet, { action, form }: Choice, from: Spot, to: Spot): Action | null {
  if (form?.choices === "shares") return null;
  const filled = form ? { ...action, [form.field]: inOrder(form, form.proposed) } : action;
  const changed = fieldsOf(sheet, action).find((field) => names(from, field));
  return changed ? { ...filled, [changed.name]: to.value } : null;
}
