// The camera over the land: where the middle of the window is, in tiles, and how large a tile is drawn.
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
    this.isFree = true;
    this.x -= left / this.scale;
    this.y -= top / this.scale;
  }

  /** Zoom so that what is under a point of the window stays there. */
  zoomAt(left: number, top: number, factor: number): void {
    this.isFree = true;
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
    this.scale = Math.max(SMALLEST, Math.min(COMFORTABLE, this.width / wide, this.height / high));
    this.x = (bounds.west + bounds.east) / 2;
    this.y = (bounds.north + bounds.south) / 2;
    this.isFree = false;
  }

  /** Move as little as it takes to show a cell, and show it large enough to be worked on. */
  reveal([x, y]: Cell, smallest = 0): void {
    this.scale = Math.max(this.scale, smallest);
    const [half, tall] = [this.width / 2 / this.scale - MARGIN, this.height / 2 / this.scale - MARGIN];
    this.x = Math.min(Math.max(this.x, x + 1 - half), x + half);
    this.y = Math.min(Math.max(this.y, y + 1 - tall), y + tall);
  }
}
