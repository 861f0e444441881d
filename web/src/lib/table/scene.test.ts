// A scene knows its game: these are checked with the types (`npm run check`), and nothing of them is left to run.
import { expectTypeOf, test } from "vitest";
import type { Carcassonne } from "../../views.gen";
import type { AnyGame, Scene } from "./scene";

type Land = Scene<Carcassonne.Game>;

test("a board gets the views, answers and events of its game", () => {
  expectTypeOf<Land["view"]["tiles"]>().toEqualTypeOf<readonly Carcassonne.LaidTile[]>();
  expectTypeOf<Land["choices"][number]["action"]>().toEqualTypeOf<Carcassonne.Action>();
  expectTypeOf<Land["picked"]>().toEqualTypeOf<Carcassonne.Action | null>();
  expectTypeOf<Land["fresh"][number]["log"][number]["event"]>().toEqualTypeOf<Carcassonne.Event>();
  expectTypeOf<NonNullable<Land["focus"]>["sector"]>().toEqualTypeOf<Carcassonne.Sector | undefined>();
  expectTypeOf<Parameters<Land["propose" | "act" | "why"]>>().toEqualTypeOf<[action: Carcassonne.Action]>();
  expectTypeOf<Parameters<Land["pick"]>[0]>().toEqualTypeOf<Carcassonne.Action>();
});

test("what no game of this name knows is found when it is compiled", () => {
  // @ts-expect-error: there is no such answer
  expectTypeOf<{ do: "plough"; at: [0, 0] }>().toExtend<Carcassonne.Action>();
  // @ts-expect-error: a tile is placed with a turn
  expectTypeOf<{ do: "place_tile"; at: [0, 0] }>().toExtend<Carcassonne.Action>();
});

test("the scene of any game is drawn by what fits every game", () => {
  expectTypeOf<Land>().toExtend<Scene>();
  expectTypeOf<Scene<AnyGame>>().not.toExtend<Land>();
});
