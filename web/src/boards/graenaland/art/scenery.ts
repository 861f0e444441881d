// What stands on the land of Greenland: fields, sheep and fences, stones and heather, each around 0 0.
import { INK, line, put, shape } from "../../shared/art/pen";

/** A sheaf of 17 units. */
export const SHEAF =
  shape("M0-10L-5-13C-5-17 5-17 5-13Z", "#f4c95d", 1) +
  shape("M0-11C-2-6-3-3-5 0H5C3-3 2-6 0-11Z", "#d99a2f", 1) +
  line("M-2.6-9.4H2.6", "#c8573a", 2);

export const STONES =
  shape("M-8 0C-9-6-4-9 0-7 2-11 9-9 9 0Z", "#b3b1a8", 1.1) + shape("M3-8.6C8-9 9-4 9 0H4C6-3 6-6 3-8.6Z", "#908e86");

export const HEATHER =
  line("M-3 0V-4M0 0V-6M3 0V-4", "#6c7442", 1.2) + line("M-3-5V-6M0-7V-8.4M3-5V-6", "#a65a8b", 2.4);

/** A sheep that looks to the right. */
export const SHEEP =
  line("M-4-2V2M3-2V2", INK, 1.7) +
  shape("M-8-5C-10-8-7-11-5-10-4-13 0-13 1-11 4-13 7-10 6-8 9-6 7-2 4-3 2 0-2 0-3-2-6-1-9-2-8-5Z", "#fdf6e6", 1.1) +
  shape("M5-9C7-11 11-9 11-6 10-4 7-4 6-6Z", "#5a4636", 1);

/** A field with its furrows: what grows there, and the furrows between. */
export function field(crop: string, furrow: string): string {
  const rows = "M4 4L44-6M8 9L48-1M12 14L52 4M16 19L56 9";
  return shape("M0 0L42-10.6C50-6 56 2 60 9L16 24C10 18 4 8 0 0Z", crop, 1.2) + line(rows, furrow, 1.5);
}

/** A fence so many posts long. */
export function fence(posts: number): string {
  const far = 11 * (posts - 1);
  const stakes = Array.from({ length: posts }, (_, at) => `M${11 * at} 1V-8`).join("");
  const rails = `M-3-2.6H${far + 3}M-3-6H${far + 3}`;
  return line(rails + stakes, INK, 2.5) + line(rails + stakes, "#c89a66", 1.1);
}

/** A round hill that stands at 0 0, with its shade. */
export function mound(wide: number, high: number, fill: string, shade: string): string {
  const half = wide / 2;
  const at = (x: number, y: number): string => `${(x * half).toFixed(1)} ${(-y * high).toFixed(1)}`;
  return (
    shape(
      `M${at(-1, 0)}C${at(-0.8, 0.62)} ${at(-0.45, 1)} ${at(-0.05, 1)}C${at(0.4, 1)} ${at(0.8, 0.6)} ${at(1, 0)}Z`,
      fill,
      1.2,
    ) +
    shape(
      `M${at(0.05, 0.985)}C${at(0.46, 0.95)} ${at(0.78, 0.56)} ${at(0.96, 0)}H${(half * 0.3).toFixed(1)}C${at(0.56, 0.4)} ${at(0.4, 0.8)} ${at(0.05, 0.985)}Z`,
      shade,
    )
  );
}

/** The tongue of a glacier that comes down a pass 100 units wide, with its front at 0 0. */
export const GLACIER = [
  shape(
    "M-52-62C-30-70 30-70 52-62 36-48 26-36 30-24 34-12 32-4 22-1L16-4 9 1 1-3-6 2-14-2-21 1C-30-3-33-13-28-25-24-36-36-48-52-62Z",
    "#f3f8f8",
    1.3,
  ),
  shape(
    "M52-62C36-48 26-36 30-24 34-12 32-4 22-1L16-4 9 1C17-12 14-24 13-34 12-46 24-56 34-65 42-64 48-63 52-62Z",
    "#d3e6ec",
  ),
  shape(
    "M-29-10L-22-13-14-8-6-13 2-9 9-14 17-10 25-14 32-11C31-5 28-2 22-1L16-4 9 1 1-3-6 2-14-2-21 1C-26-1-28-5-29-10Z",
    "#a9d3e2",
    0.9,
  ),
  line("M-36-52C-14-46 14-46 34-52M-27-38C-10-33 8-33 25-38M-28-24C-10-19 10-19 28-24", "#b5d3de", 1.7),
].join("");

/** A rowing boat. */
export const BOAT =
  shape("M-9-3C-5-1 5-1 9-3 8 1 6 3 3 3H-3C-6 3-8 1-9-3Z", "#9a6a42", 1.1) + line("M-3-1.6L-7 4M3-1.6L7 4", INK, 1.1);

/** A stump, and the axe in it. */
export const STUMP =
  shape("M-6 0L-5-6H5L6 0Z", "#8a6238", 1.1) +
  `<ellipse cy="-6" rx="5" ry="2.2" fill="#efd2a2" stroke="${INK}" stroke-width="1.1"/>` +
  line("M1-7L10-16", INK, 2.6) +
  line("M1-7L10-16", "#c89a66", 1.1) +
  shape("M-3-9L1-13 5-9 1-5Z", "#c3ccd2", 1);

/** A cairn that shows the way. */
export const CAIRN = put(
  shape("M-8 0C-9-5 8-5 8 0Z", "#b3b1a8", 1.2) +
    shape("M-6-4C-6-9 6-9 6-4Z", "#c9c7bd", 1.2) +
    shape("M-4-8C-4-13 4-13 4-8Z", "#b3b1a8", 1.2),
  0,
  0,
  0.8,
);
