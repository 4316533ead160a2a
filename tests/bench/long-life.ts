/** Two instalment loans of the same terms: one issued today, one 700 days old and paid in small parts. */
import { randomUUID } from 'node:crypto';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import { addDays, type LocalDate } from '../../schema/values/local-date.ts';
import { ceilToTenge, tenge, tiyn } from '../../schema/values/money.ts';
import { oldestUnpaid } from '../../server/domain/money/debt.ts';
import { quoteOn } from '../../server/domain/money/quote.ts';
import { actorsOf, dealingWith } from '../../server/seed/actors.ts';
import { ApplicationSteps } from '../../server/seed/application-steps.ts';
import { chanceOf } from '../../server/seed/chance.ts';
import { LoanLife } from '../../server/seed/loan-life.ts';
import { Moments } from '../../server/seed/moments.ts';
import type { BorrowerPlan } from '../../server/seed/plan.ts';
import { type Borrower, SEED_ORIGIN, SEED_STAFF, type Stack, signedIn } from './world.ts';

const AGE_DAYS = 700;
const EVENTS = 200;
const MONTHS = 24;

export async function youngAndOld(
  stack: Stack,
): Promise<{ young: Borrower; old: Borrower; days: number; events: number }> {
  const today = await stack.clock.today();
  const plans = [planOf(today, 1), planOf(addDays(today, -AGE_DAYS), 2)];
  const [young, old] = await signedIn(stack, plans);
  const [newLife, oldLife] = plans.map((plan) => issued(plan, today));
  if (!young || !old || !newLife || !oldLife) throw new Error('two loans were asked for');
  payInParts(oldLife, today);
  for (const { stream } of [newLife, oldLife]) await stack.ledger.appendHistory(stream.name, stream.parts);
  return { young, old, days: AGE_DAYS, events: eventsOf(oldLife) };
}

function planOf(appliedOn: LocalDate, n: number): BorrowerPlan {
  const terms = {
    productType: 'INDIVIDUAL_ENTREPRENEUR_IL',
    pricing: 'FLEXIBLE',
    amount: tenge(900_000),
    term: { unit: 'MONTH', count: MONTHS },
    purpose: '10',
    promoCode: null,
    fastIssue: false,
    insuranceAgreed: false,
  } as const;
  const loan = {
    loanId: randomUUID() as LoanId,
    terms,
    appliedOn,
    repeat: false,
    ending: { kind: 'running' } as const,
  };
  const index = Math.floor(Math.random() * 1_000_000) + 4_000_000 + n;
  return { index, borrowerId: randomUUID() as BorrowerId, entrepreneur: true, ...SEED_ORIGIN, loans: [loan] };
}

function issued(plan: BorrowerPlan, today: LocalDate): LoanLife {
  const [loan] = plan.loans;
  if (!loan) throw new Error('a plan without a loan');
  const dealing = dealingWith(SEED_STAFF, plan.index);
  const life = new LoanLife(loan, new Moments({ today, shiftDays: 0 }), actorsOf(plan.borrowerId, dealing));
  const who = { ...plan, ...dealing, offerNumber: `NS-BENCH-${plan.index}`, finished: 0 };
  new ApplicationSteps(life, chanceOf('bench', 1), who).run(['ACTIVE']);
  return life;
}

const eventsOf = ({ stream }: LoanLife): number => stream.parts.reduce((sum, { events }) => sum + events.length, 0);

function payInParts(life: LoanLife, today: LocalDate): void {
  for (;;) {
    const { state } = life;
    const row = state.stage === 'running' ? oldestUnpaid(state.standing) : undefined;
    if (state.stage !== 'running' || !row || row.date > today) return;
    life.passTo(row.date);
    const instalments = state.standing.rows.filter(({ date }) => date >= row.date && date <= today).length;
    const parts = Math.max(1, Math.round((EVENTS - eventsOf(life)) / instalments));
    for (let left = parts; left > 0; left--) pay(life, row.date, left);
  }
}

function pay(life: LoanLife, day: LocalDate, parts: number): void {
  if (life.state.stage !== 'running') return;
  const { due } = quoteOn(life.state, day);
  if (due > 0n) life.pay(day, ceilToTenge(tiyn(due / BigInt(parts))));
}
