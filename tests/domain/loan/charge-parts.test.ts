/** The lines of interest and penalty: each is base × rate × days, and together they are what is owed (R988). */
import { describe, expect, it } from 'vitest';
import type { Folded } from '../../../schema/events/envelope.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { type Instant, localDate } from '../../../schema/values/local-date.ts';
import { add, type Tiyn, tenge, tiyn } from '../../../schema/values/money.ts';
import type { ChargePart } from '../../../server/domain/money/charge-parts.ts';
import { documentOf } from '../../../server/use-cases/document/papers/of-loan.ts';
import { explainedDebtOn } from '../../../server/use-cases/loan/loan-debt.ts';
import { foldLoan } from '../../../server/use-cases/loan/loans.ts';
import { closeDays, economical, il, issued, LOAN, on, pay, paymentId, spl } from '../../support/a-loan.ts';
import { agreedOn } from '../../support/a-restructuring.ts';
import { LENDER, PERSON } from '../../support/papers.ts';
import type { Story } from '../../support/spec.ts';

function viewOf({ appends }: Story) {
  const told = appends.flatMap(({ command, events }) =>
    events.map((event) => ({
      ...event,
      metadata: { effectiveDate: command.today, recordedAt: `${command.today}T06:00:00.000Z` as Instant },
    })),
  );
  return foldLoan(
    LOAN,
    told.map((event, at) => ({ ...event, position: BigInt(at) })) as readonly object[] as readonly Folded<LoanEvent>[],
  );
}

function partsOn(story: Story, day: string) {
  const view = viewOf(story);
  const debt = view && explainedDebtOn(view, localDate(day));
  if (!debt) throw new Error('nothing is owed');
  const { interest, penalty } = debt.parts;
  expect(add(...interest.map(({ amount }) => amount))).toBe(debt.quote.interest);
  expect(add(...penalty.map(({ amount }) => amount))).toBe(debt.quote.penalty);
  return { interest: interest.map(line), penalty: penalty.map(line) };
}

const line = ({ kind, amount, formula, cut }: ChargePart): readonly unknown[] => [
  kind,
  amount,
  ...(formula ? [formula.base, Number(formula.rate), formula.days] : []),
  ...(cut ? ['cut'] : []),
];
const times = (base: Tiyn, ppm: number, days: number) => tiyn((base * BigInt(ppm) * BigInt(days)) / 1_000_000n);

describe('60,000 for five days from 2 March, 7 days late, of which 20,000 are paid on the 7th', () => {
  const late = closeDays(
    issued(spl({ amount: tenge(60_000), term: { unit: 'DAY', count: 5 } })),
    '2026-03-07',
    '2026-03-17',
  );

  it('before the payment every day has one base', () => {
    const [penalty] = partsOn(late, '2026-03-17').penalty;
    const days = (penalty?.[4] ?? 0) as number;
    expect(partsOn(late, '2026-03-17')).toEqual({
      interest: [['ACCRUED', times(tenge(60_000), 2_800, 15), tenge(60_000), 2_800, 15]],
      penalty: [['ACCRUED', times(tenge(60_840), 5_000, days), tenge(60_840), 5_000, days]],
    });
  });

  it('after it the days before and after it have lines of their own', () => {
    const paid = late.when(pay('2026-03-17', tenge(20_000), 1));
    const { penalty } = partsOn(paid, '2026-03-18');
    expect(penalty).toEqual([
      ['ACCRUED', expect.anything(), tenge(60_840), 5_000, expect.anything()],
      ['ACCRUED', times(tenge(40_840), 5_000, 1), tenge(40_840), 5_000, 1],
    ]);
  });

  it('the letter about the debt prints the lines in both languages', () => {
    const loan = viewOf(late.when(pay('2026-03-17', tenge(20_000), 1)));
    if (!loan) throw new Error('no loan');
    for (const [locale, days] of [
      ['RU', 'дн.'],
      ['KK', 'күн'],
    ] as const) {
      const facts = { loan, person: PERSON, lender: LENDER, locale, today: localDate('2026-03-18') };
      const made = documentOf('DEBT', facts);
      if ('refusal' in made) throw new Error(made.refusal.code);
      const text = JSON.stringify(made.document.blocks).replaceAll('\u00a0', ' ');
      expect(text).toContain(`40 840,00 × 0,5000 % × 1 ${days} = 204,20`);
    }
  });

  it('what was paid or waived of it is a line', () => {
    const paid = late
      .when(pay('2026-03-17', tenge(20_000), 1))
      .when(on('2026-03-17', { type: 'WaivePenalty', amount: tenge(500), reason: 'GOODWILL' }));
    const { penalty } = partsOn(paid, '2026-03-19');
    expect(penalty.map(([kind]) => kind)).toEqual(['ACCRUED', 'PAID', 'ACCRUED']);
    expect(penalty[1]).toEqual(['PAID', -tenge(500)]);
  });

  it('after a payment that was taken back every day has the base that it had without it', () => {
    const back = late.when(pay('2026-03-17', tenge(20_000), 1)).when(
      on('2026-03-18', {
        type: 'ReversePayment',
        paymentId: paymentId(1),
        reversedOn: localDate('2026-03-18'),
        reason: 'PROVIDER',
      }),
    );
    const without = closeDays(late, '2026-03-18', '2026-03-20');
    expect(partsOn(back, '2026-03-20').penalty).toEqual(partsOn(without, '2026-03-20').penalty);
    expect(partsOn(back, '2026-03-20').penalty.map(([kind]) => kind)).toEqual(['ACCRUED']);
  });
});

it('where the tenth of the year ends the penalty, the line says that it was cut', () => {
  const late = closeDays(issued(spl({ amount: tenge(100_000) })), '2026-03-12', '2026-05-20');
  const { penalty } = partsOn(late, '2026-05-20');
  expect(add(...penalty.map(([, amount]) => amount as Tiyn))).toBe(tenge(10_000));
  expect(penalty.at(-1)?.at(-1)).toBe('cut');
});

it('a fixed price has no factors, and the days after its end have', () => {
  const late = closeDays(issued(economical()), '2026-04-02', '2026-04-10');
  const { interest } = partsOn(late, '2026-04-10');
  expect(interest.map((one) => one.length)).toEqual([2, 5]);
});

it('several payments of instalments leave a line for each principal that was held', () => {
  const loan = issued(il(), '2026-03-02');
  const late = closeDays(loan, '2026-04-02', '2026-04-20').when(pay('2026-04-20', tenge(50_000), 1));
  const { interest } = partsOn(late, '2026-04-29');
  expect(interest.filter(([kind]) => kind === 'ACCRUED').length).toBeGreaterThan(1);
  for (const [kind, amount, base, rate, days] of interest)
    if (kind === 'ACCRUED') expect(amount).toBe(times(base as Tiyn, rate as number, days as number));
});

it('what a signed restructuring waives is a line of its own on its day', () => {
  const late = closeDays(issued(spl({ amount: tenge(120_000) })), '2026-03-13', '2026-04-11');
  const { penalty } = partsOn(agreedOn(late, localDate('2026-04-11'), 4), '2026-04-11');
  // All of it is waived, so nothing is owed and nothing is told.
  expect(penalty).toEqual([]);
});
