// What the rail counts and says: plain functions over the view.
import type { Speaking } from "../../lib/table/scene";
import type { Word } from "../../protocol.gen";
import type { Stroganov } from "../../views.gen";
import { FURS } from "./furs";
import { nameOfWho } from "./names";

/** The furs that lie in the market: tigers never do. */
export const PRICED = FURS.filter((fur) => fur !== "tiger");

/** What is left of pieces that all share, with the drawing of each. */
export const SUPPLIES = [
  { field: "banners", icon: "thing-banner" },
  { field: "tigers", icon: "thing-tiger" },
  { field: "landscapes_left", icon: "view-landscapes_left" },
] as const;

/** How many furs there are in all. */
export function furCount(counts: { readonly [fur in Stroganov.Fur]?: number }): number {
  return FURS.reduce((sum, fur) => sum + (counts[fur] ?? 0), 0);
}

/** Gains in words, one after the other. */
export function listed({ words, names }: Speaking, gains: readonly Word[]): string {
  return gains.map((word) => words.value(word, names)).join(", ");
}

/** The players in their order; with who of them has had their turn in this season. */
export function orderSaid(scene: Speaking, view: Stroganov.View): string {
  return view.order
    .map((who) => {
      const isDone = who !== view.active && view.moved.includes(who);
      return `${nameOfWho(scene, who)}${isDone ? " ✓" : ""}`;
    })
    .join(" → ");
}

/** The cards in somebody's hand that ask for a fur. */
export function askingFor(view: Stroganov.View, row: Stroganov.Row | undefined, fur: Stroganov.Fur): readonly string[] {
  return view.cards.filter((card) => card.fur === fur && row?.hand.includes(card.card)).map(({ card }) => card);
}

export type Tray = "start" | "songs" | "drawn" | "market" | "trophies";
const TRAYS: { readonly [Do in Stroganov.Action["do"]]?: Tray } = {
  take_start_card: "start",
  sing_song: "songs",
  keep_fur: "drawn",
  take_fur: "market",
};

/** On a phone, where the mat lies in a sheet, also what is chosen from on it. */
const SMALL_TRAYS: typeof TRAYS = { ...TRAYS, step_trophy: "trophies", take_trophy_reward: "trophies" };

/** The tray with the things that are to be chosen from; null where the question is about something else. */
export function trayOf(choices: readonly { readonly action: Stroganov.Action }[], isWide = true): Tray | null {
  const trays = isWide ? TRAYS : SMALL_TRAYS;
  return choices.map(({ action }) => trays[action.do]).find((tray) => tray !== undefined) ?? null;
}

/** What the tabs of a small screen open. */
export const TABS = ["market", "songs", "supply"] as const;
export type Tab = (typeof TABS)[number];
export const TAB_ICONS: Readonly<Record<Tab, string>> = {
  market: "view-market",
  songs: "song",
  supply: "gain-fur_bag",
};

/** Whether something that a tab opens may be touched. */
export function glows(tab: Tab, places: Iterable<string>): boolean {
  const kinds = { market: ["market", "drawn"], songs: ["song"], supply: [] }[tab] as readonly string[];
  return [...places].some((place) => kinds.includes(place.split(":")[0] ?? ""));
}
