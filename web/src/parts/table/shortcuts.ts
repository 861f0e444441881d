// The keyboard at a table: single keys, as long as nobody types and no window is open.

export function onShortcut(event: KeyboardEvent, shortcuts: Readonly<Record<string, () => void>>): void {
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector("dialog[open]")
  )
    return;
  const target = event.target as HTMLElement;
  if (target.isContentEditable || target.matches("input, select, textarea")) return;
  const isPress = event.key === "Enter" || event.key === " ";
  if (isPress && target.closest("button, a, summary, [role='button'], [tabindex='0']")) return; // it is meant for that one
  const act = shortcuts[event.key.toLowerCase()];
  if (!act) return;
  if (event.key !== "Escape") event.preventDefault();
  act();
}
