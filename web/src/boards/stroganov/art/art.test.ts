// The drawings of Siberia against the tables: whatever is printed has a picture, and pictures are whole.
import { describe, expect, it } from "vitest";
import type { Stroganov } from "../../../views.gen";
import { isWhole } from "../../shared/art/whole";
import { CARDS, LANDSCAPES, SOLO, SONGS, TRACKS, VILLAGES, YURTS } from "../pieces/data";
import { HEAD } from "./animals";
import { villageMarkup, yurtMarkup } from "./dwellings";
import { PORTRAIT } from "./people";
import { signOf } from "./signs";
import { terrainMarkup } from "./terrain";
import { townMarkup } from "./town";
import { effectOf } from "./wishes";

const TERRAINS: readonly Stroganov.Terrain[] = ["taiga", "tundra", "wetland", "mountains"];

describe("the drawings of Siberia", () => {
  it("have a picture of every landscape, and no two alike", () => {
    const pictures = LANDSCAPES.flatMap(({ id, terrain }) => [false, true].map((is) => terrainMarkup(terrain, id, is)));
    expect(pictures.filter((picture) => !isWhole(picture))).toEqual([]);
    expect(new Set(pictures).size).toBe(2 * LANDSCAPES.length);
  });

  it("tell terrains apart without colour", () => {
    const shapes = TERRAINS.map((terrain) => terrainMarkup(terrain, "one", false).replace(/#[0-9a-f]+/g, ""));
    expect(new Set(shapes).size).toBe(TERRAINS.length);
  });

  it("are whole", () => {
    const keys = (gains: readonly { readonly key: string }[]): string[] => gains.map(({ key }) => key);
    const pictures = [
      ...VILLAGES.map(({ id, gains }) => villageMarkup(id, keys(gains))),
      ...YURTS.map(({ id }) => yurtMarkup(id)),
      ...Object.values(HEAD),
      ...Object.values(PORTRAIT),
      townMarkup(false),
      townMarkup(true),
    ];
    expect(pictures.filter((picture) => !isWhole(picture))).toEqual([]);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it("have a sign for everything that printed things give", () => {
    const gains = [
      ...[...LANDSCAPES, ...VILLAGES, ...YURTS].flatMap((piece) => piece.gains),
      ...SONGS.flatMap(({ song }) => song.gains),
      ...CARDS.flatMap(({ info }) => info.gains),
      ...TRACKS.flatMap(({ spaces }) => spaces.flatMap((space) => space.gains)),
    ];
    const signs = ["season-summer", "pick-lowest", "pick-highest", "cost-horses", "cost-coins", "cost-stories"];
    for (const key of new Set([...gains.map(({ key }) => key), ...signs])) expect(signOf(key), key).not.toBe("");
  });

  it("show on every wish of the tsar what it brings", () => {
    const bare = CARDS.filter(({ info }) => !info.gains.length && !info.each && !effectOf(info.card));
    expect(bare).toEqual([]);
    for (const { info } of CARDS) expect(signOf(effectOf(info.card)?.sign ?? "card"), info.card).not.toBe("");
    expect(SOLO.length).toBe(18);
  });
});
