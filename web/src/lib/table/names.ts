// What the people and bots at a table are called, no two alike.
import type { ListedTable, SeatInfo, Value } from "../../protocol.gen";
import type { Words } from "../words/words";

/** What a bot is called; one from an outside package, for which there are no words, goes by its own name. */
export function botTitle(words: Words, bot: string): string {
  const [name = "", style] = bot.split("@");
  const key = `bot-${name}`;
  const called = words.has(key) ? words.word(key) : name;
  return style ? words.word("bot-styled", { bot: called, style: styleTitle(words, style) }) : called;
}

/** What the style of a level is called. */
export function styleTitle(words: Words, style: string): string {
  const key = `style-${style}`;
  return words.has(key) ? words.word(key) : style;
}

function plainName(words: Words, seat: SeatInfo): string {
  return seat.name || (seat.bot ? botTitle(words, seat.bot) : "");
}

/** The names by seat; nothing for a seat that is open. */
export function namesOf(info: ListedTable, words: Words): string[] {
  const seen = new Map<string, number>();
  return info.seats.map((seat) => {
    const name = plainName(words, seat);
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    const values: Record<string, Value> = { name, number };
    return name && number > 1 ? words.word("name-again", values) : name;
  });
}
