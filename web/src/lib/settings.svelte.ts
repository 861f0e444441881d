// What somebody likes, kept on this device: applied to the page at once.
import { store, stored } from "./stored";

export type Theme = "auto" | "light" | "dark";
export type Pace = "off" | "fast" | "normal" | "slow";
export type Follow = "instant" | "fast" | "normal" | "slow";
export type Palette = "box" | "clear";

interface Settings {
  language: string; // "" follows the browser
  theme: Theme;
  pace: Pace; // of animations
  follow: Follow; // how the moves of others are played out
  quick: boolean; // a choice is done by the first touch, and not shown before
  sound: boolean;
  palette: Palette; // of seats: as in the boxes, or easy to tell apart for everybody
  textView: boolean;
  deadMarks: boolean; // places of Carcassonne's land that nothing fits any more are marked
  tileCounts: boolean; // Carcassonne tells which tiles are still to come
  lessons: boolean; // the first game of its kind shows how it is played, and gives suggestions
  matsFolded: boolean; // to a strip, so that the board has their room
  sideFolded: boolean; // log, talk and table
  name: string; // under which one sat down last
}

const PLACE = "krajina-settings";
const USUAL: Settings = {
  language: "",
  theme: "auto",
  pace: "normal",
  follow: "normal",
  quick: false,
  sound: false,
  palette: "box",
  textView: false,
  deadMarks: true,
  tileCounts: true,
  lessons: true,
  matsFolded: false,
  sideFolded: false,
  name: "",
};

export const settings: Settings = $state({ ...USUAL, ...stored<Partial<Settings>>(PLACE, {}) });

/** Change a setting and keep it. */
export function change<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  store(PLACE, settings);
}

const DURATIONS: Record<Pace, number> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

/** How long something takes to move, in ms: nothing for those who want no motion. */
export function duration(usual: number): number {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return isStill ? 0 : usual * DURATIONS[settings.pace];
}

const PAUSES: Record<Follow, number> = { instant: 0, fast: 500, normal: 1000, slow: 1800 };

/** How long a move of somebody else is looked at before the next, in ms: this is no motion, and there without it, too. */
export function pause(): number {
  return PAUSES[settings.follow];
}
