/** The borrower's prepaid balance. What a loan moves here or takes from here passes through transit:balance, zero at rest (decision 6). */
import type { AccountEvent } from '../../../schema/events/account.ts';
import type { LoanId, PaymentId } from '../../../schema/values/ids.ts';
import { add, printTenge, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import { move } from '../money/postings.ts';

export type AccountState = { readonly balance: Tiyn };

export type AccountCommand =
  | { type: 'CreditBalance'; amount: Tiyn; loanId: LoanId; paymentId: PaymentId }
  /** CORRECTION takes back what a later fact showed to be too much; it alone may leave less than nothing. */
  | { type: 'DebitBalance'; amount: Tiyn; loanId: LoanId; reason: 'INSTALMENT' | 'CORRECTION' };

const initial: AccountState = { balance: ZERO };

function evolve(_state: AccountState, event: AccountEvent): AccountState {
  switch (event.type) {
    case 'BalanceCredited':
    case 'BalanceDebited':
      return { balance: event.data.balance };
  }
}

function decide({ balance }: AccountState, command: AccountCommand): Outcome<AccountEvent> {
  const { amount, loanId } = command;
  if (amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
  switch (command.type) {
    case 'CreditBalance': {
      const postings = move(amount, 'borrower-balance', 'transit:balance');
      const { paymentId } = command;
      const data = { amount, balance: add(balance, amount), postings, loanId, paymentId, reason: 'SURPLUS' as const };
      return accept({ type: 'BalanceCredited', data });
    }
    case 'DebitBalance': {
      const { reason } = command;
      if (amount > balance && reason !== 'CORRECTION') {
        return refuse('AMOUNT_WRONG', { field: 'amount', facts: { limit: printTenge(balance) } });
      }
      const postings = move(amount, 'transit:balance', 'borrower-balance');
      return accept({
        type: 'BalanceDebited',
        data: { amount, balance: subtract(balance, amount), postings, loanId, reason },
      });
    }
  }
}

export const accountDecider = { initial, evolve, decide };
