// Where on the board an action acts: everything that can be touched has a name such as `land:forest_1` or `supply:ore-ore`.
import type { Graenaland } from "../../views.gen";

type Where = {
  readonly [Do in Graenaland.Action["do"]]?: (action: Extract<Graenaland.Action, { do: Do }>) => string;
};

/** A move has its place by the hero who goes (`greenland.svelte.ts`); what chance does has none: nobody chooses it. */
const WHERE: Where = {
  settle: ({ at }) => `land:${at}`,
  raise_anchor: ({ at }) => `land:${at}`,
  keep_card: ({ card }) => `victory:${card}`,
  transfer: () => "transfer",
  enter: ({ hero, at }) => `enter:${at}:${hero}`,
  propose: ({ at }) => `pile:${at}`,
  vote: ({ agree }) => `vote:${agree ? "yes" : "no"}`,
  claim: ({ points }) => `claim:${points}`,
  no_claim: () => "claim:no",
  declare: () => "declare:yes",
  play_on: () => "declare:no",
  take_supply: ({ card }) => `supply:${card}`,
  build_village: ({ at }) => `village:${at}`,
  build_building: ({ at, building }) => `site:${at}:${building}`,
  build_work: ({ at, work }) => `work:${at}:${work}`,
  announce_work: ({ at, work }) => `joint:${at}:${work}`,
  recruit: ({ unit }) => `unit:${unit}`,
  give_fee: ({ card }) => `own:${card}`,
  offer_cards: () => "pay:offer",
  build_together: () => "pay:together",
  use_card: ({ seat, card }) => `offer:${seat}:${card}`,
  confirm: ({ agree }) => `confirm:${agree ? "yes" : "no"}`,
  grant_build: ({ seat }) => `grant:${seat}`,
  promise_vote: (phrase) => phraseOf(phrase),
  promise_work: (phrase) => phraseOf(phrase),
  promise_share: (phrase) => phraseOf(phrase),
  promise_give: (phrase) => phraseOf(phrase),
  promise_swap: (phrase) => phraseOf(phrase),
  ask_vote: (phrase) => phraseOf(phrase),
  ask_give: (phrase) => phraseOf(phrase),
  advise: (phrase) => phraseOf(phrase),
  expect_share: (phrase) => phraseOf(phrase),
};

/** A phrase is told apart by all that it says. */
function phraseOf(phrase: Graenaland.Action): string {
  return `say:${Object.values(phrase).join(":")}`;
}

/** The name of the place of an action; empty where it has none. */
export function placeOf(action: Graenaland.Action): string {
  const where = WHERE[action.do] as ((action: Graenaland.Action) => string) | undefined;
  return where?.(action) ?? "";
}
