// A move that the line lost: it waits, and is sent once, or says why not.
import { describe, expect, it, vi } from "vitest";
import type { Update } from "../../protocol.gen";
import { Lost } from "./connection";
import { type Move, Outbox, type Refusal } from "./outbox.svelte";

vi.mock("../root", () => ({ root: "" }));

const MOVE: Move = { seat: 1, seen: 4, action: { do: "pass" } };
const ACT = { kind: "act", ...MOVE };
const QUESTION = {} as Update["question"];

function update(seat: number, n: number, ...by: [seat: number, by?: string][]): Update {
  const steps = by.map(([who, how = ""], at) => ({
    n: n - by.length + at + 1,
    seat: who,
    by: how,
    undo: 0,
    at: 0,
    log: [],
  }));
  return { kind: "update", seat, n, steps, question: QUESTION } as unknown as Update;
}

function lost(wasSent: boolean) {
  const ask = vi.fn().mockRejectedValueOnce(new Lost(wasSent)).mockResolvedValue({ kind: "done", id: "", n: 5 });
  const refusals: (Refusal | null)[] = [];
  const box = new Outbox(ask, (refusal) => refusals.push(refusal));
  return { ask, box, said: () => refusals.map((one) => one?.message.key ?? null) };
}

describe("a move that the line lost", () => {
  it("waits, and is sent when the line is back", async () => {
    const { ask, box, said } = lost(false);
    expect(await box.send(MOVE)).toBe(false);
    expect([box.move, said()]).toEqual([MOVE, []]);
    await box.opened();
    expect(ask.mock.calls).toEqual([[ACT], [ACT]]);
    expect([box.move, said()]).toEqual([null, [null]]);
  });

  it("says that the game went on, if it did", async () => {
    const { ask, box, said } = lost(false);
    await box.send(MOVE);
    ask.mockReset().mockResolvedValue({ kind: "refused", id: "", code: "stale", message: { key: "error-stale" } });
    await box.opened();
    expect([box.move, said()]).toEqual([null, ["table-kept-gone"]]);
  });

  it("waits on if the line breaks again, and can be taken back", async () => {
    const { ask, box, said } = lost(false);
    ask.mockReset().mockRejectedValue(new Lost(false));
    await box.send(MOVE);
    await box.opened();
    expect([ask.mock.calls.length, box.move]).toEqual([2, MOVE]);
    box.withdraw();
    await box.opened();
    expect([ask.mock.calls.length, box.move, said()]).toEqual([2, null, []]);
  });
});

describe("a move whose answer the line lost", () => {
  it("is not sent before it is known what came of it, and then if nothing did", async () => {
    const { ask, box, said } = lost(true);
    await box.send(MOVE);
    await box.opened();
    await box.heard(update(0, 4));
    expect(ask).toHaveBeenCalledOnce();
    await box.heard(update(1, 5, [0]));
    expect(ask.mock.calls).toEqual([[ACT], [ACT]]);
    expect([box.move, said()]).toEqual([null, [null]]);
  });

  it("is not sent again if it was done", async () => {
    const { ask, box, said } = lost(true);
    await box.send(MOVE);
    await box.heard(update(1, 6, [1], [0]));
    expect(ask).toHaveBeenCalledOnce();
    expect([box.move, said()]).toEqual([null, []]);
  });

  it.each([
    ["a clock has answered", update(1, 5, [1, "clock"])],
    ["nothing is asked any more", { ...update(1, 5, [0]), question: null }],
  ])("says that the game went on if %s", async (_, now) => {
    const { ask, box, said } = lost(true);
    await box.send(MOVE);
    await box.heard(now);
    expect(ask).toHaveBeenCalledOnce();
    expect([box.move, said()]).toEqual([null, ["table-kept-gone"]]);
  });
});

it("is one move at a time: an answer to the last one does not end the next", async () => {
  const answers: ((answer: object) => void)[] = [];
  const ask = vi.fn(() => new Promise<never>((resolve) => answers.push(resolve as () => void)));
  const box = new Outbox(ask, () => {});
  const next = { ...MOVE, seen: 5 };
  const [first, second] = [box.send(MOVE), box.send(next)];
  answers[0]?.({ kind: "done" });
  await first;
  expect(box.move).toEqual(next);
  answers[1]?.({ kind: "done" });
  expect([await second, box.move]).toEqual([true, null]);
});
