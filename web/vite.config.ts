// How the client is built: into the server's package, with relative addresses, so that it works under any path.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { fonts } from "./fonts.ts";

/** Tables of components without what is only for people who read the table: where each row comes from, and why. What is
 * our guess stays marked, for the pages of pieces say so. */
function facts(): Plugin {
  const forReaders = new Set([
    "confidence",
    "conventions",
    "note",
    "notes",
    "provenance",
    "provenance_fields",
    "sources",
  ]);
  const isForReaders = (key: string, value: unknown): boolean => forReaders.has(key) && value !== "reconstructed";
  return {
    name: "facts",
    enforce: "pre",
    transform: (code, id) =>
      id.includes("/games/") && id.endsWith(".json")
        ? JSON.stringify(JSON.parse(code), (key, value) => (isForReaders(key, value) ? undefined : value))
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
      const source = [...fonts, "svelte", "@fluent/bundle", "uqr", "rapidoc", "workbox-core"].map(text).join("\n\n");
      this.emitFile({ type: "asset", name: "licences.txt", source });
    },
  };
}

const PAPER = "#fffaf0"; // as in app.css

/** What makes the client installable: its manifest, and the service worker that keeps its files for a start offline. */
const installable = VitePWA({
  strategies: "injectManifest",
  srcDir: "src",
  filename: "sw.ts",
  injectRegister: false, // src/lib/newest.svelte.ts does
  integration: {
    configureCustomSWViteBuild: (config) => {
      config.logLevel = "error"; // it would tell whoever starts us for the first time how large the worker is
    },
  },
  injectManifest: {
    rollupFormat: "iife",
    globPatterns: ["index.html", "assets/*.{js,css,svg,woff2}"],
    globIgnores: ["assets/reference-*", "assets/rapidoc-*"],
    // The page is kept as the server sends it: in the language, and with the path, of the person who asks for it.
    manifestTransforms: [
      (entries) => ({ manifest: entries.map((one) => (one.url === "index.html" ? { ...one, url: "./" } : one)) }),
    ],
  },
  manifest: {
    name: "Krajina",
    short_name: "Krajina",
    display: "standalone",
    categories: ["games"],
    start_url: "./",
    scope: "./",
    theme_color: PAPER,
    background_color: PAPER,
    icons: [
      { src: "icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  },
});

export default defineConfig({
  base: "./",
  plugins: [facts(), fonts(), svelte(), licences(), brotli(), installable],
  resolve: { alias: { "@games": here("../src/krajina/games"), "@": here("./src") } },
  build: {
    outDir: here("../src/krajina/server/client"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // our pages allow no data: addresses
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900, // kB: the reference of the API is one large file, and no page of the client loads it
    rolldownOptions: {
      input: { index: here("./index.html"), reference: here("./reference.html") },
      checks: { bundlerTimings: false }, // whoever starts us for the first time has no use for them
      output: {
        // What every page needs comes in one piece: many small ones are larger together, and slower.
        codeSplitting: {
          groups: [
            {
              name: "core",
              test: /node_modules\/(svelte|@fluent|esm-env|clsx)|src\/(lib|parts)\/[^/]*$|src\/(lib\/(words|table)\/|parts\/levels\/BotOptions)/,
            },
            { name: "levels", test: /src\/parts\/levels\/(?!BotOptions)/ }, // for those who choose one
            {
              name: "about", // a tab that few open
              includeDependenciesRecursively: false,
              test: /src\/parts\/(table\/(About|OwnerMenu|SeatMenu|Shortcuts|WhySheet)|end\/Fairness)/,
            },
            { name: "table", test: /src\/(pages\/Table|parts\/(table|choices)\/)/ },
            { name: "end", test: /src\/(pages\/Replay|parts\/(end|replay)\/)/ }, // most who come to a table play first
            { name: "start", test: /src\/(pages\/Start|parts\/(start\/|new\/draft)|art\/)/ },
            { name: "new", test: /src\/(pages\/New|parts\/new\/)/ }, // most who come play at once
            { name: "rules", test: /src\/parts\/rules\/(?!Tiles)/ },
            // Of a board that loads rare parts later, all that is always there comes in one piece, too.
            { name: "island-art", includeDependenciesRecursively: false, test: /src\/boards\/graenaland\/art\// },
            {
              name: "island",
              includeDependenciesRecursively: false,
              test: /src\/boards\/graenaland\/(?!pieces|later|telling\.|trail|Board)/,
            },
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
