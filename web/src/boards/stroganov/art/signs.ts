// The signs of what things give and cost: the icons that come with the game, so that board, prompts and log look the same.
import { shapesOf } from "../../shared/art/icons";

const FILES = import.meta.glob<string>(
  [
    "@games/stroganov/icons/{thing-*,gain-*,season-*,any-fur,card,landscape,song,village,yurt,terrain-*}.svg",
    "@games/stroganov/icons/view-{track,steps,pick,built,fulfilled,market,season,shield,own,row,vp,year}.svg",
    "@games/stroganov/icons/{do-{claim_landscape,take_fur,take_trophy_reward,trade,use_yurt,visit_village},pick-*}.svg",
  ],
  { query: "?raw", import: "default", eager: true },
);

const SHAPES = shapesOf(FILES);

/** Words of gains and costs that have no icon of their own name. */
const SAME: Readonly<Record<string, string>> = {
  "gain-fur_market": "do-take_fur",
  "gain-trophy": "view-track",
  "gain-move": "view-steps",
  "gain-hunt": "view-pick",
  "gain-trade": "do-trade",
  "gain-pick_above": "do-take_trophy_reward",
  "gain-visit_village": "do-visit_village",
  "gain-visit_other_village": "do-visit_village",
  "gain-use_yurt": "do-use_yurt",
  "gain-build_outpost": "view-built",
  "gain-fulfil_tsar": "view-fulfilled",
  "gain-vp": "view-vp",
  "cost-horses": "thing-horse",
  "cost-coins": "thing-coin",
  "cost-stories": "thing-story",
  "season-summer": "view-season",
  "terrain-taiga": "landscape",
};

/** The shapes of the sign of a word, in a box of 24 by 24; empty where there is none. */
export function signOf(key: string): string {
  const name = SAME[key] ?? key;
  return SHAPES.get(name) ?? SHAPES.get(name.replace(/^gain-/, "thing-")) ?? "";
}
