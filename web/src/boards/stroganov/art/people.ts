// Ivan and Katyusha as they look out of their round frames, in a box of 48 by 48.
import type { Stroganov } from "../../../views.gen";
import { fir, INK, line, put, shape } from "../../shared/art/pen";

const SKIN = "#f0cda4";

const framed = (sky: string, inner: string): string =>
  `<circle cx="24" cy="24" r="23" fill="${sky}"/>${inner}<circle cx="24" cy="24" r="22.8" fill="none" stroke="${INK}" stroke-width="2"/>`;

const face = [
  `<circle cx="19.6" cy="22.6" r="1.5" fill="${INK}"/><circle cx="28.4" cy="22.6" r="1.5" fill="${INK}"/>`,
  line("M17 19.4H21.4M26.6 19.4H31", INK, 1.3),
  line("M24 23.4L23 26.6H25", "#b98a5c", 1.2),
].join("");

const ivan = [
  put(fir(true), 7, 44, 0.6) + put(fir(true), 42, 44, 0.55),
  shape("M6 50C6 39 14 35 24 35 34 35 42 39 42 50Z", "#3f6f7c", 1.6) + shape("M27 35C36 36 42 40 42 50H33Z", "#2f5560"),
  shape("M15 37L24 46 33 37 30 34H18Z", "#8d6a4a", 1.4),
  shape("M15 20C15 12 33 12 33 20V26C33 33 15 33 15 26Z", SKIN, 1.5),
  shape(
    "M14.6 25C16 27 19 27.4 24 27 29 27.4 32 27 33.4 25 34.4 36 29 42 24 42 19 42 13.6 36 14.6 25Z",
    "#a9713f",
    1.5,
  ),
  shape("M20.6 29.6C22 31.4 26 31.4 27.4 29.6 26 33.6 22 33.6 20.6 29.6Z", "#7b3f2a"),
  face,
  shape("M12 18.6C10 9 15 4 24 4 33 4 38 9 36 18.6 29 15.6 19 15.6 12 18.6Z", "#6f5644", 1.6),
  line("M14 12l2-3M19 9l2-3M25 8l2-3M31 10l2-2M17 14.4l1-2M30 14.4l1-2", "#8d7058", 1.6),
].join("");

const katyusha = [
  shape("M6 50C6 40 14 36 24 36 34 36 42 40 42 50Z", "#8d5a94", 1.6) + shape("M27 36C36 37 42 41 42 50H33Z", "#6f4376"),
  shape("M11 34C6 14 14 4 24 4 34 4 42 14 37 34 33 41 15 41 11 34Z", "#c9432f", 1.6),
  shape("M28 4.6C37 7 42 16 37 34 35 37.4 31 39 27 39.4 37 30 36 14 28 4.6Z", "#a3321f"),
  line("M14 12h0M20 7.6h0M28 7.6h0M34 12h0M12 20h0M36 20h0M12.6 28h0M35.4 28h0", "#f6d27a", 2.6),
  shape("M15.4 21C15.4 11 32.6 11 32.6 21 32.6 30 29 35 24 35 19 35 15.4 30 15.4 21Z", SKIN, 1.5),
  shape("M15.6 19.6C17 12 31 12 32.4 19.6 29 16.6 26 16 24 13.6 22 16 19 16.6 15.6 19.6Z", "#8a5732", 1.2),
  face,
  `<circle cx="18.2" cy="27" r="2.2" fill="#e89a86"/><circle cx="29.8" cy="27" r="2.2" fill="#e89a86"/>`,
  line("M21 29.6C22.6 31.4 25.4 31.4 27 29.6", "#a3321f", 1.8),
  shape("M24 37L17 43 19 35.6ZM24 37L31 43 29 35.6Z", "#c9432f", 1.4),
].join("");

export const PORTRAIT: Readonly<Record<Stroganov.Opponent, string>> = {
  ivan: framed("#d5e2e6", ivan),
  katyusha: framed("#f1dcc0", katyusha),
};
