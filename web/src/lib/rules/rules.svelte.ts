// The rules at hand: the short text of each game in the language of the page, and the passage that is open now.
import type { GameSheet, Passages } from "../../protocol.gen";
import { api, Refused } from "../api";
import { once } from "../once";
import { sheetOf } from "../sheets";
import { speech } from "../speech.svelte";
import { explaining, type Rules, rulesOf, type Section } from "./sections";

const load = once(async (path) => rulesOf(await api.get<Passages>(path)));

interface Book {
  readonly rules: Rules;
  readonly sheet: GameSheet;
}

interface Opened {
  readonly game: string;
  /** the section that is shown, after those that led to it */
  readonly trail: readonly string[];
  /** what to know at once, of what it was asked about */
  readonly hint: string;
}

class RulesAtHand {
  private books: Record<string, Book> = $state.raw({});
  /** only one passage is open at a time */
  opened: Opened | null = $state.raw(null);

  /** Load the rules of a game, in an effect: it follows the language. Raises Refused, also for a game without a text. */
  async learn(game: string): Promise<void> {
    const { language } = speech.words;
    const [sheet] = await Promise.all([sheetOf(game), speech.learn(game)]);
    if (!sheet.has_rules) throw new Refused("no-rules", "", 404);
    const rules = await load(`/rules/${game}/${language}`);
    // The text before stays until the new one is here.
    if (language === speech.words.language && this.books[game]?.rules !== rules)
      this.books = { ...this.books, [game]: { rules, sheet } };
  }

  of(game: string): Rules | null {
    return this.books[game]?.rules ?? null;
  }

  sheet(game: string): GameSheet | null {
    return this.books[game]?.sheet ?? null;
  }

  /** The section that explains a word of the game. */
  about(game: string, key: string): Section | null {
    const rules = this.of(game);
    return rules && explaining(rules, key);
  }

  section(game: string, id: string): Section | null {
    return this.of(game)?.sections.find((section) => section.id === id) ?? null;
  }

  open(game: string, id: string, hint = ""): void {
    this.opened = { game, trail: [id], hint };
  }

  /** Go on to another section of what is open. */
  follow(id: string): void {
    if (this.opened) this.opened = { ...this.opened, trail: [...this.opened.trail, id] };
  }

  back(): void {
    if (this.opened) this.opened = { ...this.opened, trail: this.opened.trail.slice(0, -1) };
  }

  close(): void {
    this.opened = null;
  }
}

export const rulesAtHand = new RulesAtHand();
