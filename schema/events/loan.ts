/**
 * The events of a loan, stream loan-<id>; each capability has its own in loan/<capability>.ts. Each names the status
 * after it; financial ones carry postings and the balances. When a shape changes, bump `version` and add an upcaster;
 * never change the meaning of a stored event.
 */
import type { z } from 'zod';
import { APPLICATION_EVENTS } from './loan/application.ts';
import { BALANCE_EVENTS } from './loan/balance.ts';
import { BIOMETRY_EVENTS } from './loan/biometry.ts';
import { BONUS_EVENTS } from './loan/bonus.ts';
import { CESSION_EVENTS } from './loan/cession.ts';
import { CLOSING_EVENTS } from './loan/closing.ts';
import { DECISION_EVENTS } from './loan/decision.ts';
import { DISPUTE_EVENTS } from './loan/dispute.ts';
import { EVIDENCE_EVENTS } from './loan/evidence.ts';
import { GRACE_EVENTS } from './loan/grace.ts';
import { INSURANCE_EVENTS } from './loan/insurance.ts';
import { ISSUANCE_CONSENT_EVENTS } from './loan/issuance-consent.ts';
import { NOTICE_EVENTS } from './loan/notice.ts';
import { OVERDUE_EVENTS } from './loan/overdue.ts';
import { PAYMENT_EVENTS } from './loan/payment.ts';
import { PAYOUT_EVENTS } from './loan/payout.ts';
import { PREPAYMENT_EVENTS } from './loan/prepayment.ts';
import { PROLONGATION_EVENTS } from './loan/prolongation.ts';
import { REFINANCING_EVENTS } from './loan/refinancing.ts';
import { RESTRUCTURING_EVENTS } from './loan/restructuring.ts';
import { STATEMENT_EVENTS } from './loan/statement.ts';
import { VERIFICATION_EVENTS } from './loan/verification.ts';
import { WAIVE_PENALTY_EVENTS } from './loan/waive-penalty.ts';
import { WRITE_OFF_EVENTS } from './loan/write-off.ts';

const shapes = {
  ...APPLICATION_EVENTS,
  ...STATEMENT_EVENTS,
  ...BIOMETRY_EVENTS,
  ...INSURANCE_EVENTS,
  ...VERIFICATION_EVENTS,
  ...EVIDENCE_EVENTS,
  ...DECISION_EVENTS,
  ...ISSUANCE_CONSENT_EVENTS,
  ...PAYOUT_EVENTS,
  ...PAYMENT_EVENTS,
  ...BALANCE_EVENTS,
  ...BONUS_EVENTS,
  ...PREPAYMENT_EVENTS,
  ...OVERDUE_EVENTS,
  ...GRACE_EVENTS,
  ...NOTICE_EVENTS,
  ...WAIVE_PENALTY_EVENTS,
  ...WRITE_OFF_EVENTS,
  ...DISPUTE_EVENTS,
  ...PROLONGATION_EVENTS,
  ...REFINANCING_EVENTS,
  ...RESTRUCTURING_EVENTS,
  ...CESSION_EVENTS,
  ...CLOSING_EVENTS,
} as const;

type Shapes = typeof shapes;
export type LoanEventType = keyof Shapes;
export type LoanEventOf<T extends LoanEventType> = { type: T; data: z.output<Shapes[T]> };
export type LoanEvent = { [T in LoanEventType]: LoanEventOf<T> }[LoanEventType];

/** The events that have a field, so that a switch asks for a new event only where the event has to do with it. */
export type Carrying<E extends { data: object }, F extends string> = Extract<E, { data: Record<F, unknown> }>;
export const carries = <E extends { data: object }, F extends string>(event: E, field: F): event is Carrying<E, F> =>
  field in event.data;

export const LOAN_EVENTS: { readonly [T in LoanEventType]: { version: number; data: Shapes[T] } } = versions(
  shapes,
  {},
);

/** `raised`: types whose shape has changed since a release wrote them first. */
function versions<S extends Record<string, z.ZodType>>(
  all: S,
  raised: Readonly<Partial<Record<keyof S, number>>>,
): { readonly [T in keyof S]: { version: number; data: S[T] } } {
  const versionOf = (type: string): number => raised[type] ?? 1;
  return Object.fromEntries(Object.entries(all).map(([type, data]) => [type, { version: versionOf(type), data }])) as {
    readonly [T in keyof S]: { version: number; data: S[T] };
  };
}
