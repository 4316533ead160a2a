/**
 * `npm run ledger -- user`: gives an EventStoreDB a user that Nesie connects as. He reads and appends; deleting a
 * stream and writing its metadata are left to administrators, for every other user too. The rights belong to a group,
 * so that a second user takes nothing from the first (D0251).
 */
import { setTimeout as wait } from 'node:timers/promises';
import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  type RecordedEvent,
  StreamNotFoundError,
  UnavailableError,
} from '@eventstore/db-client';
import { HttpFailure, type StoreUsers, storeUsers } from './store-users.ts';

/** A server that has just started elects its leader first. */
const PATIENCE_MS = 120_000;
const ADMINS = '$admins';
/** Whoever connects as Nesie. */
export const GROUP = 'nesie-services';
/** Everybody, where a right is not limited. */
const EVERYBODY = '$all';

const METADATA = '$metadata';

/**
 * `$r` read, `$w` write, `$d` delete, `$mr` and `$mw` the same of metadata: of streams that have no rights of their
 * own, and of `$all`, which as a stream of the system would be left to administrators.
 */
const RIGHTS: readonly Wanted[] = [
  {
    stream: '$settings',
    type: 'update-default-acl',
    lists: {
      $userStreamAcl: { $r: [ADMINS, GROUP], $w: [ADMINS, GROUP], $d: [ADMINS], $mr: [ADMINS, GROUP], $mw: [ADMINS] },
      $systemStreamAcl: { $r: [ADMINS], $w: [ADMINS], $d: [ADMINS], $mr: [ADMINS], $mw: [ADMINS] },
    },
  },
  { stream: '$$$all', type: METADATA, lists: { $acl: { $r: [ADMINS, GROUP] } } },
];

/** `admin` is the address of the store with its administrator. */
export type Wished = { admin: string; user: string; password: string };
type Say = (line: string) => void | Promise<void>;

/** Repeatable: what is there stays. */
export async function limitUser(wished: Wished, say: Say, users = storeUsers(wished.admin)): Promise<void> {
  const { user, password } = wished;
  // The rights come first, so that a user who is made can read and append.
  const client = EventStoreDBClient.connectionString(wished.admin);
  try {
    for (const rights of RIGHTS) await patiently(() => keep(client, rights));
  } finally {
    await client.dispose();
  }
  const made = await patiently(() => users.make(user, password, GROUP));
  await say(made ? `The user ${user} is made.` : `The user ${user} is there; his password stays.`);
  await say(`${user} reads and appends. Only administrators delete streams and write metadata.`);
}

export async function removeUser(user: string, say: Say, users: StoreUsers): Promise<void> {
  const there = await patiently(() => users.remove(user));
  await say(there ? `The user ${user} is removed.` : `There is no user ${user}.`);
}

type Lists = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
type Wanted = { stream: string; type: string; lists: Lists };

/** Appends what the last event of the stream does not say yet; whom it names besides keeps his rights. */
async function keep(client: EventStoreDBClient, { stream, type, lists }: Wanted): Promise<void> {
  const last = await lastOf(client, stream);
  const there = fieldsOf(last?.data);
  const added = Object.entries(lists).map(([name, rights]) => [name, withAll(fieldsOf(there[name]), rights)]);
  const wanted = { ...there, ...Object.fromEntries(added) };
  if (JSON.stringify(last?.data) === JSON.stringify(wanted)) return;
  await client.appendToStream(stream, jsonEvent({ type, data: wanted }), {
    expectedRevision: last?.revision ?? NO_STREAM,
  });
}

type Fields = Record<string, unknown>;
const fieldsOf = (data: unknown): Fields => (typeof data === 'object' && data !== null ? { ...data } : {});

/** A right is a name or a list of names. */
const namesIn = (right: unknown): string[] => [right].flat().filter((name) => typeof name === 'string');

const withAll = (there: Fields, rights: Lists[string]): Fields => ({
  ...there,
  ...Object.fromEntries(
    Object.entries(rights).map(([right, names]) => {
      const all = new Set([...namesIn(there[right]), ...names]);
      all.delete(EVERYBODY);
      return [right, [...all]];
    }),
  ),
});

async function lastOf(client: EventStoreDBClient, stream: string) {
  const options = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const;
  let last: RecordedEvent | undefined;
  try {
    // Read to its end: the client does not close while a read is open.
    for await (const { event } of client.readStream(stream, options)) last = event;
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return last;
}

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end || !isPassing(error)) throw error;
      await wait(1_000);
    }
  }
}

/** It starts, or has no leader yet. */
const isPassing = (error: unknown): boolean =>
  error instanceof UnavailableError ||
  (error instanceof HttpFailure && error.status >= 500) ||
  ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'].includes(
    (error as { code?: string }).code ?? '',
  );
