import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/table/choices";
import { groupsOf } from "./folding";

function choice(kind: string, values: Record<string, number>): Choice {
  return {
    id: JSON.stringify([kind, values]),
    say: { key: `do-${kind}`, values },
    action: { do: kind, ...values },
    form: null,
  };
}

const many = [1, 2, 3, 4].flatMap((at) => [0, 1, 2, 3].map((turn) => choice("place", { at, turn })));

describe("groupsOf", () => {
  it("lists few choices one by one", () => {
    const groups = groupsOf([choice("place", { at: 1, turn: 0 }), choice("pass", {})]);
    expect(groups.map(({ isFolder, entries }) => [isFolder, entries.length])).toEqual([
      [false, 1],
      [false, 1],
    ]);
  });

  it("folds many that share all but their last value, under a sentence left open", () => {
    const [group, pass] = groupsOf([...many, choice("pass", {})]);
    expect(group).toMatchObject({ count: 16, isFolder: true, say: { values: { at: "…", turn: "…" } } });
    expect(group?.entries.map(({ choices, isFold }) => [choices.length, isFold])).toEqual(Array(4).fill([4, true]));
    expect(pass).toMatchObject({ count: 1, isFolder: false });
  });
});
