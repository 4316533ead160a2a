/** A page left open must not pay the sum of another day as if it were enough (R182). */
import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import { readTenge, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import type { PaymentIntents } from '../../ports/payment-intents.ts';
import type { makePaymentOptions, PaymentChoiceKind } from './payment-options.ts';

export type StaleSum = {
  readonly borrowerId: BorrowerId;
  readonly loanId: LoanId | null;
  readonly amount: Tiyn;
  /** What the page offered this sum for; absent where the borrower typed the sum. */
  readonly choice?: PaymentChoiceKind | null;
};

type Deps = {
  intents: Pick<PaymentIntents, 'find'>;
  offers: Pick<ReturnType<typeof makePaymentOptions>, 'options'>;
};

/** SUM_CHANGED {sum} where the choice asks for another sum by now. A retry of the same command is never stale. */
export async function staleSum(
  { intents, offers }: Deps,
  id: PaymentId,
  { borrowerId, loanId, amount, choice }: StaleSum,
) {
  if (!choice || loanId === null || (await intents.find(id))) return undefined;
  const offered = await offers.options(borrowerId, loanId);
  const toPay = offered?.choices.find(({ kind }) => kind === choice)?.toPay ?? ZERO;
  return toPay === amount ? undefined : refuse('SUM_CHANGED', { facts: { sum: readTenge(toPay) } });
}
