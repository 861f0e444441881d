// Which section of the rules explains a word of the catalogue: one that names its key, else the longest beginning of it.
import type { Passages } from "../../protocol.gen";
import { type Passage, textOf } from "./markdown";

export interface Section extends Passage {
  readonly explains: readonly string[];
  /** where the rulebook says it */
  readonly rule: string;
}

export interface Rules {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The text with what the index says of each of its sections. */
export function rulesOf({ sections, text }: Passages): Rules {
  const { title, passages } = textOf(text);
  const index = new Map(sections.map((section) => [section.id, section]));
  return {
    title,
    sections: passages.map((passage) => {
      const { explains = [], rule = "" } = index.get(passage.id) ?? {};
      return { ...passage, explains, rule };
    }),
  };
}

export function explaining({ sections }: Rules, key: string): Section | null {
  let found: Section | null = null;
  let best = 0;
  for (const section of sections) {
    for (const said of section.explains) {
      if (said === key) return section;
      if (said.endsWith("*") && key.startsWith(said.slice(0, -1)) && said.length > best) {
        found = section;
        best = said.length;
      }
    }
  }
  return found;
}
