// What a phrase of a catalogue asks for: `$crop-genitive` is the form `genitive` of the value `crop`.
import type { FluentBundle } from "@fluent/bundle";

export interface Variable {
  readonly name: string;
  readonly base: string;
  readonly form: string;
}

/** The variables of a pattern, also those of the messages that it refers to. */
export function variablesOf(bundle: FluentBundle, pattern: unknown): Variable[] {
  const names = new Set<string>();
  collect(bundle, pattern, names);
  return [...names].map((name) => {
    const at = name.indexOf("-");
    return at < 0 ? { name, base: name, form: "" } : { name, base: name.slice(0, at), form: name.slice(at + 1) };
  });
}

function collect(bundle: FluentBundle, node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) {
    for (const part of node) collect(bundle, part, names);
  } else if (typeof node === "object" && node !== null) {
    const { type, name, attr } = node as { type?: string; name?: string; attr?: string | null };
    if (type === "var" && name) names.add(name);
    else if (type === "mesg" && name) {
      const message = bundle.getMessage(name);
      collect(bundle, attr ? message?.attributes[attr] : message?.value, names);
    }
    for (const part of Object.values(node)) collect(bundle, part, names);
  }
}
