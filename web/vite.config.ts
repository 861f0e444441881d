// How the client is built: into the server's package, with relative addresses, so that it works under any path.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { fonts } from "./fonts.ts";

/** Tables of components without what is only for people who read the table: where each row comes from, and why. */
function facts(): Plugin {
  const forReaders = new Set(["conventions", "note", "provenance", "sources"]);
  return {
    name: "facts",
    enforce: "pre",
    transform: (code, id) =>
      id.includes("/games/") && id.endsWith(".json")
        ? JSON.stringify(JSON.parse(code), (key, value) => (forReaders.has(key) ? undefined : value))
        : undefined,
  };
}

/** Each file that a browser keeps also as Brotli, beside it: the server has no such compressor, and needs none. */
function brotli(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css|svg|txt)$/.test(file.fileName)) continue;
          const source = brotliCompressSync(file.type === "chunk" ? file.code : file.source);
          this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source });
        }
      },
    },
  };
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The licences of what is built in, in one file: most of them want to be where their work is. */
function licences(): Plugin {
  const fonts = ["@fontsource-variable/noto-sans", "@fontsource-variable/literata", "dejavu-fonts-ttf"];
  const text = (name: string): string => {
    const folder = here(`./node_modules/${name}`);
    const file = readdirSync(folder).find((found) => /^licen[cs]e/i.test(found));
    const { license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf-8"));
    return `${name}\n\n${file ? readFileSync(`${folder}/${file}`, "utf-8") : license}`;
  };
  return {
    name: "licences",
    generateBundle() {
      const source = [...fonts, "svelte", "@fluent/bundle", "uqr", "rapidoc"].map(text).join("\n\n");
      this.emitFile({ type: "asset", name: "licences.txt", source });
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [facts(), fonts(), svelte(), licences(), brotli()],
  resolve: { alias: { "@games": here("../src/krajina/games"), "@": here("./src") } },
  build: {
    outDir: here("../src/krajina/server/client"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // our pages allow no data: addresses
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900, // kB: the reference of the API is one large file, and no page of the client loads it
    cssCodeSplit: false, // one sheet of 17 kB is less than thirty small ones
    rolldownOptions: {
      input: { index: here("./index.html"), reference: here("./reference.html") },
      checks: { bundlerTimings: false }, // whoever starts us for the first time has no use for them
      output: {
        // What every page needs comes in one piece: many small ones are larger together, and slower.
        codeSplitting: {
          groups: [
            {
              name: "core",
              test: /node_modules\/(svelte|@fluent|esm-env|clsx)|src\/(lib|parts)\/[^/]*$|src\/lib\/(words|table)\//,
            },
            { name: "table", test: /src\/(pages\/(Table|Replay)|parts\/(table|choices|end|replay)\/)/ },
            { name: "start", test: /src\/(pages\/(Start|New)|parts\/(start|new)\/|art\/)/ },
            { name: "rules", test: /src\/parts\/rules\/(?!Tiles)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.KRAJINA_API ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node", isolate: false, testTimeout: 60_000 },
});
