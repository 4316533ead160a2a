/** Front door of the room: payout methods, cards, the sending of money, refunds of the balance. */
import type { BankPayout } from '../../ports/bank-payout.ts';
import type { PayoutProvider } from '../../ports/payout-provider.ts';
import type { SigningRules } from '../document/document.ts';
import type { DetailsMakers } from '../document/document-unchanged.ts';
import { type BalanceRefundDeps, makeBalanceRefund } from './balance-refund.ts';
import { type CardDeps, makeCard } from './card.ts';
import { type CardHoldDeps, releaseHolds } from './card-holds.ts';
import { type CardIbanDeps, makeCardIban } from './card-iban.ts';
import { makePayout, type PayoutDeps, transferDetails } from './payout.ts';
import { makePayoutSending, type PayoutSendingDeps } from './payout-sending.ts';

type Deps = PayoutDeps &
  CardDeps &
  CardHoldDeps &
  CardIbanDeps &
  Omit<PayoutSendingDeps, 'providers'> &
  Omit<BalanceRefundDeps, 'payouts' | 'asked'> & {
    bank: BankPayout & PayoutProvider;
    processors: CardDeps['processors'] & CardHoldDeps['processors'];
    post: PayoutProvider;
    refundsAsked: BalanceRefundDeps['asked'];
  };

export const payoutDetails = (deps: Pick<PayoutDeps, 'destinations'>): DetailsMakers => ({
  APPLICATION_FOR_TRANSFER_MONEY: transferDetails(deps),
});

export function makePayoutRoom(deps: Deps) {
  const payout = makePayout(deps);
  const sending = makePayoutSending({
    ...deps,
    providers: { IBAN: deps.bank, CARD: deps.processors, POST: deps.post },
  });
  const balanceRefunds = makeBalanceRefund({ ...deps, payouts: sending, asked: deps.refundsAsked });
  const signing: SigningRules = {
    makers: { APPLICATION_FOR_TRANSFER_MONEY: payout.prepareAgain },
    handlers: { APPLICATION_FOR_TRANSFER_MONEY: payout.signed },
    recipients: { APPLICATION_FOR_TRANSFER_MONEY: payout.recipientOf },
  };
  const cards = makeCard(deps);
  const cardIban = makeCardIban(deps, cards);
  return { can: { payout, sending, balanceRefunds, cards, cardIban, releaseHolds: releaseHolds(deps) }, signing };
}
