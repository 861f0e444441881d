// Small things that this device keeps for a table: a draft, what was seen last, wishes of a seat.

function place(table: string, what: string): string {
  return `krajina-${what}-${table}`;
}

export function kept<Kind>(table: string, what: string, otherwise: Kind): Kind {
  try {
    const text = localStorage.getItem(place(table, what));
    return text === null ? otherwise : (JSON.parse(text) as Kind);
  } catch {
    return otherwise;
  }
}

/** Keep something; null forgets it. */
export function keep(table: string, what: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(place(table, what));
    else localStorage.setItem(place(table, what), JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still shows it until the page is left.
  }
}
