/**
 * The fold: state and event in, next state out. It never refuses a stored event; an event out of place is a bug and
 * throws.
 */
import type { LoanEvent, LoanEventOf, LoanEventType } from '../../../schema/events/loan.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { APPLICATION } from './evolve/application.ts';
import { BALANCE } from './evolve/balance.ts';
import { BIOMETRY } from './evolve/biometry.ts';
import { BONUS } from './evolve/bonus.ts';
import { CESSION } from './evolve/cession.ts';
import { CLOSING } from './evolve/closing.ts';
import { DECISION } from './evolve/decision.ts';
import { DISPUTE } from './evolve/dispute.ts';
import { EVIDENCE } from './evolve/evidence.ts';
import type { Evolution, Evolutions } from './evolve/evolution.ts';
import { GRACE } from './evolve/grace.ts';
import { INSURANCE } from './evolve/insurance.ts';
import { ISSUANCE_CONSENT } from './evolve/issuance-consent.ts';
import { NOTICE } from './evolve/notice.ts';
import { OVERDUE } from './evolve/overdue.ts';
import { PAYMENT } from './evolve/payment.ts';
import { PAYOUT } from './evolve/payout.ts';
import { PREPAYMENT } from './evolve/prepayment.ts';
import { PROLONGATION } from './evolve/prolongation.ts';
import { REFINANCING } from './evolve/refinancing.ts';
import { RESTRUCTURING } from './evolve/restructuring.ts';
import { evolveRunning } from './evolve/running.ts';
import { STATEMENT } from './evolve/statement.ts';
import { VERIFICATION } from './evolve/verification.ts';
import { WAIVE_PENALTY } from './evolve/waive-penalty.ts';
import { WRITE_OFF } from './evolve/write-off.ts';
import type { LoanState } from './state.ts';

/** An event that no capability folds does not compile. */
const EVOLUTIONS: Evolutions<LoanEventType> = {
  ...APPLICATION,
  ...STATEMENT,
  ...BIOMETRY,
  ...INSURANCE,
  ...VERIFICATION,
  ...EVIDENCE,
  ...DECISION,
  ...ISSUANCE_CONSENT,
  ...PAYOUT,
  ...PAYMENT,
  ...BALANCE,
  ...BONUS,
  ...PREPAYMENT,
  ...OVERDUE,
  ...GRACE,
  ...NOTICE,
  ...WAIVE_PENALTY,
  ...WRITE_OFF,
  ...DISPUTE,
  ...PROLONGATION,
  ...REFINANCING,
  ...RESTRUCTURING,
  ...CESSION,
  ...CLOSING,
};

export function evolve<T extends LoanEventType>(state: LoanState, event: LoanEventOf<T>): LoanState {
  const evolution: Evolution<T> = EVOLUTIONS[event.type];
  return typeof evolution === 'function' ? evolution(state, event) : evolveRunning(state, event, evolution);
}

export const fold = (state: LoanState, events: readonly LoanEvent[]): LoanState =>
  events.reduce<LoanState>(evolve, state);

/** The business day from which an event counts, where the event names one. */
export function dayOf<T extends LoanEventType>(event: LoanEventOf<T>): LocalDate | undefined {
  const evolution: Evolution<T> = EVOLUTIONS[event.type];
  return (typeof evolution === 'function' ? null : evolution.day?.(event.data)) ?? undefined;
}
