/** The client can be replaced, since db-client 6.2.1 never recovers from some failures. */
import { EventStoreDBClient, isCommandError } from '@eventstore/db-client';
import { refusalOf } from './refusals.ts';
import { withTimeout } from './timeout.ts';

/** On closing, the client waits for each call, and a call to a dead server may never end. */
const FAREWELL_MS = 3_000;

export class Connection {
  readonly #url: string;
  /** With `requiresLeader` other nodes refuse the call; the client then turns to the leader. */
  readonly asking: { requiresLeader: boolean };
  #client: EventStoreDBClient;

  constructor(url: string, requiresLeader: boolean) {
    this.#url = url;
    this.asking = { requiresLeader };
    this.#client = EventStoreDBClient.connectionString(url);
  }

  /** Changes when the client is replaced, so read it for every call. */
  get client(): EventStoreDBClient {
    return this.#client;
  }

  /** Call it for every failed call. */
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

/** The client repeats a failed discovery or feature query as the answer to every later call. */
function isKeptByTheClient(error: unknown): boolean {
  if (refusalOf(error).name === 'no node found') return true;
  return error instanceof Error && !isCommandError(error) && 'code' in error && typeof error.code === 'number';
}
