// Following a list that grows at its end: it stays there until somebody scrolls away, whatever makes it grow.

const END = 40; // px: so near to the end is at the end

export class Following {
  /** whether the end is kept in sight */
  isOn = $state(true);
  private box: HTMLElement | null = null;
  private top = 0;

  /** Watch a box that scrolls, and what lies in it: both change their size after they were shown, or are shown later. */
  readonly watch = (box: HTMLElement): (() => void) => {
    this.box = box;
    const observer = new ResizeObserver(() => {
      if (this.isOn) this.toEnd();
      else this.scrolled(box);
    });
    for (const node of [box, ...box.children]) observer.observe(node);
    const scrolled = (): void => this.scrolled(box);
    box.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", scrolled);
      this.box = null;
    };
  };

  /** Show the end, and stay there. */
  toEnd(): void {
    this.isOn = true;
    if (!this.box) return;
    this.box.scrollTop = this.box.scrollHeight;
    this.top = this.box.scrollTop;
  }

  /** Somebody looks at something in the list that is about to grow: it stays where it is. */
  stay(): void {
    this.isOn = false;
  }

  /** Only who goes back up leaves the end: it also moves away when the list grows, and then nobody scrolled. */
  private scrolled(box: HTMLElement): void {
    if (!box.clientHeight) return; // it is folded away
    if (box.scrollHeight - box.scrollTop - box.clientHeight < END) this.isOn = true;
    else if (box.scrollTop < this.top) this.isOn = false;
    this.top = box.scrollTop;
  }
}
