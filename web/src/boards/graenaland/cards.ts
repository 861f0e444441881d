// Cards by their names: `forest-wood` has a back and a face, `supply-ore-wood` two faces.
import type { Graenaland } from "../../views.gen";

export interface ResourceCard {
  readonly terrain: Graenaland.Terrain;
  readonly resource: Graenaland.Resource;
}

export const isSupply = (card: string): boolean => card.startsWith("supply-");

/** The back and the face of a resource card. */
export function resourceCard(card: string): ResourceCard {
  const [terrain, resource] = card.split("-");
  return { terrain, resource } as ResourceCard;
}

/** What a supply card may stand for. */
export function supplyFaces(card: string): readonly Graenaland.Resource[] {
  return card.split("-").slice(1) as Graenaland.Resource[];
}
