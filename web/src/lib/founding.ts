// Opening tables: new ones, forks and uploaded records. Whoever lost the answer and asks for the same again, as long as
// the window is open, comes to the same table.
import type { Fork, Founded, NewTable } from "../protocol.gen";
import { api } from "./api";
import { keepFounded } from "./keys";
import { insist } from "./pending";

function found(what: string, about: string, send: (request_id: string) => Promise<Founded>): Promise<Founded> {
  const keeping = async (request_id: string): Promise<Founded> => {
    const founded = await send(request_id);
    keepFounded(founded);
    return founded;
  };
  return insist(`krajina-asked-${what}`, about, keeping, "sessionStorage");
}

/** Open a table and keep its keys; raises Refused. */
export function openTable(wanted: NewTable): Promise<Founded> {
  const about = JSON.stringify(wanted, (name, value) => (name === "salt" ? undefined : value)); // each time another one
  return found("open", about, (request_id) => api.open({ ...wanted, request_id }));
}

/** Open a table that starts where another one stood; raises Refused. */
export function forkTable(table: string, wanted: Fork, keys: readonly string[]): Promise<Founded> {
  const about = JSON.stringify([table, wanted]);
  return found("fork", about, (request_id) => api.fork(table, { ...wanted, request_id }, keys));
}

/** Keep a record from elsewhere; raises Refused. */
export function uploadRecord(file: File): Promise<Founded> {
  const about = JSON.stringify([file.name, file.size, file.lastModified]);
  return found("upload", about, (request_id) => api.upload(file, request_id));
}
