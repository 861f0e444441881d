// The first game of Stroganov: three scenes of how it is played, and what to look at in the turns of the first year.
import { t } from "../../lib/speech.svelte";
import type { Scene } from "../../lib/table/scene";
import type { Stroganov } from "../../views.gen";
import type { LessonScene, Taught } from "../lesson.svelte";

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
const OFTEN = 2; // times that a question comes with its suggestion
const FIRST_YEAR = 1;

/** What somebody who plays for the first time is told with each question, a few times and no more. */
export class Suggestions {
  /** by question, the steps at which it came */
  private readonly told = new Map<string, Set<number>>();

  /** The key of what to look at; empty where nothing is asked that has one, or it was told often enough. */
  keyFor(question: string, n: number): string {
    const name = question.replace(/^ask-/, "");
    if (!TIPS.includes(name)) return "";
    const steps = this.told.get(name) ?? new Set();
    if (!steps.has(n) && steps.size >= OFTEN) return "";
    this.told.set(name, steps.add(n));
    return `stroganov-tip-${name}`;
  }
}

/** What the board has for a first game. */
export function taughtBy(scene: Scene<Stroganov.Game>): Taught {
  const suggestions = new Suggestions();
  const key = $derived(scene.question ? suggestions.keyFor(scene.question.message.key, scene.n) : "");
  return { scenes, suggestion: () => (scene.view.year > FIRST_YEAR ? null : key && t(key)) };
}
