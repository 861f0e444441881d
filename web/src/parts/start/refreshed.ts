// Keeping a list fresh: at once, when the page is looked at again, and now and then as long as somebody looks.
const EVERY = 30_000; // ms

/** Load now and from time to time; gives back how to stop. */
export function refreshed(load: () => Promise<void>): () => void {
  const again = (): void => {
    if (document.visibilityState === "visible") void load();
  };
  void load();
  const timer = setInterval(again, EVERY);
  document.addEventListener("visibilitychange", again);
  addEventListener("focus", again);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
    removeEventListener("focus", again);
  };
}
