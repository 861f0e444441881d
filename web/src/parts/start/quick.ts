// Playing at once: oneself against bots; how many and how good is remembered by game.
import { firstGames } from "../../lib/first.svelte";
import { openTable } from "../../lib/founding";
import { type Bots, rememberBot, usualBot } from "../../lib/levels";
import { go, router } from "../../lib/router.svelte";
import { newSalt } from "../../lib/salt";
import { settings } from "../../lib/settings.svelte";
import { t } from "../../lib/speech.svelte";
import { store, stored } from "../../lib/stored";
import { usualCount } from "../new/draft";

export interface Quick {
  readonly bots: number;
  readonly bot: string;
}

const PLACE = "krajina-quick";

const kept = (): Record<string, Pick<Quick, "bots">> => stored(PLACE, {});

/** What was played last, or what is usual. */
export function quickOf(game: string, least: number, most: number, bots: Bots): Quick {
  const last = kept()[game];
  const isCount = last && last.bots + 1 >= least && last.bots + 1 <= most;
  return { bots: isCount ? last.bots : usualCount(least) - 1, bot: usualBot(game, bots) };
}

/** Open the table and go there; raises Refused. */
export async function playNow(game: string, { bots, bot }: Quick): Promise<void> {
  const name = settings.name.trim() || t("seat-name", { number: 1 });
  const others = Array.from({ length: bots }, () => ({ who: "bot" as const, bot }));
  const from = router.path;
  const founded = await openTable({ game, seats: [{ who: "here", name, salt: newSalt() }, ...others] });
  if (!kept()[game]) firstGames.begin(game, founded.table);
  store(PLACE, { ...kept(), [game]: { bots } });
  rememberBot(game, bot);
  if (router.path === from) go(`/table/${founded.table}`);
}
