// What this device asked for and has no answer to: each with the id by which the server gives the same answer again. It
// is kept before it is sent, so that neither a lost line nor a page that is left loses a seat or a table.
import { Refused } from "./api";
import { newRequestId } from "./salt";
import { type Storing, store, stored } from "./stored";

export interface Pending<About> {
  readonly request_id: string;
  /** what was asked for: something else is another request, with another id */
  readonly about: About;
}

const PAUSES = [500, 1500, 4000]; // ms before it is tried again
const AGAIN = new Set(["offline", "failure", "overloaded", "not-ready", "stale"]); // it may have been done all the same
const unsaved = new Map<string, unknown>(); // where a browser keeps nothing, at least until the page is left
const underWay = new Set<string>();

/** What was asked for at a place and is not answered yet; nothing while an answer is waited for. */
export function pendingAt<About>(place: string, where?: Storing): Pending<About> | null {
  return underWay.has(place) ? null : known(place, where);
}

/** Ask for something, and again if there is no answer. Until there is one, be it a refusal, the id is kept. */
export async function insist<About, Answer>(
  place: string,
  about: About,
  send: (request_id: string) => Promise<Answer>,
  where?: Storing,
): Promise<Answer> {
  const before = known<About>(place, where);
  const isSame = before !== null && JSON.stringify(before.about) === JSON.stringify(about);
  const pending = isSame ? before : { request_id: newRequestId(), about };
  if (!store(place, pending, where)) unsaved.set(place, pending);
  underWay.add(place);
  try {
    const answer = await patiently(() => send(pending.request_id));
    forget(place, where);
    return answer;
  } catch (error) {
    if (error instanceof Refused && !AGAIN.has(error.code) && error.code !== "too-many") forget(place, where);
    throw error;
  } finally {
    underWay.delete(place);
  }
}

function known<About>(place: string, where?: Storing): Pending<About> | null {
  return stored(place, (unsaved.get(place) ?? null) as Pending<About> | null, where);
}

function forget(place: string, where?: Storing): void {
  unsaved.delete(place);
  store(place, null, where);
}

async function patiently<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (const pause of PAUSES) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Refused) || !AGAIN.has(error.code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return send();
}
