/** The rules give each figure of a loan from the events before it; the audit reports each deviation to the tiyn. */
import { describe, expect, it } from 'vitest';
import type { LoanEvent } from '../../schema/events/loan.ts';
import type { Account } from '../../schema/reference/accounts.ts';
import { add, negate, type Tiyn, tenge } from '../../schema/values/money.ts';
import { Invariants } from '../../server/cli/audit-invariants.ts';
import type { LoanRecord } from '../../server/use-cases/audit/audit.ts';
import { FigureAudit } from '../../server/use-cases/audit/audit-figures.ts';
import { spl } from '../support/a-loan.ts';
import { TestLog } from '../support/a-log.ts';
import { DecidedLife } from '../support/decided-life.ts';

const audited = (records: readonly LoanRecord[]): FigureAudit => {
  const audit = new FigureAudit();
  for (const record of records) audit.take(record);
  return audit;
};

/** Late from 13 March, and paid in part on the 20th. */
const lateLife = () =>
  new DecidedLife(new TestLog(), 'honest', spl(), '2026-03-02')
    .closedThrough('2026-03-02', '2026-03-20')
    .paid('2026-03-20', tenge(20_000))
    .closedThrough('2026-03-21', '2026-03-25');

/** With a payment of the 16th that is reported on the 25th. */
function aLife(): readonly LoanRecord[] {
  return lateLife().paid('2026-03-25', tenge(30_000), '2026-03-16').closedThrough('2026-03-26', '2026-04-05').records;
}

/** Lowers these accounts and all later balances, so that sums of postings and figures still agree. */
function less(records: readonly LoanRecord[], from: LoanRecord['type'], amount: Tiyn): LoanRecord[] {
  const begins = records.findIndex(({ type }) => type === from);
  return records.map((record, at) => {
    if (at < begins || !('standing' in record.data)) return record;
    const { standing } = record.data;
    const postings = 'postings' in record.data ? record.data.postings : [];
    const changed = at === begins ? postings.map(taken(amount)) : postings;
    const interest = add(standing.interest, negate(amount));
    const data = { ...record.data, postings: changed, standing: { ...standing, interest } };
    return { ...record, data } as LoanRecord;
  });
}

const taken = (amount: Tiyn) => (line: { account: Account; amount: Tiyn }) => {
  if (line.account === 'interest-receivable') return { ...line, amount: add(line.amount, negate(amount)) };
  return line.account === 'interest-income' ? { ...line, amount: add(line.amount, amount) } : line;
};

describe('the figures of a loan, computed again by the audit', () => {
  it('an honest loan with backdated payments has no finding, and the audit says what it took as written', () => {
    const { findings, recomputed, asWritten } = audited(aLife());
    expect(findings).toEqual([]);
    expect(recomputed).toBeGreaterThanOrEqual(6);
    expect([...asWritten.values()].flatMap((types) => [...types])).toEqual([
      'LoanApplied',
      'OfferSigned',
      'ScoringRequested',
      'LoanDecided',
    ]);
  });

  it('a status that no rule leads to is found on a fact whose figures are taken as written', () => {
    const records = lateLife().records;
    const at = records.findIndex(({ type }) => type === 'LoanDecided');
    const skipped = { ...records[at], data: { ...records[at]?.data, status: 'APPROVED' } } as LoanRecord;
    const { findings, left } = audited(records.with(at, skipped));
    expect(findings).toMatchObject([
      {
        code: 'NOT_FOLLOWING',
        where: `${records[at]?.stream} revision ${at} LoanDecided`,
        what: 'does not follow from the facts before it: no rule leads from READY_FOR_SCORING to APPROVED by it',
      },
    ]);
    expect(left).toBe(1);
    const unpaid = records.filter(({ type }) => type !== 'PayoutSent' && type !== 'PayoutPrepared');
    expect(audited(unpaid).findings.map(({ what }) => what)).toEqual([
      'does not follow from the facts before it: no rule leads from WAITING_REMITTANCE_PREPARED to REMITTANCE_PAID by it',
    ]);
  });

  it('interest taken off an accrual is found, though postings and balances were changed alike', () => {
    const forged = less(lateLife().records, 'LoanFellOverdue', tenge(1_000));
    const books = new Invariants();
    for (const record of forged) books.take(record);
    expect(books.findings(0, Number.POSITIVE_INFINITY)).toEqual([]);
    const [first] = audited(forged).findings;
    expect(first?.where).toMatch(/^loan-\S+ revision \d+ LoanFellOverdue$/);
    expect(first?.what).toContain('standing.interest was written as 1800.00, the rules give 2800.00');
    expect(first?.what).toContain('postings.interest-income was written as -1800.00, the rules give -2800.00');
  });

  it('a payment allocated against its rule and a left-out adjustment are found', () => {
    const records = aLife();
    const paid = records.findIndex(({ type }) => type === 'PaymentReceived');
    const { data } = records[paid] as Extract<LoanRecord, { type: 'PaymentReceived' }>;
    const [line] = data.allocation;
    if (!line) throw new Error('nothing was dealt out');
    const dealt: LoanEvent = {
      type: 'PaymentReceived',
      data: { ...data, allocation: [{ ...line, component: 'interest' }, ...data.allocation.slice(1)] },
    };
    const [wrong] = audited(records.with(paid, { ...(records[paid] as LoanRecord), ...dealt })).findings;
    expect(wrong?.what).toBe('allocation.0.component was written as "interest", the rules give "principal"');

    const adjusted = records.findIndex(({ type }) => type === 'BackdatingAdjusted');
    const cut = audited(records.toSpliced(adjusted, 1)).findings;
    expect(cut.map(({ what }) => what)).toContain('stands where the rules give BackdatingAdjusted');
  });
});
