/**
 * What opens a person in whole is opened under the number of a case of that very person, and a member of staff opens so
 * many persons only (R913): a stolen or bad account must not take the book of customers.
 */
import { STAFF_UNMASKING_TEXTS } from '../../../schema/reference/account-texts.ts';
import { lookUpsOf, OPENED_AN_HOUR } from '../../../schema/reference/look-up.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { type Result, refuse } from '../../domain/decider.ts';
import type { AccessEntry, AccessLog } from '../../ports/access-log.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Limits } from '../../ports/limits.ts';
import type { Mail } from '../../ports/mail.ts';
import { readLoansUntilEnd } from '../loan/borrower-loans.ts';
import type { LoanSource } from '../loan/loans.ts';
import { caseOf } from './office-search.ts';

export type UnderCaseDeps = LoanSource & {
  accessLog: Pick<AccessLog, 'append' | 'page' | 'personOfCase'>;
  accounts: Pick<Accounts, 'staff'>;
  limits: Limits;
  mail?: Mail;
  alarm(text: string): void;
};

/** Own choice. */
const OPENED_A_DAY = { name: 'opened:day', limit: 60, seconds: 86_400 } as const;
const OPENING = ['UNMASKED', 'OPENED'] as const;

/** Refusals: FIELD_REQUIRED, FIELD_INVALID, CASE_OF_ANOTHER, TOO_MANY_REQUESTS, of caseNumber. */
export async function underCase(
  deps: UnderCaseDeps,
  by: AccessEntry['by'],
  borrowerId: BorrowerId,
  typed: string,
): Promise<Result<{ caseNumber: string }>> {
  const caseNumber = caseOf(typed);
  if (caseNumber === null) return refuse('FIELD_REQUIRED', { field: 'caseNumber' });
  if (caseNumber === 'wrong') return refuse('FIELD_INVALID', { field: 'caseNumber' });
  if (!(await isOf(deps, borrowerId, caseNumber))) return refuse('CASE_OF_ANOTHER', { field: 'caseNumber' });
  const again = await deps.accessLog.page({ subject: borrowerId, by: by.id, caseNumber, acts: OPENING, first: 1 });
  if (again.rows.length > 0) return { caseNumber };
  for (const { name, limit, seconds } of [OPENED_AN_HOUR, OPENED_A_DAY]) {
    if (await deps.limits.take(name, by.id, limit, seconds)) continue;
    await tellWatchers(deps, by.id, limit, Math.floor(Date.now() / (seconds * 1_000)));
    return refuse('TOO_MANY_REQUESTS', { field: 'caseNumber' });
  }
  return { caseNumber };
}

/** The number of a contract is one of the person's own; any other belongs to the person first asked for under it. */
async function isOf(deps: UnderCaseDeps, borrowerId: BorrowerId, caseNumber: string): Promise<boolean> {
  const [read] = lookUpsOf(caseNumber);
  if (read?.kind === 'CONTRACT')
    return (await readLoansUntilEnd(deps, borrowerId)).some(({ offerNumber }) => offerNumber === read.value);
  return (await deps.accessLog.personOfCase(caseNumber, borrowerId)) === borrowerId;
}

/** Administrators and auditors are told at once, once in a window. A letter that cannot be sent opens nothing. */
async function tellWatchers(deps: UnderCaseDeps, id: string, count: number, window: number): Promise<void> {
  const staff = await deps.accounts.staff();
  const number = staff.find((one) => one.id === id)?.number ?? id;
  deps.alarm(`a member of staff has opened as many persons as allowed: ${number}`);
  const watchers = staff.filter(({ roles, disabled }) => !disabled && roles.some((one) => WATCHERS.includes(one)));
  const text = Object.values(STAFF_UNMASKING_TEXTS)
    .map((one) => one.replace('{number}', String(number)).replace('{count}', String(count)))
    .join('\n\n');
  await Promise.allSettled(
    watchers.map(({ id: watcher, email }) =>
      deps.mail?.send({ key: `opened:${id}:${count}:${window}:${watcher}`, to: email, subject: 'Nesie', text }),
    ),
  );
}
const WATCHERS: readonly string[] = ['admin', 'auditor'];
