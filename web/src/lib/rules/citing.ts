// Where a passage comes from, in words: the rulebook, or how we read it where it can be read in different ways.
import { speech, t } from "../speech.svelte";

export function cited(rule: string): string {
  const said = speech.words.rule(rule);
  return rule && t(rule.startsWith("ruling") ? "rules-by-us" : "rules-in-book", { rule: said });
}
