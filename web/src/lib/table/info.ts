// What a table is, for every page that speaks of one: its title, whether it is over, and where one could sit down.
import type { ListedTable, Seat, TableInfo } from "../../protocol.gen";
import { t, titleOf } from "../speech.svelte";

export const LONGEST_NAME = 40; // characters of a name; the server has the last word

/** What a table is called: its game and, if somebody gave it one, its name. */
export function tableTitle({ game, name }: ListedTable): string {
  return name ? t("play-title", { game: titleOf(game), name }) : titleOf(game);
}

export function isOver({ status }: ListedTable): boolean {
  return status === "finished" || status === "abandoned";
}

export function freeSeats({ seats }: ListedTable): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === "open" ? [seat] : []));
}

/** The files of an own box that a table plays with in place of ours. */
export function ownTables({ options }: Pick<TableInfo, "options">): string[] {
  const { data } = options as { data?: Readonly<Record<string, unknown>> };
  return Object.keys(data ?? {}).map((name) => `${name}.json`);
}
