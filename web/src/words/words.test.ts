// The client's own words: the same keys with the same values in all languages, none that nobody says, and none missing.
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../lib/languages";
import { variablesOf } from "../lib/words/variables";
import { bundleOf } from "../lib/words/words";

const own = import.meta.glob<string>("./*/**/*.ftl", { eager: true, query: "?raw", import: "default" });
const others = import.meta.glob<string>("../../../src/krajina/**/words/en.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const sources = Object.entries(
  import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts", "!../**/*.gen.ts"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
);

function textOf(language: string): string {
  const files = Object.entries(own).filter(([path]) => path.startsWith(`./${language}/`));
  return files.map(([, text]) => text).join("\n");
}

/** Every key with the values that its sentence asks for. */
function phrasesOf(language: string): Record<string, string[]> {
  const text = textOf(language);
  const bundle = bundleOf(language, [text]);
  const keys = new FluentResource(text).body.map(({ id }) => id);
  return Object.fromEntries(
    keys.map((key) => [
      key,
      variablesOf(bundle, bundle.getMessage(key)?.value)
        .map(({ base }) => base)
        .sort(),
    ]),
  );
}

const phrases = phrasesOf("en");
const code = sources.map(([, text]) => text).join("\n");
const written = new Set([...code.matchAll(/["'`]([a-z]+-[\w-]+)["'`]/g)].map(([, key]) => key ?? ""));
// `settings-${name}` stands for every key that begins like that.
const patterns = [...code.matchAll(/`([a-z]+-(?:[^`$]|\$\{[^}]*\})*)`/g)].map(([, template = ""]) => {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[^\w-]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`);
});

describe.each(LANGUAGES)("the words in %s", (language) => {
  it("have the same keys and values as in English", () => {
    expect(phrasesOf(language)).toEqual(phrases);
  });

  it("have every key once, in the file of its area", () => {
    const found = Object.entries(own).flatMap(([path, text]) => {
      const [, of, area] = /^\.\/(\w+)\/(?:boards\/)?(\w+)\.ftl$/.exec(path) ?? [];
      const keys = new FluentResource(text).body.map(({ id }) => id);
      return of === language ? keys.map((key) => ({ key, isHome: key.startsWith(`${area}-`) })) : [];
    });
    expect(found.filter(({ isHome }) => !isHome)).toEqual([]);
    expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
  });
});

it("are all said somewhere", () => {
  const isSaid = (key: string): boolean => written.has(key) || patterns.some((pattern) => pattern.test(key));
  expect(Object.keys(phrases).filter((key) => !isSaid(key))).toEqual([]);
});

it("are there wherever the client says something", () => {
  const known = new Set(Object.keys(phrases));
  for (const text of Object.values(others)) for (const { id } of new FluentResource(text).body) known.add(id);
  const said = sources.flatMap(([path, text]) =>
    [...text.matchAll(/\b(?:t|say)\(([^(){}]*)/g)].flatMap(([, call = ""]) =>
      [...call.matchAll(/["']([a-z]+-[\w-]+)["']/g)].map(([, key = ""]) => `${path}: ${key}`),
    ),
  );
  expect(said.length).toBeGreaterThan(300);
  expect(said.filter((line) => !known.has(line.split(": ")[1] ?? ""))).toEqual([]);
});
