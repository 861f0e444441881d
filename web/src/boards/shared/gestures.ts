// Gestures on the board: drag to pan, wheel and pinch to zoom. A press that hardly moves stays a click.
import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";

const SLACK = 5; // pixels that a click may move
const WHEEL_STEP = 0.0016;

interface Point {
  readonly x: number;
  readonly y: number;
}

class Hand {
  private readonly pointers = new Map<number, Point>();
  private start: Point | null = null;
  private isDragging = false;

  constructor(
    private readonly camera: Camera,
    private readonly node: HTMLElement,
    private readonly moving: (isMoving: boolean) => void,
  ) {}

  down = (event: PointerEvent): void => {
    // What lies over the board has its own gestures, such as the tile in hand that is dragged onto the land.
    if (event.button !== 0 || (event.target as Element).closest("button")) return;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.start = { x: event.clientX, y: event.clientY };
  };

  move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const start = this.start ?? now;
    if (!this.isDragging && Math.hypot(now.x - start.x, now.y - start.y) < SLACK && this.pointers.size < 2) return;
    this.begin(event.pointerId);
    if (this.pointers.size === 2) this.pinch(event.pointerId, before, now);
    else this.camera.panBy(now.x - before.x, now.y - before.y);
    this.pointers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    if (this.pointers.size || !this.isDragging) return;
    this.isDragging = false;
    this.moving(false);
    // The click that ends a drag is not meant for what lies under it.
    this.node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => this.node.removeEventListener("click", swallow, { capture: true }), 0);
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { left, top } = this.node.getBoundingClientRect();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    this.camera.zoomAt(event.clientX - left, event.clientY - top, Math.exp(-event.deltaY * lines * WHEEL_STEP));
  };

  private begin(pointer: number): void {
    if (this.isDragging) return;
    this.isDragging = true;
    this.moving(true);
    this.node.setPointerCapture(pointer);
  }

  private pinch(pointer: number, before: Point, now: Point): void {
    const other = [...this.pointers].find(([id]) => id !== pointer)?.[1];
    if (!other) return;
    const { left, top } = this.node.getBoundingClientRect();
    const [middleX, middleY] = [(now.x + other.x) / 2 - left, (now.y + other.y) / 2 - top];
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    this.camera.panBy((now.x - before.x) / 2, (now.y - before.y) / 2);
    this.camera.zoomAt(middleX, middleY, Math.hypot(now.x - other.x, now.y - other.y) / Math.max(was, 1));
  }
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** Let an element move a camera; `moving` hears when a drag begins and ends. */
export function movedBy(camera: Camera, moving: (isMoving: boolean) => void): Attachment<HTMLElement> {
  return (node) => {
    const hand = new Hand(camera, node, moving);
    node.addEventListener("pointerdown", hand.down);
    node.addEventListener("pointermove", hand.move);
    node.addEventListener("pointerup", hand.up);
    node.addEventListener("pointercancel", hand.up);
    node.addEventListener("wheel", hand.wheel, { passive: false });
    return () => {
      node.removeEventListener("pointerdown", hand.down);
      node.removeEventListener("pointermove", hand.move);
      node.removeEventListener("pointerup", hand.up);
      node.removeEventListener("pointercancel", hand.up);
      node.removeEventListener("wheel", hand.wheel);
    };
  };
}

/** Whether a key goes to what somebody writes, and not to the board. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
}
