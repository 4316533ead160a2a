/** A client that can be replaced: after some failures db-client 6.2.1 never comes back. */
import { EventStoreDBClient, isCommandError } from '@eventstore/db-client';
import { refusalOf } from './refusals.ts';
import { withTimeout } from './timeout.ts';

/** A call to a dead server may never end, and the client waits for each of its calls. */
const FAREWELL_MS = 3_000;

export class Connection {
  readonly #url: string;
  /** For each call: whether a node that is not the leader has to refuse it. The client then turns to the leader by itself. */
  readonly asking: { requiresLeader: boolean };
  #client: EventStoreDBClient;

  constructor(url: string, requiresLeader: boolean) {
    this.#url = url;
    this.asking = { requiresLeader };
    this.#client = EventStoreDBClient.connectionString(url);
  }

  /** Ask for it anew for each call. */
  get client(): EventStoreDBClient {
    return this.#client;
  }

  /** To be told of every failed call. */
  failed(error: unknown): void {
    if (isKeptByTheClient(error)) this.renew();
  }

  /** A new client looks for a node again. */
  renew(): void {
    this.#client = EventStoreDBClient.connectionString(this.#url);
  }

  async close(): Promise<void> {
    await withTimeout(this.#client.dispose(), FAREWELL_MS).catch(() => undefined);
  }
}

/** The client keeps a failed discovery, and a failed question for the server's features, as the answer to every later call. */
function isKeptByTheClient(error: unknown): boolean {
  if (refusalOf(error).name === 'no node found') return true;
  return error instanceof Error && !isCommandError(error) && 'code' in error && typeof error.code === 'number';
}
