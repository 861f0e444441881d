// Where on the board an action acts: everything that can be touched has a name such as `tile:4` or `village:2`.
import type { Stroganov } from "../../views.gen";
import { byPlace } from "../shared/ground.svelte";

type Where = { readonly [Do in Stroganov.Action["do"]]?: (action: Extract<Stroganov.Action, { do: Do }>) => string };

/** What chance does has no place: nobody chooses it. */
const WHERE: Where = {
  take_start_card: ({ card }) => `start:${card}`,
  move_cossack: ({ at }) => `tile:${at}`,
  claim_landscape: ({ at }) => `tile:${at}`,
  hunt: ({ at, fur }) => `fur:${at}:${fur}`,
  basic_action: ({ basic }) => `basic:${basic}`,
  visit_village: ({ region }) => `village:${region}`,
  use_yurt: ({ region }) => `yurt:${region}`,
  take_card: ({ region }) => `card:${region}`,
  build_outpost: ({ region }) => `slot:${region}`,
  extra_action: ({ extra }) => `extra:${extra}`,
  fulfil_card: ({ card }) => `hand:${card}`,
  use_card: ({ card }) => `fulfilled:${card}`,
  trade: ({ reward }) => `trade:${reward}`,
  pay: ({ fur }) => `own:${fur}`,
  show_tigers: () => "own:tiger",
  keep_fur: ({ fur }) => `drawn:${fur}`,
  take_fur: ({ fur }) => `market:${fur}`,
  step_trophy: () => "trophy:step",
  step_for_stories: () => "stories",
  take_trophy_reward: ({ space }) => `trophy:${space}`,
  sing_song: ({ song }) => `song:${song}`,
  take_income: () => "turn:income",
  skip: () => "turn:skip",
  end_turn: () => "turn:end",
  decline: () => "turn:decline",
};

/** The name of the place of an action; empty where it has none. */
export function placeOf(action: Stroganov.Action): string {
  const where = WHERE[action.do] as ((action: Stroganov.Action) => string) | undefined;
  return where?.(action) ?? "";
}

/** A place that an action leads to: touching it does the action, and then what it offers there. */
export interface Way extends Stroganov.Lead {
  readonly opening: Stroganov.Possible;
}

/** The ways to each place, in the order of the book. */
export function waysByPlace(rows: readonly Stroganov.Possible[]): ReadonlyMap<string, readonly Way[]> {
  return byPlace(
    rows.flatMap((opening) => opening.leads_to.map((lead) => ({ ...lead, opening }))),
    placeOf,
  );
}

/** The places of a region. */
export function placesIn({ row }: Pick<Stroganov.View, "row">, region: number): string[] {
  const tiles = row.filter((tile) => tile.region === region);
  const furs = tiles.flatMap(({ at, furs }) => furs.map((fur) => `fur:${at}:${fur}`));
  const things = ["village", "yurt", "card", "slot"].map((thing) => `${thing}:${region}`);
  return [...tiles.map(({ at }) => `tile:${at}`), ...furs, ...things];
}
