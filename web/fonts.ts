// The fonts of the client: open ones out of the registry, cut down to the letters of our languages, so that people
// everywhere see the same. They are cut into a folder of their own, with the style sheet that names them.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

interface Face {
  name: string; // of the file
  family: string;
  source: string; // below node_modules
  letters: string;
  weight: string; // as the style sheet says it: one, or the lightest and the heaviest
  isFirst?: boolean; // every page needs it, so it is fetched before the style sheet asks for it
}

const through = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, more) => first + more));

// English, German, most of French, the old names of the north, and what is set between words.
const WESTERN = `${through(0x20, 0x7e)}\u00a0§°±µ·«»${through(0xc0, 0xff)}Œœ–—‘’‚“”„…‹›€−\u2009`;
const CZECH = "ČčĎďĚěŇňŘřŠšŤťŮůŽžŸ"; // and the one letter of French that the registry keeps there
const SIGNS = "←↑→↓↔↻▲▼✓✗␣♥\u202f";

const sans = (part: string): string => `@fontsource-variable/noto-sans/files/noto-sans-${part}-wght-normal.woff2`;
const serif = (part: string): string => `@fontsource-variable/literata/files/literata-${part}-wght-normal.woff2`;

const FACES: Face[] = [
  { name: "sans", family: "Noto Sans", source: sans("latin"), letters: WESTERN, weight: "400 700", isFirst: true },
  { name: "sans-czech", family: "Noto Sans", source: sans("latin-ext"), letters: CZECH, weight: "400 700" },
  // Headings have one weight: the others would take fifteen thousand bytes more.
  { name: "serif", family: "Literata", source: serif("latin"), letters: WESTERN, weight: "600", isFirst: true },
  { name: "serif-czech", family: "Literata", source: serif("latin-ext"), letters: CZECH, weight: "600" },
  { name: "signs", family: "Signs", source: "dejavu-fonts-ttf/ttf/DejaVuSans.ttf", letters: SIGNS, weight: "400" },
];
const FEATURES = ["ccmp", "kern", "liga", "locl", "tnum"];
const RIGHTS = [0, 13, 14]; // the names of a font that say whose it is, and its licence

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = "node_modules/.fonts";

async function cut(face: Face): Promise<Buffer> {
  const [min, max] = face.weight.split(" ").map(Number);
  return subset(readFileSync(here(`node_modules/${face.source}`)), face.letters, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    preserveNameIds: RIGHTS,
    noHinting: true,
    ...(face.source.includes("-wght-") && { variationAxes: { wght: max ? { min, max } : min } }),
  });
}

/** Letters as a style sheet names them: U+20-7e,U+a0-ff. */
function range(letters: string): string {
  const found: [number, number][] = [];
  for (const point of [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((one, other) => one - other)) {
    const last = found.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else found.push([point, point]);
  }
  const hex = (point: number): string => point.toString(16);
  return found.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(",");
}

function rule({ name, family, letters, weight }: Face): string {
  return `@font-face {
  font-family: "${family}";
  src: url("./${name}.woff2") format("woff2");
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${range(letters)};
}
`;
}

export function fonts(): Plugin {
  return {
    name: "fonts",
    async config() {
      mkdirSync(here(FOLDER), { recursive: true });
      for (const face of FACES) writeFileSync(here(`${FOLDER}/${face.name}.woff2`), await cut(face));
      writeFileSync(here(`${FOLDER}/fonts.css`), FACES.map(rule).join(""));
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        FACES.filter(({ isFirst }) => isFirst).flatMap(({ name }) =>
          Object.values(bundle ?? {})
            .filter((file) => file.type === "asset" && file.names.includes(`${name}.woff2`))
            .map(({ fileName }) => ({
              tag: "link",
              attrs: { rel: "preload", as: "font", type: "font/woff2", href: `./${fileName}`, crossorigin: true },
              injectTo: "head" as const,
            })),
        ),
    },
  };
}
