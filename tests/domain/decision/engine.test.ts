import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScoringFacts } from '../../../schema/events/decision.ts';
import type { Terms } from '../../../schema/events/figures.ts';
import { localDate } from '../../../schema/values/local-date.ts';
import { tenge } from '../../../schema/values/money.ts';
import { declinedByPerson, preScoreAmount, score } from '../../../server/domain/decision/engine.ts';
import { alternativeTerms, offerOf } from '../../../server/domain/decision/offer.ts';
import { il, MONDAY, someFacts, spl } from '../../support/a-loan.ts';

const day = localDate(MONDAY);
const judge = (change: Partial<ScoringFacts>, terms: Terms = spl()) =>
  score({ ...someFacts, ...change }, terms, day, false);

describe('the decision engine', () => {
  it('a good borrower is approved, and the decision names its rule set', () => {
    expect(judge({})).toMatchObject({
      outcome: 'APPROVED',
      ruleSet: 'rules-2026-5',
      kdnPpm: 257_000,
      lockedUntil: null,
    });
  });

  it.each([
    [
      '60 days and 15,000 are not yet too much',
      { worstOverdueDays: 60, worstOverdueAmount: tenge(99_000) },
      'APPROVED',
    ],
    ['61 days of 15,000 neither', { worstOverdueDays: 61, worstOverdueAmount: tenge(15_000) }, 'APPROVED'],
    ['21 is old enough', { age: 21 }, 'APPROVED'],
    ['63 is not too old', { age: 63 }, 'APPROVED'],
    ['20 is too young', { age: 20 }, 'DECLINED'],
    ['64 is too old', { age: 64 }, 'DECLINED'],
    ['a face nobody knows', { registryFound: false }, 'DECLINED'],
    ['a listed one', { blacklisted: true }, 'DECLINED'],
    ['a low score', { score: 299 }, 'DECLINED'],
    ['no score', { score: null }, 'APPROVED'],
  ])('%s', (_, change, outcome) => {
    expect(judge(change).outcome).toBe(outcome);
  });

  it('60+ days overdue declines for 90 days, stop-credit until the borrower lifts it', () => {
    const late = judge({ worstOverdueDays: 61, worstOverdueAmount: tenge(15_001) });
    expect(late).toMatchObject({ outcome: 'DECLINED', rejectDecision60Plus: true, lockedUntil: '2026-05-31' });
    expect(late.reasons).toEqual([
      { code: 'OVERDUE_60_PLUS', observed: '61 days, 15001.00', limit: '60 days, 15000.00' },
    ]);
    expect(judge({ stopCredit: true })).toMatchObject({ rejectDecisionStopCredit: true, lockedUntil: null });
  });

  it('the main reason comes first, and the wait is its own, not that of the reasons behind it (R171)', () => {
    const all = judge({ worstOverdueDays: 61, worstOverdueAmount: tenge(99_000), stopCredit: true, income: tenge(1) });
    expect(all.reasons.map((reason) => reason.code)).toEqual(['OVERDUE_60_PLUS', 'STOP_CREDIT', 'DEBT_LOAD']);
    expect(all.lockedUntil).toBe('2026-05-31');
    const stopped = judge({ stopCredit: true, score: 1, income: tenge(1) });
    expect(stopped.reasons.map((reason) => reason.code)).toEqual(['STOP_CREDIT', 'SCORE', 'DEBT_LOAD']);
    expect(stopped.lockedUntil).toBeNull();
    const weak = judge({ statementRejected: true, score: 1 });
    expect(weak).toMatchObject({ reasons: [{ code: 'SCORE' }, { code: 'STATEMENT' }], lockedUntil: '2026-04-01' });
  });

  it('the no of a verifier is his own reason, whatever the rules say of the same facts', () => {
    const facts = { ...someFacts, stopCredit: true };
    const no = declinedByPerson(facts, score(facts, spl(), day, false), day);
    expect(no).toMatchObject({ rejectDecisionStopCredit: false, sourceType: 'MANUAL', lockedUntil: '2026-04-01' });
    expect(no.reasons.map((reason) => reason.code)).toEqual(['MANUAL']);
  });

  it('an unpaid debt to this lender declines before any other reason and without a lock', () => {
    const debts = ['REVERSAL_OWED', 'WRITTEN_OFF', 'CEDED'] as const;
    for (const ownDebt of debts) {
      const no = judge({ ownDebt });
      expect(no).toMatchObject({ outcome: 'DECLINED', lockedUntil: null });
      expect(no.reasons).toEqual([{ code: 'OWN_DEBT', observed: ownDebt, limit: 'no' }]);
    }
    expect(judge({ ownDebt: 'CEDED', worstOverdueDays: 99, worstOverdueAmount: tenge(99_000) }).reasons[0]?.code).toBe(
      'OWN_DEBT',
    );
  });

  it('the largest amount that fits is offered where the debt load is the only reason', () => {
    const other = judge({ income: tenge(150_000) });
    // half of 150,000 covers 72,900 of a loan of 70,000 with 1,960 of interest, not 75,000 with 2,100
    expect(other).toMatchObject({
      outcome: 'ALTERNATIVE',
      rejectDecisionByAmount: true,
      scoreAmount: tenge(70_000),
      lockedUntil: null,
    });
    expect(other.scoreInstallmentList).toEqual([{ term: 10, amount: tenge(70_000) }]);
  });

  it('the debt load declines for 7 days where no amount fits', () => {
    const no = judge({ income: tenge(100_000), bureauInstalments: tenge(60_000) });
    expect(no).toMatchObject({
      outcome: 'DECLINED',
      rejectDecisionByKDN: true,
      scoreAmount: null,
      lockedUntil: '2026-03-09',
    });
  });

  it('the larger of the instalments that the bureau and the borrower state counts', () => {
    const [known, said] = [{ bureauInstalments: tenge(50_000) }, { declaredInstalments: tenge(50_000) }];
    expect(judge(known).kdnPpm).toBe(judge(said).kdnPpm);
    expect(judge({ ...known, ...said }).kdnPpm).toBe(judge(known).kdnPpm);
  });

  it('an entrepreneur is shown the other product that is open to him', () => {
    const terms = spl({ productType: 'INDIVIDUAL_ENTREPRENEUR_SPL' });
    const no = judge({ entrepreneur: true, income: tenge(60_000) }, terms);
    expect(no).toMatchObject({ outcome: 'DECLINED', isBILAvailable: true, isBSPLAvailable: false });
    expect(no.lockedUntil).toBeNull();
  });

  it('instalments that fit in no amount within the asked term are offered over the longest one (R261)', () => {
    const terms = il({ amount: tenge(100_000), term: { unit: 'MONTH', count: 2 } });
    const other = judge({ income: tenge(20_000) }, terms);
    expect(other).toMatchObject({ outcome: 'ALTERNATIVE', scoreInstallmentList: [{ term: 12 }] });
    const loan = { status: 'WAITING_REJECT', terms, repeat: false, decision: other, scoringFacts: null } as const;
    const offer = offerOf(loan, day);
    expect(offer?.terms).toMatchObject({ amount: other.scoreAmount, term: { unit: 'MONTH', count: 12 } });
    expect(offer?.payment).toBeLessThanOrEqual(tenge(10_000));
    expect(offer?.price.total).toBeGreaterThan(offer?.terms.amount ?? 0n);
  });

  it.each([
    ['a small loan without a statement, beside a refused large one', il(), {}, 'INDIVIDUAL_PERSON_SPL'],
    ['nothing where a weightier reason stands beside it', il(), { score: 1 }, null],
    ['nothing after a refused small loan', spl(), {}, null],
    [
      'instalments to an entrepreneur',
      spl({ productType: 'INDIVIDUAL_ENTREPRENEUR_SPL' }),
      { entrepreneur: true },
      'INDIVIDUAL_ENTREPRENEUR_IL',
    ],
    [
      'a single payment to an entrepreneur',
      il({ productType: 'INDIVIDUAL_ENTREPRENEUR_IL' }),
      { entrepreneur: true },
      'INDIVIDUAL_ENTREPRENEUR_SPL',
    ],
  ] as const)('a refused statement offers %s (R260)', (_, terms, change, productType) => {
    const facts = { ...someFacts, ...change, statementRejected: true };
    const decision = score(facts, terms, day, false);
    expect(decision).toMatchObject({ outcome: 'DECLINED', rejectDecisionByStatement: true });
    const loan = { status: 'REJECTED', terms, repeat: false, decision, scoringFacts: facts } as const;
    const offer = offerOf(loan, day);
    expect(offer?.terms.productType ?? null).toBe(productType);
    if (offer) expect(score({ ...facts, statementRejected: false }, offer.terms, day, false).outcome).toBe('APPROVED');
    expect(offerOf({ ...loan, status: 'ANNULLED' }, day)).toBeNull();
  });

  it('nothing is approved or offered whose instalments take over half of the income', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.integer({ min: 0, max: 300_000 }),
        fc.boolean(),
        (income, owed, instalments) => {
          const facts = { ...someFacts, income: tenge(income), bureauInstalments: tenge(owed) };
          const terms = instalments ? il() : spl();
          const decision = score(facts, terms, day, false);
          if (decision.outcome === 'APPROVED') expect(decision.kdnPpm).toBeLessThanOrEqual(500_000);
          if (decision.scoreAmount === null) return;
          const offered = alternativeTerms(terms, decision) ?? terms;
          expect(score(facts, offered, day, false).outcome).toBe('APPROVED');
          const more = { ...offered, amount: tenge(decision.scoreAmount / 100n + 5_000n) };
          expect(score(facts, more, day, false).outcome).not.toBe('APPROVED');
        },
      ),
      { numRuns: 150 },
    );
  });

  it('the pre-score names the largest amount that a debt load allows', () => {
    expect(preScoreAmount({ ...someFacts, income: tenge(200_000) }, day)).toEqual({
      P1D: tenge(90_000),
      P1M: tenge(990_000),
    });
    expect(preScoreAmount({ ...someFacts, income: tenge(5_000) }, day)).toEqual({ P1D: null, P1M: null });
  });
});
