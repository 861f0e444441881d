// A table as somebody thinks it up: seats, options and conditions, until it becomes what the server is asked for.
import type { Clock, NewTable, SeatWanted, Visibility } from "../../protocol.gen";
import type { Field } from "./fields";

export interface SeatDraft {
  /** stays with the seat when it moves */
  readonly id: number;
  /** here, open, or bot: and its name */
  who: string;
  name: string;
  /** empty: any */
  colour: string;
  /** what the options ask of each seat */
  own: Record<string, string>;
}

export interface Draft {
  seats: SeatDraft[];
  /** what was chosen; everything else is as usual. Seats stand here by their ids. */
  options: Record<string, unknown>;
  /** what was written as JSON, right or wrong */
  texts: Record<string, string>;
  clock: string;
  visibility: Visibility;
  watching: string;
  name: string;
}

export const BOT = "bot:";
export const NO_CLOCK = "none-0-0";
export const NOT_WATCHED = "no";
const USUAL_SEATS = 2;

/** What was written as JSON is none. */
export class NoJson extends Error {
  constructor(readonly option: string) {
    super(option);
  }
}

/** How many play if nobody says otherwise. */
export function usualCount(least: number): number {
  return Math.max(USUAL_SEATS, least);
}

export interface House {
  readonly least: number;
  readonly most: number;
  readonly colours: readonly string[];
  /** the bot that takes new seats */
  readonly bot: string;
}

/** Oneself against bots: what a new table begins with. */
export function freshDraft(house: House, name: string): Draft {
  const draft: Draft = {
    seats: [],
    options: {},
    texts: {},
    clock: NO_CLOCK,
    visibility: "private",
    watching: "0",
    name: "",
  };
  setCount(draft, house, usualCount(house.least));
  const [first] = draft.seats;
  if (first) Object.assign(first, { who: "here", name });
  return draft;
}

function freeColour(draft: Draft, colours: readonly string[]): string {
  return colours.find((colour) => draft.seats.every((seat) => seat.colour !== colour)) ?? "";
}

/** So many seats: new ones get a bot, the last ones go. */
export function setCount(draft: Draft, house: House, count: number): void {
  while (draft.seats.length > count) removeSeat(draft, draft.seats.length - 1);
  while (draft.seats.length < count) {
    const id = 1 + Math.max(-1, ...draft.seats.map((seat) => seat.id));
    const colour = freeColour(draft, house.colours);
    draft.seats.push({ id, who: `${BOT}${house.bot}`, name: "", colour, own: {} });
  }
}

export function removeSeat(draft: Draft, at: number): void {
  draft.seats.splice(at, 1);
}

/** A seat changes places with the one before it. */
export function moveUp(draft: Draft, at: number): void {
  const [seat] = draft.seats.splice(at, 1);
  if (seat) draft.seats.splice(at - 1, 0, seat);
}

/** A seat gets a colour; whoever had it takes the other one. The same colour again means any. */
export function paint(draft: Draft, at: number, colour: string): void {
  const seat = draft.seats[at];
  if (!seat) return;
  const holder = draft.seats.find((other) => other !== seat && other.colour === colour);
  if (holder) holder.colour = seat.colour;
  seat.colour = seat.colour === colour ? "" : colour;
}

/** The list without the value if it was there, with it if not, in the order of all values. */
export function toggled<Value>(all: readonly Value[], chosen: readonly Value[], value: Value): Value[] {
  const isIn = chosen.includes(value);
  return all.filter((each) => (each === value ? !isIn : chosen.includes(each)));
}

export interface Speaking {
  /** what somebody is called who gave no name */
  readonly nameless: (number: number) => string;
  readonly salt: () => string;
}

/** What the server is asked for; raises NoJson. */
export function wantedTable(game: string, draft: Draft, fields: readonly Field[], speaking: Speaking): NewTable {
  const watching =
    draft.watching === NOT_WATCHED ? { allowed: false } : { allowed: true, delay: Number(draft.watching) };
  return {
    game,
    options: wantedOptions(draft, fields),
    seats: draft.seats.map((seat, at) => wantedSeat(seat, at, speaking)),
    name: draft.name.trim(),
    visibility: draft.visibility,
    watching,
    clock: clockOf(draft.clock),
  };
}

function wantedSeat(seat: SeatDraft, at: number, { nameless, salt }: Speaking): SeatWanted {
  const { who, colour } = seat;
  if (who.startsWith(BOT)) return { who: "bot", bot: who.slice(BOT.length), colour };
  if (who === "open") return { who, colour };
  return { who: "here", name: seat.name.trim() || nameless(at + 1), colour, salt: salt() };
}

function clockOf(written: string): Clock {
  const [kind, time, more] = written.split("-");
  return { kind: (kind ?? "none") as Clock["kind"], time: Number(time), more: Number(more) };
}

function wantedOptions(draft: Draft, fields: readonly Field[]): Record<string, unknown> {
  const wanted: Record<string, unknown> = {};
  for (const field of fields) {
    const value = wantedOption(draft, field);
    if (value !== undefined && value !== null) wanted[field.name] = value;
  }
  return wanted;
}

function wantedOption(draft: Draft, field: Field): unknown {
  const chosen = draft.options[field.name];
  const seatAt = (id: unknown): number => draft.seats.findIndex((seat) => seat.id === id);
  switch (field.kind) {
    case "json":
      return readJson(field.name, draft.texts[field.name] ?? "");
    case "seat":
      return seatAt(chosen) < 0 ? undefined : seatAt(chosen);
    case "seats":
      return chosen && (chosen as number[]).map(seatAt).filter((at) => at >= 0);
    case "bySeat": {
      const values = draft.seats.map((seat) => seat.own[field.name] || field.items[0]?.value);
      return values.every((value) => value === field.items[0]?.value) ? undefined : values;
    }
    default:
      return chosen;
  }
}

function readJson(option: string, text: string): unknown {
  if (!text.trim()) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new NoJson(option);
  }
}
