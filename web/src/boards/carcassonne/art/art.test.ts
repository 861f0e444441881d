// The drawn tiles against the data: everything that is printed is drawn, in its place, and nothing else.
import { describe, expect, it } from "vitest";
import { RIM } from "./cities";
import { BOARD_CELLS, HALVES, PRINTED, SIDES, type TileData, tileData } from "./data";
import { figureLying, figureMarkup } from "./figures";
import { distance, isInside, type Place } from "./geometry";
import { layoutOf } from "./layout";
import { marksOf } from "./marks";
import { partName, partOf, spotOf, tileParts } from "./parts";
import { cellAt, placeOfHalf, regionsOf } from "./regions";
import { tileMarkup } from "./tile";
import * as tokens from "./tokens";
import { pigSpot, sectorSpots, wheelBoardMarkup } from "./wheel";

const ALL: readonly TileData[] = [...PRINTED, ...BOARD_CELLS];
const FIGURES: readonly string[] = ["meeple", "large", "builder", "piglet", "shepherd", "one that we never saw"];

/** Every tag that opens is closed in its turn, and attributes are quoted. */
function isWellFormed(markup: string): boolean {
  const open: string[] = [];
  const left = markup.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>]*")*)(\/?)>/g,
    (_, closes, name, _attributes, ends) => {
      if (closes) return open.pop() === name ? "" : "?";
      if (!ends) open.push(name);
      return "";
    },
  );
  return left === "" && open.length === 0;
}

/** The corners of a path of straight lines, one list for each closed line. */
function outlines(path: string): Place[][] {
  return path
    .split("z")
    .filter(Boolean)
    .map((piece) =>
      piece
        .slice(1)
        .split("L")
        .map((at): Place => at.split(" ").map(Number) as [number, number]),
    );
}

/** Whether a point is in an area of several outlines, holes left out. */
const isIn = (at: Place, path: string): boolean =>
  outlines(path).filter((outline) => isInside(at, outline)).length % 2 === 1;

