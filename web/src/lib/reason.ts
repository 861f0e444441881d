// Why not, for people: the server's own sentence, or that it cannot be reached.
import { Refused } from "./api";
import { t } from "./speech.svelte";

/** The reason of a refusal; whatever else was thrown is a mistake of ours, and is thrown on. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return error.message || t("problem-offline");
}
