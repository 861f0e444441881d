// A QR code as one path of an SVG: one square for each run of dark cells.
import { encode } from "uqr";

export interface QrPath {
  readonly size: number;
  readonly path: string;
}

export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { border: 2 });
  const parts: string[] = [];
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x += 1) {
      let run = 0;
      while (row[x + run]) run += 1;
      if (run) parts.push(`M${x} ${y}h${run}v1h-${run}z`);
      x += run;
    }
  }
  return { size, path: parts.join("") };
}
