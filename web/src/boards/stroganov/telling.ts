// A turn of Stroganov in one line: where somebody rode, what they hunted, and what they did there.
import { type Scene, say } from "../../lib/table/scene";
import { isWord } from "../../lib/words/words";
import type { Word } from "../../protocol.gen";
import type { Stroganov } from "../../views.gen";
import type { Line, Telling } from "../telling";
import { terrainMarkup } from "./art/terrain";
import { whoIn } from "./trail";

type Told = Line<Stroganov.Game>;
type Speaking = Scene<Stroganov.Game>;

/** What is said of an event in a few words, with the values of its sentence. */
const SAID: { readonly [kind in Stroganov.Event["event"]]?: string } = {
  moved: "stroganov-tell-moved",
  village_visited: "stroganov-tell-village",
  yurt_used: "stroganov-tell-yurt",
  card_taken: "stroganov-tell-card",
  card_fulfilled: "stroganov-tell-fulfilled",
  card_used: "stroganov-tell-used",
  outpost_built: "stroganov-tell-outpost",
  landscape_claimed: "stroganov-tell-claimed",
  trophy_stepped: "stroganov-tell-trophy",
  song_sung: "stroganov-tell-song",
};
/** Basic actions that are told by what they bring. */
const PLAIN: readonly Stroganov.Basic[] = ["coin", "horses"];

/** The furs that were hunted one after the other, from a line on; those of a claimed landscape came with it. */
function huntedFrom(lines: readonly Told[], at: number): Word[] {
  const furs: Word[] = [];
  for (const { event, message } of lines.slice(at)) {
    const { fur } = message.values;
    if (event.event === "fur_gained" && event.at && isWord(fur)) furs.push(fur);
    else if (event.event !== "gained" && event.event !== "spent") break;
  }
  return furs;
}

function gainSaid(scene: Speaking, lines: readonly Told[], at: number): string[] {
  const gained = lines.slice(at).find(({ event }) => event.event === "gained")?.event;
  if (gained?.event !== "gained") return [];
  return [`+${scene.words.word(`gain-${gained.what}`, { count: gained.count })}`];
}

function part(scene: Speaking, lines: readonly Told[], at: number): string[] {
  const { event, message } = lines[at] as Told;
  const key = SAID[event.event];
  if (key) return [say(scene, key, message.values)];
  if (event.event !== "basic_taken") return [];
  if (event.basic === "hunt") {
    const furs = huntedFrom(lines, at + 1);
    return furs.length ? [say(scene, "stroganov-tell-hunted", { furs })] : [];
  }
  if (PLAIN.includes(event.basic)) return gainSaid(scene, lines, at);
  return event.basic === "trade" ? [scene.words.word("basic-trade")] : [];
}

/** The middle of the picture of a landscape: where somebody rode to last. */
function picture(lines: readonly Told[]): string {
  const moved = lines.findLast(({ event }) => event.event === "moved")?.event;
  if (moved?.event !== "moved") return "";
  const drawn = terrainMarkup(moved.terrain, moved.landscape, false);
  return `<g transform="translate(0 -80) scale(1.2)">${drawn}</g>`;
}

export const telling: Telling<Stroganov.Game> = {
  begins: () => false,
  tell(scene, lines) {
    const isTheirs = lines.some(({ event }) => typeof whoIn(event) === "string");
    const parts = isTheirs ? [] : lines.flatMap((_, at) => part(scene, lines, at));
    return { picture: picture(lines), parts };
  },
};
