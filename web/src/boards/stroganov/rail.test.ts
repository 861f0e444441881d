// The rail: what a question lays out on the tray, which tab of a small screen glows, and who has had their turn.
import { describe, expect, it } from "vitest";
import type { Stroganov } from "../../views.gen";
import { furCount, glows, trayOf } from "./rail";

function choices(...actions: Stroganov.Action[]): { action: Stroganov.Action }[] {
  return actions.map((action) => ({ action }));
}

describe("the tray", () => {
  it("has what is to be chosen from, also beside what may be done at any time", () => {
    expect(trayOf(choices({ do: "extra_action", extra: "swap_two" }, { do: "sing_song", song: "GA3" }))).toBe("songs");
    expect(trayOf(choices({ do: "take_start_card", card: "S1" }))).toBe("start");
    expect(trayOf(choices({ do: "keep_fur", fur: "5" }, { do: "decline" }))).toBe("drawn");
    expect(trayOf(choices({ do: "take_fur", fur: "5" }))).toBe("market");
  });

  it("has the trophy track where the mat is not in sight", () => {
    expect(trayOf(choices({ do: "take_trophy_reward", space: 1 }), false)).toBe("trophies");
    expect(trayOf(choices({ do: "take_trophy_reward", space: 1 }))).toBeNull();
  });

  it("is not there for anything else", () => {
    expect(trayOf(choices({ do: "move_cossack", at: 3 }, { do: "end_turn" }))).toBeNull();
    expect(trayOf([])).toBeNull();
  });
});

it("lets a tab glow when something in it may be touched", () => {
  const places = new Set(["song:GA3", "turn:decline"]);
  expect([glows("songs", places), glows("market", places), glows("supply", places)]).toEqual([true, false, false]);
  expect(glows("market", ["drawn:5"])).toBe(true);
});

it("counts furs of all values", () => {
  expect(furCount({ "2": 3, "8": 1, tiger: 2 })).toBe(6);
});
