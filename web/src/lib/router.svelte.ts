// The address of the page: read by the pages, changed by links and by `go`, kept in the history of the browser.
import { root } from "./root";

class Router {
  path: string = $state("/");
  query: string = $state("");
  anchor: string = $state("");
}

export const router = new Router();

/** A part of an address as text; what is no such part, from a broken link, stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): void {
  const { pathname, search, hash } = location;
  router.path = pathname.startsWith(root) ? pathname.slice(root.length) || "/" : pathname;
  router.query = search;
  router.anchor = decoded(hash.slice(1));
}

/** Go to a page of the client; `replace` leaves no step back to this one. */
export function go(path: string, { replace = false } = {}): void {
  const address = root + path;
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const before = router.path;
  read();
  if (router.path === before || replace) return;
  scrollTo(0, 0);
  document.getElementById("content")?.focus({ preventScroll: true }); // the link that led here is gone
}

/** Links of ours change the page without loading it again; all others, and clicks that want a new tab, are the browser's. */
function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const path = link.pathname.slice(root.length);
  if (!link.pathname.startsWith(root) || /^\/(api|assets|healthz)(\/|$)/.test(path)) return;
  // To another place of the same page the browser scrolls by itself, and the focus goes along.
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  go(path + link.search + link.hash);
}

read();
addEventListener("popstate", read);
addEventListener("hashchange", read);
document.addEventListener("click", followed);
