/** All streams of one borrower, lived through by the real deciders: slot, loans with their payments, balance. */
import type { SlotEvent } from '../../schema/events/slot.ts';
import { isLive, isTerminal, type LoanStatus } from '../../schema/loan-status.ts';
import { slotStream } from '../../schema/values/ids.ts';
import { addDays } from '../../schema/values/local-date.ts';
import type { HistoryPart } from '../adapters/ledger/eventstore.ts';
import { type SlotCommand, type SlotState, slotDecider } from '../domain/slot/decider.ts';
import { ApplicationSteps } from './application-steps.ts';
import { type Chance, chanceOf } from './chance.ts';
import { LoanLife } from './loan-life.ts';
import { type Calendar, Moments } from './moments.ts';
import type { BorrowerPlan, LoanPlan } from './plan.ts';
import { Purse } from './purse.ts';
import { Repayments } from './repayments.ts';
import { ComposedStream } from './stream.ts';

export type ComposedBorrower = {
  plan: BorrowerPlan;
  /** In the order in which they are to be written. */
  streams: readonly { name: string; parts: readonly HistoryPart[] }[];
};

export function composeBorrower(
  seed: number,
  plan: BorrowerPlan,
  offerNumberOf: (loan: LoanPlan) => string,
  calendar: Calendar,
): ComposedBorrower {
  const moments = new Moments(calendar);
  const chance = chanceOf(seed, 'life', plan.index);
  const purse = new Purse(plan.borrowerId, moments);
  const slot = new ComposedStream<SlotState, SlotCommand, SlotEvent>(
    slotStream(plan.borrowerId),
    plan.borrowerId,
    slotDecider,
    moments,
  );
  const lives = plan.loans.map((loan, finished) => {
    const { loanId } = loan;
    slot.do(loan.appliedOn, { type: 'ClaimSlot', loanId, takeOverFrom: null });
    const life = new LoanLife(loan, moments);
    const who = { ...plan, offerNumber: offerNumberOf(loan), finished };
    live(life, new ApplicationSteps(life, chance, who), chance, purse, calendar);
    if (life.status && isTerminal(life.status)) slot.do(life.day, { type: 'ReleaseSlot', loanId });
    return life;
  });
  // The loan last: the log of a seed ends with the newest loan.
  const streams = [slot, purse.stream, ...lives.flatMap((life) => [...life.payments, life.stream])];
  return { plan, streams: streams.filter((stream) => stream.parts.length > 0) };
}

const ENDS: readonly LoanStatus[] = ['ACTIVE', 'REJECTED', 'REMITTANCE_CANCELED'];
/** Where applications are given up or forgotten, and where a fraud is found. */
const LEFT_AT = ['INITIAL', 'WAITING_FOR_REMITTANCE_SET'] as const;
const CHECKED: readonly LoanStatus[] = ['ON_AUTO_VERIFICATION'];

function live(life: LoanLife, steps: ApplicationSteps, chance: Chance, purse: Purse, { today }: Calendar): void {
  const { kind } = life.plan.ending;
  steps.run(kind === 'cancelled' || kind === 'annulled' ? [chance.pick(LEFT_AT)] : kind === 'fraud' ? CHECKED : ENDS);
  if (kind === 'cancelled') life.do(addDays(life.day, chance.whole(0, 2)), { type: 'CancelApplication' });
  if (kind === 'fraud') life.do(life.day, { type: 'RejectByFraud', reason: 'FRAUD' });
  if (life.status && isLive(life.status)) new Repayments(life, chance, purse, today).run();
  else life.passTo(today);
}
