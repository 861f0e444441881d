// What would be done at a place where nothing is offered: the server is asked why that cannot be.
import type { Graenaland } from "../../../views.gen";

type Action = Graenaland.Action;
type Would = (at: string, name: string) => Action;

const BUILDING: Readonly<Record<string, Would>> = {
  village: (at) => ({ do: "build_village", at, pay: [] }),
  site: (at, name) => ({ do: "build_building", at, building: name as Graenaland.Building, pay: [] }),
  work: (at, name) => ({ do: "build_work", at, work: name as Graenaland.Work, pay: [] }),
  unit: (unit) => ({ do: "recruit", unit: unit as Graenaland.Unit, pay: [] }),
  supply: (card) => ({ do: "take_supply", card }),
};

/** By what is asked now (a kind of answer that belongs to it), what a place stands for. */
const WOULD: Readonly<Record<string, Readonly<Record<string, Would>>>> = {
  settle: { land: (at) => ({ do: "settle", at }) },
  raise_anchor: { land: (at) => ({ do: "raise_anchor", at }) },
  pass: { pile: (at) => ({ do: "propose", at, shares: [] }) },
  take_supply: BUILDING,
  end_building: BUILDING,
  build_nothing: BUILDING,
};

/** What would be done at a place, while some answers are offered; null where no such question is asked. */
export function wouldBe(place: string, offered: readonly Action[]): Action | null {
  const [kind = "", at = "", name = ""] = place.split(":");
  for (const action of offered) {
    const found = WOULD[action.do]?.[kind];
    if (found) return found(at, name);
  }
  return null;
}
