/** Money that comes in and where it stands: payments, the balance, bonuses, what waits for the office. */
import { balanceReads } from '../../projections/balance/read.ts';
import { type JournalReads, journalReads } from '../../projections/journal/read.ts';
import type { LoanReads } from '../../projections/loan/read.ts';
import { paymentReads } from '../../projections/payment/read.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { negate, ZERO } from '../../schema/values/money.ts';
import { FAULTS, SANDBOX_PROVIDERS } from '../adapters/sandbox-kit/faults.ts';
import type { Clock } from '../ports/clock.ts';
import { makeBalanceAccount } from '../use-cases/balance/balance-account.ts';
import { makeBonus } from '../use-cases/bonus/bonus.ts';
import { loadLoan } from '../use-cases/loan/loans.ts';
import { makeIncomingMoney } from '../use-cases/payment/incoming-money.ts';
import { makePayment } from '../use-cases/payment/payment.ts';
import { makePaymentDoubt } from '../use-cases/payment/payment-doubt.ts';
import { makePaymentReceiving } from '../use-cases/payment/payment-receiving.ts';
import { makeSuspense } from '../use-cases/payment/suspense.ts';
import { makeBalanceRefund } from '../use-cases/payout/balance-refund.ts';
import type { PayoutSending } from '../use-cases/payout/payout-sending.ts';
import { makeReversalDebts } from '../use-cases/settlement/reversal-debt.ts';
import { makeSettlements, type SettlementDeps } from '../use-cases/settlement/settlement.ts';
import type { Foundation } from './foundation.ts';
import type { Providers } from './providers.ts';
import { suspenseRows } from './suspense-rows.ts';

export function moneyCapabilities(base: Foundation, providers: Providers, reads: LoanReads, sending: PayoutSending) {
  const { config, ledger, clock, ids, people } = base;
  const core = { ledger, clock, ids, borrowers: people.borrowers };
  const { cards, intents, processor } = providers;
  const receiving = makePaymentReceiving({ ...core, intents });
  const loanOfOffer = async (offerNumber: string) =>
    (await reads.loans({ offerNumber }, { first: 1 })).rows[0]?.loan_id;
  const found = { loanOfOffer, details: providers.incomingDetails, receiving };
  const payments = makePayment({ ...core, intents, cards, processor, receiving, publicUrl: config.publicUrl });
  return {
    receiving,
    payments,
    doubt: makePaymentDoubt({ ...core, intents, sms: base.sms, payments }),
    incoming: makeIncomingMoney({ ...core, ...found, accounts: people.accounts }),
    balance: makeBalanceAccount(core),
    balanceRefunds: makeBalanceRefund({
      ...core,
      cards,
      bank: providers.bank,
      destinations: providers.destinations,
      payouts: sending,
      twoPersons: providers.twoPersons,
      asked: (limit) => balanceReads(base.reads).refundsAsked(limit),
    }),
    bonus: makeBonus(core),
    reversalDebts: makeReversalDebts({
      ...core,
      notes: providers.officeNotes,
      accounts: people.accounts,
      twoPersons: providers.twoPersons,
      owing: () => journalReads(base.reads).openOn('reversal-receivable'),
    }),
    loanOfOffer,
    offerOf: async (loanId: LoanId) => (await loadLoan(ledger, loanId))?.offerNumber ?? null,
    settlements: makeSettlements({
      ...core,
      accounts: people.accounts,
      twoPersons: providers.twoPersons,
      books: settlementBooks(journalReads(base.reads), clock),
    }),
    suspense: makeSuspense({
      ...core,
      ...found,
      twoPersons: providers.twoPersons,
      rows: suspenseRows(paymentReads(base.reads)),
      providers: [processor, ...Object.values(providers.incoming)],
    }),
  };
}

/** Premiums are charged by credit and paid over by debit. */
const settlementBooks = (journal: JournalReads, clock: Clock): SettlementDeps['books'] => ({
  premiums: async () => {
    const lines = await journal.trialBalance(await clock.today());
    const { credit, balance } = lines.find(({ account }) => account === 'insurer-payable') ?? {
      credit: ZERO,
      balance: ZERO,
    };
    return { charged: credit, owed: negate(balance) };
  },
  openClaims: async () => {
    const both = await Promise.all([journal.openOn('buyer-payable'), journal.openOn('cession-proceeds')]);
    return both.flat().map(({ id }) => id);
  },
});

/** Faults of the money providers, by name as the sandbox page sends them. */
export const moneyFaults = (providers: Providers) => ({
  names: FAULTS,
  providers: SANDBOX_PROVIDERS,
  all: () => providers.kit.faults.all(),
  set: (provider: string, fault: string) =>
    providers.kit.faults.set(
      SANDBOX_PROVIDERS.find((one) => one === provider) ?? 'processing-kz',
      FAULTS.find((one) => one === fault) ?? 'NONE',
    ),
});
