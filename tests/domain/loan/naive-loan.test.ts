import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Terms } from '../../../schema/events/figures.ts';
import { addDays, type LocalDate, localDate } from '../../../schema/values/local-date.ts';
import { tenge } from '../../../schema/values/money.ts';
import { decide } from '../../../server/domain/loan/decide.ts';
import { fold } from '../../../server/domain/loan/evolve.ts';
import type { LoanState } from '../../../server/domain/loan/state.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import type { Fact } from '../../simulation/facts.ts';
import { History } from '../../simulation/histories.ts';
import { anyDay, anyMoves, anyTerms, type Move } from '../../simulation/moves.ts';
import { naiveLoan } from '../../simulation/naive-loan.ts';
import { seedOf } from '../../support/seed.ts';
import { FULL } from '../../support/size.ts';

const RUNS = FULL ? 10_000 : 200;
const seed = seedOf('two models of a loan');

const il = (loan: { productType: Terms['productType']; amount: Terms['amount']; months: number }): Terms => ({
  productType: loan.productType,
  pricing: 'FLEXIBLE',
  amount: loan.amount,
  term: { unit: 'MONTH', count: loan.months },
  purpose: '10',
  promoCode: null,
  fastIssue: false,
  insuranceAgreed: false,
});

/** Histories on which the models once disagreed. */
const FOUND: [Terms, LocalDate, Move[], number][] = [
  // The fast-issue fee took the first year's penalty for interest once that year was over.
  [
    {
      productType: 'INDIVIDUAL_PERSON_SPL',
      pricing: 'FLEXIBLE',
      amount: tenge(40_000),
      term: { unit: 'DAY', count: 5 },
      purpose: '10',
      promoCode: null,
      fastIssue: true,
      insuranceAgreed: false,
    },
    localDate('2025-01-06'),
    [
      { toDue: false, gap: 0, back: 0, what: 'part', share: 594 },
      { toDue: false, gap: 54, back: 0, what: 'part', share: 177 },
      { toDue: false, gap: 4, back: 0, what: 'part', share: 435 },
    ],
    154,
  ],
  // With a backdated payment an earlier short prepayment repaid principal after all.
  [
    il({ productType: 'INDIVIDUAL_ENTREPRENEUR_IL', amount: tenge(100_000), months: 15 }),
    localDate('2025-01-06'),
    [
      { toDue: false, gap: 49, back: 0, what: 'close', share: 1 },
      { toDue: false, gap: 10, back: 0, what: 'prepay-part', share: 170 },
      { toDue: false, gap: 0, back: 1, what: 'due', share: 1 },
    ],
    17,
  ],
  [
    il({ productType: 'INDIVIDUAL_PERSON_IL', amount: tenge(50_000), months: 6 }),
    localDate('2025-01-06'),
    [
      { toDue: true, gap: 42, back: 0, what: 'defer', share: 1 },
      { toDue: false, gap: 93, back: 0, what: 'prepay-part', share: 740 },
      { toDue: true, gap: 41, back: 1, what: 'sell', share: 1 },
      { toDue: false, gap: 0, back: 35, what: 'part', share: 337 },
    ],
    0,
  ],
];

it(`agrees with the naive model for ${RUNS} random histories`, () => {
  let steps = 0;
  const statuses = new Map<string, number>();
  const facts = new Map<string, number>();
  fc.assert(
    fc.property(anyTerms, anyDay, anyMoves, fc.integer({ min: 0, max: 200 }), (terms, day, moves, later) => {
      const history = new History(terms, day);
      for (const move of [...moves, { gap: later, toDue: false, back: 0, what: 'close', share: 1 } satisfies Move]) {
        if (history.state.stage !== 'running') break;
        history.move(move);
        const naive = naiveLoan(terms, issuedPrice(history), history.facts, history.today);
        expect(seen(history, history.today)).toEqual(shown(naive));
        steps += 1;
        count(statuses, naive.status);
      }
      for (const fact of history.facts) count(facts, nameOf(fact));
      if (history.state.stage !== 'running') return;
      // Without any payment until then.
      const far = addDays(history.today, later);
      expect(quoteOn(history.state, far)).toMatchObject(
        figures(naiveLoan(terms, issuedPrice(history), history.facts, far)),
      );
    }),
    { numRuns: RUNS, seed, examples: FOUND },
  );
  const outcome = (counts: Map<string, number>) => [...counts].map(([what, n]) => `${what} ${n}`).join(', ');
  process.stdout.write(`  ${steps} steps: ${outcome(statuses)}\n  of ${outcome(facts)}\n`);
  for (const status of [
    'ACTIVE',
    'GRACE_DAY_OFF',
    'EXPIRED',
    'CALCULATION_STOPPED',
    'PROLONGED',
    'RESTRUCTURED',
    'GRACE_MANUAL',
  ]) {
    expect(statuses.get(status) ?? 0, `histories that reach ${status}`).toBeGreaterThan(0);
  }
  for (const what of ['PROLONGATION', 'RESTRUCTURING', 'refinance', 'bonus', 'CLOSING_PROCESS', 'CESSION', 'redeal'])
    expect(facts.get(what) ?? 0, `histories with ${what}`).toBeGreaterThan(0);
});

const count = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
const nameOf = (fact: Fact) => (fact.kind === 'agree' ? fact.what : fact.kind === 'end' ? fact.status : fact.kind);
const issuedPrice = (history: History) => history.last('LoanIssued').price;

/** The naive model has no requests, so the status is the one without the request. */
function statusWithoutRequest(state: LoanState, today: LocalDate): string {
  const request = state.stage === 'running' ? state.request : null;
  const type = request?.kind === 'CESSION' ? 'CancelCession' : 'WithdrawRequest';
  const given = request ? decide(state, { type, today }) : null;
  return given && 'events' in given ? (fold(state, given.events).status ?? '') : (state.status ?? '');
}

type Naive = ReturnType<typeof naiveLoan>;
type Seen = ReturnType<typeof shown>;

function seen({ state }: History, today: LocalDate): Seen {
  const life =
    state.stage === 'ended' ? state.issued : state.stage === 'running' || state.stage === 'closing' ? state : null;
  if (!life) throw new Error(`in ${state.stage}`);
  const { principal, interest, penalty, premium, due, overdueSince } = quoteOn(life, today);
  return {
    status: statusWithoutRequest(state, today),
    principal,
    interest,
    penalty,
    premium,
    due,
    overdueSince,
    surplus: life.surplus,
    rows: life.standing.rows.map(({ date, paidOn }) => ({ date, paidOn })),
  };
}

const figures = (loan: Naive) => ({
  principal: loan.owed('principal'),
  interest: loan.owed('interest'),
  penalty: loan.owed('penalty'),
  premium: loan.owed('premium'),
});

function shown(loan: Naive) {
  const { status, due, surplus } = loan;
  const overdueSince = loan.overdueSince();
  const rows = loan.rows.map(({ date, paidOn }) => ({ date: date as string, paidOn: paidOn as string | null }));
  return { status, ...figures(loan), due, overdueSince, surplus, rows };
}
