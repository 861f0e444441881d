// Pointing at the land: the feature that lights up, and the note that says what is there, or why not.
import type { Scene } from "../../lib/table/scene";
import type { Carcassonne } from "../../views.gen";
import { partOf } from "./art/parts";
import { type Action, featureAt, type Spot, wheelOf } from "./land";
import { featureSaid, refusalSaid, sectorSaid } from "./talk";

interface Place {
  readonly left: number;
  readonly top: number;
}

export interface Note extends Place {
  readonly text: string;
  readonly isRefusal: boolean;
}

const ABOVE = 8; // pixels from the pointer to the note

export class Pointing {
  /** the number of the feature that is lit */
  lit: number | null = $state(null);
  tip: Note | null = $state.raw(null);
  private asking = 0; // the number of the last question why: late answers to earlier ones are not shown

  constructor(
    private readonly scene: Scene<Carcassonne.Game>,
    private readonly frame: () => HTMLElement,
    private readonly placeAt: (left: number, top: number) => [number, number],
  ) {}

  clear(): void {
    [this.lit, this.tip] = [null, null];
  }

  forget(): void {
    this.clear();
    this.asking += 1;
  }

  /** Above the middle of something, in pixels of the board. */
  private placeOf(node: Element): Place {
    const [box, frame] = [node.getBoundingClientRect(), this.frame().getBoundingClientRect()];
    return { left: box.left + box.width / 2 - frame.left, top: box.top - frame.top };
  }

  private light(number: number | null, place: Place | null): void {
    this.lit = number;
    const feature = number === null ? undefined : this.scene.view.features[number];
    this.tip = feature && place ? { text: featureSaid(this.scene, feature), ...place, isRefusal: false } : null;
  }

  /** The feature or the sector under the pointer, unless something that can be clicked lies over it. */
  at(event: MouseEvent): void {
    const target = event.target as Element;
    const isOver = target === this.frame() || target.closest(".land") !== null;
    if (!isOver || target.closest("[role=button], [data-open], [role=note]")) {
      if (this.lit !== null) this.clear();
      return;
    }
    const frame = this.frame().getBoundingClientRect();
    const [left, top] = [event.clientX - frame.left, event.clientY - frame.top];
    const note = { left, top: top - ABOVE };
    const name = target.getAttribute("data-sector");
    const sector = wheelOf(this.scene.view)?.crowns.find((crowns) => crowns.sector === name);
    if (sector) {
      this.lit = null;
      this.tip = { text: sectorSaid(this.scene, sector), ...note, isRefusal: false };
      return;
    }
    const found = featureAt(this.scene.view, this.placeAt(left, top));
    if (found === null || found !== this.lit) this.light(found, note);
  }

  /** A place for a figure: the feature that it belongs to lights up on the land, and says what it is worth. */
  atSpot(tile: Carcassonne.LaidTile | undefined, spot: Spot | null, node: Element | null): void {
    const number = spot && tile ? tile.features[partOf(tile.tile, tile.turn, spot.on, spot.point)] : undefined;
    this.light(number ?? null, node && this.placeOf(node));
  }

  /** Why an answer would be refused: asked when somebody points, and told if they still do when the answer comes. */
  async why(action: Action | null, node: Element | null): Promise<void> {
    this.asking += 1;
    const number = this.asking;
    this.tip = null;
    if (!action || !node) return;
    const refusal = await this.scene.why(action);
    if (number !== this.asking || !refusal) return;
    const text = refusalSaid(this.scene, refusal.message, refusal.rule);
    this.tip = { text, ...this.placeOf(node), isRefusal: true };
  }
}
