// Day or night: as somebody chose it, or as the device has it.
import { MediaQuery } from "svelte/reactivity";
import { settings } from "./settings.svelte";

const dark = new MediaQuery("prefers-color-scheme: dark");

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && dark.current);
}
