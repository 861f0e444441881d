// The lines of drawn examples: tiles with figures on a grid, or icons with signs between them.

type Cell = readonly [number, number];

export interface TileLine {
  readonly tile: string;
  readonly at: Cell;
  readonly turn: number;
}

export interface FigureLine {
  readonly figure: string;
  readonly colour: string;
  readonly at: Cell;
  readonly on: string;
  readonly point: string;
}

export interface TilesDrawing {
  readonly tiles: readonly TileLine[];
  readonly figures: readonly FigureLine[];
  /** places that glow */
  readonly marks: readonly Cell[];
  /** the cells it takes: the first column and row, and how many */
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

export interface IconSign {
  readonly key: string;
  readonly count: number;
}
/** An icon with how many of it, or a sign or number as it is. */
export type Sign = IconSign | string;

function cellOf(text = ""): Cell {
  const [x = 0, y = 0] = text.split(",").map(Number);
  return [x, y];
}

/** `tile x,y turn`, `figure kind colour x,y on point` and `mark x,y`, with x to the east and y to the south. */
export function tilesOf(lines: readonly string[]): TilesDrawing {
  const tiles: TileLine[] = [];
  const figures: FigureLine[] = [];
  const marks: Cell[] = [];
  for (const line of lines) {
    const [first = "", second = "", third = "", fourth, on = "", point = ""] = line.trim().split(/\s+/);
    if (first === "figure") figures.push({ figure: second, colour: third, at: cellOf(fourth), on, point });
    else if (first === "mark") marks.push(cellOf(second));
    else if (first) tiles.push({ tile: first, at: cellOf(second), turn: Number(third) });
  }
  const cells = [...tiles.map(({ at }) => at), ...marks];
  const across = cells.map(([x]) => x);
  const down = cells.map(([, y]) => y);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  const [columns, rows] = [Math.max(...across) - left + 1, Math.max(...down) - top + 1];
  return { tiles, figures, marks, left, top, columns, rows };
}

const ICON = /^([a-z][\w-]*)(?:×(\d+))?$/;

/** Rows of `key`, `key×n`, numbers and the signs `→ + = /`. */
export function iconsOf(lines: readonly string[]): Sign[][] {
  const signOf = (sign: string): Sign => {
    const found = ICON.exec(sign);
    return found ? { key: found[1] ?? "", count: Number(found[2] ?? 1) } : sign;
  };
  return lines.map((line) => line.trim().split(/\s+/).map(signOf));
}
