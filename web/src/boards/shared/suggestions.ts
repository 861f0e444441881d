// What somebody who plays a game for the first time is told with each kind of question, a few times and no more.
const OFTEN = 2; // times that a question comes with its suggestion

export class Suggestions {
  /** by question, the steps at which it came */
  private readonly told = new Map<string, Set<number>>();

  /** `tips` are the questions that have one, and `key` says in which words */
  constructor(
    private readonly tips: readonly string[],
    private readonly key: (tip: string) => string,
  ) {}

  /** The key of what to look at; empty where nothing is asked that has one, or it was told often enough. */
  keyFor(question: string, n: number): string {
    const name = question.replace(/^ask-/, "");
    if (!this.tips.includes(name)) return "";
    const steps = this.told.get(name) ?? new Set();
    if (!steps.has(n) && steps.size >= OFTEN) return "";
    this.told.set(name, steps.add(n));
    return this.key(name);
  }
}
