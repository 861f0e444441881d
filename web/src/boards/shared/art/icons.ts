// The icons that come with a game, as shapes that a board draws into pictures of its own.

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".svg".length);

/** The shapes of icons, in a box of 24 by 24, by their names; from what `import.meta.glob` found. */
export function shapesOf(files: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(files).map(([path, svg]) => [nameOf(path), svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "")]),
  );
}
