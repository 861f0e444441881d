// What is loaded once, by its name; what could not be loaded is asked for again.

export function once<Found>(load: (name: string) => Promise<Found>): (name: string) => Promise<Found> {
  const loaded = new Map<string, Promise<Found>>();
  return (name) => {
    const known = loaded.get(name);
    if (known) return known;
    const found = load(name);
    loaded.set(name, found);
    found.catch(() => loaded.delete(name));
    return found;
  };
}
