import { TEST_CARDS } from '../../../server/adapters/card-processor/test-cards.ts';

export const GOOD_CARD = TEST_CARDS.find((card) => card.code === null)?.pan ?? '';

/** Returns the URL to which the processor sends the person back. */
export async function typeCard(redirectUrl: string, pan = GOOD_CARD): Promise<string> {
  const page = await fetch(redirectUrl);
  if (!page.ok) throw new Error(`the processor's page answered ${page.status}`);
  const answer = await fetch(redirectUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ pan, expiry: '12/30', cvc: '123' }).toString(),
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`the processor did not take the card: ${answer.status}`);
  return answer.headers.get('location') ?? '';
}
