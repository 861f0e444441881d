// The API of the server over HTTP, typed; whatever it refuses becomes a Refused with the server's own sentence.
import type {
  Catalogue,
  CheckedOptions,
  Explanation,
  Fork,
  Founded,
  Join,
  Listing,
  NewTable,
  Problem,
  ReplayStep,
  SeatKey,
  TableInfo,
  Value,
  Verdict,
  WantedOptions,
} from "../protocol.gen";
import { root } from "./root";

/** The server said no, or could not be reached (code `offline`). */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly values: Readonly<Record<string, Value>> = {},
  ) {
    super(message);
  }
}

/** What was thrown as a refusal, for a page that has nothing else to show. */
export function refusedOf(error: unknown): Refused {
  return error instanceof Refused ? error : new Refused("failure", "", 0);
}

let language = "en";

/** In which language the server shall say why not. */
export function askIn(wanted: string): void {
  language = wanted;
}

interface Request {
  readonly method?: string;
  readonly body?: unknown;
  readonly keys?: readonly string[];
  readonly raw?: BodyInit;
  readonly id?: string;
}

async function fetched(path: string, { method, body, keys, raw, id }: Request = {}): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language, Accept: "application/json, text/plain" };
  if (keys?.length) headers.Authorization = `Bearer ${keys.join(".")}`;
  if (id) headers["Idempotency-Key"] = id;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const content = body === undefined ? raw : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(`${root}/api${path}`, { method: method ?? "GET", headers, body: content });
  } catch {
    throw new Refused("offline", "", 0);
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(problem?.code ?? "failure", problem?.message ?? answer.statusText, answer.status, problem?.values);
}

async function json<T>(path: string, request?: Request): Promise<T> {
  const answer = await fetched(path, request);
  return answer.json().catch(() => {
    throw new Refused("offline", "", 0); // it broke off in the middle
  }) as Promise<T>;
}

export const api = {
  games: () => json<Catalogue>("/games"),
  /** of a language or, as `cs/harvest`, of a game in it */
  words: async (whose: string) => (await fetched(`/words/${whose}`)).text(),
  /** our tables of printed things, by their names */
  printed: (game: string) => json<Record<string, Record<string, unknown>>>(`/games/${game}/tables`),
  check: (game: string, wanted: WantedOptions) =>
    json<CheckedOptions>(`/games/${game}/check`, { method: "POST", body: wanted }),
  tables: () => json<Listing[]>("/tables"),
  table: (table: string) => json<TableInfo>(`/tables/${table}`),
  open: (wanted: NewTable) => json<Founded>("/tables", { method: "POST", body: wanted }),
  join: (table: string, seat: number, who: Join) =>
    json<SeatKey>(`/tables/${table}/seats/${seat}`, { method: "POST", body: who }),
  mine: (keys: readonly string[]) => json<Listing[]>("/mine", { method: "POST", body: { keys } }),
  remove: (table: string, keys: readonly string[]) => fetched(`/tables/${table}`, { method: "DELETE", keys }),
  fork: (table: string, wanted: Fork, keys: readonly string[]) =>
    json<Founded>(`/tables/${table}/fork`, { method: "POST", body: wanted, keys }),
  upload: (record: Blob, id: string) => json<Founded>("/records/", { method: "POST", raw: record, id }),
  verify: (table: string) => json<Verdict>(`/tables/${table}/verify`),
  step: (table: string, step: number, seat: number | null, keys: readonly string[]) =>
    json<ReplayStep>(`/tables/${table}/steps/${step}${seat === null ? "" : `?seat=${seat}`}`, { keys }),
  why: (table: string, step: number, seat: number | null, keys: readonly string[]) =>
    json<Explanation>(`/tables/${table}/steps/${step}/why${seat === null ? "" : `?seat=${seat}`}`, { keys }),
  get: json,
};
