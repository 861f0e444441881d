// Where the server is: the path that it is seen under, as it wrote it into the page.
export const root: string = document.documentElement.dataset.root ?? "";

/** The address of a page of the client. */
export function pageAddress(path: string): string {
  return root + path;
}

/** The whole address of a page, to be sent to others. */
export function wholeAddress(path: string): string {
  return location.origin + root + path;
}
