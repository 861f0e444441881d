// The rules as they are written: read into sections with examples, and found by the keys of words.
import { describe, expect, it } from "vitest";
import { iconsOf, tilesOf } from "./examples";
import { spansOf, textOf } from "./markdown";
import { explaining, rulesOf } from "./sections";

const SAMPLE = `# A game in short

## Quick start {#quick-start}

You **lay** tiles, see [where *they* lie](#tiles).
It goes on.

- one
- **two**

Then the end.

## Tiles {#tiles}

\`\`\`tiles
base/start 0,0 0
base/city-cap 0,-1 2
figure meeple red 0,-1 city S
mark 1,0
\`\`\`

^ A *city* of two.
`;

describe("the text", () => {
  const { title, passages } = textOf(SAMPLE);

  it("has a title and sections with ids", () => {
    expect(title).toBe("A game in short");
    expect(passages.map(({ id, title }) => [id, title])).toEqual([
      ["quick-start", "Quick start"],
      ["tiles", "Tiles"],
    ]);
  });

  it("has paragraphs and lists", () => {
    const [quick] = passages;
    expect(quick?.blocks.map(({ kind }) => kind)).toEqual(["paragraph", "list", "paragraph"]);
    const list = quick?.blocks[1];
    expect(list?.kind === "list" && list.items).toEqual([
      [{ kind: "text", text: "one" }],
      [{ kind: "strong", spans: [{ kind: "text", text: "two" }] }],
    ]);
  });

  it("has links with emphasis in them", () => {
    expect(spansOf("[pieces](/pieces/harvest)")).toEqual([
      { kind: "page", path: "/pieces/harvest", spans: [{ kind: "text", text: "pieces" }] },
    ]);
    expect(spansOf("see [where *they* lie](#tiles).")).toEqual([
      { kind: "text", text: "see " },
      {
        kind: "link",
        id: "tiles",
        spans: [
          { kind: "text", text: "where " },
          { kind: "emphasis", spans: [{ kind: "text", text: "they" }] },
          { kind: "text", text: " lie" },
        ],
      },
      { kind: "text", text: "." },
    ]);
  });

  it("has examples with captions", () => {
    expect(passages[1]?.blocks).toEqual([
      {
        kind: "example",
        drawn: "tiles",
        lines: ["base/start 0,0 0", "base/city-cap 0,-1 2", "figure meeple red 0,-1 city S", "mark 1,0"],
        caption: [
          { kind: "text", text: "A " },
          { kind: "emphasis", spans: [{ kind: "text", text: "city" }] },
          { kind: "text", text: " of two." },
        ],
      },
    ]);
  });
});

describe("examples", () => {
  it("are tiles, figures and marks on a grid", () => {
    const drawing = tilesOf(["base/start 0,0 0", "figure meeple red 0,0 city N", "mark -1,1"]);
    expect(drawing.tiles).toEqual([{ tile: "base/start", at: [0, 0], turn: 0 }]);
    expect(drawing.figures).toEqual([{ figure: "meeple", colour: "red", at: [0, 0], on: "city", point: "N" }]);
    expect(drawing.marks).toEqual([[-1, 1]]);
    expect([drawing.left, drawing.top, drawing.columns, drawing.rows]).toEqual([-1, 0, 2, 2]);
  });

  it("are rows of icons and signs", () => {
    expect(iconsOf(["fur-4×3 → 2 + view-coins"])).toEqual([
      [{ key: "fur-4", count: 3 }, "→", "2", "+", { key: "view-coins", count: 1 }],
    ]);
  });
});

describe("a word", () => {
  const rules = rulesOf({
    text: SAMPLE,
    sections: [
      { id: "quick-start", explains: ["tile-*", "tile-base-*"], rule: "page 1" },
      { id: "tiles", explains: ["tile-b*", "ask-place"], rule: "page 2" },
    ],
  });

  it("is explained by the section that names it", () => {
    expect(explaining(rules, "ask-place")?.id).toBe("tiles");
    expect(explaining(rules, "ask-place")?.rule).toBe("page 2");
  });

  it("is explained by its longest beginning", () => {
    expect(explaining(rules, "tile-inns")?.id).toBe("quick-start");
    expect(explaining(rules, "tile-bare")?.id).toBe("tiles");
    expect(explaining(rules, "tile-base-start")?.id).toBe("quick-start");
  });

  it("may be explained by none", () => {
    expect(explaining(rules, "ask-other")).toBeNull();
  });
});

describe("the rules of our games", () => {
  const files = import.meta.glob<string>("../../../../src/krajina/games/*/rules/*.md", {
    eager: true,
    query: "?raw",
    import: "default",
  });

  it("are there", () => {
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(12);
  });

  for (const [name, source] of Object.entries(files)) {
    it(`are read whole: ${name.split("/games/")[1]}`, () => {
      const { passages } = textOf(source);
      expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
      const said = JSON.stringify(passages.map(({ blocks }) => blocks));
      expect(said).not.toMatch(/"text":"[^"]*(\*|\]\(|```|\^ )/);
      const examples = passages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "example"));
      expect(examples.length).toBeGreaterThan(7);
      for (const { caption } of examples) expect(caption.length).toBeGreaterThan(0);
    });
  }
});
