/**
 * All refusals of the event store and its client (D0037). The first matching row counts. For an append: `not stored`, a
 * retry may help; `unknown`, send the same bytes again to find out; `final`, nothing is stored and a retry changes
 * nothing. `passes`: a read may be retried.
 */
import {
  AccessDeniedError,
  CancelledError,
  DeadlineExceededError,
  InvalidArgumentError,
  InvalidTransactionError,
  MaxAppendSizeExceededError,
  NotLeaderError,
  RequiredMetadataPropertyMissingError,
  StreamDeletedError,
  TimeoutError,
  UnavailableError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import { LedgerRefused } from '../../ports/ledger.ts';
import { GateClosed } from './append-gate.ts';
import { TimedOut } from './timeout.ts';

export type Refusal = { name: string; outcome: 'not stored' | 'unknown' | 'final'; passes: boolean };
type Row = Refusal & { fits: (error: unknown) => boolean };

const row = (name: string, outcome: Refusal['outcome'], fits: Row['fits'], passes = outcome !== 'final'): Row => ({
  name,
  outcome,
  passes,
  fits,
});

type ErrorType = abstract new (...args: never) => Error;
const is =
  (...types: readonly ErrorType[]) =>
  (error: unknown): boolean =>
    types.some((type) => error instanceof type);
const says =
  (words: RegExp) =>
  (error: unknown): boolean =>
    error instanceof Error && words.test(error.message);
const hasCode =
  (code: status) =>
  (error: unknown): boolean =>
    (error as { code?: unknown } | null)?.code === code;

const unavailable = (error: unknown): boolean => is(UnavailableError)(error) || hasCode(status.UNAVAILABLE)(error);

const ROWS: readonly Row[] = [
  row('wrong revision', 'final', is(WrongExpectedVersionError)),
  // The node may have stored an append before it stopped leading.
  row('not the leader', 'unknown', is(NotLeaderError)),
  row('not ready', 'not stored', says(/Server Is Not Ready/)),
  row('no leader known', 'not stored', says(/No leader info available/)),
  row('too busy', 'not stored', says(/Server Is (Too )?Busy/)),
  row('not authenticated', 'final', hasCode(status.UNAUTHENTICATED)),
  row('access denied', 'final', is(AccessDeniedError)),
  row('access denied', 'final', hasCode(status.PERMISSION_DENIED)),
  row('stream deleted', 'final', is(StreamDeletedError)),
  // Some of the event ids are in the stream and some are not.
  row('invalid transaction', 'final', is(InvalidTransactionError)),
  row('too large', 'final', is(MaxAppendSizeExceededError)),
  row('malformed', 'final', is(InvalidArgumentError, RequiredMetadataPropertyMissingError)),
  row('malformed', 'final', says(/recognize (INVALID_ARGUMENT|FAILED_PRECONDITION|Bad Request)/)),
  row('deadline of the server', 'unknown', is(DeadlineExceededError, TimeoutError)),
  row('deadline of ours', 'unknown', is(TimedOut)),
  row('no room to send', 'not stored', is(GateClosed)),
  // The embedded server answers these three for an append of which nothing is stored.
  row('fault of the server', 'final', says(/recognize INTERNAL: /)),
  row('disk full', 'not stored', says(/RESOURCE_EXHAUSTED: /)),
  row('refused for now', 'not stored', says(/recognize UNAVAILABLE: /)),
  row('no node found', 'not stored', says(/^Failed to discover/)),
  row(
    'not connected',
    'not stored',
    (error) => unavailable(error) && says(/No connection established|ECONNREFUSED/)(error),
  ),
  row('connection lost', 'unknown', unavailable),
  row('connection closed', 'unknown', says(/Session closed|GOAWAY|closed before its end/)),
  row('stream reset', 'unknown', says(/RST_STREAM/)),
  row('cancelled', 'unknown', is(CancelledError)),
  row('cancelled', 'unknown', hasCode(status.CANCELLED)),
];

const UNFORESEEN: Refusal = { name: 'unforeseen', outcome: 'unknown', passes: false };

export const refusalOf = (error: unknown): Refusal => ROWS.find(({ fits }) => fits(error)) ?? UNFORESEEN;

/** A sentence for logs and for the person who fixes the fault. */
export const whyRefused = (what: string, error: unknown): string =>
  `${what}: ${refusalOf(error).name} (${error instanceof Error ? error.message : String(error)})`;

const CLOSED_TO_US: ReadonlySet<string> = new Set(['not authenticated', 'access denied']);

/**
 * What the port throws for a final refusal. An administrator can give credentials and rights back without a new start,
 * so that their lack is an outage for whoever asks meanwhile: `Away`.
 */
export function refusedFor(what: string, error: unknown, Away: new (...of: ErrorOf) => Error): Error {
  const Refused = CLOSED_TO_US.has(refusalOf(error).name) ? Away : LedgerRefused;
  return new Refused(whyRefused(what, error), { cause: error });
}
type ErrorOf = ConstructorParameters<ErrorConstructor>;
