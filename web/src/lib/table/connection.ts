// The line to a table: a socket or, where sockets are blocked, server-sent events and POST. It comes back by itself and
// asks for what it missed.
import type { Bye, Done, Incoming, No, Outgoing, Pong, Problem, Seat, Update } from "../../protocol.gen";
import { Refused } from "../api";
import { root } from "../root";

export type LineState = "connecting" | "open" | "lost" | "closed";
type Answer = Done | No | Pong;
// Each message as it is sent, without its id: the line numbers them.
type Unnumbered<Kind> = Kind extends Incoming ? Omit<Kind, "id"> : never;
export type Outcoming = Unnumbered<Incoming>;

export interface Ends {
  readonly keys: readonly string[];
  readonly table: string;
  /** what one has: the `n` of the last update, and how many lines of talk */
  have(): { have: number | null; lines: number };
  hear(message: Outgoing): void;
  changed(state: LineState): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
// A line that is dead without knowing it is found out by a question that nobody answers: in less than 5 s.
const BEAT = 2000; // ms of silence before it is asked
const HIDDEN_BEAT = 25_000; // where nobody looks, a phone may sleep
const PATIENCE = 2500; // ms for an answer, before the line is called lost
const LAST_PATIENCE = 6000; // ms more, before another one is tried: a server that is busy need not welcome all again
const DIALLING = 15_000; // ms for a welcome
const LATEST = 15_000; // for so long, an answer waits for the update that shows it

/** The line was lost before an answer came: whether it was done will be seen when it is back. */
export class Lost extends Error {
  constructor(readonly wasSent = true) {
    super();
  }
}

const canDial = (): boolean => typeof globalThis.WebSocket === "function";

/** What the server refuses over HTTP, as a socket would say it. */
function refusalOf({ code, values }: Problem, id: string): No {
  return { kind: "refused", id, code, message: { key: `error-${code}`, values }, rule: "" };
}

/** What was done; raises Refused if it was not. */
export function doneOf(answer: Answer): Done {
  if (answer.kind === "done") return answer;
  throw answer.kind === "refused" ? new Refused(answer.code, "", 0, answer.message.values) : new Lost();
}

/** Say something without a line, for whoever lost it, or the key that it needs; raises Refused. */
export async function posted(keys: readonly string[], message: Outcoming): Promise<Done> {
  const answer = await post(keys, JSON.stringify(message), "").catch(() => null);
  if (!answer) throw new Refused("offline", "", 0);
  return doneOf(answer);
}

async function post(keys: readonly string[], text: string, id: string, signal?: AbortSignal): Promise<Answer> {
  const headers = { Authorization: `Bearer ${keys.join(".")}`, "Content-Type": "application/json" };
  try {
    const answer = await fetch(`${root}/api/send`, { method: "POST", headers, body: text, signal });
    const said = (await answer.json()) as Answer | Problem;
    return "kind" in said ? said : refusalOf(said, id);
  } catch {
    throw new Lost();
  }
}

export class Connection {
  private socket: WebSocket | null = null;
  private events: EventSource | null = null;
  private waiting = new Map<string, { resolve(answer: Answer): void; reject(error: Error): void }>();
  private number = 0;
  private posted: Promise<unknown> = Promise.resolve();
  private updates = new Map<Seat | null, Update>();
  private catchingUp = new Set<() => void>();
  private wait = FIRST_WAIT;
  private timer = 0;
  private beat = 0;
  private cut = new AbortController();
  private isBlocked = !canDial();
  private wasOpen = false;
  /** it said welcome */
  private isUp = false;
  /** it is up, and gives no sign of life */
  private isSilent = false;
  /** that it is lost is known, and not only that it is not there yet */
  private isMissed = false;
  private isOver = false;

