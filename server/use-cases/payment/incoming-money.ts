/**
 * Money paid at a terminal, from a wallet or by bank transfer. The payer's text has to tell whose it is; money that
 * cannot be matched is still recorded and waits in suspense. The text itself is kept encrypted, apart from the events,
 * for the office.
 */
import { BorrowerId } from '../../../schema/events/codecs.ts';
import { isRunning } from '../../../schema/loan-status.ts';
import { contractNumbersIn } from '../../../schema/values/contract-number.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { ceilToTenge, most, printTenge, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { parsePhone } from '../../../schema/values/phone.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IncomingDetails } from '../../ports/incoming-details.ts';
import type { IncomingProvider, PaidIn } from '../../ports/incoming-provider.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { balanceOf } from '../balance/balance.ts';
import { dueAfterEnd, isPayable } from '../loan/after-end.ts';
import { currentOf, loansOf } from '../loan/borrower-loans.ts';
import { debtOn } from '../loan/loan-debt.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadLoan } from '../loan/loans.ts';
import { CURRENCY, type PaymentReceiving } from './payment-receiving.ts';

export type IncomingMoneyDeps = {
  ledger: Ledger;
  clock: Clock;
  borrowers: Pick<Borrowers, 'find'>;
  accounts: Pick<Accounts, 'byPhone'>;
  /** A read model may answer. */
  loanOfOffer(offerNumber: string): Promise<LoanId | undefined>;
  details: IncomingDetails;
  receiving: Pick<PaymentReceiving, 'received' | 'takenBack'>;
};

type Source = Pick<IncomingProvider, 'name' | 'freeText'>;
export type IncomingMoney = ReturnType<typeof makeIncomingMoney>;
/** What a terminal may show: the contract, initials, sums in tenge; nothing else about the person. */
export type ContractCheck =
  | { found: false }
  | { found: true; contract: string; payer: string; due: string; full: string };

export function makeIncomingMoney(deps: IncomingMoneyDeps) {
  async function loanOf({ freeText }: Source, text: string): Promise<{ loanId: LoanId } | { problem: string }> {
    const [offer, ...others] = contractNumbersIn(text);
    if (others.length > 0) return { problem: 'SEVERAL_CONTRACTS' };
    if (offer) {
      const loanId = await deps.loanOfOffer(offer);
      return loanId ? { loanId } : { problem: 'UNKNOWN_LOAN' };
    }
    return freeText ? { problem: 'NO_CONTRACT_NUMBER' } : loanOfPhone(text);
  }

  async function loanOfPhone(text: string): Promise<{ loanId: LoanId } | { problem: string }> {
    const phone = parsePhone(text);
    const account = phone && (await deps.accounts.byPhone(phone));
    const loans = account ? await loansOf(deps.ledger, BorrowerId.parse(account.id)) : [];
    const current = currentOf(loans);
    if (current && isRunning(current.status)) return { loanId: current.loanId };
    const owing = loans.findLast(isPayable);
    if (owing) return { loanId: owing.loanId };
    return { problem: loans.length > 0 ? 'LOAN_NOT_LIVE' : 'UNKNOWN_LOAN' };
  }

  async function check(source: Source, text: string): Promise<ContractCheck> {
    const found = await loanOf(source, text);
    const loan = 'loanId' in found ? await loadLoan(deps.ledger, found.loanId) : undefined;
    const person = loan && isPayable(loan) ? await deps.borrowers.find(loan.borrowerId) : undefined;
    const balance = loan ? await balanceOf(deps.ledger, loan.borrowerId) : ZERO;
    const due = loan && person && askedFor(loan, await deps.clock.today(), balance);
    if (!due) return { found: false };
    const initial = (name: string) => `${name.slice(0, 1).toUpperCase()}.`;
    return {
      found: true,
      contract: loan.offerNumber,
      payer: `${initial(person.lastName)} ${initial(person.firstName)}`,
      due: printTenge(due.due),
      full: printTenge(due.full),
    };
  }

  async function paid(source: Source, notice: PaidIn): Promise<void> {
    const { externalId, amount, operatedAt } = notice;
    const found = await loanOf(source, notice.text);
    const { loanId, problem } = 'loanId' in found ? { ...found, problem: null } : { loanId: null, ...found };
    if (notice.outcome === 'REVERSED') {
      return deps.receiving.takenBack(source.name, { externalId, amount, loanId, operatedAt });
    }
    const paymentId = await deps.receiving.received(source.name, {
      externalId,
      amount,
      loanId,
      topUpOf: null,
      operatedAt,
      problem: problemOfCurrency(notice.currency) ?? problem,
    });
    if (loanId === null && notice.text.trim() !== '')
      await deps.details.keep(paymentId, notice.text.slice(0, 200), deps.clock.now());
  }

  return { check, paid };
}

/**
 * Less what the balance gives, and rounded up: a terminal takes whole tenge (R121). An ended loan asks for reversed
 * payments or a written-off debt, to which the balance gives nothing.
 */
function askedFor(loan: LoanView, today: LocalDate, balance: Tiyn): { due: Tiyn; full: Tiyn } | undefined {
  const owed = ceilToTenge(dueAfterEnd(loan));
  if (!isRunning(loan.status)) return { due: owed, full: owed };
  const debt = debtOn(loan, today);
  const besides = (sum: Tiyn): Tiyn => ceilToTenge(most(ZERO, subtract(sum, most(ZERO, balance))));
  return debt && { due: besides(debt.due), full: besides(debt.full) };
}

const problemOfCurrency = (currency: string): string | null =>
  currency === CURRENCY ? null : `CURRENCY_${currency}`.slice(0, 64);
