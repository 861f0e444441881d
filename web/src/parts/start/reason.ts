// Why not, for people: the server's own sentence, or that it cannot be reached.
import type { Refused } from "../../lib/api";
import { t } from "../../lib/speech.svelte";

export function reasonOf(refused: Refused): string {
  return refused.code === "offline" ? t("home-offline") : refused.message;
}
