// Svelte without surprises: runes everywhere, and short names for scoped styles, since every element carries one.
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}` },
};
