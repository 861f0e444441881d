// How the client is built: into the server's package, with relative addresses, so that it works under any path.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "./",
  plugins: [svelte()],
  resolve: { alias: { "@games": here("../src/krajina/games"), "@": here("./src") } },
  build: {
    outDir: here("../src/krajina/server/client"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // our pages allow no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env.KRAJINA_API ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
