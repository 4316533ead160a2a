/** One sum for one thing, whatever prints it: GraphQL, /json, papers, messages, the receipt and the history (R58). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Folded } from '../../../schema/events/envelope.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { noticeText } from '../../../schema/reference/notice-texts.ts';
import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
import { add, ppmPerDay, printTenge, readTenge, tenge, tiyn, ZERO } from '../../../schema/values/money.ts';
import { credit, schedule } from '../../../server/api/loan/shape-credit.ts';
import { shapePayment } from '../../../server/api/loan/shape-debt.ts';
import { shapeLoan } from '../../../server/api/loan/shape-loan.ts';
import { advance } from '../../../server/domain/loan/advance.ts';
import { fold } from '../../../server/domain/loan/evolve.ts';
import { momentsOf } from '../../../server/domain/loan/moments.ts';
import { paymentEffect } from '../../../server/domain/loan/payment-effect.ts';
import { bonusAllowance } from '../../../server/domain/loan/spend-bonus.ts';
import { interestFor } from '../../../server/domain/money/schedule.ts';
import { documentOf } from '../../../server/use-cases/document/papers/of-loan.ts';
import type { LoanView } from '../../../server/use-cases/loan/loan-view.ts';
import { foldLoan } from '../../../server/use-cases/loan/loans.ts';
import { noticesWorkflow } from '../../../server/workflows/notices.ts';
import { money } from '../../../web/lib/format.ts';
import { History } from '../../simulation/histories.ts';
import { anyDay, anyMoves, anyTerms } from '../../simulation/moves.ts';
import { LOAN, on, paymentId } from '../../support/a-loan.ts';
import { inFull } from '../../support/in-full.ts';
import { LENDER, PERSON } from '../../support/papers.ts';
import { seedOf } from '../../support/seed.ts';
import { FULL } from '../../support/size.ts';

const RUNS = FULL ? 1_500 : 100;
const seed = seedOf('one figure');

/** The loan as its own stream tells it. */
function viewOf({ events, today }: History): LoanView | undefined {
  const metadata = { effectiveDate: today, recordedAt: `${today}T06:00:00.000Z` as Instant };
  const told = events.map((event, i) => ({ ...event, metadata, position: BigInt(i) }));
  return foldLoan(LOAN, told as readonly object[] as readonly Folded<LoanEvent>[]);
}

function check(property: (loan: LoanView, today: LocalDate, history: History) => void, runs = RUNS): void {
  let seen = 0;
  fc.assert(
    fc.property(anyTerms, anyDay, anyMoves, (terms, day, moves) => {
      const history = new History(terms, day);
      for (const move of moves) history.move(move);
      // A refinancing goes on with another loan.
      const loan = history.events.some(({ type }) => type === 'LoanRefinanced') ? undefined : viewOf(history);
      if (!loan?.standing) return;
      seen += 1;
      property(loan, history.today, history);
    }),
    { numRuns: runs, seed },
  );
  expect(seen).toBeGreaterThan(runs / 2);
}

const shown = (loan: LoanView, today: LocalDate) => {
  const businessNow = `${today}T06:00:00.000Z`;
  const graphql = shapeLoan(loan, { today, businessNow, payoutLabel: async () => null, locale: 'RU' });
  return { graphql, json: credit(loan, today), rows: schedule(loan, today, businessNow).data };
};

/** As a borrower reads it on a page, in an SMS, and in a paper, without the signs of the currency. */
const digits = (text: string): string => text.replace(/[^\d,]/g, '').replace(/,00$/, '');
const onPage = (sum: bigint): string => digits(money(sum));

/** The sums of the paper about the debt; undefined where the law gives no such paper on that day. */
function printedSums(loan: LoanView, today: LocalDate): readonly string[] | undefined {
  const paper = documentOf('DEBT', { loan, person: PERSON, lender: LENDER, locale: 'RU', today });
  if ('refusal' in paper) return undefined;
  return [...JSON.stringify(paper.document).matchAll(/[\d\u00a0]+,\d\d/g)].map(([sum]) => digits(sum));
}

