// What this device keeps for the pages, as JSON. A browser that keeps nothing still works until the page is left.

export type Storing = "localStorage" | "sessionStorage";

/** What is kept at a place, or something else where there is nothing that can be read. */
export function stored<Kind>(place: string, otherwise: Kind, where: Storing = "localStorage"): Kind {
  try {
    const text = globalThis[where].getItem(place);
    return text === null ? otherwise : (JSON.parse(text) as Kind);
  } catch {
    return otherwise;
  }
}

/** Keep something; null forgets it. Tells whether it is kept. */
export function store(place: string, value: unknown, where: Storing = "localStorage"): boolean {
  try {
    if (value === null) globalThis[where].removeItem(place);
    else globalThis[where].setItem(place, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
