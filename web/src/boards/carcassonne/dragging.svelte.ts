// Dragging the tile from the hand onto the land: it shows itself where it could lie, and stays there to be turned.
import type { Camera } from "../shared/camera.svelte";
import type { Placing } from "./placing.svelte";

const SLACK = 8; // pixels that a click on the tile may move

export class Dragging {
  isOn = $state(false);
  private start = { x: 0, y: 0 };

  constructor(
    private readonly camera: Camera,
    private readonly placing: Placing,
    private readonly frame: () => HTMLElement,
  ) {}

  grab = (event: PointerEvent): void => {
    this.start = { x: event.clientX, y: event.clientY };
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.drop);
    addEventListener("pointercancel", this.drop);
  };

  private move = (event: PointerEvent): void => {
    if (!this.isOn && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < SLACK) return;
    this.isOn = true;
    this.placing.hover(this.cellUnder(event));
  };

  private drop = (event: PointerEvent): void => {
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.drop);
    removeEventListener("pointercancel", this.drop);
    if (!this.isOn) return;
    this.isOn = false;
    (document.activeElement as HTMLElement | null)?.blur(); // Enter places the tile now, and no longer turns it in the hand
    const under = document.elementFromPoint(event.clientX, event.clientY);
    if (under && this.frame().contains(under)) this.placing.drop(this.cellUnder(event));
    this.placing.hover(null);
  };

  private cellUnder(event: PointerEvent): readonly [number, number] {
    const { left, top } = this.frame().getBoundingClientRect();
    return this.camera.cellAt(event.clientX - left, event.clientY - top);
  }
}
