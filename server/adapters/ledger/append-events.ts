/** While the outcome of an append is unknown, the same bytes are sent again until it is known or time runs out. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type AppendToStreamOptions, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { type Appended, NotAppended, type Revision, UnknownOutcome, WrongRevision } from '../../ports/ledger.ts';
import './client-mends.ts';
import type { Connection } from './connection.ts';
import type { StoredForm } from './envelope.ts';
import { refusalOf, refusedFor, whyRefused } from './refusals.ts';
import { patienceOf, withTimeout } from './timeout.ts';

/**
 * Milliseconds before each attempt; the last value repeats. A restart takes under a second, an election some seconds.
 */
const PAUSES = [0, 50, 200, 600, 1_000];

/** In timeouts; people wait for the answer. */
const PATIENCE = 1.6;

export type Sending = {
  connection: Connection;
  timeoutMs: number;
  /** Appends without an answer yet, by stream and content. */
  open: Map<string, Promise<Appended>>;
};

/**
 * Equal appends at the same moment share one call: EventStoreDB answers the second only after its two-second prepare
 * timeout. @throws WrongRevision | UnknownOutcome | LedgerUnavailable | LedgerRefused
 */
export async function sendUntilKnown(
  sending: Sending,
  stream: string,
  expected: Revision,
  events: readonly StoredForm[],
): Promise<Appended> {
  const key = `${stream} ${expected} ${events.map(({ id }) => id).join()}`;
  const open = sending.open.get(key);
  if (open !== undefined) return open;
  const sent = sendAgain(sending, stream, expected, events).finally(() => sending.open.delete(key));
  sending.open.set(key, sent);
  return sent;
}

async function sendAgain(
  sending: Sending,
  stream: string,
  expected: Revision,
  events: readonly StoredForm[],
): Promise<Appended> {
  let maybeStored = false;
  let last: unknown;
  const giveUpAt = Date.now() + PATIENCE * sending.timeoutMs;
  for (let tries = 0; tries === 0 || Date.now() < giveUpAt; tries++) {
    const pause = PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0;
    if (pause > 0) await sleep(pause * (0.5 + Math.random()));
    try {
      return await send(sending, stream, expected, events, patienceOf(tries, sending.timeoutMs));
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.name === 'wrong revision') throw new WrongRevision(`${stream} is not at ${expected}`);
      if (refusal.outcome === 'final') throw refusedFor(`append to ${stream}`, error, NotAppended);
      sending.connection.failed(error);
      maybeStored ||= refusal.outcome === 'unknown';
      last = error;
    }
  }
  const why = whyRefused(`append to ${stream} at ${expected}`, last);
  throw maybeStored ? new UnknownOutcome(why, { cause: last }) : new NotAppended(why, { cause: last });
}

const bytes = new TextEncoder();

/** Metadata as bytes: the client would turn an object into base64 and back, twice. */
const messageOf = ({ id, type, data, metadata }: StoredForm) =>
  jsonEvent({ id, type, data: data as Record<string, unknown>, metadata: bytes.encode(JSON.stringify(metadata)) });

async function send(
  { connection, timeoutMs }: Sending,
  stream: string,
  expected: Revision,
  events: readonly StoredForm[],
  patienceMs: number,
): Promise<Appended> {
  const messages = events.map(messageOf);
  const options: AppendToStreamOptions = {
    expectedRevision: expected === 'none' ? NO_STREAM : expected,
    deadline: timeoutMs,
    ...connection.asking,
  };
  const { client, gate } = connection;
  const sent = gate.pass(() => client.appendToStream(stream, messages, options), patienceMs);
  const { nextExpectedRevision, position } = await withTimeout(sent, patienceMs);
  if (!position) throw new Error(`the append to ${stream} was answered without a position`);
  return { revision: nextExpectedRevision, position: position.commit };
}
