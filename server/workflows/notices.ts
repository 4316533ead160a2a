/** Tells the borrower, in the borrower's language, what has happened to the loan: by SMS, and by mail where an address is known. */

import type { PlanRow } from '../../schema/events/figures.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { LoanEvent, LoanEventOf } from '../../schema/events/loan.ts';
import type { Recorded } from '../../schema/events/streams.ts';
import { RESTRUCTURING } from '../../schema/reference/limits.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import { addDays } from '../../schema/values/local-date.ts';
import { readTenge, subtract } from '../../schema/values/money.ts';
import type { Borrower, Borrowers } from '../ports/borrowers.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { Mail } from '../ports/mail.ts';
import { ProviderUnavailable } from '../ports/provider.ts';
import type { Sms } from '../ports/sms.ts';
import type { Task, TaskWanted } from '../ports/tasks.ts';
import { did, notNeeded, type Step } from '../use-cases/kernel/step.ts';
import { loadLoan } from '../use-cases/loan/loans.ts';
import { type NoticeFacts, type NoticeKind, noticeText } from './notice-texts.ts';
import type { TaskRun, Workflow } from './workflow.ts';

export type NoticesDeps = { ledger: Ledger; borrowers: Borrowers; sms: Sms; mail?: Mail };

const NAME = 'notices';

export const noticesWorkflow = (deps: NoticesDeps): Workflow => ({
  name: NAME,
  prefixes: ['loan-', 'account-'],
  react: (event) => noticesOf(event),
  execute: (run) => send(deps, run),
});

const tell = (notice: NoticeKind, data: Record<string, string> = {}): readonly TaskWanted[] => [{ kind: notice, data }];

function noticesOf(event: Recorded<LedgerEvent>): readonly TaskWanted[] {
  if (event.stream.startsWith('account-')) return noticesOfAccount(event);
  const fact = event as LedgerEvent as LoanEvent;
  switch (fact.type) {
    case 'LoanApproved':
      return tell('approved');
    case 'IssuanceConsentRequested':
      return tell('consent');
    case 'LoanDecided':
      return fact.data.decision.outcome === 'ALTERNATIVE' ? tell('alternative') : [];
    case 'LoanRejected':
    case 'FraudRejected':
      return tell('declined');
    case 'RevisionRequested':
      return tell('revision');
    case 'LoanIssued':
      return tell('issued', { amount: readTenge(fact.data.amount), ...firstPayment(fact.data.price.rows) });
    case 'PaymentReceived':
      return tell('payment', { amount: readTenge(fact.data.amount), paymentId: fact.data.paymentId });
    case 'PaymentReversed':
      return reversed(fact.data);
    case 'GraceGranted':
      return tell('deferred', { until: readDay(fact.data.until) });
    case 'PenaltyWaived':
      return tell('waived', { amount: readTenge(fact.data.amount) });
    case 'RestructuringRequested':
      return ofCourtOffer(fact.data);
    case 'NoticeIssued':
      return ofNotice(fact.data);
    case 'LoanClosed':
      return tell('closed');
    default:
      return [];
  }
}

/** A payment taken back after the loan's end: that it is owed, and that it is owed no longer. */
function noticesOfAccount({ type, data }: LedgerEvent): readonly TaskWanted[] {
  if (type !== 'ReversalOwed' && type !== 'ReversalSettled' && type !== 'ReversalForgiven') return [];
  const facts = { amount: readTenge(data.amount), ...(data.loanId ? { loanId: data.loanId } : {}) };
  if (type === 'ReversalOwed') return tell(data.loanId ? 'reversalOwed' : 'topUpOwed', facts);
  return type === 'ReversalSettled' && data.left > 0n ? [] : tell('reversalSettled', facts);
}

/** Of the schedule as issued: the offer may have been priced for another day. */
function firstPayment(rows: readonly PlanRow[]): Record<string, string> {
  const [first] = rows;
  if (!first) return {};
  return { first: readDay(first.date), due: readTenge(first.amount), payments: String(rows.length) };
}

