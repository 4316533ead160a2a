/** What the stream of a loan says, as far as the ways of money in and out need it. Figures of a day are the domain's. */
import type { Recorded } from '../../schema/events/envelope.ts';
import type { Price, Standing, Terms } from '../../schema/events/figures.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { LoanEvent, PayoutMethod } from '../../schema/events/loan.ts';
import type { LoanStatus } from '../../schema/loan-status.ts';
import { type BorrowerId, type LoanId, loanStream } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import type { Ledger } from '../ports/ledger.ts';

export type PayoutFacts = {
  attempt: number;
  amount: Tiyn;
  method: PayoutMethod;
  provider: string | null;
  key: string | null;
  externalId: string | null;
  sentOn: LocalDate | null;
};

export type LoanFacts = {
  loanId: LoanId;
  borrowerId: BorrowerId;
  status: LoanStatus;
  repeat: boolean;
  offerNumber: string;
  terms: Terms;
  price: Price;
  method: PayoutMethod | null;
  payout: PayoutFacts | null;
  standing: Standing | null;
  /** What payments left over so far; it belongs on the balance. */
  surplus: readonly { paymentId: string; amount: Tiyn }[];
  position: bigint;
};

export async function readLoan(ledger: Ledger, loanId: LoanId): Promise<LoanFacts | undefined> {
  const { events } = await ledger.read(loanStream(loanId));
  return events.reduce<LoanFacts | undefined>((facts, event) => next(facts, event, loanId), undefined);
}

/** The loan of this borrower; a foreign one is not there. */
export async function readOwnLoan(ledger: Ledger, borrowerId: BorrowerId, loanId: LoanId): Promise<LoanFacts | undefined> {
  const loan = await readLoan(ledger, loanId);
  return loan?.borrowerId === borrowerId ? loan : undefined;
}

function next(facts: LoanFacts | undefined, event: Recorded<LedgerEvent>, loanId: LoanId): LoanFacts | undefined {
  const { position } = event;
  if (event.type === 'LoanApplied') {
    const { borrowerId, status, repeat, offerNumber, terms, price } = event.data;
    const nothing = { method: null, payout: null, standing: null, surplus: [] };
    return { loanId, borrowerId, status, repeat, offerNumber, terms, price, position, ...nothing };
  }
  if (!facts) return undefined;
  const { data } = event as LoanEvent;
  const { status } = data;
  const priced = 'price' in data && typeof data.price === 'object' ? { price: data.price } : {};
  const termed = 'terms' in data ? { terms: data.terms } : {};
  const standing = 'standing' in data ? { standing: data.standing } : {};
  return { ...facts, ...priced, ...termed, ...standing, ...moneyOf(facts, event), status, position };
}

function moneyOf(facts: LoanFacts, event: Recorded<LedgerEvent>): Partial<LoanFacts> {
  const { payout } = facts;
  if (event.type === 'PayoutMethodChosen') return { method: event.data.method };
  if (event.type === 'PayoutRequested') {
    const { attempt, amount, method } = event.data;
    return { payout: { attempt, amount, method, provider: null, key: null, externalId: null, sentOn: null } };
  }
  if (event.type === 'PaymentReceived') {
    const { paymentId, surplus: amount } = event.data;
    return amount > 0n ? { surplus: [...facts.surplus, { paymentId, amount }] } : {};
  }
  if (!payout) return {};
  if (event.type === 'PayoutPrepared') {
    const { provider, providerKey: key } = event.data;
    return { payout: { ...payout, provider, key } };
  }
  if (event.type === 'PayoutSent') {
    const { externalId } = event.data;
    return { payout: { ...payout, externalId, sentOn: event.metadata.effectiveDate } };
  }
  return {};
}
