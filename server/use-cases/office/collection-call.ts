/** A call with a late borrower: the number for it, and what came of it (R409, R410, R412). */

import { isRunning } from '../../../schema/loan-status.ts';
import { CONTACTED_A_DAY, CONTACTED_AN_HOUR } from '../../../schema/reference/cases.ts';
import {
  CALLS_A_DAY,
  type CallResult,
  PROMISE_DAYS,
  PROMISE_REMINDER_HOUR,
} from '../../../schema/reference/collection.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { addDays, almatyDateOf, almatyTimeOf, atHour, type LocalDate } from '../../../schema/values/local-date.ts';
import { type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { reachableFrom } from '../../domain/collection/call-hours.ts';
import { asksAgainOn } from '../../domain/collection/next-step.ts';
import type { PromiseToPay } from '../../domain/collection/promise.ts';
import { refuse } from '../../domain/decider.ts';
import type { AccessLog } from '../../ports/access-log.ts';
import type { Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Contact, Contacts } from '../../ports/contacts.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Notices } from '../../ports/notices.ts';
import type { Caller } from '../kernel/event-context.ts';
import { debtOn } from '../loan/loan-debt.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadLoan } from '../loan/loans.ts';
import { mayOnceMore, type WatchDeps } from './watched.ts';

export type CallDeps = WatchDeps & {
  ledger: Ledger;
  clock: Pick<Clock, 'businessNow'>;
  borrowers: Pick<Borrowers, 'find'>;
  contacts: Contacts;
  accessLog: AccessLog;
  notices: Pick<Notices, 'wait' | 'drop'>;
};

/** Without `callId` the borrower called us. */
export type CallNote = {
  readonly loanId: LoanId;
  readonly callId: string | null;
  readonly result: CallResult;
  readonly text: string;
  readonly promise: { readonly amount: Tiyn; readonly by: LocalDate } | null;
  readonly callBackOn: LocalDate | null;
};

const TEXT_MAX = 1_000;

export type CollectionCalls = ReturnType<typeof makeCollectionCalls>;

export function makeCollectionCalls(deps: CallDeps) {
  /** Shows the number, which counts as a call, answered or not. */
  async function call(caller: Caller, loanId: LoanId) {
    const [loan, now] = await Promise.all([loadLoan(deps.ledger, loanId), deps.clock.businessNow()]);
    const person = loan && (await deps.borrowers.find(loan.borrowerId));
    if (!loan || !person) return refuse('NOT_FOUND');
    const today = almatyDateOf(now);
    const opening = reachableFrom(now, true);
    if (!isLate(loan, today)) return refuse('NOT_ALLOWED_NOW', { facts: { status: loan.status } });
    if (loan.dispute?.state === 'OPEN') return refuse('LOAN_DISPUTED');
    if (opening !== now)
      return refuse('CALL_HOURS', {
        facts: { date: almatyDateOf(opening), time: almatyTimeOf(opening).slice(0, 5) },
      });
    if (!(await mayContact(deps, caller))) return refuse('TOO_MANY_REQUESTS');
    const callId = caller.commandId;
    const { borrowerId } = loan;
    const begun = await deps.contacts.begin(
      { id: callId, loanId, borrowerId, by: caller.actor.id, at: now },
      { from: atHour(today, 0), most: CALLS_A_DAY.value },
    );
    if (!begun) return refuse('CALLS_SPENT', { facts: { limit: String(CALLS_A_DAY.value) } });
    await log(caller, 'CALLED', loan, 'LATE');
    return { callId, phone: person.phone };
  }

  async function note(caller: Caller, wish: CallNote) {
    const { loanId, callId, result, callBackOn } = wish;
    const loan = await loadLoan(deps.ledger, loanId);
    if (!loan || !(await deps.borrowers.find(loan.borrowerId))) return refuse('NOT_FOUND');
    const now = await deps.clock.businessNow();
    const today = almatyDateOf(now);
    const wrong = faultOf(wish, loan, today);
    if (wrong) return wrong;
    const before = (await deps.contacts.of(loan.borrowerId)).filter((one) => one.loanId === loanId);
    const begun = callId === null ? incoming(caller, loan, now) : before.find(({ id }) => id === callId);
    if (begun?.by !== caller.actor.id) return refuse('NOT_FOUND');
    const promise = wish.promise && { ...wish.promise, paymentsBefore: loan.payments.length };
    const outcome = { result, promise, callBackOn, asksAgainOn: asksAgainOn({ on: today, promise, callBackOn }) };
    const text = wish.text.trim().slice(0, TEXT_MAX);
    if (!(await deps.contacts.note(caller.commandId, { ...begun, outcome }, text))) return refuse('CHANGED_MEANWHILE');
    await log(caller, 'CONTACT_NOTED', loan, result);
    const earlier = before.filter(({ id }) => id !== begun.id);
    if (promise) await remind(begun.id, loan, { ...promise, today }, earlier);
    return { loanId };
  }

  const log = ({ actor }: Caller, act: 'CALLED' | 'CONTACT_NOTED', { borrowerId }: LoanView, detail: string) =>
    deps.accessLog.append({ act, by: actor, subjects: [borrowerId], detail, caseNumber: null });

  /** On its day, if that is a later one; the words are found, and a kept promise is left alone, when it is sent. */
  async function remind(
    id: string,
    { borrowerId, loanId }: LoanView,
    { amount, by, paymentsBefore, today }: Given,
    earlier: readonly Contact[],
  ): Promise<void> {
    for (const one of earlier)
      if (one.outcome?.promise) await deps.notices.drop(reminderKey(one.id), 'another promise was given');
    if (by === today) return;
    const facts = { by, tiyn: String(amount), paymentsBefore: String(paymentsBefore) };
    const notBefore = atHour(by, PROMISE_REMINDER_HOUR.value);
    await deps.notices.wait([{ key: reminderKey(id), borrowerId, loanId, kind: 'promise', facts, notBefore }]);
  }

  return { call, note };
}

/** False where this member of staff has called and written to as many as one person can in an honest day (R1043). */
export const mayContact = (deps: WatchDeps, { actor }: Caller): Promise<boolean> =>
  mayOnceMore(deps, actor, 'contacted', [CONTACTED_AN_HOUR, CONTACTED_A_DAY]);

type Given = PromiseToPay & { readonly today: LocalDate };

const reminderKey = (id: string) => `promise:${id}`;

const isLate = (loan: LoanView, today: LocalDate): boolean =>
  isRunning(loan.status) && (debtOn(loan, today)?.overdueDays ?? 0) > 0;

const incoming = (caller: Caller, { loanId, borrowerId }: LoanView, at: Contact['at']): Omit<Contact, 'outcome'> => ({
  id: caller.commandId,
  loanId,
  borrowerId,
  incoming: true,
  by: caller.actor.id,
  at,
});

function faultOf({ result, promise, callBackOn }: CallNote, loan: LoanView, today: LocalDate) {
  if ((result === 'PROMISED') !== (promise !== null)) return refuse('FIELD_REQUIRED', { field: 'promise' });
  const last = addDays(today, PROMISE_DAYS.value);
  if (callBackOn && (promise || callBackOn <= today || callBackOn > last))
    return refuse('FIELD_INVALID', { field: 'callBackOn' });
  return promise ? faultOfPromise(promise, loan, { today, last }) : undefined;
}

function faultOfPromise(
  { amount, by }: NonNullable<CallNote['promise']>,
  loan: LoanView,
  { today, last }: { readonly today: LocalDate; readonly last: LocalDate },
) {
  if (by < today || by > last) return refuse('FIELD_INVALID', { field: 'promise.by' });
  const full = debtOn(loan, by)?.fullCeil ?? ZERO;
  return amount > ZERO && amount <= full ? undefined : refuse('FIELD_INVALID', { field: 'promise.amount' });
}
