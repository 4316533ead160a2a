/** All streams of one borrower, produced by the real deciders. */

import type { Stream } from '../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import { slotStream } from '../../schema/events/streams.ts';
import { isRunning, isTerminal, type LoanStatus } from '../../schema/loan-status.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { addDays, earliest } from '../../schema/values/local-date.ts';
import type { HistoryPart } from '../adapters/ledger/envelope.ts';
import { slotDecider } from '../domain/slot/decider.ts';
import { actorsOf, dealingWith, type SeedStaff } from './actors.ts';
import { ApplicationSteps } from './application-steps.ts';
import { Bonuses } from './bonuses.ts';
import { chanceOf } from './chance.ts';
import { LoanLife } from './loan-life.ts';
import { type Calendar, Moments } from './moments.ts';
import type { BorrowerPlan, LoanPlan } from './plan.ts';
import { Purse } from './purse.ts';
import { type Means, Repayments } from './repayments.ts';
import { ComposedStream } from './stream.ts';

export type ComposedBorrower = {
  plan: BorrowerPlan;
  /** In the order of writing. */
  streams: readonly { name: Stream<LedgerEvent>; parts: readonly HistoryPart[] }[];
};

/** `contracts`: the hashes of those that were drawn; the others are invented. */
export function composeBorrower(
  seed: number,
  plan: BorrowerPlan,
  offerNumberOf: (loan: LoanPlan) => string,
  calendar: Calendar,
  staff: SeedStaff,
  contracts: ReadonlyMap<LoanId, string> = new Map(),
): ComposedBorrower {
  const moments = new Moments(calendar);
  const chance = chanceOf(seed, 'life', plan.index);
  const purse = new Purse(plan.borrowerId, moments);
  const bonuses = new Bonuses(plan.borrowerId, moments);
  const slot = new ComposedStream(slotStream(plan.borrowerId), plan.borrowerId, slotDecider, moments);
  const dealing = dealingWith(staff, plan.index);
  const actors = actorsOf(plan.borrowerId, dealing);
  const lives: LoanLife[] = [];
  for (const [finished, loan] of plan.loans.entries()) {
    const next = plan.loans[finished + 1];
    const life = new LoanLife(loan, moments, actors);
    const takesOver = next?.refinances ? next : undefined;
    const means: Means = {
      purse,
      bonuses,
      chance,
      today: calendar.today,
      offerNumber: offerNumberOf(loan),
      until: next && !takesOver ? earliest(addDays(next.appliedOn, -1), calendar.today) : calendar.today,
      into: takesOver && { loan: takesOver, offerNumber: offerNumberOf(takesOver) },
    };
    const before = lives.at(-1);
    if (loan.refinances && before) {
      slot.do(before.day, { type: 'ClaimSlot', loanId: loan.loanId, takeOverFrom: before.plan.loanId });
      life.takeOver(before);
      new Repayments(life, means).run();
    } else {
      slot.do(loan.appliedOn, { type: 'ClaimSlot', loanId: loan.loanId, takeOverFrom: null });
      live(
        life,
        new ApplicationSteps(life, chance, {
          ...plan,
          ...dealing,
          offerNumber: offerNumberOf(loan),
          contract: contracts.get(loan.loanId),
          finished,
        }),
        means,
      );
    }
    if (life.status && isTerminal(life.status) && !takesOver)
      slot.do(life.day, { type: 'ReleaseSlot', loanId: loan.loanId });
    lives.push(life);
  }
  // The loan last: the log of a seed ends with the newest loan.
  const streams = [
    slot,
    purse.stream,
    bonuses.stream,
    ...lives.flatMap((life) => [...life.payments, life.claim, life.stream]),
  ];
  return { plan, streams: streams.filter((stream) => stream.parts.length > 0) };
}

const ENDS: readonly LoanStatus[] = ['ACTIVE', 'REJECTED', 'REMITTANCE_CANCELED'];
/** Statuses at which applications are abandoned or a fraud is found. */
const LEFT_AT = ['INITIAL', 'WAITING_FOR_REMITTANCE_SET'] as const;
const CHECKED: readonly LoanStatus[] = ['ON_AUTO_VERIFICATION'];

function live(life: LoanLife, steps: ApplicationSteps, means: Means): void {
  const { chance, today } = means;
  const { kind } = life.plan.ending;
  steps.run(kind === 'cancelled' || kind === 'annulled' ? [chance.pick(LEFT_AT)] : kind === 'fraud' ? CHECKED : ENDS);
  if (kind === 'cancelled') life.do(addDays(life.day, chance.whole(0, 2)), { type: 'CancelApplication' });
  if (kind === 'fraud') life.do(life.day, { type: 'RejectByFraud', reason: 'FRAUD' });
  if (life.status && isRunning(life.status)) new Repayments(life, means).run();
  else life.passTo(today);
}
