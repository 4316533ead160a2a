/**
 * Which faults are an outage of a system we depend on, what may have been stored, and when to retry. All others are
 * bugs (D0040).
 */
import type { RefusalCode } from '../../../schema/reference/refusals.ts';
import { LedgerUnavailable, NotAppended, UnknownOutcome } from '../../ports/ledger.ts';
import type { Doing } from './doing.ts';

export type Outage = {
  status: 503 | 507;
  code: Extract<RefusalCode, 'SERVICE_UNAVAILABLE' | 'OUTCOME_UNKNOWN' | 'STORAGE_FULL'>;
  retryAfterSeconds: number;
};

/** The call exceeded its time limit; its work may still finish. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}

const AWAY: Outage = { status: 503, code: 'SERVICE_UNAVAILABLE', retryAfterSeconds: 5 };
const UNKNOWN: Outage = { status: 503, code: 'OUTCOME_UNKNOWN', retryAfterSeconds: 5 };
const FULL: Outage = { status: 507, code: 'STORAGE_FULL', retryAfterSeconds: 60 };

/** A read stores nothing. A call that has appended may be half done, whatever failed afterwards. */
export function outageOf(error: unknown, doing: Pick<Doing, 'changes' | 'appended'> | undefined): Outage | undefined {
  const outage = kindOf(error);
  if (!outage) return undefined;
  if (!doing?.changes) return outage === UNKNOWN ? AWAY : outage;
  return doing.appended ? UNKNOWN : outage;
}

function kindOf(error: unknown): Outage | undefined {
  if (error instanceof NotAppended) return /RESOURCE_EXHAUSTED/.test(error.message) ? FULL : AWAY;
  // A read of the ledger failed; the call may have written elsewhere before.
  if (error instanceof LedgerUnavailable) return UNKNOWN;
  if (error instanceof UnknownOutcome || error instanceof TookTooLong) return UNKNOWN;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (code === DISK_FULL) return FULL;
  // Postgres failed at an unknown moment of the call; earlier writes may be stored.
  if (CONNECTION.test(code) || BROKEN.some((text) => error.message.startsWith(text))) return UNKNOWN;
  return error.cause === undefined ? undefined : kindOf(error.cause);
}

/** SQLSTATE of Postgres. */
const DISK_FULL = '53100';
/**
 * SQLSTATEs for connection errors, no free connection, shutdown and start of Postgres, and a transaction rolled back
 * for another one; and network errors of the system.
 */
const CONNECTION = new RegExp(
  `^(${[
    '08...|53[23]00|57P0[1-5]|40(001|P01)',
    'ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT',
    'EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN',
  ].join('|')})$`,
);
/** Texts of the driver for the same errors, when they carry no code. */
const BROKEN = [
  'Connection terminated',
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client was closed',
];
