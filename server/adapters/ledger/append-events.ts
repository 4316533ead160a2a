/** One append, to the end: sent, and where its outcome stays unknown sent again with the same bytes, until it is known or patience ends. */
import {
  AccessDeniedError,
  type AppendToStreamOptions,
  InvalidArgumentError,
  isCommandError,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  RequiredMetadataPropertyMissingError,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { type Appended, LedgerUnavailable, type Revision, UnknownOutcome, WrongRevision } from '../../ports/ledger.ts';
import { type AppendGate, GateClosed } from './append-gate.ts';
import { neverConnected } from './broken-connection.ts';
import type { Connection } from './connection.ts';
import type { StoredForm } from './envelope.ts';
import { withTimeout } from './timeout.ts';

/** Milliseconds before each sending; the client itself would wait for ever. */
const PAUSES = [0, 50, 200, 600, 1_500, 3_000];

/** Timeouts until an append is given up; the pauses cover a restart of the server, this a server that does not answer at all. */
const PATIENCE = 2.5;

export type Sending = { connection: Connection; gate: AppendGate; timeoutMs: number };

/** @throws WrongRevision | UnknownOutcome | LedgerUnavailable */
export async function sendUntilKnown(
  sending: Sending,
  stream: string,
  expected: Revision,
  events: readonly StoredForm[],
): Promise<Appended> {
  let maybeStored = false;
  let last: unknown;
  const giveUpAt = Date.now() + PATIENCE * sending.timeoutMs;
  for (const pause of PAUSES) {
    if (Date.now() > giveUpAt) break;
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
    try {
      return await send(sending, stream, expected, events);
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) throw new WrongRevision(`${stream} is not at ${expected}`);
      if (isFinal(error)) throw error;
      sending.connection.failed(error);
      maybeStored ||= !surelyNotStored(error);
      last = error;
    }
  }
  const what = `append to ${stream} at ${expected}: ${last instanceof Error ? last.message : String(last)}`;
  throw maybeStored ? new UnknownOutcome(what, { cause: last }) : new LedgerUnavailable(what, { cause: last });
}

async function send(
  { connection, gate, timeoutMs }: Sending,
  stream: string,
  expected: Revision,
  events: readonly StoredForm[],
): Promise<Appended> {
  const messages = events.map((event) => jsonEvent(event as StoredForm & { data: Record<string, unknown> }));
  const options: AppendToStreamOptions = {
    expectedRevision: expected === 'none' ? NO_STREAM : expected,
    deadline: timeoutMs,
  };
  const sent = gate.pass(() => connection.client.appendToStream(stream, messages, options), timeoutMs);
  const { nextExpectedRevision, position } = await withTimeout(sent, timeoutMs);
  if (!position) throw new Error(`the append to ${stream} was answered without a position`);
  return { revision: nextExpectedRevision, position: position.commit };
}

/** Refusals that sending again cannot change: a bug of ours or a setting of the server. */
const FINAL = [
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  RequiredMetadataPropertyMissingError,
  StreamDeletedError,
];

const isFinal = (error: unknown): boolean => FINAL.some((type) => error instanceof type);

/** Everything else (timeout, cancelled, a connection broken after sending) leaves the outcome open. */
function surelyNotStored(error: unknown): boolean {
  if (error instanceof GateClosed) return true;
  if (neverConnected(error)) return true;
  // The embedded server's full queue or disk, or its draining, says so in the text.
  return (
    error instanceof Error && isCommandError(error) && /recognize (UNAVAILABLE|RESOURCE_EXHAUSTED)/.test(error.message)
  );
}
