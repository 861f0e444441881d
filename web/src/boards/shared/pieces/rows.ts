// What rows of the server's tables tell the pages of pieces.

export interface Row {
  readonly provenance: string;
}

/** Tell whether some of what is printed there is our guess. */
export const isGuess = ({ provenance }: Row): boolean => provenance === "reconstructed";
