// Why something cannot be built, in the words of the refusal, from what the view tells of builds.
import type { Scene } from "../../lib/table/scene";
import type { Value } from "../../protocol.gen";
import type { Graenaland } from "../../views.gen";
import { saidPrice, wordsOfPrice } from "./telling-lands";

type Speaking = Pick<Scene, "words" | "names">;

/** Why it cannot be paid, and what is missing; nothing where it can. */
export function refusedPayment(scene: Speaking, { pay, price, fee, missing, rule }: Graenaland.Buildable): string {
  if (pay) return "";
  const { words, names } = scene;
  if (!Object.keys(missing).length)
    return words.refusal({ key: "refusal-no-fee", values: { count: fee } }, rule ?? "", names);
  const refusal = words.refusal(
    { key: "refusal-cannot-pay", values: { price: wordsOfPrice(price) } },
    rule ?? "",
    names,
  );
  return `${refusal}\n${words.word("graenaland-missing", { things: saidPrice(scene, missing) })}`;
}

/** Why it has no place. */
export function refusedPlace({ words, names }: Speaking, { why_not, rule }: Graenaland.Unbuildable): string {
  const word = (key: string): Value => ({ is: "word", key, values: {} });
  const { key, at, building, work, unit, count, army } = why_not;
  const values: Record<string, Value> = {
    ...(at !== null && { at: word(`tile-${at}`) }),
    ...(building !== null && { building: word(`building-${building}`) }),
    ...(work !== null && { work: word(`work-${work}`) }),
    ...(unit !== null && { unit: word(`unit-${unit}`) }),
    ...(count !== null && { count }),
    ...(army !== null && { army }),
  };
  return words.refusal({ key, values }, rule, names);
}
