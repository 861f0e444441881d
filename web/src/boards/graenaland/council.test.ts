// The council: one's own proposal is a yes by itself, unless one opposes it, or votes are given aloud.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Scene } from "../../lib/table/scene";
import type { Graenaland } from "../../views.gen";
import { Council } from "./council.svelte";

type Told = Partial<Scene<Graenaland.Game>>;

const proposed: Graenaland.Propose = { do: "propose", at: "plains_1", shares: [["grain"], []] };
const yes: Graenaland.Vote = { do: "vote", agree: true };
const ballots = [yes, { ...yes, agree: false }].map((action) => ({
  id: JSON.stringify(action),
  say: { key: "do-vote", values: {} },
  action,
  form: null,
}));
const asking = (key: string) => ({ message: { key, values: {} } }) as Scene["question"];
const viewOf = (proposal: Graenaland.ProposalInfo | null): Graenaland.View => ({ proposal }) as Graenaland.View;
const vote = (who: number): Told => ({
  view: viewOf({ who, at: "plains_1", needed: 2, shares: [] }),
  n: 8,
  picked: null,
  question: asking("ask-vote"),
  choices: ballots,
});

const act = vi.fn(async () => {});
const board = {
  scene: {} as Scene<Graenaland.Game>,
  sharing: null,
  choicesAt: () => [],
  leave: () => {},
  open: () => {},
  get view() {
    return this.scene.view;
  },
};
let council: Council;

function stand(told: Told): void {
  board.scene = { ...board.scene, ...told };
  council.settle();
}

beforeEach(() => {
  act.mockClear();
  const before: Told = {
    seat: 0,
    n: 7,
    isBehind: false,
    choices: [],
    view: viewOf(null),
    act,
    info: { options: null } as Scene["info"],
  };
  board.scene = before as Scene<Graenaland.Game>;
  council = new Council(board);
  stand({ picked: proposed, question: asking("ask-propose") });
});

describe("one's own yes", () => {
  it("goes with one's own proposal", () => {
    stand(vote(0));
    expect(act).toHaveBeenCalledExactlyOnceWith(yes);
  });

  it("waits until all that happened was shown, and is given once", () => {
    stand({ ...vote(0), isBehind: true, choices: [], question: null });
    expect(act).not.toHaveBeenCalled();
    stand({ ...vote(0), n: 9, isBehind: false });
    stand({ ...vote(0), n: 10 });
    expect(act).toHaveBeenCalledExactlyOnceWith(yes);
  });

  it("is not given if one opposes it; the next one is for it again", () => {
    council.isFor = false;
    council.settle();
    stand(vote(0));
    expect(act).not.toHaveBeenCalled();
    expect(council.isFor).toBe(true);
  });

  it("is not given where votes are given aloud: the proposer speaks last", () => {
    stand({ info: { ...board.scene.info, options: { open_votes: true } } });
    stand(vote(0));
    expect(act).not.toHaveBeenCalled();
  });

  it("is not given if nothing was proposed, or somebody else did", () => {
    stand({ picked: null });
    stand(vote(0));
    expect(act).not.toHaveBeenCalled();
    stand({ n: 7, picked: proposed, question: asking("ask-propose") });
    stand(vote(1));
    expect(act).not.toHaveBeenCalled();
  });
});
