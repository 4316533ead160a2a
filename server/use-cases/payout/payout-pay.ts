/**
 * Sends the money: compares the destination once more with the signed one, then asks the provider under the attempt's
 * key.
 */
import type { Borrowers } from '../../ports/borrowers.ts';
import type { CardProcessors } from '../../ports/card-processor.ts';
import type { Cards } from '../../ports/cards.ts';
import type { ChosenDestination, PayoutDestinations } from '../../ports/payout-destinations.ts';
import type { PayoutAnswer, PayoutProvider, PayoutStatus } from '../../ports/payout-provider.ts';
import { SealBroken } from '../../ports/secrets.ts';
import type { PayingOut } from './payout-subject.ts';

export type PayDeps = {
  borrowers: Borrowers;
  cards: Pick<Cards, 'token' | 'provider'>;
  destinations: PayoutDestinations;
  providers: Readonly<Record<'IBAN' | 'POST', PayoutProvider>> & { readonly CARD: Pick<CardProcessors, 'of'> };
};

type Answered = Extract<PayoutAnswer | PayoutStatus, { externalId: string | null }>;

/** A refusal on submission ends the attempt at once; any other answer ends by a notice or an inquiry. */
export function sentOrFailed(provider: string, status: Answered) {
  if (status.state === 'REJECTED' && status.externalId === null) {
    return { type: 'FailPayout', code: status.code, externalId: null } as const;
  }
  return { type: 'SendPayout', provider, externalId: status.externalId ?? '' } as const;
}

/** A destination that differs from the signed one counts as refused: nothing is sent. */
export async function pay(deps: PayDeps, payout: PayingOut): Promise<PayoutAnswer> {
  const { borrowerId, key, purpose, amount } = payout;
  const destination = await signedDestination(deps, payout);
  const borrower = await deps.borrowers.find(borrowerId);
  if (!destination || !borrower) return { state: 'REJECTED', externalId: null, code: 'PAYOUT_MISMATCH' };
  const fullName = [borrower.lastName, borrower.firstName, borrower.patronymic].filter(Boolean).join(' ');
  const recipient = { borrowerId, iin: borrower.iin, fullName, phone: borrower.phone };
  return (await providerOf(deps, payout, destination)).pay({ key, purpose, amount, destination, recipient });
}

/**
 * A card is paid by the processor that registered it, and a payout that has begun by the one that it began with.
 * Throws where that one is gone: to ask another would pay twice.
 */
export async function providerOf(deps: PayDeps, payout: PayingOut, known?: ChosenDestination): Promise<PayoutProvider> {
  const { key, provider, method } = payout;
  if (method.kind !== 'CARD') return deps.providers[method.kind];
  const chosen = provider === null ? (known ?? (await signedDestination(deps, payout))) : undefined;
  const name = provider ?? (chosen?.kind === 'CARD' ? await deps.cards.provider(chosen.cardId) : undefined);
  const found = name === undefined ? undefined : deps.providers.CARD.of(name);
  if (!found) throw new Error(`no card processor for payout ${key}`);
  return found;
}

/** The stored destination if it is the signed one; undefined refuses the payout. */
export async function signedDestination(
  deps: PayDeps,
  { id, borrowerId, method }: PayingOut,
): Promise<ChosenDestination | undefined> {
  const stored = await deps.destinations.byHash(id, method.hash).catch(unreadable);
  if (!stored || stored.borrowerId !== borrowerId) return undefined;
  const { destination } = stored;
  if (destination.kind !== method.kind || (await deps.destinations.hashOf(stored)) !== method.hash) return undefined;
  if (destination.kind !== 'CARD') return destination;
  return (await deps.cards.token(destination.cardId)) === destination.token ? destination : undefined;
}

/** A destination that cannot be decrypted is not the signed one; any other error is ours and is retried. */
function unreadable(error: unknown): undefined {
  if (!(error instanceof SealBroken)) throw error;
  return undefined;
}
