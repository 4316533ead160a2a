/** The moment of paying: the destination is compared once more with what was signed, then the provider is asked, under the attempt's key. */
import type { Borrowers } from '../ports/borrowers.ts';
import type { Cards } from '../ports/cards.ts';
import type { ChosenDestination, PayoutDestinations } from '../ports/payout-destinations.ts';
import type { PayoutAnswer, PayoutProvider, PayoutStatus } from '../ports/payout-provider.ts';
import { SealBroken } from '../ports/secrets.ts';
import { hashOf } from './payout-destination.ts';
import type { PayingOut } from './payout-subject.ts';

export type PayDeps = {
  borrowers: Borrowers;
  cards: Pick<Cards, 'token'>;
  destinations: PayoutDestinations;
  providers: Readonly<Record<'IBAN' | 'CARD' | 'POST', PayoutProvider>>;
};

type Answered = Extract<PayoutAnswer | PayoutStatus, { externalId: string | null }>;

/** Refused before it was taken in there is nothing to wait for; everything else ends by a notice or an inquiry. */
export function sentOrFailed(provider: string, status: Answered) {
  if (status.state === 'REJECTED' && status.externalId === null) {
    return { type: 'FailPayout', code: status.code, externalId: null } as const;
  }
  return { type: 'SendPayout', provider, externalId: status.externalId ?? '' } as const;
}

/** A destination that is not what was signed is as good as refused: nothing is sent. */
export async function pay(deps: PayDeps, payout: PayingOut): Promise<PayoutAnswer> {
  const { borrowerId, key, amount } = payout;
  const destination = await signedDestination(deps, payout);
  const borrower = await deps.borrowers.find(borrowerId);
  if (!destination || !borrower) return { state: 'REJECTED', externalId: null, code: 'PAYOUT_MISMATCH' };
  const fullName = [borrower.lastName, borrower.firstName, borrower.patronymic].filter(Boolean).join(' ');
  const recipient = { borrowerId, iin: borrower.iin, fullName, phone: borrower.phone };
  return deps.providers[payout.method.kind].pay({ key, amount, destination, recipient });
}

/** The stored destination, if it is still the one that was signed; undefined refuses the payout. */
export async function signedDestination(
  deps: PayDeps,
  { id, borrowerId, method }: PayingOut,
): Promise<ChosenDestination | undefined> {
  const stored = await deps.destinations.byHash(id, method.hash).catch(unreadable);
  if (!stored || stored.borrowerId !== borrowerId) return undefined;
  const { destination } = stored;
  if (destination.kind !== method.kind || hashOf(id, destination) !== method.hash) return undefined;
  if (destination.kind !== 'CARD') return destination;
  return (await deps.cards.token(destination.cardId)) === destination.token ? destination : undefined;
}

/** A cell that does not open is not what was signed; anything else is trouble of ours and tried again. */
function unreadable(error: unknown): undefined {
  if (!(error instanceof SealBroken)) throw error;
  return undefined;
}
