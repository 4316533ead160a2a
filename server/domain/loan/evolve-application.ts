/** How facts before the issue change an application; each helper throws where the fact cannot stand. */
import type { Requirements } from '../../../schema/events/loan/application.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Applied, Ended, File, LoanState, PayingOut, Payout } from './state.ts';

export const outOfPlace = (state: LoanState, status: LoanStatus): Error =>
  new Error(`a fact leading to ${status} cannot follow ${state.status ?? 'nothing'}`);

export function applied(
  state: LoanState,
  status: LoanStatus,
  change: Partial<File>,
  met: Partial<Requirements> = {},
): Applied {
  if (state.stage !== 'application') throw outOfPlace(state, status);
  const file = { ...state.file, ...change };
  const requirements = file.requirements && { ...file.requirements, ...met };
  return { stage: 'application', status, file: { ...file, requirements } };
}

export const NO_PAYOUT: Payout = {
  attempt: 0,
  provider: null,
  key: null,
  externalId: null,
  operationDate: null,
  failure: null,
};

export function paidOut(
  state: LoanState,
  status: LoanStatus,
  change: Partial<Payout>,
  file: Partial<File> = {},
): PayingOut {
  if (state.stage !== 'payout') throw outOfPlace(state, status);
  const payout = { ...(state.payout ?? NO_PAYOUT), ...change };
  return { stage: 'payout', status, file: { ...state.file, ...file }, payout };
}

export function ended(state: LoanState, status: LoanStatus, lockedUntil: LocalDate | null = null): Ended {
  if (state.stage === 'none') throw outOfPlace(state, status);
  const life = state.stage === 'live' || state.stage === 'closing' ? state : null;
  const payout = state.stage === 'application' ? null : state.payout;
  return { stage: 'ended', status, file: state.file, life, payout, lockedUntil };
}
