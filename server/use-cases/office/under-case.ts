/**
 * What opens a person in whole is opened under an open case of that very person, and a member of staff opens so many
 * persons only (R913): a stolen or bad account must not take the book of customers.
 */
import {
  CASE_HOURS,
  type CaseReason,
  isWorkedOn,
  OPENED_A_DAY,
  OPENED_AN_HOUR,
  REFUSED_AN_HOUR,
} from '../../../schema/reference/cases.ts';
import { lookUpsOf } from '../../../schema/reference/look-up.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { refuse } from '../../domain/decider.ts';
import type { AccessEntry, AccessLog } from '../../ports/access-log.ts';
import type { Corrections } from '../../ports/corrections.ts';
import { readLoansUntilEnd } from '../loan/borrower-loans.ts';
import type { LoanSource } from '../loan/loans.ts';
import { caseOf } from './office-search.ts';
import { mayOnceMore, tellWatchers, type WatchDeps } from './watched.ts';

export type UnderCaseDeps = LoanSource &
  WatchDeps & {
    accessLog: Pick<AccessLog, 'append' | 'page' | 'personOfCase'>;
    corrections: Pick<Corrections, 'open'>;
  };

type Look = { readonly by: AccessEntry['by']; readonly borrowerId: BorrowerId; readonly caseNumber: string };

const OPENING = ['UNMASKED', 'OPENED'] as const;
const HOUR = 3_600_000;
const DAY = 86_400;

/**
 * `reason` opens a case of which the product has no record, for this person, this member of staff and a shift.
 * Refusals: FIELD_REQUIRED, FIELD_INVALID, CASE_OF_ANOTHER, CASE_NOT_OPEN, TOO_MANY_REQUESTS, of caseNumber.
 */
export async function underCase(deps: UnderCaseDeps, { by, borrowerId, caseNumber: typed }: Look, reason?: CaseReason) {
  const caseNumber = caseOf(typed);
  if (caseNumber === null) return refuse('FIELD_REQUIRED', { field: 'caseNumber' });
  if (caseNumber === 'wrong') return refuse('FIELD_INVALID', { field: 'caseNumber' });
  const look = { by, borrowerId, caseNumber };
  const found = await standingOf(deps, look, reason !== undefined);
  if (found === 'ANOTHERS') return refused(deps, look, 'CASE_OF_ANOTHER');
  if (found === 'NONE' && !reason) return refused(deps, look, 'CASE_NOT_OPEN');
  const again = await deps.accessLog.page({ subject: borrowerId, by: by.id, caseNumber, acts: OPENING, first: 1 });
  if (again.rows.length === 0 && !(await mayOnceMore(deps, by, 'opened', [OPENED_AN_HOUR, OPENED_A_DAY])))
    return refused(deps, look, 'TOO_MANY_REQUESTS');
  if (found === 'NONE' && reason)
    await deps.accessLog.append({ act: 'CASE_OPENED', by, subjects: [borrowerId], detail: reason, caseNumber });
  return { caseNumber };
}

/** A case is work on a loan of the person, a correction that waits, or one that this member of staff has opened. */
async function standingOf(deps: UnderCaseDeps, look: Look, opens: boolean): Promise<'OPEN' | 'ANOTHERS' | 'NONE'> {
  const { by, borrowerId, caseNumber } = look;
  const [read] = lookUpsOf(caseNumber);
  const contract = read?.kind === 'CONTRACT' ? read.value : undefined;
  if (contract !== undefined) {
    const loan = (await readLoansUntilEnd(deps, borrowerId)).find(({ offerNumber }) => offerNumber === contract);
    if (!loan) return 'ANOTHERS';
    if (isWorkedOn(loan)) return 'OPEN';
  }
  const kept = { subject: borrowerId, by: by.id, caseNumber, acts: ['CASE_OPENED'], first: 1 } as const;
  const [own] = (await deps.accessLog.page(kept)).rows;
  if (own && Date.now() - Date.parse(own.at) < CASE_HOURS * HOUR) return 'OPEN';
  const corrected = (await deps.corrections.open(borrowerId)).some((one) => one.caseNumber === caseNumber);
  if (!corrected && !opens) return 'NONE';
  if (contract === undefined && (await deps.accessLog.personOfCase(caseNumber, borrowerId)) !== borrowerId)
    return 'ANOTHERS';
  return corrected ? 'OPEN' : 'NONE';
}

type Why = 'CASE_OF_ANOTHER' | 'CASE_NOT_OPEN' | 'TOO_MANY_REQUESTS';

/** Watchers hear of the first one in a day, and of the limit by itself. */
async function refused(deps: UnderCaseDeps, { by, borrowerId, caseNumber }: Look, code: Why) {
  const { name, limit, seconds } = REFUSED_AN_HOUR;
  if (await deps.limits.take(name, by.id, limit, seconds))
    await deps.accessLog.append({ act: 'REFUSED', by, subjects: [borrowerId], detail: `${code} PERSON`, caseNumber });
  if (code !== 'TOO_MANY_REQUESTS') await tellWatchers(deps, by, 'openingRefused', 1, DAY);
  return refuse(code, { field: 'caseNumber' });
}
