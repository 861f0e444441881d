// The prompt's small parts: which choices get a button of their own, and clocks as people read them.
import { expect, it } from "vitest";
import type { Choice } from "../../lib/table/choices";
import type { LiveTable } from "../../lib/table/live.svelte";
import { clockText, freeSteps, lineOf, offeredIn } from "./prompt";

const choice = (action: Choice["action"], form: Choice["form"] = null): Choice => ({
  id: JSON.stringify(action),
  say: { key: "do", values: {} },
  action,
  form,
});

const form: Choice["form"] = { choices: "pick", template: { do: "give" }, field: "cards", pile: [], proposed: [] };

const [pass, place, vote, give] = [
  choice({ do: "pass" }),
  choice({ do: "place", at: [0, 1] }),
  choice({ do: "vote", agree: true }),
  choice({ do: "give" }, form),
];
const isOnBoard = (one: Choice): boolean => one.action.do === "place";

it("gives buttons to choices that need neither a place nor a form, and to a few that no board shows", () => {
  const buttons = (...choices: Choice[]) => offeredIn(choices, isOnBoard).buttons.map((one) => one.action.do);
  expect(buttons(pass, place, give)).toEqual(["pass"]);
  expect(buttons(vote, place, pass)).toEqual(["vote", "pass"]);
  expect(buttons(pass, vote, vote, vote, vote)).toEqual(["pass"]);
});

it("opens the list only where neither the board nor a button offers the rest", () => {
  const needsList = (...choices: Choice[]) => offeredIn(choices, isOnBoard).needsList;
  expect([needsList(), needsList(pass), needsList(vote, pass), needsList(place, give)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([needsList(give), needsList(pass, give), needsList(pass, vote, vote, vote, vote)]).toEqual([true, true, true]);
});

it("says what is being shown of the others' moves: what somebody did last", () => {
  const line = (key: string) => ({ message: { key, values: {} }, event: { event: "e" } });
  const step = (seat: number, key: string) => ({ n: 1, seat, undo: 0, by: "", log: [line(key)] });
  const live = {
    isBehind: true,
    fresh: [step(1, "moved"), step(1, "built"), step(-1, "drawn")],
    names: [],
    words: { say: ({ key }: { key: string }) => key },
  } as unknown as LiveTable;
  expect(lineOf(live)).toEqual({ kind: "showing", text: "built", key: "" });
});

it("tells who is asked from who has answered and may change it, and from who may act besides", () => {
  const message = { key: "ask-vote", values: {} };
  const live = (is_answered: boolean, asked: readonly number[]) =>
    ({
      seat: 0,
      seats: [0],
      asked,
      question: { message, is_answered },
      info: { status: "playing", seats: [{ kind: "person", bot: "" }] },
      names: [],
      words: { say: ({ key }: { key: string }) => key, hint: () => "" },
    }) as unknown as LiveTable;
  const line = (is_answered: boolean, ...asked: readonly number[]) => {
    const { kind, text } = lineOf(live(is_answered, asked));
    return [kind, text];
  };
  expect(line(false, 0, 1)).toEqual(["asked", "ask-vote"]);
  expect(line(true, 1)).toEqual(["open", "play-may-change"]);
  expect(line(false, 1)).toEqual(["open", "ask-vote"]);
});

it("takes back at once what nobody has to be asked about: the last step or, where only bots play, more", () => {
  const undo = { alone: 0, together: 4, asks: [], redo: 0, why: null };
  expect(freeSteps({ ...undo, alone: 2 })).toBe(1);
  expect(freeSteps(undo)).toBe(4);
  expect(freeSteps({ ...undo, asks: [1] })).toBe(0);
  expect([freeSteps(null), freeSteps(undefined), freeSteps({ ...undo, together: 0 })]).toEqual([0, 0, 0]);
});

it("says seconds as a clock does", () => {
  expect([0, 59.9, 61, 3600, 36_061, -5].map(clockText)).toEqual([
    "0:00",
    "0:59",
    "1:01",
    "1:00:00",
    "10:01:01",
    "0:00",
  ]);
});
