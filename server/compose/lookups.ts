import { balanceReads } from '../../projections/balance/read.ts';
import { journalReads } from '../../projections/journal/read.ts';
import { lateReads } from '../../projections/loan/late-reads.ts';
import { loanReads } from '../../projections/loan/read.ts';
import { paymentReads } from '../../projections/payment/read.ts';
import { BorrowerId, LoanId } from '../../schema/events/codecs.ts';
import { negate, ZERO } from '../../schema/values/money.ts';
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
    /** Premiums are charged by credit and paid over by debit. */
    books: {
      premiums: async () => {
        const lines = await journal.trialBalance(await clock.today());
        const line = lines.find(({ account }) => account === 'insurer-payable');
        return { charged: line?.credit ?? ZERO, owed: negate(line?.balance ?? ZERO) };
      },
      openClaims: async () => {
        const both = await Promise.all([journal.openOn('buyer-payable'), journal.openOn('cession-proceeds')]);
        return both.flat().map(({ id }) => LoanId.parse(id));
      },
    },
  };
}
