// Whether markup that a drawing is made of is whole, for the tests of drawings.

/** Every tag that opens is closed in its turn, attributes are quoted, and no number is missing. */
export function isWhole(markup: string): boolean {
  const open: string[] = [];
  const left = markup.replace(/<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>]*")*)(\/?)>/g, (_, closes, name, _more, ends) => {
    if (closes) return open.pop() === name ? "" : "?";
    if (!ends) open.push(name);
    return "";
  });
  return left === "" && open.length === 0 && !/NaN|undefined/.test(markup);
}