it('debt and next payment: GraphQL, /json, papers and what the payment page closes agree', () => {
  check((loan, today, { state }) => {
    const { graphql, json } = shown(loan, today);
    const { debt } = graphql;
    if (!debt || !('debtSum' in json)) throw new Error('a loan without a debt');
    expect(json).toMatchObject({
      mainDebt: debt.principal,
      remuneration: debt.interest,
      debtSum: debt.total,
      nextPaymentAmount: debt.nextDueAmount,
      payByAmount: debt.lastDueAmount,
      overdueDays: debt.overdueDays,
      repaid: debt.paid,
    });
    expect(add(json.penaltyFee ?? ZERO, json.penaltyFines ?? ZERO)).toBe(debt.penalty);
    expect(add(debt.principal, debt.interest, debt.penalty, debt.premium)).toBe(debt.total);
    const { mainDebt, remuneration, penaltyFee, penaltyFines, premiumDebt, reversalDebt } = json;
    const parts = [mainDebt, remuneration, penaltyFee, penaltyFines, premiumDebt, reversalDebt];
    expect(add(...parts.map((sum) => sum ?? ZERO))).toBe(debt.total);
    const lines = (all: readonly { amount: unknown }[] | undefined) => all?.map(({ amount }) => amount);
    expect(lines(json.penaltyParts)).toEqual(lines(debt.penaltyParts));
    expect(lines(json.remunerationParts)).toEqual(lines(debt.interestParts));
    const printed = printedSums(loan, today);
    for (const sum of [debt.principal, debt.interest, debt.penalty, debt.total])
      if (printed) expect(printed).toContain(onPage(sum));
    const now = fold(state, advance(state, today));
    if (now.stage !== 'running' || debt.total === ZERO) return;
    const told = paymentEffect(now, tiyn(debt.total), ZERO, today);
    expect('closes' in told && told.closes).toBe(true);
  });
});

it('the next payment, the interest and the penalty are made of parts that add up to them, to the tiyn', () => {
  check((loan, today) => {
    const { debt } = shown(loan, today).graphql;
    if (!debt) throw new Error('a loan without a debt');
    expect(add(...debt.nextParts.map(({ amount }) => tiyn(amount)))).toBe(debt.nextDueAmount ?? ZERO);
    expect(add(...debt.interestParts.map(({ amount }) => tiyn(amount)))).toBe(debt.interest);
    expect(add(...debt.penaltyParts.map(({ amount }) => tiyn(amount)))).toBe(debt.penalty);
    for (const { amount, base, dailyRatePercent: rate, days, cut } of [...debt.interestParts, ...debt.penaltyParts]) {
      if (base == null || rate == null || days == null) continue;
      const product = interestFor(tiyn(base), ppmPerDay(rate), days);
      expect(cut ? product > amount : product === amount).toBe(true);
    }
  });
});

it('the schedule: GraphQL and /json agree, and a paid row shows no more than was paid', () => {
  check((loan, today) => {
    const { graphql, rows } = shown(loan, today);
    expect(rows.map(({ amount, isPaid, paidAmount }) => ({ amount, isPaid, paidAmount }))).toEqual(
      graphql.schedule.map(({ amount, isPaid, paidAmount }) => ({ amount, isPaid, paidAmount })),
    );
    const paid = graphql.schedule.flatMap((row) => row.paidAmount ?? []);
    expect(add(...paid.map(tiyn)) <= loan.paid + (loan.restructured?.capitalised ?? ZERO)).toBe(true);
  });
});

it('a payoff dated back before a due date that has passed shows no interest that was never paid', () => {
  const history = new History(
    {
      ...{ productType: 'INDIVIDUAL_PERSON_IL', pricing: 'FLEXIBLE', amount: tenge(50_000), purpose: '10' },
      ...{ term: { unit: 'MONTH', count: 2 }, promoCode: null, fastIssue: false, insuranceAgreed: false },
    },
    '2025-01-06' as LocalDate,
  );
  const moves = [
    { toDue: false, gap: 59, back: 0, what: 'bonus', share: 1 },
    { toDue: false, gap: 0, back: 25, what: 'due', share: 1 },
  ] as const;
  for (const move of moves) history.move(move);
  const loan = viewOf(history);
  const rows = loan ? shown(loan, history.today).graphql.schedule : [];
  expect(rows.map(({ date, paidOn, isEarly, paidAmount }) => ({ date, paidOn, isEarly, paidAmount }))).toEqual([
    { date: '2025-02-06', paidOn: '2025-02-09', isEarly: false, paidAmount: tenge(26_131) },
    { date: '2025-03-06', paidOn: '2025-02-09', isEarly: true, paidAmount: null },
  ]);
});

