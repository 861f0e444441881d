// Whether this page is the newest: a newer version is announced, and nobody is made to take it in the middle of a move.
import { root } from "./root";

const NAMED = /assets\/[\w-]+\.\w+/g; // the files of a page; their names change with their content
const LONG = 3_600_000; // ms after which somebody who comes back to a page may have missed something

class Newest {
  /** a newer version can be had by loading the page again */
  isThere = $state(false);
  private lookedAt = Date.now();

  /** Keep the client for starts without a network, and look for a newer one whenever there may be one. */
  begin(): void {
    addEventListener("vite:preloadError", () => void this.look()); // a part of this version is not there any more
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && Date.now() - this.lookedAt > LONG) void this.look();
    });
    if (import.meta.env.PROD) void this.keep();
  }

  /** Ask the server for its page, and compare. */
  async look(): Promise<void> {
    this.lookedAt = Date.now();
    // With something behind the address, it is not the page that the service worker keeps.
    const page = await fetch(`${root}/?newest`, { headers: { Accept: "text/html" } }).catch(() => null);
    const found = page?.ok ? await page.text().catch(() => "") : "";
    const own = document.head.innerHTML;
    if (found.match(NAMED)?.some((name) => !own.includes(name))) this.isThere = true;
  }

  private async keep(): Promise<void> {
    // Not everywhere there is one: not without encryption, nor in some private windows.
    const kept = await navigator.serviceWorker?.register(`${root}/sw.js`, { scope: `${root}/` }).catch(() => undefined);
    kept?.addEventListener("updatefound", () => void this.look());
  }
}

export const newest = new Newest();
