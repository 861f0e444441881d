// Where JSON breaks off: browsers tell that each in its own way, and mostly not at all.

const TOKEN = /\s*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\.)*")|(?:-?\d[\d.eE+-]*|true|false|null))/guy;
const VALUE = '{["0'; // what a value begins with: a text stands here as ", a number or a word as 0

/** The line of the first thing in a text that no JSON could go on with; the last line if only its end is missing. */
export function brokenLine(text: string): number {
  const ends: string[] = []; // the brackets that are open
  let allowed = VALUE;
  let isKey = false;
  let good = 0;
  for (const { 0: token, 1: sign, 2: quoted, index } of text.matchAll(TOKEN)) {
    const kind = sign ?? (quoted ? '"' : "0");
    if (!allowed.includes(kind)) break;
    good = index + token.length;
    if (kind === "{" || kind === "[") ends.push(kind === "{" ? "}" : "]");
    if (kind === "}" || kind === "]") ends.pop();
    const end = ends.at(-1) ?? "";
    const isNext = isKey && kind === '"';
    isKey = kind === "{" || (kind === "," && end === "}");
    if (kind === "{") allowed = '"}';
    else if (kind === "[") allowed = `${VALUE}]`;
    else if (kind === ",") allowed = isKey ? '"' : VALUE;
    else if (kind === ":") allowed = VALUE;
    else allowed = isNext ? ":" : end && `,${end}`;
  }
  const rest = text.slice(good);
  return text.slice(0, good + rest.length - rest.trimStart().length).split("\n").length;
}
