/** Money that somebody paid in by mistake goes home, once; what he has taken back himself is gone. */
import type { MoneyBack } from '../../ports/incoming-provider.ts';
import type { Book } from './book.ts';
import type { SandboxKit } from './kit.ts';

export async function sendBack(
  kit: SandboxKit,
  book: Book,
  provider: string,
  externalId: string,
): ReturnType<MoneyBack['sendBack']> {
  const line = await kit.line(provider);
  if (!line.requestArrives) return 'UNKNOWN';
  await book.settle(externalId, 'PAID', { state: 'CANCELED', operatedAt: await kit.businessNow() });
  if (!line.answerArrives) return 'UNKNOWN';
  return (await book.byId(externalId))?.state === 'REVERSED' ? 'TOO_LATE' : 'SENT';
}
