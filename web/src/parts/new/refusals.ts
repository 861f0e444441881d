// Where a refusal belongs: the field that it is shown beside.
import type { Value } from "../../protocol.gen";

export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly values: Readonly<Record<string, Value>>;
}

const PLACES: Readonly<Record<string, string>> = {
  "bad-clock": "clock",
  "bad-seats": "seats",
  "bad-colour": "seats",
  "colour-taken": "seats",
  "colour-twice": "seats",
  "unknown-bot": "seats",
  "empty-name": "seats",
  "long-name": "seats",
};

/** The name of the option, or `seats` or `clock`; nothing if it is not to be told from what the server said. */
export function placeOf({ code, values }: Refusal, options: readonly string[]): string {
  const known = PLACES[code];
  if (known) return known;
  const place = typeof values.place === "string" ? values.place : "";
  const written = /^\$\.(?:options\.)?(\w+)/.exec(place)?.[1];
  if (written && [...options, "seats", "clock"].includes(written)) return written;
  // Refusals of games have no place, but are about something: `box` of `boxes`, or `grant-five` of `grant`.
  const subjects = [...Object.keys(values).filter((key) => key !== "seats"), code.split("-")[0] ?? ""];
  const found = subjects.flatMap((subject) => options.filter((option) => option.startsWith(subject)));
  return found[0] ?? ("seats" in values ? "seats" : "");
}
