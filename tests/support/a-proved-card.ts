/** A card as it is after the processor's page: registered, an amount blocked on it, and proved by that amount. */
import type { StoredCard } from '../../server/ports/cards.ts';
import { given } from './lending-steps.ts';
import { aCaller, type LendingWorld, type TestPerson } from './lending-world.ts';

export const HELD = 42;

async function cardOf(world: LendingWorld, { borrowerId }: TestPerson): Promise<StoredCard> {
  const [card] = await world.providers.cards.ofBorrower(borrowerId, world.clock.now());
  if (!card) throw new Error('no card was started');
  return card;
}

/** The processor has registered the card and blocked an amount on it. */
export async function amountHeld(world: LendingWorld, person: TestPerson): Promise<void> {
  const { id } = await cardOf(world, person);
  const visa = { brand: 'VISA', maskedPan: '4400 43** **** 1111', lastFour: '1111' } as const;
  const known = { ...visa, token: `token-${id}`, fingerprint: `print-${id}`, heldAmount: HELD };
  await world.providers.cards.registered(id, known, world.clock.now());
}

export async function aProvedCard(world: LendingWorld, person: TestPerson): Promise<StoredCard> {
  const { borrowerId } = person;
  await world.borrowers.markFaceVerified(borrowerId, world.clock.now());
  given(await world.cards.start(aCaller(borrowerId), { borrowerId, returnPath: '/ru/new-card', locale: 'RU' }));
  await amountHeld(world, person);
  const card = await cardOf(world, person);
  given(await world.cards.complete({ borrowerId, cardId: card.id, amount: HELD }));
  return card;
}
