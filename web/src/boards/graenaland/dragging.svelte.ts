// Dragging a card of a pile to a shield, by mouse or finger; a touch that hardly moves is a click.

const SLACK = 8; // px

/** A card on its way, in px of the tray. */
interface Ghost {
  readonly at: number;
  readonly left: number;
  readonly top: number;
}

export class Dragging {
  ghost: Ghost | null = $state.raw(null);
  /** the seat over whose shield the card is */
  over: number | null = $state(null);
  /** what the pointer did last was no drag */
  isClick = true;
  private at = 0;
  private start = { x: 0, y: 0 };

  constructor(
    private readonly tray: () => HTMLElement | undefined,
    /** a card was dropped on the shield of a seat, or (null) back on the pile */
    private readonly dropped: (at: number, seat: number | null) => void,
  ) {}

  grab(at: number, event: PointerEvent): void {
    if (event.button !== 0) return;
    this.at = at;
    this.isClick = true;
    this.start = { x: event.clientX, y: event.clientY };
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.drop);
    addEventListener("pointercancel", this.end);
  }

  private move = ({ clientX, clientY }: PointerEvent): void => {
    if (!this.ghost && Math.hypot(clientX - this.start.x, clientY - this.start.y) < SLACK) return;
    const box = this.tray()?.getBoundingClientRect();
    if (!box) return;
    this.isClick = false;
    this.ghost = { at: this.at, left: clientX - box.left, top: clientY - box.top };
    this.over = shieldAt(clientX, clientY);
  };

  private drop = ({ clientX, clientY }: PointerEvent): void => {
    const isDragged = this.ghost !== null;
    const seat = shieldAt(clientX, clientY);
    const isBack = document.elementFromPoint(clientX, clientY)?.closest("[data-cards]");
    this.end();
    if (isDragged && (seat !== null || isBack)) this.dropped(this.at, seat);
  };

  readonly end = (): void => {
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.drop);
    removeEventListener("pointercancel", this.end);
    this.ghost = null;
    this.over = null;
  };
}

function shieldAt(x: number, y: number): number | null {
  const shield = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-shield]");
  return shield ? Number(shield.dataset.shield) : null;
}
