// The camera over the land: where the middle of the window is, in tiles, and how large a tile is drawn.
import { duration } from "../../lib/settings.svelte";
import type { Cell } from "./land";

export interface Bounds {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

const SMALLEST = 24; // pixels a tile
const LARGEST = 240;
const COMFORTABLE = 132; // a small land does not fill a large window
const MARGIN = 0.6; // tiles around the land when all of it is shown
const GLIDE = 320; // ms that the camera takes when it moves by itself

export class Camera {
  /** the middle of the window, in tiles */
  x = $state(0.5);
  y = $state(0.5);
  /** pixels a tile */
  scale = $state(100);
  width = $state(0);
  height = $state(0);
  /** somebody moved the camera, so it does not move by itself any more */
  isFree = $state(false);
  /** pixels at the edges where the hand and buttons lie: the whole land is shown beside them */
  inset = { left: 0, top: 0, right: 0 };
  private gliding = 0;
  /** where it is going, or is */
  private goal: { readonly x: number; readonly y: number; readonly scale: number } = this;
  private hasLooked = false;

  /** Where the north-west corner of a cell is in the window. */
  left(x: number): number {
    return (x - this.x) * this.scale + this.width / 2;
  }
  top(y: number): number {
    return (y - this.y) * this.scale + this.height / 2;
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
  fit(bounds: Bounds): void {
    if (!this.width || !this.height) return;
    const [wide, high] = [bounds.east - bounds.west + 2 * MARGIN, bounds.south - bounds.north + 2 * MARGIN];
    const { left, top, right } = this.inset;
    const [width, height] = [this.width - left - right, this.height - top];
    const scale = Math.max(SMALLEST, Math.min(COMFORTABLE, width / wide, height / high));
    const x = (bounds.west + bounds.east) / 2 + (right - left) / 2 / scale;
    this.glide(x, (bounds.north + bounds.south) / 2 - top / 2 / scale, scale);
    this.isFree = false;
  }

  /** Move as little as it takes to show a cell, and show it large enough to be worked on. */
  reveal([x, y]: Cell, smallest = 0): void {
    const goal = this.goal;
    const scale = Math.max(goal.scale, smallest);
    const [half, tall] = [this.width / 2 / scale - MARGIN, this.height / 2 / scale - MARGIN];
    const near = (now: number, least: number, most: number): number => Math.min(Math.max(now, least), most);
    this.glide(near(goal.x, x + 1 - half, x + half), near(goal.y, y + 1 - tall, y + tall), scale);
  }

  /** Somebody has the camera in hand. */
  private take(): void {
    this.isFree = true;
    cancelAnimationFrame(this.gliding);
    this.goal = this;
  }

  /** Go there so that the eye can follow; the first time there is nothing to follow. */
  private glide(x: number, y: number, scale: number): void {
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
