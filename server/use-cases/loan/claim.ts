/** From the stream claim-<loanId>. */

import { claimStream } from '../../../schema/events/streams.ts';
import type { LoanId, PaymentId } from '../../../schema/values/ids.ts';
import { add, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { type ClaimAccount, type ClaimCommand, type ClaimState, claimDecider } from '../../domain/claim/decider.ts';
import { refuse } from '../../domain/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { type Caller, eventContext } from '../kernel/event-context.ts';
import { handle, stateOf } from '../kernel/handle.ts';
import type { LoanView } from './loan-view.ts';

export type ClaimedDebt = Pick<LoanView, 'writtenOff' | 'dispute' | 'cession' | 'claim'>;
type ClaimedLoan = ClaimedDebt & Pick<LoanView, 'loanId' | 'borrowerId'>;

export type ClaimDeps = { ledger: Ledger; clock: Clock };

export async function claimOf(ledger: Ledger, loanId: LoanId): Promise<ClaimState> {
  const { events } = await ledger.readLatest(claimStream(loanId));
  return stateOf(claimDecider, events);
}

export async function commandClaim(deps: ClaimDeps, caller: Caller, command: ClaimCommand) {
  const context = await eventContext(caller, deps.clock);
  return handle(deps.ledger, claimStream(command.loanId), claimDecider, command, context);
}

/** The buyer of the claim and the price; undefined if it was not sold. */
export function soldClaim({ loanId, cession }: ClaimedLoan) {
  return cession?.cededOn ? { loanId, buyer: cession.buyer, price: cession.price } : undefined;
}

/** The part of the price that the buyer has not paid yet. */
export const priceLeft = ({ cession, claim }: ClaimedDebt): Tiyn =>
  cession?.cededOn ? subtract(cession.price, claim.priceReceived) : ZERO;

/** What is still owed of a debt that was written off or sold; zero once it is paid, or where it was never owed. */
export function claimLeft({ writtenOff, dispute, cession, claim }: ClaimedDebt): Tiyn {
  if (claim.settled || dispute?.state === 'UPHELD') return ZERO;
  const { principal, interest, penalty, premium } = cession?.ceded ?? {
    principal: ZERO,
    interest: ZERO,
    penalty: ZERO,
    premium: ZERO,
  };
  const sold = cession?.cededOn ? subtract(add(principal, interest, penalty, premium), claim.forBuyer) : ZERO;
  const left = writtenOff === null ? sold : subtract(writtenOff, claim.recovered);
  return left > 0n ? left : ZERO;
}

type Money = { paymentId: PaymentId; amount: Tiyn };

/**
 * The command that books the money on the claim. Refuses LOAN_NOT_LIVE if the loan was neither written off nor sold.
 */
export function claimCommand(loan: ClaimedLoan, as: ClaimAccount, money: Money) {
  const { loanId, borrowerId, writtenOff, dispute } = loan;
  const sold = soldClaim(loan);
  const shared = { type: 'ReceiveForClaim', loanId, ...money } as const;
  switch (as) {
    case 'RECOVERY':
      return writtenOff === null || dispute?.state === 'UPHELD' ? NOT_OPEN : { ...shared, as, borrowerId, writtenOff };
    case 'BUYER':
      return sold ? { ...shared, as, borrowerId, buyer: sold.buyer } : NOT_OPEN;
    case 'PRICE':
      return sold ? { ...shared, as, buyer: sold.buyer, price: sold.price } : NOT_OPEN;
  }
}

const NOT_OPEN = refuse('LOAN_NOT_LIVE', { field: 'offerNumber' });
