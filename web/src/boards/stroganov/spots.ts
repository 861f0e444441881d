// Where on the page the spots are that things move between: of several parts that show one, the part that is seen.

function queriesOf(spot: string): string[] {
  const [kind = "", one = "", thing = ""] = spot.split(":");
  switch (kind) {
    case "tile":
      return [`[data-tile="${one}"]`];
    case "cossack":
      return [`[data-whose="${one}"]`];
    case "mat": {
      const mat = `[data-part="mat"][data-seat="${one}"]`;
      const parts = thing ? [`${mat} [data-thing="${thing}"]`, `${mat} [data-place="own:${thing}"]`] : [];
      return [...parts, mat, `[data-seat-points="${one}"]`, `[data-mat="${one}"]`];
    }
    case "bag":
    case "market":
      return [`[data-place="${spot}"]`, `[data-part="${kind}"]`, '[data-part="rail"]'];
    default:
      return [`[data-place="${spot}"]`, `[data-region="${one}"]`, `[data-part="${kind}s"]`];
  }
}

/** The first of what shows a spot that has any size. */
export function nodeOf(spot: string): Element | null {
  for (const query of queriesOf(spot)) {
    const found = [...document.querySelectorAll(query)].find((node) => node.getBoundingClientRect().width > 0);
    if (found) return found;
  }
  return null;
}

/** The middle of a spot, in pixels of a board. */
export function middleOf(spot: string, board: Element | undefined): readonly [number, number] {
  const box = nodeOf(spot)?.getBoundingClientRect();
  const here = board?.getBoundingClientRect();
  return box && here ? [box.left + box.width / 2 - here.left, box.top + box.height / 2 - here.top] : [0, 0];
}
