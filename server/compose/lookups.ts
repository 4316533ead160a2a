import { balanceReads } from '../../projections/balance/read.ts';
import { journalReads } from '../../projections/journal/read.ts';
import { lateReads } from '../../projections/loan/late-reads.ts';
import { loanReads } from '../../projections/loan/read.ts';
import { paymentReads } from '../../projections/payment/read.ts';
import { BorrowerId, LoanId } from '../../schema/events/codecs.ts';
import { negate, subtract, type Tiyn, ZERO } from '../../schema/values/money.ts';
import type { Foundation } from './foundation.ts';
import { suspenseRows } from './suspense-rows.ts';

export type Lookups = ReturnType<typeof lookupsOf>;

/** What the rooms look up in read models, which may lag. */
export function lookupsOf({ reads: pool, clock }: Pick<Foundation, 'reads' | 'clock'>) {
  const reads = loanReads(pool);
  const journal = journalReads(pool);
  const payments = paymentReads(pool);
  const loanOfOffer = async (offerNumber: string) =>
    (await reads.loans({ offerNumber }, { first: 1 })).rows[0]?.loan_id;
  return {
    reads,
    loanOfOffer,
    loansToPay: reads.loansToPay,
    disputedLoans: reads.disputedLoans,
    officeQueue: reads.queue,
    ...lateReads(pool),
    refundsAsked: () => balanceReads(pool).refundsAsked(),
    reversalsOwed: async () =>
      (await journal.openOn('reversal-receivable')).map(({ id }) => ({ id: BorrowerId.parse(id) })),
    settlementsOf: journal.settlementsOf,
    suspenseRows: suspenseRows(payments),
    paymentsOfReference: (reference: string, limit: number) => payments.incomingByReference(reference, limit),
    books: {
      /** What days of cover have earned. By the last event of each loan, so it may be less, never more (D0252). */
      premiums: async () => {
        const [posted, lines, unearned] = await Promise.all([
          journal.postedByLoans('insurer-payable'),
          journal.trialBalance(await clock.today()),
          reads.unearnedInsurance(),
        ]);
        const line = lines.find(({ account }) => account === 'insurer-payable');
        const earned = (balance: Tiyn): Tiyn => subtract(negate(balance), unearned);
        return { charged: earned(posted), owed: earned(line?.balance ?? ZERO) };
      },
      openClaims: async () => {
        const both = await Promise.all([journal.openOn('buyer-payable'), journal.openOn('cession-proceeds')]);
        return both.flat().map(({ id }) => LoanId.parse(id));
      },
    },
  };
}
