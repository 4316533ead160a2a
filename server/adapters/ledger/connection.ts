/** The client can be replaced, since db-client 6.2.1 never recovers from some failures. */
import { EventStoreDBClient, isCommandError } from '@eventstore/db-client';
import { AppendGate } from './append-gate.ts';
import { refusalOf } from './refusals.ts';
import { withTimeout } from './timeout.ts';

/** On closing, the client waits for each call, and a call to a dead server may never end. */
const FAREWELL_MS = 3_000;
/** What others still ask of a replaced client may end by then. */
const LEFT_MS = 30_000;
/** Many calls fail at one moment, of one cause. */
const RENEWED_EVERY_MS = 1_000;

/** The client goes on with the files and the node that it has; a new one reads and looks anew (D0247). */
const OF_CONNECTION: ReadonlySet<string> = new Set([
  'deadline of ours',
  'not connected',
  'connection lost',
  'connection closed',
]);

export class Connection {
  readonly #url: string;
  /** With `requiresLeader` other nodes refuse the call; the client then turns to the leader. */
  readonly asking: { requiresLeader: boolean };
  #client: EventStoreDBClient;
  #gate = new AppendGate();
  #renewedAt = Number.NEGATIVE_INFINITY;
  readonly #left = new Map<EventStoreDBClient, NodeJS.Timeout>();

  constructor(url: string, requiresLeader: boolean) {
    this.#url = lookingOnSoon(url);
    this.asking = { requiresLeader };
    this.#client = EventStoreDBClient.connectionString(this.#url);
  }

  /** Changes when the client is replaced, so read it for every call. */
  get client(): EventStoreDBClient {
    return this.#client;
  }

  /** Of the present client: what waits for a silent node must not hold back those who have left it. */
  get gate(): AppendGate {
    return this.#gate;
  }

  /** Call it for every failed call. */
  failed(error: unknown): void {
    const again = performance.now() - this.#renewedAt >= RENEWED_EVERY_MS;
    if (isKeptByTheClient(error) || (again && OF_CONNECTION.has(refusalOf(error).name))) this.renew();
  }

  /** A new client looks for a node again. */
  renew(): void {
    const left = this.#client;
    this.#left.set(left, setTimeout(() => this.#leave(left), LEFT_MS).unref());
    this.#client = EventStoreDBClient.connectionString(this.#url);
    this.#gate = new AppendGate();
    this.#renewedAt = performance.now();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#left.keys(), this.#client].map((client) => this.#leave(client)));
  }

  async #leave(client: EventStoreDBClient): Promise<void> {
    clearTimeout(this.#left.get(client));
    this.#left.delete(client);
    await withTimeout(client.dispose(), FAREWELL_MS).catch(() => undefined);
  }
}

/** The client repeats a failed discovery or feature query as the answer to every later call. */
function isKeptByTheClient(error: unknown): boolean {
  if (refusalOf(error).name === 'no node found') return true;
  return error instanceof Error && !isCommandError(error) && 'code' in error && typeof error.code === 'number';
}

/** Where nodes are looked for, a silent one is asked for one second: the client would ask it for five. */
function lookingOnSoon(url: string): string {
  const [address = '', query] = url.split('?');
  const looks = address.includes('+discover') || address.replace(/^.*@/, '').includes(',');
  if (!looks || /(^|&)gossipTimeout=/i.test(query ?? '')) return url;
  return `${url}${query === undefined ? '?' : '&'}gossipTimeout=1`;
}
