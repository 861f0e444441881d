// Speech: the language of the page and its words; whoever reads `speech.words` or `t` follows a change of language.
import type { Value } from "../protocol.gen";
import { api, askIn } from "./api";
import { LANGUAGES } from "./languages";
import { once } from "./once";
import { change, settings } from "./settings.svelte";
import { pseudo } from "./words/pseudo";
import { bundleOf, Words } from "./words/words";

const DEFAULT = "en";
const PSEUDO = "pseudo"; // English made strange and long: for tests that look for words that are in no catalogue

const own: Record<string, () => Promise<{ default: string }>> = {
  cs: () => import("../words/cs"),
  de: () => import("../words/de"),
  en: () => import("../words/en"),
  fr: () => import("../words/fr"),
};
/** What the drawn board of a game says by itself comes with the words of the game. */
const boards = import.meta.glob<string>("../words/*/boards/*.ftl", { query: "?raw", import: "default" });
const served = once(api.words);

async function load(language: string, game = ""): Promise<Words> {
  const spoken = language === PSEUDO ? DEFAULT : language;
  const [shared, client, played, board] = await Promise.all([
    served(spoken),
    own[spoken]?.(),
    game && served(`${spoken}/${game}`),
    boards[`../words/${spoken}/boards/${game}.ftl`]?.(),
  ]);
  const sources = [shared, client?.default ?? "", played, board ?? ""];
  return new Words(spoken, [bundleOf(spoken, sources, language === PSEUDO ? pseudo : undefined)]);
}

class Speech {
  language: string = $state(DEFAULT);
  words: Words = $state.raw(new Words(DEFAULT, []));
  private games: Record<string, Words> = $state.raw({});
  private wanted = "";

  /** The words of a game; those that all games share until `learn` has brought them. */
  of(game: string): Words {
    return this.games[game] ?? this.words;
  }

  /** The words that have a key: those that all games share, or of a game whose board is here. */
  with(key: string): Words {
    if (this.words.has(key)) return this.words;
    return Object.values(this.games).find((words) => words.has(key)) ?? this.words;
  }

  /** Load the words of a game. */
  async learn(game: string): Promise<void> {
    while (!this.games[game]) {
      const { language } = this;
      const words = await load(language, game);
      if (language === this.language) this.games = { ...this.games, [game]: words };
    }
  }

  /** Speak another language from now on; the page changes when all its words are here. Tells whether it did. */
  async speak(language: string): Promise<boolean> {
    const known = Object.keys(this.games);
    this.wanted = language;
    const [words, ...games] = await Promise.all([load(language), ...known.map((game) => load(language, game))]);
    if (this.wanted !== language) return false; // somebody chose once more
    const learned = Object.keys(this.games).filter((game) => !known.includes(game));
    this.language = language;
    this.words = words;
    this.games = Object.fromEntries(known.map((game, at) => [game, games[at] as Words]));
    askIn(words.language);
    document.documentElement.lang = words.language;
    await Promise.all(learned.map((game) => this.learn(game)));
    return true;
  }
}

export const speech = new Speech();

/** Say a message of the client, of a board that is here, or of those that all games share. */
export function t(key: string, values: Readonly<Record<string, Value>> = {}): string {
  return speech.with(key).word(key, values);
}

/** What a game is called. */
export function titleOf(game: string): string {
  const key = `${game}-title`;
  return speech.words.has(key) ? t(key) : game;
}

/** What a game is about, in a sentence. */
export function aboutOf(game: string): string {
  const key = `${game}-about`;
  return speech.words.has(key) ? t(key) : "";
}

/** Somebody chooses a language; "" follows the browser again. */
export async function choose(language: string): Promise<void> {
  if (await speech.speak(language || browserLanguage())) change("language", language);
}

/** Load the words that the page begins with. */
export async function begin(): Promise<void> {
  const asked = new URLSearchParams(location.search).get("lang") ?? "";
  const wanted = isLanguage(asked) ? asked : settings.language;
  await speech.speak(isLanguage(wanted) ? wanted : browserLanguage());
}

function isLanguage(language: string): boolean {
  return language === PSEUDO || (LANGUAGES as readonly string[]).includes(language);
}

function browserLanguage(): string {
  const wanted = navigator.languages.map((language) => language.split("-")[0] ?? "");
  return wanted.find((language) => (LANGUAGES as readonly string[]).includes(language)) ?? DEFAULT;
}
