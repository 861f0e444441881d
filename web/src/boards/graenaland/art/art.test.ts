// The drawings of Greenland: whatever is printed has a picture, pictures are whole, and kinds are told apart without colour.
import { describe, expect, it } from "vitest";
import type { Graenaland } from "../../../views.gen";
import { isWhole } from "../../shared/art/whole";
import { BUILDING, IMPROVEMENT } from "./buildings";
import { type Back, backMarkup, bandMarkup } from "./cards";
import { FIGURE } from "./heroes";
import { RESOURCE } from "./resources";
import { boatMarkup, boxOf, outlineOf } from "./shores";
import { signOf } from "./signs";
import { terrainMarkup } from "./terrain";

const TERRAINS: readonly Graenaland.Terrain[] = ["plains", "forest", "hills", "mountains"];
const BACKS: readonly Back[] = [...TERRAINS, "supply"];
const isAlone = { isWest: false, isEast: false };
const bare = (markup: string): string => markup.replace(/#[0-9a-f]+/g, "");

describe("the drawings of Greenland", () => {
  it("have a picture of every territory, wide and narrow, and no two alike", () => {
    const pictures = TERRAINS.flatMap((terrain) =>
      ["1", "2"].flatMap((one) => [true, false].map((is) => terrainMarkup(terrain, `${terrain}_${one}`, is))),
    );
    expect(pictures.filter((picture) => !isWhole(picture))).toEqual([]);
    expect(new Set(pictures).size).toBe(4 * TERRAINS.length);
  });

  it("tell landscapes, backs, bands and resources apart without colour", () => {
    const pictures = [
      TERRAINS.map((terrain) => terrainMarkup(terrain, "one", false)),
      BACKS.map(backMarkup),
      BACKS.map((back) => bandMarkup(back, true)),
      BACKS.map((back) => bandMarkup(back, false)),
      Object.values(RESOURCE),
      Object.values(BUILDING).map(({ outline }) => outline),
      Object.values(FIGURE).map(({ body }) => body),
    ];
    for (const kind of pictures) expect(new Set(kind.map(bare)).size).toBe(kind.length);
  });

  it("are whole", () => {
    const pictures = [
      ...Object.values(RESOURCE),
      ...Object.values(IMPROVEMENT),
      ...Object.values(BUILDING).flatMap(({ behind, before }) => [behind, before]),
      ...Object.values(FIGURE).flatMap(({ behind, before }) => [behind, before]),
      ...BACKS.flatMap((back) => [backMarkup(back), bandMarkup(back, true), bandMarkup(back, false)]),
      boatMarkup("plains_1", boxOf(240, 200, "coast")),
    ];
    expect(pictures.filter((picture) => !isWhole(picture))).toEqual([]);
  });

  it("have a sign for every landscape, unit, work, goal and phase", () => {
    const keys = [
      ...TERRAINS.map((terrain) => `terrain-${terrain}`),
      ...["soldiers", "cavalry", "archers", "infantry"].map((unit) => `unit-${unit}`),
      ...["road", "market", "palisade", "improvement"].map((work) => `work-${work}`),
      ...["settlements", "territories", "largest", "buildings", "army"].map((goal) => `goal-${goal}`),
      ...["setup", "production", "movement", "sharing", "claim", "building", "final", "end", "over"].map(
        (phase) => `phase-${phase}`,
      ),
    ];
    for (const key of keys) expect(signOf(key), key).not.toBe("");
  });
});

describe("the shores of a territory", () => {
  it("lie where the box ends, also where it is wide or high", () => {
    expect(boxOf(0, 0, "coast")).toEqual({ x: 0, y: 0, width: 240, height: 200 });
    expect(boxOf(480, 200, "inland")).toMatchObject({ x: 0, width: 240, height: 100 });
    expect(boxOf(100, 200, "coast")).toMatchObject({ x: 70, y: 0, width: 100, height: 200 });
  });

  it("go on where two territories meet", () => {
    const box = boxOf(240, 200, "coast");
    const lines = ["plains_1", "forest_1"].map((name) => outlineOf(name, box, { row: "coast", ...isAlone }));
    for (const line of lines) expect(line).toMatch(/240\.0 187\.0.* 0\.0 187\.0/);
    expect(outlineOf("hills_1", box, { row: "inland", ...isAlone })).toMatch(/ 0\.0 9\.0.*240\.0 9\.0/);
    expect(lines[0]).not.toBe(lines[1]);
  });
});
