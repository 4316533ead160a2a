/** "I did not take this loan": opened by the borrower, decided by two persons of the office (R190, R191). */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { NOT_TAKEN } from '../../../schema/reference/dispute.ts';
import { refuse } from '../decider.ts';
import { nextAction, noticeReached } from '../money/balances.ts';
import { accept } from './accept.ts';
import { closing } from './close-loan.ts';
import type { CommandOf } from './commands.ts';
import { fold } from './evolve.ts';
import { annulment } from './request.ts';
import type { Dispute, LoanState, RunningLoan } from './state.ts';
import { watchOf } from './watch.ts';
import { takeOffBooks } from './write-off.ts';

export const isDisputed = ({ dispute }: { readonly dispute: Dispute | null }): boolean => dispute?.state === 'OPEN';

/** Once for a loan: new facts after an answer are taken by a person. */
export function disputeLoan(state: LoanState, { reason, today }: CommandOf<'DisputeLoan'>) {
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  if (state.dispute) return refuse(isDisputed(state) ? 'LOAN_DISPUTED' : 'DISPUTE_DECIDED');
  const nextActionDate = nextAction(state.contract, state.standing, today, watchOf(state, { silent: true }));
  return accept({ type: 'LoanDisputed', data: { status: state.status, disputedOn: today, reason, nextActionDate } });
}

/** Notices go on with the next one: those of the days in between are never sent. */
export function dismissDispute(state: LoanState, { today }: CommandOf<'DismissDispute'>) {
  const open = disputed(state);
  if ('refusal' in open) return open;
  const noticedDay = Math.max(open.noticedDay, noticeReached(open.standing.overdueSince, today));
  const watch = watchOf(open, { silent: false, noticedDay });
  const nextActionDate = nextAction(open.contract, open.standing, today, watch);
  return accept({ type: 'DisputeDismissed', data: { status: open.status, decidedOn: today, nextActionDate } });
}

/** Nothing is owed any more, whatever the loan waits for. Payments made are reversed by the office beforehand. */
export function upholdDispute(state: LoanState, { today }: CommandOf<'UpholdDispute'>) {
  const open = disputed(state);
  if ('refusal' in open) return open;
  const ended = annulment(open);
  const after = fold(open, ended);
  if (after.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  const { status } = after;
  const upheld: LoanEvent = { type: 'DisputeUpheld', data: { status, decidedOn: today } };
  const debt = takeOffBooks(after, today, 'write-off');
  const taken: LoanEvent = { type: 'WrittenOff', data: { status, reason: NOT_TAKEN, ...debt } };
  return accept(...ended, upheld, taken, ...closing(fold(after, [upheld, taken])));
}

function disputed(state: LoanState): RunningLoan | ReturnType<typeof refuse> {
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  return isDisputed(state) ? state : refuse('NOT_ALLOWED_NOW', { facts: { status: state.status } });
}