function ofNotice({ notice, buyer, overdueDays }: LoanEventOf<'NoticeIssued'>['data']): readonly TaskWanted[] {
  if (notice === 'NOTIFICATION_BEFORE_CESSION') return tell('cessionAhead', { buyer: buyer ?? '' });
  if (notice === 'NOTIFICATION_AFTER_CESSION') return tell('ceded', { buyer: buyer ?? '' });
  return tell('overdue', { days: String(overdueDays) });
}

function reversed({ amount, rest }: LoanEventOf<'PaymentReversed'>['data']): readonly TaskWanted[] {
  if (!rest) return tell('reversed', { amount: readTenge(amount) });
  return tell('reversedPart', { amount: readTenge(subtract(amount, rest.amount)), left: readTenge(rest.amount) });
}

/** The office's offer after a court, on the day it is made; the fact that lays it anew each day says nothing new. What a borrower asks for he knows. */
function ofCourtOffer(offer: LoanEventOf<'RestructuringRequested'>['data']): readonly TaskWanted[] {
  const { standsUntil, requestedOn, firstPayment } = offer;
  if (!standsUntil || addDays(requestedOn, RESTRUCTURING.courtOfferDays) !== standsUntil) return [];
  return tell('courtOffer', { amount: readTenge(firstPayment), until: readDay(standsUntil) });
}

/** 2026-03-20 as people write it. */
const readDay = (day: string): string => day.split('-').toReversed().join('.');

async function send(deps: NoticesDeps, run: TaskRun): Promise<Step> {
  return run.task.stream.startsWith('account-') ? ofAccount(deps, run) : ofLoan(deps, run);
}

async function ofAccount(deps: NoticesDeps, { task }: TaskRun): Promise<Step> {
  const { loanId, ...facts } = task.data as Record<string, string>;
  const person = await deps.borrowers.find(task.stream.slice('account-'.length) as BorrowerId);
  if (!person) return notNeeded('nobody is left to tell');
  const loan = loanId === undefined ? undefined : await loadLoan(deps.ledger, loanId as LoanId);
  return deliver(deps, task, person, task.kind as NoticeKind, { offer: loan?.offerNumber ?? '', ...facts });
}

async function ofLoan(deps: NoticesDeps, { task }: TaskRun): Promise<Step> {
  const { events } = await deps.ledger.readLatest(task.stream);
  const applied = events[0];
  if (applied?.type !== 'LoanApplied') throw new Error('a loan that does not start with LoanApplied');
  // What is left of a payment was told of with the part that was taken back.
  const { paymentId } = task.data;
  const isLeft = (event: LedgerEvent) => event.type === 'PaymentReversed' && event.data.rest?.paymentId === paymentId;
  if (paymentId !== undefined && events.some(isLeft)) return notNeeded('told with the part that was taken back');
  const person = await deps.borrowers.find(applied.data.borrowerId);
  // Erased by the right to be forgotten: nobody is left to tell.
  if (!person) return notNeeded('nobody is left to tell');
  // A debt that was given up was not repaid, and nobody is thanked for it.
  const writtenOff = task.kind === 'closed' && events.some((event) => event.type === 'WrittenOff');
  const kind: NoticeKind = writtenOff ? 'writtenOff' : (task.kind as NoticeKind);
  return deliver(deps, task, person, kind, {
    offer: applied.data.offerNumber,
    ...(task.data as Record<string, string>),
  });
}

async function deliver(
  deps: NoticesDeps,
  task: Task,
  person: Borrower,
  kind: NoticeKind,
  facts: NoticeFacts,
): Promise<Step> {
  const { subject, text } = noticeText(kind, person.locale, facts);
  const key = `${task.eventId}:${task.step}`;
  if ((await deps.sms.send({ key, to: person.phone, text })) !== 'sent') throw new ProviderUnavailable('sms not sent');
  if (deps.mail && person.email) await deps.mail.send({ key, to: person.email, subject, text });
  return did(`told: ${kind}`);
}
