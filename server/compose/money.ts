/** Money that comes in and where it stands: payments, the balance, bonuses, what waits for the office. */
import { balanceReads } from '../../projections/balance/read.ts';
import { journalReads } from '../../projections/journal/read.ts';
import type { LoanReads } from '../../projections/loan/read.ts';
import { paymentReads } from '../../projections/payment/read.ts';
import { FAULTS, SANDBOX_PROVIDERS } from '../adapters/sandbox-kit/faults.ts';
import { makeBalanceAccount } from '../use-cases/balance-account.ts';
import { makeBonus } from '../use-cases/bonus.ts';
import { makeIncomingMoney } from '../use-cases/incoming-money.ts';
import { makePayment } from '../use-cases/payment.ts';
import { makePaymentDoubt } from '../use-cases/payment-doubt.ts';
import { makePaymentReceiving } from '../use-cases/payment-receiving.ts';
import type { PayoutSending } from '../use-cases/payout-sending.ts';
import { makeReversalDebts } from '../use-cases/reversal-debt.ts';
import { makeSuspense } from '../use-cases/suspense.ts';
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
    balance: makeBalanceAccount({
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
    suspense: makeSuspense({
      ...core,
      ...found,
      twoPersons: providers.twoPersons,
      rows: suspenseRows(paymentReads(base.reads)),
      providers: [processor, ...Object.values(providers.incoming)],
    }),
  };
}

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
