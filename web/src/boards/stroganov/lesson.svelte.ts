// The first game of Stroganov: three scenes of how it is played, and what to look at in the turns of the first year.
import { t } from "../../lib/speech.svelte";
import type { Scene } from "../../lib/table/scene";
import type { Stroganov } from "../../views.gen";
import type { LessonScene, Taught } from "../lesson.svelte";
import { Suggestions } from "../shared/suggestions";

const TILES = '[data-tile]:not([data-tile="0"])';
const LAND = { parts: [TILES], isAll: true };
const EAST = { parts: ['[data-tile="11"], [data-tile="12"]', TILES], isAll: true };
const REGION = { parts: ["[data-region]"] };
const RAIL = { parts: ['[data-part="rail"]'] };
const MAT = { parts: ['[data-part="mat"]', "section.own"] }; // a phone has the line of the frame
const TRACKER = { parts: ['[data-part="tracker"]'] };

/** What wins, a turn, a year. */
export function scenes(): readonly LessonScene[] {
  return [
    {
      title: t("stroganov-scene-goal"),
      points: [
        { ...LAND, text: t("stroganov-scene-goal-land") },
        { ...REGION, text: t("stroganov-scene-goal-regions") },
        { ...MAT, text: t("stroganov-scene-goal-mat") },
      ],
    },
    {
      title: t("stroganov-scene-turn"),
      points: [
        { ...LAND, text: t("stroganov-scene-turn-land") },
        { ...TRACKER, text: t("stroganov-scene-turn-tracker") },
        { ...REGION, text: t("stroganov-scene-turn-regions") },
      ],
    },
    {
      title: t("stroganov-scene-year"),
      points: [
        { ...RAIL, text: t("stroganov-scene-year-rail") },
        { ...MAT, text: t("stroganov-scene-year-mat") },
        { ...EAST, text: t("stroganov-scene-year-land") },
      ],
    },
  ];
}

/** The questions that have a suggestion. */
const TIPS = ["start_card", "move", "basic", "main", "second", "hunt", "trade", "keep", "market", "income", "song"];
const FIRST_YEAR = 1;

/** What the board has for a first game. */
export function taughtBy(scene: Scene<Stroganov.Game>): Taught {
  const suggestions = new Suggestions(TIPS, (name) => `stroganov-tip-${name}`);
  const key = $derived(scene.question ? suggestions.keyFor(scene.question.message.key, scene.n) : "");
  return { scenes, suggestion: () => (scene.view.year > FIRST_YEAR ? null : key && t(key)) };
}
