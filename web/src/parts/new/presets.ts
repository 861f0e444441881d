// Ways to begin that are worth a button of their own: data, by game; a game without any does as well.
import type { Draft, House } from "./draft";
import { setCount } from "./draft";

export interface Preset {
  /** its words: `opening-preset-<game>-<key>`, and `-about` */
  readonly key: string;
  readonly seats?: number;
  readonly options: Readonly<Record<string, unknown>>;
}

const EVERY_BOX = ["inns", "traders", "hills", "wheel", "river"];

const PRESETS: Readonly<Record<string, readonly Preset[]>> = {
  carcassonne: [
    { key: "first", options: { farmers: false } },
    { key: "base", options: {} },
    { key: "all", options: { boxes: EVERY_BOX } },
  ],
  stroganov: [
    { key: "ivan", seats: 1, options: {} },
    { key: "katyusha", seats: 1, options: { harder: ["katyusha"] } },
    { key: "together", seats: 2, options: {} },
  ],
  graenaland: [
    { key: "book", options: {} },
    { key: "own", options: { random_island: true, chosen_starts: true } },
    { key: "secret", options: { victory_cards: true } },
  ],
};

export function presetsOf(game: string): readonly Preset[] {
  return PRESETS[game] ?? [];
}

/** Set the table up like that; options that no preset of the game is about stay. */
export function apply(draft: Draft, house: House, game: string, preset: Preset): void {
  for (const other of presetsOf(game)) for (const name of Object.keys(other.options)) delete draft.options[name];
  Object.assign(draft.options, structuredClone(preset.options));
  const { seats } = preset;
  if (seats === 1 || (seats && draft.seats.length < seats)) setCount(draft, house, seats);
}

/** Tell whether the table is set up like that. */
export function isApplied(draft: Draft, game: string, preset: Preset): boolean {
  const names = new Set(presetsOf(game).flatMap((other) => Object.keys(other.options)));
  const isAlone = draft.seats.length === 1;
  const fits = preset.seats === undefined || (preset.seats === 1) === isAlone;
  const said = (value: unknown): string =>
    JSON.stringify(Array.isArray(value) && value.length === 0 ? undefined : value) ?? "";
  return fits && [...names].every((name) => said(draft.options[name]) === said(preset.options[name]));
}
