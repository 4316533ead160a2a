/**
 * Asks the event store for all that Nesie needs of it, over the connections that Nesie uses: an append, a read of the
 * leader, a subscription. Each of the three may fail while the others work: EventStoreDB asks for the password once a
 * call, and one call carries all appends (D0248).
 *
 * The append is of the same event at the same revision each time: only the first is stored, but every one passes
 * rights, disk and database up to the leader's log.
 */
import { type AppendToStreamOptions, BACKWARDS, END, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import type { Connection } from './connection.ts';
import { whole } from './read-events.ts';
import { withTimeout } from './timeout.ts';
import { type Trouble, troubleOf } from './trouble.ts';

const STREAM = 'write-probe';
const EVENT = jsonEvent({ id: '3f0c1f0e-6f43-4a5c-9d5e-0b7a2c9d4e11', type: 'WriteProbed', data: {} });

/** After this the caller gets the last known reason. */
const PATIENCE_MS = 1_500;

export type Connections = Readonly<Record<'writing' | 'leader' | 'lagging', Connection>>;

export class Probe {
  readonly #connections: Connections;
  readonly #timeoutMs: number;
  readonly #url: string;
  #asking: Promise<Trouble | undefined> | undefined;
  #last: Trouble | undefined;

  constructor(connections: Connections, timeoutMs: number, url: string) {
    this.#connections = connections;
    this.#timeoutMs = timeoutMs;
    this.#url = url;
  }

  /** Undefined if everything works. */
  async trouble(): Promise<Trouble | undefined> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    return withTimeout(this.#asking, PATIENCE_MS).catch(async (late) => this.#last ?? troubleOf(late, this.#url));
  }

  async #ask(): Promise<Trouble | undefined> {
    const { writing, leader, lagging } = this.#connections;
    const answers = await Promise.all([
      this.#answer(writing, 'takes no write', (connection) => this.#append(connection)),
      this.#answer(leader, 'answers no read', (connection) => this.#read(connection)),
      this.#answer(lagging, 'brings no events', subscribed),
    ]);
    this.#last = answers.find((trouble) => trouble !== undefined);
    return this.#last;
  }

  async #answer(
    connection: Connection,
    lacking: string,
    ask: (connection: Connection) => Promise<unknown>,
  ): Promise<Trouble | undefined> {
    try {
      await withTimeout(ask(connection), this.#timeoutMs);
      return undefined;
    } catch (error) {
      connection.failed(error);
      return troubleOf(error, this.#url, lacking);
    }
  }

  #append({ client }: Connection): Promise<unknown> {
    const deadline = this.#timeoutMs;
    const options: AppendToStreamOptions = { expectedRevision: NO_STREAM, deadline, requiresLeader: true };
    return client.appendToStream(STREAM, EVENT, options);
  }

  #read({ client, asking }: Connection): Promise<unknown> {
    const newest = { ...asking, direction: BACKWARDS, fromPosition: END, maxCount: 1 } as const;
    return whole(client.readAll(newest), this.#timeoutMs);
  }
}

async function subscribed({ client, asking }: Connection): Promise<void> {
  const subscription = client.subscribeToAll({ ...asking, fromPosition: END });
  try {
    await new Promise<void>((resolve, reject) => {
      subscription.once('confirmation', resolve);
      // It stays: an error that comes while the subscription ends would stop the process.
      subscription.on('error', reject);
      subscription.once('close', () => reject(new Error('closed before its end')));
    });
  } finally {
    await subscription.unsubscribe().catch(() => undefined);
    subscription.destroy();
  }
}
