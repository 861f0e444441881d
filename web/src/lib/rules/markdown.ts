// Our short rules are written in a small part of Markdown: it is read here, and nothing else of Markdown is.

export type Span =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly spans: readonly Span[] }
  | { readonly kind: "emphasis"; readonly spans: readonly Span[] }
  | { readonly kind: "link"; readonly id: string; readonly spans: readonly Span[] }
  | { readonly kind: "page"; readonly path: string; readonly spans: readonly Span[] };

export type Block =
  | { readonly kind: "paragraph"; readonly spans: readonly Span[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Span[])[] }
  | Example;

/** A drawn example, `tiles` or `icons`, and what it shows. */
export interface Example {
  readonly kind: "example";
  readonly drawn: string;
  readonly lines: readonly string[];
  readonly caption: readonly Span[];
}

export interface Passage {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface RulesText {
  readonly title: string;
  readonly passages: readonly Passage[];
}

const HEADING = /^## (.+?) \{#([a-z][a-z0-9-]*)\}$/;
const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^[\]]+)\]\((?:#([a-z][a-z0-9-]*)|((?:\/[a-z]+)+))\)/;
const FENCE = "```";
const ITEM = "- ";
const CAPTION = "^ ";

export function textOf(source: string): RulesText {
  const [first = "", ...sections] = source.split(/^(?=## )/m);
  return { title: first.trim().replace(/^# /, ""), passages: sections.map(passageOf) };
}

function passageOf(section: string): Passage {
  const [heading = "", ...lines] = section.split("\n");
  const found = HEADING.exec(heading.trim());
  return { id: found?.[2] ?? "", title: found?.[1] ?? heading.slice(3), blocks: blocksOf(lines) };
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    if (line.startsWith(FENCE)) {
      const end = lines.indexOf(FENCE, at + 1);
      const after = end < 0 ? lines.length : end + 1;
      blocks.push({ kind: "example", drawn: line.slice(3).trim(), lines: lines.slice(at + 1, after - 1), caption: [] });
      at = after;
      continue;
    }
    const next = lines.findIndex((other, number) => number > at && !isContinued(line, other));
    const until = next < 0 ? lines.length : next;
    if (line.trim()) add(blocks, lines.slice(at, until));
    at = until;
  }
  return blocks;
}

/** Tell whether a line goes on with what another one began. */
function isContinued(line: string, other: string): boolean {
  if (!line.trim() || !other.trim() || other.startsWith(FENCE) || other.startsWith(CAPTION)) return false;
  return line.startsWith(ITEM) === other.startsWith(ITEM);
}

function add(blocks: Block[], lines: readonly string[]): void {
  const [first = ""] = lines;
  const last = blocks.at(-1);
  if (first.startsWith(ITEM)) {
    blocks.push({ kind: "list", items: lines.map((line) => spansOf(line.slice(ITEM.length))) });
  } else if (first.startsWith(CAPTION) && last?.kind === "example") {
    blocks[blocks.length - 1] = { ...last, caption: spansOf(lines.join(" ").slice(CAPTION.length)) };
  } else {
    blocks.push({ kind: "paragraph", spans: spansOf(lines.join(" ")) });
  }
}

export function spansOf(text: string): Span[] {
  const found = SPAN.exec(text);
  if (!found) return text ? [{ kind: "text", text }] : [];
  const [whole, strong, emphasis, linked, id, path] = found;
  const before = text.slice(0, found.index);
  const inner = spansOf(strong ?? emphasis ?? linked ?? "");
  const stressed: Span = { kind: strong ? "strong" : "emphasis", spans: inner };
  const linking: Span = path ? { kind: "page", path, spans: inner } : { kind: "link", id: id ?? "", spans: inner };
  const span: Span = linked ? linking : stressed;
  return [
    ...(before ? [{ kind: "text", text: before } as const] : []),
    span,
    ...spansOf(text.slice(found.index + whole.length)),
  ];
}
