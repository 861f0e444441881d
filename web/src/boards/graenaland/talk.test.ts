// Talk: phrases by kind, listener and thing; and what has been said of what is talked about now.
import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/table/choices";
import type { Graenaland } from "../../views.gen";
import { goingOn, heardIn, nextSteps, phrasesIn, walked } from "./talk";

const actions: readonly Graenaland.Action[] = [
  { do: "vote", agree: true },
  { do: "promise_work", to: 2, work: "road" },
  { do: "promise_work", to: 2, work: "market" },
  { do: "ask_vote", to: 1, agree: true },
  { do: "ask_vote", to: 2, agree: true },
  { do: "promise_vote", agree: true },
  { do: "promise_swap", resource: "ore", to: 1, wanted: "gold" },
];
const choices = actions.map(
  (action, at): Choice<Graenaland.Action> => ({
    id: String(at),
    say: { key: action.do, values: {} },
    action,
    form: null,
  }),
);
const phrases = phrasesIn(choices);
const kind = (value: string) => ({ of: "kind", value }) as const;

describe("phrases", () => {
  it("are told from answers, and begin with their kind, always in the same order", () => {
    expect(nextSteps(phrases, []).map(({ value }) => value)).toEqual([
      "promise_vote",
      "ask_vote",
      "promise_work",
      "promise_swap",
    ]);
  });

  it("go on with whom and with what", () => {
    expect(nextSteps(phrases, [kind("ask_vote")])).toEqual([
      { of: "to", value: "1" },
      { of: "to", value: "2" },
    ]);
    const last = goingOn(phrases, [kind("ask_vote"), { of: "to", value: "2" }, { of: "agree", value: "true" }]);
    expect(last.map(({ choice }) => choice.action)).toEqual([actions[4]]);
  });

  it("pass over steps with one answer, but never say anything by themselves", () => {
    expect(walked(phrases, [kind("promise_work")])).toEqual([kind("promise_work"), { of: "to", value: "2" }]);
    expect(walked(phrases, [kind("promise_vote")])).toEqual([kind("promise_vote")]);
    expect(walked(phrases, [kind("promise_swap")]).map(({ of }) => of)).toEqual(["kind", "to", "resource"]);
    expect(walked(phrases, [])).toEqual([]);
  });
});

describe("what was said", () => {
  const line = (event: Graenaland.Event) => ({ event, message: { key: event.event, values: {} } });
  const said = (who: number) => line({ event: "said_vote", who, agree: true, to: null });
  const proposed = line({ event: "proposed", who: 0, at: "plains_1", shares: [], to: null });
  const whoIn = (heard: ReturnType<typeof heardIn>): readonly number[] => heard.map(({ event }) => event.who);

  it("is kept as long as the same is talked about", () => {
    const first = heardIn([], [proposed, said(1)]);
    expect(whoIn(heardIn(first, [said(2)]))).toEqual([1, 2]);
  });

  it("is forgotten with the next proposal", () => {
    expect(whoIn(heardIn(heardIn([], [said(1)]), [said(3), proposed, said(2)]))).toEqual([2]);
  });
});
