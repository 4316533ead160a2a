/** The account behind a card: where a transfer to the card fails, the money can go there (R512). */
import { bankCodeOfCard } from '../../../schema/reference/card-bins.ts';
import { bankCodeOf } from '../../../schema/values/iban.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { refuse } from '../../domain/decider.ts';
import type { Cards } from '../../ports/cards.ts';
import type { CardUseCases } from './card.ts';
import { type DestinationDeps, ownIban, readIban } from './payout-destination.ts';

export type CardIbanDeps = Omit<DestinationDeps, 'cards'> & { cards: Pick<Cards, 'find' | 'setIban'> };

export type CardIbanUseCases = ReturnType<typeof makeCardIban>;

export function makeCardIban(deps: CardIbanDeps, { shown }: Pick<CardUseCases, 'shown'>) {
  /**
   * An empty text takes the account away. Refusals: CARD_NOT_FOUND, CARD_NOT_ACTIVE, CARD_IBAN_BANK, IBAN_*,
   * BANK_UNKNOWN, TRY_LATER.
   */
  return async (wish: { borrowerId: BorrowerId; cardId: string; iban: string }) => {
    const card = await deps.cards.find(wish.borrowerId, wish.cardId, deps.clock.now());
    if (!card) return refuse('CARD_NOT_FOUND');
    if (card.state !== 'ACTIVE') return refuse('CARD_NOT_ACTIVE');
    const iban = wish.iban.trim() === '' ? null : await accountOf(wish.borrowerId, card.maskedPan, wish.iban);
    if (iban !== null && typeof iban === 'object') return iban;
    await deps.cards.setIban(card, iban);
    return { card: shown({ ...card, iban }) };
  };

  async function accountOf(borrowerId: BorrowerId, maskedPan: string, text: string) {
    const iban = readIban(text);
    if (typeof iban === 'object') return iban;
    const bank = bankCodeOfCard(maskedPan);
    if (bank && bank !== bankCodeOf(iban)) return refuse('CARD_IBAN_BANK', { field: 'iban' });
    const own = await ownIban(deps, borrowerId, iban);
    return 'refusal' in own ? own : own.iban;
  }
}
