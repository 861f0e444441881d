// What calls people back to the table: the title of the page, sounds, and notices while it is hidden.
import { t } from "../../lib/speech.svelte";
import type { LiveTable } from "../../lib/table/live.svelte";
import { play } from "./sound";

/** Whether this device has to act now. */
export function isOwnTurn(live: LiveTable): boolean {
  return live.isWelcome && live.info.status === "playing" && live.ownAsked.length > 0 && !live.update?.hold;
}

function scores(live: LiveTable): boolean {
  return live.fresh.some((step) => step.log.some(({ event }) => typeof event.points === "number" && event.points > 0));
}

/** Watch a table while its page stands: called once when the page is made. */
export function signal(live: () => LiveTable, title: () => string): void {
  let before = -1;
  let wasTurn = false;
  $effect(() => {
    const table = live();
    const n = table.update?.n ?? -1; // what was there when the page came is no news
    const isTurn = isOwnTurn(table);
    if (isTurn && !wasTurn && before >= 0) called(title(), isQuiet(table));
    else if (before >= 0 && n > before) play(scores(table) ? "points" : "move");
    [before, wasTurn] = [n, isTurn];
  });
}

/** Whether the seat that is asked does not want to be told. */
function isQuiet(live: LiveTable): boolean {
  return live.seat !== null && live.wishesOf(live.seat).is_quiet;
}

function called(title: string, isSilent: boolean): void {
  play("turn");
  if (isSilent || !document.hidden || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const notice = new Notification(t("page-your-turn"), { body: title, tag: location.pathname });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}
