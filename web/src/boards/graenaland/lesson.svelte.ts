// The first game of Grænaland: three scenes of how it is played, and what to look at in the first rounds.
import { t } from "../../lib/speech.svelte";
import type { Scene } from "../../lib/table/scene";
import type { Graenaland } from "../../views.gen";
import type { LessonScene, Taught } from "../lesson.svelte";
import { Suggestions } from "../shared/suggestions";
import { isByCards } from "./race";

const ISLAND = { parts: ["[data-land]"], isAll: true };
const VOTES = { parts: ["[data-land]:has([data-votes])", "[data-land]"] };
const HERO = { parts: ['[data-place^="hero:"]', "[data-hero]", "[data-land]"] };
const RAIL = { parts: ['[data-part="rail"]'] };
const RACE = { parts: ['[data-part="race"]', ".strip"] }; // a phone has the goals as dots under the chips
const HAND = { parts: ['[data-part="hand"]', "section.own"] };
const SHIPS = { parts: ['[data-part="ships"]'] };

/** What wins, a round, building. */
function scenes(view: Graenaland.GraenalandView): readonly LessonScene[] {
  const win = isByCards(view) ? "graenaland-scene-goal-card" : "graenaland-scene-goal-race";
  return [
    {
      title: t("graenaland-scene-goal"),
      points: [
        { ...ISLAND, text: t("graenaland-scene-goal-land") },
        { ...RACE, text: t(win, { count: view.to_win }) },
      ],
    },
    {
      title: t("graenaland-scene-round"),
      points: [
        { ...RAIL, text: t("graenaland-scene-round-rail") },
        { ...VOTES, text: t("graenaland-scene-round-land") },
        { ...HERO, text: t("graenaland-scene-round-heroes") },
      ],
    },
    {
      title: t("graenaland-scene-build"),
      points: [
        { ...HAND, text: t("graenaland-scene-build-hand") },
        { ...ISLAND, text: t("graenaland-scene-build-land") },
        { ...SHIPS, text: t("graenaland-scene-build-ships") },
      ],
    },
  ];
}

/** The questions that have a suggestion. */
const TIPS = ["start", "anchor", "keep_card", "move", "propose", "vote", "build", "offer", "fee", "claim", "declare"];
const FIRST_ROUNDS = 5; // with five players everybody has had the ship once

/** What the board has for a first game. */
export function taughtBy(scene: Scene<Graenaland.Game>): Taught {
  const suggestions = new Suggestions(TIPS, (name) => `graenaland-tip-${name}`);
  const key = $derived(scene.question ? suggestions.keyFor(scene.question.message.key, scene.n) : "");
  return {
    scenes: () => scenes(scene.view),
    suggestion: () => (scene.view.round > FIRST_ROUNDS ? null : key && t(key)),
  };
}
