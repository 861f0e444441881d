// What things are called: by the catalogue of the game, never by their ids.
import { type Speaking, say } from "../../lib/table/scene";
import type { Graenaland } from "../../views.gen";

type BuildAction = Extract<Graenaland.Action, { do: "build_village" | "build_building" | "build_work" | "recruit" }>;

export const nameOfTerritory = ({ words }: Speaking, at: string): string => words.word(`tile-${at}`);
export const nameOfItem = ({ words }: Speaking, item: Graenaland.Item): string => words.word(`item-${item}`);
export const nameOfCard = ({ words }: Speaking, card: string): string => words.word(`card-${card}`);
export const nameOfHero = ({ words }: Speaking, hero: Graenaland.Hero): string => words.word(`hero-${hero}`);
export const nameOfBuilding = ({ words }: Speaking, building: Graenaland.Building): string =>
  words.word(`building-${building}`);
export const nameOfWork = ({ words }: Speaking, work: Graenaland.Work): string => words.word(`work-${work}`);

/** The action that builds something, not paid yet. */
export function actionOf({ what, at }: Graenaland.Project): BuildAction {
  const [kind, name] = what.key.split("-");
  if (at === null) return { do: "recruit", unit: name as Graenaland.Unit, pay: [] };
  if (kind === "building") return { do: "build_building", building: name as Graenaland.Building, at, pay: [] };
  if (kind === "work") return { do: "build_work", work: name as Graenaland.Work, at, pay: [] };
  return { do: "build_village", at, pay: [] };
}

/** What a build is called, and where it would stand. */
export function nameOfBuild(scene: Speaking, { joint }: Graenaland.View, action: Graenaland.Action): string {
  const on = (what: string, at: string): string =>
    say(scene, "graenaland-what-where", { what, at: nameOfTerritory(scene, at) });
  switch (action.do) {
    case "build_village":
      return on(scene.words.word("village"), action.at);
    case "build_building":
      return on(nameOfBuilding(scene, action.building), action.at);
    case "build_work":
    case "announce_work":
      return on(nameOfWork(scene, action.work), action.at);
    case "build_together":
      return joint ? on(nameOfWork(scene, joint.work), joint.at) : "";
    case "recruit":
      return scene.words.word(`unit-${action.unit}`);
    default:
      return "";
  }
}