  constructor(private readonly ends: Ends) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.fear);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Say something; resolves with what comes of it. */
  async ask(message: Outcoming): Promise<Answer> {
    this.number += 1;
    const id = `c${this.number}`;
    const text = JSON.stringify({ ...message, id });
    if (this.isSilent) throw new Lost(false); // whether what is sent now arrives, nobody would ever know
    if (this.events) return this.askByPost(message, text, id);
    const socket = this.socket;
    if (!socket || socket.readyState !== socket.OPEN) throw new Lost(false); // some browsers have no `WebSocket.OPEN` to ask
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      socket.send(text);
    });
  }

  close(): void {
    this.isOver = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.fear);
    document.removeEventListener("visibilitychange", this.hurry);
    this.drop();
  }

  private open(): void {
    if (this.isOver) return;
    this.ends.changed(this.isMissed ? "lost" : "connecting");
    if (this.isBlocked) this.listen();
    else this.dial();
    this.beat = window.setTimeout(() => {
      if (!this.wasOpen) this.isBlocked = !(this.isBlocked && canDial()); // who knows: the other way
      this.again(0);
    }, DIALLING);
  }

  private dial(): void {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}${root}/api/socket`);
    this.socket = socket;
    let wasHeard = false;
    socket.onopen = () => {
      const { keys, table } = this.ends;
      socket.send(
        JSON.stringify({ kind: "hello", id: "hello", keys, table: keys.length ? "" : table, ...this.ends.have() }),
      );
    };
    socket.onmessage = (event) => {
      wasHeard = true;
      this.heard(JSON.parse(String(event.data)) as Outgoing);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return; // it was given up before
      // A socket that never worked is blocked on the way: then there are events. One that did work comes back.
      if (!wasHeard && !this.wasOpen) this.isBlocked = true;
      this.again(wasHeard || this.wasOpen ? undefined : 0);
    };
  }

  private listen(): void {
    const { keys, table } = this.ends;
    const { have, lines } = this.ends.have();
    const query = new URLSearchParams({ keys: keys.join("."), table: keys.length ? "" : table, lines: String(lines) });
    if (have !== null) query.set("have", String(have));
    const address = `${root}/api/events?${query}`;
    const events = new EventSource(address);
    this.events = events;
    events.onmessage = (event) => this.heard(JSON.parse(String(event.data)) as Outgoing);
    events.onerror = async () => {
      events.close();
      const no = this.wasOpen ? null : await whyNot(address);
      if (no) this.heard(no);
      if (!this.wasOpen) this.isBlocked = !canDial(); // the server was away rather than the socket blocked: who knows
      this.isMissed = true;
      if (this.events === events) this.again();
    };
  }

  /** As on a socket: one message after the other, and what came of it is seen before it is called done. */
  private async askByPost(message: Outcoming, text: string, id: string): Promise<Answer> {
    const { signal } = this.cut;
    const answer = this.posted.then(() => post(this.ends.keys, text, id, signal));
    this.posted = answer.catch(() => null);
    if ((await answer).kind === "done") await this.caughtUp(message, (await answer) as Done);
    return answer;
  }

  /** Until the update came that shows what was done: whoever acted on an older one would be refused. */
  private async caughtUp(message: Outcoming, { n }: Done): Promise<void> {
    const seat = ("seat" in message ? message.seat : null) ?? null;
    const isThere = (): boolean => {
      const update = this.updates.get(seat);
      return !update || (update.n >= n && !(message.kind === "hand_over" && update.hold?.seat === seat));
    };
    if (!this.events || isThere()) return;
    await new Promise<void>((resolve) => {
      const go = (): void => {
        clearTimeout(late);
        this.catchingUp.delete(look);
        resolve();
      };
      const look = (): void => {
        if (!this.events || isThere()) go();
      };
      const late = window.setTimeout(go, LATEST);
      this.catchingUp.add(look);
    });
  }

  private heard(message: Outgoing): void {
    if (message.kind === "welcome") {
      this.wasOpen = this.isMissed = this.isUp = true;
      this.wait = FIRST_WAIT;
      this.ends.changed("open");
    } else if (message.kind === "bye") {
      this.leave(message);
    } else if (message.kind === "refused" && message.id === "hello") {
      if (message.code === "too-many") return; // later it may well be let in
      this.isOver = true; // the link is dead: trying again is of no use
      this.ends.changed("closed");
    }
    this.alive();
    if ("id" in message && message.id) {
      this.waiting.get(message.id)?.resolve(message);
      this.waiting.delete(message.id);
    }
    this.ends.hear(message);
    if (message.kind === "update") this.updates.set(message.seat, message);
    for (const look of this.catchingUp) look();
  }

  private leave(bye: Bye): void {
    if (!bye.is_final) return;
    this.isOver = true;
    this.ends.changed("closed");
  }

  private again(wait?: number): void {
    this.drop();
    if (this.isOver) return;
    if (this.isMissed) this.ends.changed("lost");
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), wait ?? this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private drop(): void {
    clearTimeout(this.beat);
    const { socket, events } = this;
    this.socket = null;
    this.events = null;
    socket?.close(); // a dead line may take minutes to notice that it was closed
    events?.close();
    this.isUp = this.isSilent = false;
    this.cut.abort();
    this.cut = new AbortController();
    for (const each of this.waiting.values()) each.reject(new Lost());
    this.waiting.clear();
    for (const look of this.catchingUp) look();
  }

  // -- is anybody there? -----------------------------------------------------------------------------------------------

  /** Something was heard. */
  private alive(): void {
    if (!this.isUp || this.isOver) return;
    if (this.isSilent) this.ends.changed("open");
    this.isSilent = false;
    clearTimeout(this.beat);
    this.beat = window.setTimeout(() => this.probe(), document.hidden ? HIDDEN_BEAT : BEAT);
  }

  /** Ask for a sign of life; events bring theirs by themselves. */
  private probe(): void {
    if (this.socket) void this.ask({ kind: "ping" }).catch(() => null);
    clearTimeout(this.beat);
    this.beat = window.setTimeout(() => this.doubt(), PATIENCE);
  }

  private doubt(): void {
    this.isSilent = true;
    this.ends.changed("lost");
    clearTimeout(this.beat);
    this.beat = window.setTimeout(() => this.again(0), LAST_PATIENCE);
  }

  /** The browser says that there is no network; if there is one all the same, an answer tells. */
  private fear = (): void => {
    if (!this.isUp) return;
    this.probe();
    this.doubt();
  };

  /** Somebody looks, or the network is back. */
  private hurry = (): void => {
    if (this.isOver || document.hidden) return;
    const isDialling = (this.socket ?? this.events) !== null && !this.isUp;
    if (this.isUp && !this.isSilent) this.probe();
    else if (!isDialling) {
      this.drop(); // by another way, a silent line may be there at once
      clearTimeout(this.timer);
      this.open();
    }
  };
}

/** A stream of events that does not begin does not say why; a plain request does. */
async function whyNot(address: string): Promise<No | null> {
  const stop = new AbortController();
  try {
    const answer = await fetch(address, { signal: stop.signal });
    const isFinal = answer.status === 403 || answer.status === 404;
    return isFinal ? refusalOf((await answer.json()) as Problem, "hello") : null;
  } catch {
    return null;
  } finally {
    stop.abort();
  }
}
