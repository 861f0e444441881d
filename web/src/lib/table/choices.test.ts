// Choices: every part of an offer in one list, each with its own sentence, and forms as the server wants them back.
import { expect, it } from "vitest";
import type { PickOffer, Question } from "../../protocol.gen";
import { choicesOf, filledIn, inOrder, isOffered, isSame } from "./choices";

const pick: PickOffer = {
  choices: "pick",
  template: { do: "pay", to: 1 },
  field: "furs",
  pile: ["2", "3", "2", "tiger"],
  proposed: ["2"],
};
const says = ["pass", "ride", "pay"].map((key) => ({ key, values: {} }));
const question: Question = {
  prompt: "main",
  message: { key: "ask-main", values: {} },
  offer: {
    choices: "any",
    parts: [{ choices: "list", actions: [{ do: "pass" }, { do: "ride", at: 2 }] }, pick],
  },
  says,
  words: {},
  is_answered: false,
};

it("are one list with their sentences, whatever the offer is made of", () => {
  const choices = choicesOf(question);
  expect(choices.map(({ action, say, form }) => [action.do, say.key, form?.field])).toEqual([
    ["pass", "pass", undefined],
    ["ride", "ride", undefined],
    ["pay", "pay", "furs"],
  ]);
  expect(new Set(choices.map(({ id }) => id)).size).toBe(3);
  expect(choicesOf(null)).toEqual([]);
});

it("are filled in with what was picked, in the order of the pile", () => {
  expect(inOrder(pick, ["tiger", "2", "2"])).toEqual(["2", "2", "tiger"]);
  expect(inOrder(pick, ["3"])).toEqual(["3"]);
  expect(filledIn(pick, ["3"])).toEqual({ do: "pay", to: 1, furs: ["3"] });
});

it("may be answered by one of them, or by a form that was filled in", () => {
  const choices = choicesOf(question);
  const answers = [{ do: "pass" }, { do: "ride", at: 3 }, { do: "pay", to: 1, furs: ["3"] }, null];
  expect(answers.map((answer) => isOffered(choices, answer))).toEqual([true, false, true, false]);
});

it("are the same if all their fields are", () => {
  expect(isSame({ do: "ride", at: 2 }, { do: "ride", at: 2 })).toBe(true);
  expect(isSame({ do: "ride", at: 2 }, { do: "ride", at: 3 })).toBe(false);
  expect(isSame(null, { do: "pass" })).toBe(false);
});
