/** Returns a payment once; too late if the provider has reversed it, in whole or in part. */
import type { MoneyBack, SendBack } from '../../ports/incoming-provider.ts';
import type { Book } from './book.ts';
import type { SandboxKit } from './kit.ts';

export async function sendBack(
  kit: SandboxKit,
  book: Book,
  provider: string,
  { externalId, amount }: SendBack,
): ReturnType<MoneyBack['sendBack']> {
  const line = await kit.line(provider);
  if (!line.requestArrives) return 'UNKNOWN';
  const known = await book.byId(externalId);
  const alreadyBack = known?.state === 'REVERSED' || (known?.state === 'PAID' && known.amount < amount);
  if (!alreadyBack) await book.settle(externalId, 'PAID', { state: 'CANCELED', operatedAt: await kit.businessNow() });
  if (!line.answerArrives) return 'UNKNOWN';
  return alreadyBack ? 'TOO_LATE' : 'SENT';
}
