// The things of the board by their places: what each is called, what it gives and takes by itself, and how it is drawn.
import type { Speaking } from "../../lib/table/scene";
import type { Word } from "../../protocol.gen";
import type { Stroganov } from "../../views.gen";
import { deedOfCard, nameOfCard, nameOfFur, nameOfLandscape, nameOfSong, nameOfVillage, nameOfYurt } from "./names";

export type Picture =
  | { readonly of: "tile"; readonly tile: Stroganov.Tile }
  | { readonly of: "fur"; readonly fur: Stroganov.Fur }
  | { readonly of: "village" | "yurt"; readonly name: string; readonly gains: readonly Word[] }
  | { readonly of: "card"; readonly info: Stroganov.CardInfo }
  | { readonly of: "song"; readonly song: Stroganov.SongRow }
  | { readonly of: "slots"; readonly region: Stroganov.RegionRow };

export interface Thing {
  readonly name: string;
  readonly picture: Picture;
  readonly gives: readonly Word[];
  readonly takes: readonly Word[];
  /** what its words leave unsaid */
  readonly about?: string;
}

/** So many furs, as a price is told. */
export function fursOf(count: number, fur: Stroganov.Fur): Word {
  return { is: "word", key: "cost-furs", values: { count, fur: { is: "word", key: `fur-${fur}`, values: {} } } };
}

type Find = (scene: Speaking, view: Stroganov.View, ...names: string[]) => Thing | null;

const furThing = (scene: Speaking, fur: string): Thing => {
  const known = fur as Stroganov.Fur;
  return { name: nameOfFur(scene, known), picture: { of: "fur", fur: known }, gives: [], takes: [] };
};

const cardThing: Find = (scene, view, card = "") => {
  const info = view.cards.find((one) => one.card === card);
  const about = deedOfCard(scene, card);
  return info ? { name: nameOfCard(scene, card), picture: { of: "card", info }, gives: [], takes: [], about } : null;
};

const regionOf = (view: Stroganov.View, region = ""): Stroganov.RegionRow | undefined =>
  view.regions.find((one) => String(one.region) === region);

const tileThing: Find = (scene, view, at) => {
  const tile = view.row.find((one) => String(one.at) === at);
  if (!tile) return null;
  const fur = regionOf(view, String(tile.region))?.fur;
  const takes = tile.landscape && fur ? [fursOf(tile.price, fur)] : [];
  return { name: nameOfLandscape(scene, tile.landscape), picture: { of: "tile", tile }, gives: tile.gains, takes };
};

const FOUND: Readonly<Record<string, Find>> = {
  tile: tileThing,
  fur: (scene, _, _at, fur = "") => furThing(scene, fur),
  market: (scene, _, fur = "") => furThing(scene, fur),
  drawn: (scene, _, fur = "") => furThing(scene, fur),
  own: (scene, _, fur = "") => furThing(scene, fur),
  hand: cardThing,
  fulfilled: cardThing,
  start: cardThing,
  card: (scene, view, region) => cardThing(scene, view, regionOf(view, region)?.card ?? ""),
  village: (scene, view, region) => {
    const { village, village_gains: gains } = regionOf(view, region) ?? {};
    if (!village || !gains) return null;
    const picture = { of: "village", name: village, gains } as const;
    return { name: nameOfVillage(scene, village), picture, gives: gains, takes: [] };
  },
  yurt: (scene, view, region) => {
    const { yurt, yurt_gains: gains } = regionOf(view, region) ?? {};
    if (!yurt || !gains) return null;
    return { name: nameOfYurt(scene, yurt), picture: { of: "yurt", name: yurt, gains }, gives: gains, takes: [] };
  },
  slot: (scene, view, region) => {
    const row = regionOf(view, region);
    return row
      ? { name: scene.words.word("table-slots"), picture: { of: "slots", region: row }, gives: [], takes: [] }
      : null;
  },
  song: (scene, view, name) => {
    const song = view.songs.find((one) => one.song === name);
    if (!song) return null;
    const takes: Word[] = [{ is: "word", key: "cost-stories", values: { count: song.stories } }];
    return { name: nameOfSong(scene, song.song), picture: { of: "song", song }, gives: song.gains, takes };
  },
};

/** The thing at a place; null where there is none, as at a button. */
export function thingAt(scene: Speaking, view: Stroganov.View, place: string): Thing | null {
  const [kind = "", ...names] = place.split(":");
  return FOUND[kind]?.(scene, view, ...names) ?? null;
}

const BUTTONS: Readonly<Record<string, string>> = { basic: "basic", extra: "extra", trade: "tradereward" };

/** What a place is called: its thing, or what its button does. */
export function nameAt(scene: Speaking, view: Stroganov.View, place: string): string {
  const [kind = "", name = ""] = place.split(":");
  const button = BUTTONS[kind];
  if (button) return scene.words.word(`${button}-${name}`);
  if (kind === "trophy") return scene.words.word("view-track");
  return thingAt(scene, view, place)?.name ?? "";
}

/** Things that something gives or takes, in words. */
export function listed(scene: Speaking, words: readonly Word[]): string {
  return words.length ? scene.words.value([...words], scene.names) : "";
}
