import { randomUUID } from 'node:crypto';
import { PROCESSING_KZ } from '../../server/adapters/card-processor/dialects/processing-kz.ts';
import { callbackKey, SIGNATURE_HEADER, sign } from '../../server/adapters/sandbox-kit/signature.ts';
import { type MoneyWorld, SECRET } from './money-world.ts';

export type Notice = Record<string, unknown>;

/** `reference` is the id of our payment. */
export const succeeded = (reference: string, amount: string, change: Notice = {}): Notice => ({
  type: 'payment',
  operationId: randomUUID(),
  reference,
  outcome: 'SUCCEEDED',
  amount,
  currency: 'KZT',
  code: null,
  operatedAt: '2026-03-02T07:30:00.000Z',
  ...change,
});

export async function deliver(
  world: MoneyWorld,
  notice: Notice | string,
  { secret = SECRET, secondsAgo = 0, provider = PROCESSING_KZ.name as string } = {},
): Promise<number> {
  const body = typeof notice === 'string' ? notice : JSON.stringify(notice);
  const at = Math.floor(Date.parse(world.clock.now()) / 1000) - secondsAgo;
  const answer = await fetch(`${world.publicUrl}/webhooks/card-processor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(callbackKey(secret, provider), body, at) },
    body,
  });
  await answer.body?.cancel();
  return answer.status;
}