describe.each(ALL.map((tile) => [tile.id, tile] as const))("%s", (id, tile) => {
  it("is drawn well, the same every time, and differs a little in its variants", () => {
    expect(isWellFormed(tileMarkup(id, 0))).toBe(true);
    expect(isWellFormed(tileMarkup(id, 0, "plain"))).toBe(true);
    expect(tileMarkup(id, 0, "plain")).not.toMatch(/NaN|undefined|Infinity| id=|url\(/);
    expect(tileMarkup(id, 0, "plain").length).toBeLessThan(tileMarkup(id, 0).length);
    expect(tileMarkup(id, 5)).toBe(tileMarkup(id, 1));
    if (tile.segments.length > 0) expect(tileMarkup(id, 0)).not.toBe(tileMarkup(id, 1));
    expect(tileMarkup(id, 0)).not.toMatch(/NaN|undefined|Infinity| id=|url\(/);
  });

  it("has every segment where the data say that it leaves the tile", () => {
    const { label } = regionsOf(id);
    tile.segments.forEach((segment, number) => {
      for (const at of segment.at) {
        const halves =
          at.length === 2 ? [HALVES.indexOf(at)] : [2 * SIDES.indexOf(at as "N"), 2 * SIDES.indexOf(at as "N") + 1];
        if (segment.kind === "field" || segment.kind === "city") {
          for (const half of halves) expect(label[cellAt(placeOfHalf(half))]).toBe(number);
        } else {
          const way = [...layoutOf(id).roads, ...layoutOf(id).rivers].find((found) => found.segment === number)!;
          const side = RIM[2 * SIDES.indexOf(at as "N") + 1]!;
          expect(Math.min(...way.line.map((place) => distance(place, side)))).toBeLessThan(0.01);
        }
      }
      expect(label.includes(number)).toBe(true);
    });
  });

  it("keeps the paths of parts on the tile, and figures on their parts", () => {
    for (const { path, spot, kind } of tileParts(id)) {
      const numbers = path.match(/\d+(\.\d+)?/g)!.map(Number);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
      expect(path).not.toMatch(kind === "cloister" ? /NaN/ : /-|NaN/);
      if (kind !== "cloister") expect(isIn(spot, path)).toBe(true);
    }
  });

  it("stands figures clear of each other", () => {
    const spots = tileParts(id).filter(({ kind }) => kind !== "river");
    spots.forEach(({ spot }, number) => {
      for (const other of spots.slice(0, number)) expect(distance(spot, other.spot)).toBeGreaterThanOrEqual(18);
    });
  });

  it("calls every part as the server does, however it is turned", () => {
    tileParts(id).forEach(({ kind }, part) => {
      for (let turn = 0; turn < 4 && kind !== "river"; turn += 1) {
        const point = partName(id, turn, part);
        expect(partOf(id, turn, kind, point)).toBe(part);
        for (const along of spotOf(id, turn, kind, point)) expect(along > 0 && along < 100).toBe(true);
      }
    });
  });
});

describe("all tiles", () => {
  it("are light: no more than 60 elements each, six thousand signs on average", () => {
    const drawn = PRINTED.map(({ id }) => tileMarkup(id, 0));
    for (const markup of drawn) expect(markup.match(/<[a-z]/g)!.length).toBeLessThanOrEqual(60);
    expect(drawn.reduce((sum, markup) => sum + markup.length, 0) / drawn.length).toBeLessThan(6000);
  });

  it("carry what is printed on them", () => {
    for (const tile of PRINTED) {
      const kinds = marksOf(tile.id).map(({ kind }) => kind);
      const count = (kind: string): number => kinds.filter((found) => found === kind).length;
      expect(count("shield")).toBe(tile.segments.reduce((sum, { shields }) => sum + shields, 0));
      expect(count("inn")).toBe(tile.segments.filter(({ inn }) => inn).length);
      expect(count("cathedral")).toBe(tile.segments.filter(({ cathedral }) => cathedral).length);
      expect(count("sheep")).toBe(tile.segments.reduce((sum, { sheep }) => sum + sheep, 0));
      expect(count("wheel")).toBe(tile.wheel ? 1 : 0);
      expect(count("hill") + count("vineyard")).toBe(Number(tile.hill) + Number(tile.vineyard));
      expect(kinds.filter((kind) => ["wine", "grain", "cloth"].includes(kind))).toEqual(
        tile.segments.flatMap(({ goods }) => (goods ? [goods] : [])),
      );
    }
  });

  it("that we do not know are an empty meadow", () => {
    expect(tileData("new/tile").segments.map(({ kind }) => kind)).toEqual(["field"]);
    expect(isWellFormed(tileMarkup("new/tile", 0))).toBe(true);
  });

  it("name parts by their first point clockwise from the north, water last", () => {
    expect(tileParts("base/start").map(({ kind, point }) => `${kind} ${point}`)).toEqual([
      "city N",
      "road E",
      "field ENE",
      "field ESE",
    ]);
    expect(partName("base/start", 1, 2)).toBe("NNE");
    expect(tileParts("river/two-caps").map(({ kind }) => kind)).toEqual(["city", "city", "field", "field", "river"]);
    expect(tileParts("inns/four-caps").at(-1)?.point).toBe("middle");
  });
});

describe("figures, tokens and the wheel", () => {
  it("are drawn well", () => {
    const pieces = [
      ...FIGURES.flatMap((figure) => [figureMarkup(figure), figureLying(figure)]),
      ...(["wine", "grain", "cloth"] as const).map(tokens.goodMarkup),
      ...[1, 2, 3, 4].map(tokens.sheepMarkup),
      ...[1, 2, 3].map(tokens.wheelNumberMarkup),
      tokens.wolfMarkup(),
      tokens.crownMarkup(),
      tokens.pigMarkup(),
      tokens.shieldMarkup(),
      tokens.tileBackMarkup(),
      wheelBoardMarkup(),
    ];
    for (const piece of pieces) expect(isWellFormed(piece)).toBe(true);
    expect(new Set(pieces).size).toBe(pieces.length - 1); // a piglet in a field stands on its feet
  });

  it("find room on the wheel", () => {
    const sectors = ["fortune", "taxes", "famine", "storm", "inquisition", "plague"] as const;
    const places = sectors.flatMap((sector) => [...sectorSpots(sector), pigSpot(sector)]);
    expect(places.length).toBe(15);
    places.forEach((place, number) => {
      expect(distance(place, [200, 200])).toBeLessThan(150);
      for (const other of places.slice(0, number)) expect(distance(place, other)).toBeGreaterThan(36);
    });
  });
});
