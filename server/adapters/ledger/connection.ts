/** A client that can be replaced. A failed discovery of a cluster stays in db-client 6.2.1 for ever, so after one the client is made anew. */
import { EventStoreDBClient } from '@eventstore/db-client';
import { foundNoNode } from './broken-connection.ts';
import { withTimeout } from './timeout.ts';

/** A call to a dead server may never end, and the client waits for each of its calls. */
const FAREWELL_MS = 3_000;

export class Connection {
  readonly #url: string;
  #client: EventStoreDBClient;

  constructor(url: string) {
    this.#url = url;
    this.#client = EventStoreDBClient.connectionString(url);
  }

  /** Ask for it anew for each call. */
  get client(): EventStoreDBClient {
    return this.#client;
  }

  /** To be told of every failed call. */
  failed(error: unknown): void {
    if (foundNoNode(error)) this.#client = EventStoreDBClient.connectionString(this.#url);
  }

  async close(): Promise<void> {
    await withTimeout(this.#client.dispose(), FAREWELL_MS).catch(() => undefined);
  }
}
