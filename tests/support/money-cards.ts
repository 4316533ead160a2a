import type { CardId } from '../../schema/values/ids.ts';
import { TEST_CARDS } from '../../server/adapters/card-processor/test-cards.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import { aCaller } from './money-people.ts';
import type { MoneyWorld } from './money-world.ts';

export const panOf = (brand: 'VISA' | 'MASTERCARD', code: string | null): string =>
  TEST_CARDS.find((card) => card.brand === brand && card.code === code)?.pan ?? '';

export async function started(world: MoneyWorld, borrower: Borrower): Promise<{ id: CardId; page: string }> {
  const wish = { borrowerId: borrower.id, returnPath: '/ru/new-card', locale: 'RU' as const };
  const answer = await world.card.start(aCaller(), wish);
  if ('refusal' in answer) throw new Error(answer.refusal.code);
  return { id: answer.card.id, page: answer.redirectUrl };
}

export async function typeCard(world: MoneyWorld, page: string, pan: string): Promise<Response> {
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ pan }), redirect: 'manual' });
  await world.kit.callbacks.deliverDue();
  return answer;
}

export const cardOf = async (world: MoneyWorld, borrower: Borrower, id: CardId) =>
  (await world.card.all(borrower.id)).find((card) => card.id === id);

/** The amount of the last hold, as the bank reported it to the card holder. */
export const heldFor = (world: MoneyWorld, borrower: Borrower): number =>
  Number(world.texts.findLast((text) => text.to === borrower.phone && text.code !== undefined)?.code);

/** `refuses`: a MasterCard that registers but refuses money with this code, or asks its owner to confirm a charge. */
export async function anActiveCard(world: MoneyWorld, borrower: Borrower, { refuses }: { refuses: string | null }) {
  const { id, page } = await started(world, borrower);
  const asking = TEST_CARDS.find((card) => card.challenge)?.pan ?? '';
  await typeCard(world, page, refuses === 'CHALLENGE' ? asking : panOf('MASTERCARD', refuses));
  const done = await world.card.complete({ borrowerId: borrower.id, cardId: id, amount: heldFor(world, borrower) });
  if ('refusal' in done) throw new Error(done.refusal.code);
  return done.card;
}
