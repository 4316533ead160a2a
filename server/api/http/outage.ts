/** Which faults are an outage of something behind us, what may have been stored, and when to come again. Everything else is a bug (D0040). */
import type { RefusalCode } from '../../../schema/reference/refusals.ts';
import { LedgerUnavailable, NotAppended, UnknownOutcome } from '../../ports/ledger.ts';
import type { Doing } from './doing.ts';

export type Outage = {
  status: 503 | 507;
  code: Extract<RefusalCode, 'SERVICE_UNAVAILABLE' | 'OUTCOME_UNKNOWN' | 'STORAGE_FULL'>;
  retryAfterSeconds: number;
};

/** The answer did not come within the time of a call; what it began may still end. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

const AWAY: Outage = { status: 503, code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5 };
const UNKNOWN: Outage = { status: 503, code: 'OUTCOME_UNKNOWN', retryAfterSeconds: 5 };
const FULL: Outage = { status: 507, code: 'STORAGE_FULL', retryAfterSeconds: 60 };

/** A call that changes nothing can have stored nothing; one that has appended already may be half done, whatever broke afterwards. */
export function outageOf(error: unknown, doing: Pick<Doing, 'changes' | 'appended'> | undefined): Outage | undefined {
  const outage = kindOf(error);
  if (!outage) return undefined;
  if (!doing?.changes) return outage === UNKNOWN ? AWAY : outage;
  return doing.appended ? UNKNOWN : outage;
}

function kindOf(error: unknown): Outage | undefined {
  if (error instanceof NotAppended) return /RESOURCE_EXHAUSTED/.test(error.message) ? FULL : AWAY;
  // A read: what the call had written elsewhere before it stays.
  if (error instanceof LedgerUnavailable) return UNKNOWN;
  if (error instanceof UnknownOutcome || error instanceof TookTooLong) return UNKNOWN;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (code === ROUTE_DEADLINE) return UNKNOWN;
  if (code === DISK_FULL) return FULL;
  // Postgres went away at some moment of the call: what was written before it stays.
  if (CONNECTION.test(code) || BROKEN.test(error.message)) return UNKNOWN;
  return error.cause === undefined ? undefined : kindOf(error.cause);
}

/** Fastify's own, when a route's handlerTimeout is over. */
const ROUTE_DEADLINE = 'FST_ERR_HANDLER_TIMEOUT';
/** SQLSTATE of Postgres. */
const DISK_FULL = '53100';
/** Connection exceptions, no connection to be had, shutting down, starting up; and what the system says of a line or an address. */
const CONNECTION =
  /^(08...|53[23]00|57P0[1-5]|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver's own words for the same, which carry no code. */
const BROKEN =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Client was closed)/;