it('a payment: receipt, history, /json and SMS print one sum, and its lines add up to it', () => {
  const { react } = noticesWorkflow({} as never);
  check((loan, _, { events }) => {
    for (const payment of loan.payments) {
      const receipt = shapePayment(payment);
      const lines = add(...receipt.allocation.map(({ amount }) => tiyn(amount)));
      expect(add(lines, tiyn(receipt.surplus))).toBe(receipt.amount);
      expect(add(...receipt.parts.map(({ amount }) => tiyn(amount)))).toBe(lines);
      const event = events.find(({ type, data }) => type === 'PaymentReceived' && data.paymentId === receipt.id);
      const [notice] = react({ ...event, stream: `loan-${LOAN}`, metadata: {} } as never);
      const sum = String(notice?.data?.amount);
      expect(digits(sum)).toBe(onPage(payment.data.amount));
      expect(noticeText('payment', 'RU', { offer: 'NS-1', amount: sum }).text).toContain(sum);
      expect(readTenge(tiyn(receipt.amount))).toBe(sum);
    }
  });
});

inFull('bonuses lower the debt by what they paid, the same in every channel', () => {
  let spent = 0;
  check((loan, today, history) => {
    const now = fold(history.state, advance(history.state, today));
    const usable = now.stage === 'running' ? bonusAllowance(now, today).usable : ZERO;
    if (usable === ZERO) return;
    spent += 1;
    const before = shown(loan, today);
    expect(history.do(on(today, { type: 'SpendBonus', transferId: paymentId(999), amount: usable }))).toBe(true);
    const paid = viewOf(history);
    if (!paid || !before.graphql.debt) throw new Error('the loan is gone');
    const { graphql, json } = shown(paid, today);
    const { debt } = before.graphql;
    const less = (sum: bigint | null | undefined) => (sum == null ? null : sum - usable);
    expect(graphql.debt).toMatchObject({
      principal: debt.principal,
      interest: less(debt.interest),
      penalty: debt.penalty,
      total: less(debt.total),
      paid: debt.paid + usable,
    });
    // On a day off after the due date the interest of the last days belongs to the row after it; a next payment without
    // interest and principal gives way to the one after it, with its premium.
    const next = debt.nextDueAmount ?? ZERO;
    if (!loan.status.startsWith('GRACE') && usable < next - debt.premium)
      expect(graphql.debt?.nextDueAmount).toBe(next - usable);
    // Bonuses are no payment: they count as repaid, and the history names them apart.
    expect(json).toMatchObject({ debtSum: less(debt.total), repaid: debt.paid + usable });
    expect(graphql.payments).toEqual(before.graphql.payments);
    expect(momentsOf(history.events).at(-1)).toMatchObject({ type: 'BonusSpent', amount: usable });
    expect(printedSums(paid, today) ?? [onPage(debt.total - usable)]).toContain(onPage(debt.total - usable));
    if (history.state.stage !== 'running') return;
    const told = paymentEffect(history.state, tiyn(debt.total - usable), ZERO, today);
    expect('closes' in told && told.closes).toBe(true);
    // Bonuses can be used in about one life of ten.
  }, 4 * RUNS);
  expect(spent).toBeGreaterThan(5);
});

it('tiyn are printed where they are owed, and nowhere else', () => {
  expect(money(tiyn(7_208_640n))).toBe('72\u00a0086,40\u00a0₸');
  expect([printTenge(tiyn(5_357_116n)), readTenge(tiyn(5_357_100n))]).toEqual(['53571.16', '53\u00a0571']);
});
