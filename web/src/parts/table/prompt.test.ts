// The prompt's small parts: which choices get a button of their own, and clocks as people read them.
import { expect, it } from "vitest";
import type { Choice } from "../../lib/table/choices";
import { clockText, freeSteps, needsForm, plainChoices } from "./prompt";

const choice = (action: Choice["action"], form: Choice["form"] = null): Choice => ({
  id: JSON.stringify(action),
  say: { key: "do", values: {} },
  action,
  form,
});

const form: Choice["form"] = { choices: "pick", template: { do: "give" }, field: "cards", pile: [], proposed: [] };

it("gives buttons to choices that need neither a place nor a form", () => {
  const choices = [choice({ do: "pass" }), choice({ do: "place", at: [0, 1] }), choice({ do: "give" }, form)];
  expect(plainChoices(choices).map((one) => one.action.do)).toEqual(["pass"]);
});

it("knows where a form is the only way to answer, besides buttons", () => {
  const [pass, place, give] = [
    choice({ do: "pass" }),
    choice({ do: "place", at: [0, 1] }),
    choice({ do: "give" }, form),
  ];
  expect([[], [pass], [pass, give], [place, give], [give]].map(needsForm)).toEqual([false, false, true, false, true]);
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
