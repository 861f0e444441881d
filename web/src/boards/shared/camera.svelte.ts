// The camera over a board of tiles: where the middle of the window is, in tiles, and how large a tile is drawn.
import { duration } from "../../lib/settings.svelte";
import type { Box } from "./beside";
import { type Bounds, type Frame, framed, moved, SMALLEST, whole } from "./framing";

type Cell = readonly [number, number];

const LARGEST = 240; // pixels a tile
const GLIDE = 320; // ms that the camera takes when it moves by itself

/** Who moves it: it keeps tiles readable, it shows the whole land, or somebody has moved it. */
export type Mode = "near" | "whole" | "free";

export class Camera {
  /** the middle of the window, in tiles */
  x = $state(0.5);
  y = $state(0.5);
  /** pixels a tile */
  scale = $state(100);
  width = $state(0);
  height = $state(0);
  mode: Mode = $state("near");
  private gliding = 0;
  /** where it is going, or is */
  private goal: Frame = this;
  /** where it was before it went to see something, until somebody moves it */
  private home: Frame | null = null;
  /** it was somewhere on purpose */
  hasLooked = false;
  private size = "";

  /** Where the north-west corner of a cell is in the window. */
  left(x: number): number {
    return (x - this.x) * this.scale + this.width / 2;
  }
  top(y: number): number {
    return (y - this.y) * this.scale + this.height / 2;
  }

  /** Where a cell is in the window. */
  boxOf([x, y]: Cell): Box {
    return { left: this.left(x), top: this.top(y), width: this.scale, height: this.scale };
  }

  /** The place of the land under a point of the window, in tiles. */
  placeAt(left: number, top: number): [number, number] {
    return [(left - this.width / 2) / this.scale + this.x, (top - this.height / 2) / this.scale + this.y];
  }

  /** The cell under a point of the window. */
  cellAt(left: number, top: number): Cell {
    const [x, y] = this.placeAt(left, top);
    return [Math.floor(x), Math.floor(y)];
  }

  panBy(left: number, top: number): void {
    this.take();
    this.x -= left / this.scale;
    this.y -= top / this.scale;
  }

  /** Zoom so that what is under a point of the window stays there. */
  zoomAt(left: number, top: number, factor: number): void {
    this.take();
    const scale = Math.min(LARGEST, Math.max(SMALLEST, this.scale * factor));
    const [dx, dy] = [left - this.width / 2, top - this.height / 2];
    this.x += dx / this.scale - dx / scale;
    this.y += dy / this.scale - dy / scale;
    this.scale = scale;
  }

  zoom(factor: number): void {
    this.zoomAt(this.width / 2, this.height / 2, factor);
  }

  /** Show all of it. */
  fit(land: Bounds): void {
    this.mode = "whole";
    this.frame(land, land);
  }

  /** Show it in readable size, with what is wanted in sight. */
  near(land: Bounds, wanted: Bounds): void {
    this.mode = "near";
    this.frame(land, wanted);
  }

  /** Show what it has to show by itself; nothing changes once somebody has moved it. */
  frame(land: Bounds, wanted: Bounds): void {
    this.home = null;
    if (!this.width || !this.height || this.mode === "free") return;
    const size = `${this.width} ${this.height}`;
    const now = this.hasLooked && size === this.size ? this.goal : null; // a window of another size is filled anew
    this.size = size;
    this.glide(this.mode === "whole" ? whole(this, land) : framed(this, land, wanted, now));
  }

  /** Move as little as it takes to show a cell. */
  reveal([x, y]: Cell): void {
    this.show({ west: x, north: y, east: x + 1, south: y + 1 });
  }

  /** Move as little as it takes to show a part of the land, in the same size; the foot of the window may be covered. */
  show(part: Bounds, covered = 0): void {
    if (!this.width || !this.height) return;
    const { x, y, scale } = this.goal;
    const up = covered / 2 / scale;
    const found = moved({ width: this.width, height: this.height - covered }, { x, y: y - up, scale }, null, part);
    if (found.x !== x || found.y !== y - up) this.glide({ ...found, y: found.y + up });
  }

  /** Go to see something, and remember where it was. */
  visit(part: Bounds, covered = 0): void {
    const before = this.home ?? { x: this.goal.x, y: this.goal.y, scale: this.goal.scale };
    this.show(part, covered);
    this.home = before;
  }

  /** Go back to where it was before it went to see something. */
  comeBack(): void {
    if (this.home) this.glide(this.home);
    this.home = null;
  }

  /** Somebody has the camera in hand. */
  private take(): void {
    this.mode = "free";
    this.home = null;
    cancelAnimationFrame(this.gliding);
    this.goal = this;
  }

  /** Go there so that the eye can follow; the first time there is nothing to follow. */
  private glide({ x, y, scale }: Frame): void {
    cancelAnimationFrame(this.gliding);
    const time = this.hasLooked ? duration(GLIDE) : 0;
    const from = { x: this.x, y: this.y, scale: this.scale };
    const start = performance.now();
    this.goal = { x, y, scale };
    this.hasLooked = true;
    const step = (now: number): void => {
      const part = time ? Math.min(1, Math.max(0, (now - start) / time)) : 1;
      const eased = 1 - (1 - part) ** 3;
      this.scale = from.scale * (scale / from.scale) ** eased;
      this.x = from.x + (x - from.x) * eased;
      this.y = from.y + (y - from.y) * eased;
      if (part < 1) this.gliding = requestAnimationFrame(step);
    };
    step(start);
  }
}
