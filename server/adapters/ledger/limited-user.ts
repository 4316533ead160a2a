/**
 * `npm run ledger -- user`: gives an EventStoreDB the user that Nesie connects as. He reads and appends; deleting a
 * stream and writing its metadata are left to administrators, for every other user too.
 */
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
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

/** A server that has just started elects its leader first. */
const PATIENCE_MS = 120_000;
const ADMINS = '$admins';

const METADATA = '$metadata';

/**
 * `$r` read, `$w` write, `$d` delete, `$mr` and `$mw` the same of metadata: of streams that have no rights of their
 * own, and of `$all`, which as a stream of the system would be left to administrators.
 */
const rightsOf = (user: string): readonly Kept[] => [
  {
    stream: '$settings',
    type: 'update-default-acl',
    data: {
      $userStreamAcl: { $r: [ADMINS, user], $w: [ADMINS, user], $d: ADMINS, $mr: [ADMINS, user], $mw: ADMINS },
      $systemStreamAcl: { $r: ADMINS, $w: ADMINS, $d: ADMINS, $mr: ADMINS, $mw: ADMINS },
    },
  },
  { stream: '$$$all', type: METADATA, data: { $acl: { $r: [ADMINS, user] } } },
];

/** `admin` is the address of the store with its administrator. */
export type Wished = { admin: string; user: string; password: string };

/** Repeatable: what is there stays. `usersAt` is where the server answers HTTP: the port of the address. */
export async function limitUser(
  wished: Wished,
  say: (line: string) => void | Promise<void>,
  usersAt = new URL(httpOf(wished.admin)),
): Promise<void> {
  const made = await patiently(() => makeUser(wished, usersAt));
  await say(made ? `The user ${wished.user} is made.` : `The user ${wished.user} is there; his password stays.`);
  const client = EventStoreDBClient.connectionString(wished.admin);
  try {
    for (const rights of rightsOf(wished.user)) await patiently(() => keep(client, rights));
  } finally {
    await client.dispose();
  }
  await say(`${wished.user} reads and appends. Only administrators delete streams and write metadata.`);
}

const httpOf = (url: string) => url.replace(/^esdb(\+discover)?:\/\/([^@]*@)?([^,/?]+).*$/, 'https://$3');

/** False if he is there already. */
function makeUser({ admin, user, password }: Wished, at: URL): Promise<boolean> {
  const [, login = ''] = /^[^:]+:\/\/([^@]*)@/.exec(admin) ?? [];
  const caFile = new URLSearchParams(admin.split('?')[1]).get('tlsCAFile');
  const body = JSON.stringify({ LoginName: user, FullName: 'Nesie', Groups: [], Password: password });
  const options = {
    method: 'POST',
    auth: decodeURIComponent(login),
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    ...(caFile === null ? {} : { ca: readFileSync(caFile) }),
  };
  return new Promise((resolve, reject) => {
    const call = request(new URL('/users/', at), options, ({ statusCode = 0 }) => {
      if (statusCode === 201 || statusCode === 409) resolve(statusCode === 201);
      else reject(new HttpFailure(statusCode));
    });
    call.on('error', reject);
    call.end(body);
  });
}

class HttpFailure extends Error {
  override name = 'HttpFailure';
  readonly status: number;
  constructor(status: number) {
    super(
      status === 401
        ? 'The event store refuses the administrator of EVENTSTORE_ADMIN_URL.'
        : `The event store answered ${status} to the new user.`,
    );
    this.status = status;
  }
}

type Kept = { stream: string; type: string; data: Record<string, unknown> };

/** Appends what the last event of the stream does not say yet. */
async function keep(client: EventStoreDBClient, { stream, type, data }: Kept): Promise<void> {
  const last = await lastOf(client, stream);
  const wanted = { ...(type === METADATA ? (last?.data as object) : {}), ...data };
  if (JSON.stringify(last?.data) === JSON.stringify(wanted)) return;
  await client.appendToStream(stream, jsonEvent({ type, data: wanted }), {
    expectedRevision: last?.revision ?? NO_STREAM,
  });
}

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
  ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN'].includes((error as { code?: string }).code ?? '');
