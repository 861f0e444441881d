// Dragging a thing of the board to another place: a press that hardly moves stays a click, and a longer hold a look.
import type { Attachment } from "svelte/attachments";

const SLACK = 8; // px that a click may move, as for a place that is held

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is done with a thing that is dragged; points are pixels of the page. */
export interface Dragged {
  /** whether it may be dragged now */
  isFree(): boolean;
  /** it is over a point; null when it is let go, wherever that is */
  over(point: Point | null): void;
  drop(point: Point): void;
}

class Hand {
  private from: Point | null = null;
  private isOn = false;

  constructor(
    private readonly node: HTMLElement,
    private readonly dragged: Dragged,
  ) {}

  down = ({ button, clientX, clientY }: PointerEvent): void => {
    this.end();
    if (button !== 0 || !this.dragged.isFree()) return;
    this.from = { x: clientX, y: clientY };
    // A quick hand is off the thing at the first move already.
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.up);
    addEventListener("pointercancel", this.end);
  };

  move = ({ clientX, clientY, pointerId }: PointerEvent): void => {
    if (!this.from) return;
    if (!this.isOn) {
      if (Math.hypot(clientX - this.from.x, clientY - this.from.y) <= SLACK) return;
      this.isOn = true;
      this.node.setPointerCapture(pointerId);
    }
    this.dragged.over({ x: clientX, y: clientY });
  };

  up = ({ clientX, clientY }: PointerEvent): void => {
    const wasOn = this.isOn;
    this.end();
    if (!wasOn) return;
    // The click that ends a drag is not meant for what lies under it.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    this.dragged.drop({ x: clientX, y: clientY });
  };

  end = (): void => {
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.up);
    removeEventListener("pointercancel", this.end);
    if (this.isOn) this.dragged.over(null);
    [this.from, this.isOn] = [null, false];
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** Let a thing be dragged, by mouse or finger; it keeps a finger from scrolling what lies below. */
export function draggable(dragged: Dragged): Attachment<HTMLElement> {
  return (node) => {
    const hand = new Hand(node, dragged);
    node.style.touchAction = "none";
    node.addEventListener("pointerdown", hand.down);
    return () => {
      hand.end();
      node.removeEventListener("pointerdown", hand.down);
    };
  };
}

/** The value of a data attribute of what lies at a point of the page, such as `land` for `data-land`; empty if nothing has it. */
export function dataAt({ x, y }: Point, name: string): string {
  const [found] = document.elementsFromPoint(x, y).flatMap((node) => node.closest<HTMLElement>(`[data-${name}]`) ?? []);
  return found?.dataset[name] ?? "";
}
