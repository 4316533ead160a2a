/** What the office sees of a late loan: how late, how much, what was said last, and what is next (R411). */
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { almatyDateOf } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { type CollectionStep, nextStep } from '../../domain/collection/next-step.ts';
import { type PromiseState, type PromiseToPay, paidTowards, promiseState } from '../../domain/collection/promise.ts';
import type { Quote } from '../../domain/money/quote.ts';
import type { Contact, ContactOutcome } from '../../ports/contacts.ts';
import { debtOn } from '../loan/loan-debt.ts';
import type { LoanView } from '../loan/loan-view.ts';

/** `paid`: what came in for it by its day. */
export type PromiseSeen = PromiseToPay & { readonly state: PromiseState; readonly paid: Tiyn };
type OutcomeSeen = Omit<ContactOutcome, 'promise'> & { readonly promise: PromiseSeen | null };
export type ContactSeen<C extends Contact = Contact> = Omit<C, 'outcome'> & { readonly outcome: OutcomeSeen | null };

export type CollectionRow = {
  readonly loan: LoanView;
  readonly debt: Quote | undefined;
  readonly last: ContactSeen | null;
  readonly step: CollectionStep;
  readonly stepOn: LocalDate;
};

/** `contacts` are those of one loan, the latest first. */
export function contactsSeen<C extends Contact>(contacts: readonly C[], loan: LoanView, today: LocalDate) {
  const repaidOn = loan.writtenOff === null && loan.cession === null ? loan.closedOn : null;
  let nextGivenOn: LocalDate | null = null;
  return contacts.map((contact): ContactSeen<C> => {
    const { outcome } = contact;
    if (!outcome?.promise) return { ...contact, outcome: outcome && { ...outcome, promise: null } };
    const state = promiseState(outcome.promise, { payments: loan.payments, repaidOn }, today, nextGivenOn);
    nextGivenOn = almatyDateOf(contact.at);
    const promise = { ...outcome.promise, state, paid: paidTowards(outcome.promise, loan) };
    return { ...contact, outcome: { ...outcome, promise } };
  });
}

export function collectionRow(loan: LoanView, contact: Contact | undefined, today: LocalDate): CollectionRow {
  const [last = null] = contactsSeen(contact ? [contact] : [], loan, today);
  const { step, on } = nextStep(
    last
      ? {
          on: almatyDateOf(last.at),
          noted: last.outcome !== null,
          promise: last.outcome?.promise ?? null,
          callBackOn: last.outcome?.callBackOn ?? null,
        }
      : undefined,
    { today, disputed: loan.dispute?.state === 'OPEN' },
  );
  return { loan, debt: debtOn(loan, today), last, step, stepOn: on };
}
