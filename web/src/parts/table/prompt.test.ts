// The prompt's small parts: which choices get a button of their own, and clocks as people read them.
import { expect, it } from "vitest";
import type { Choice } from "../../lib/table/choices";
import { clockText, needsForm, plainChoices } from "./prompt";

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
