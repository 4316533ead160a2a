/** What `npm run gateway -- check` asks of what a bridge was asked for before. */
import { INQUIRED, INQUIRIES, type Inquired } from '../../schema/gateway/inquiries.ts';
import type { Finding } from './gateway-callbacks.ts';
import { type Asked, field, newKey, type Send, statusOf, tried } from './gateway-sender.ts';
import { complaint, type Got, missingWords } from './gateway-words.ts';

/** Which operation begins what is inquired, and how a bridge answers that it has taken it. */
const BEGUN = {
  payout: { by: 'payout', taken: 'ACCEPTED', lost: 'Nesie would send the money again' },
  payment: { by: 'charge', taken: 'ACCEPTED', lost: 'Nesie would send the money again' },
  message: { by: 'send', taken: 'SENT', lost: 'nobody would learn that a message did not arrive' },
} as const;

/** `answered`: the first good answer of each operation. */
export async function* inquiryFindings(
  { port }: Asked,
  send: Send,
  answered: ReadonlyMap<string, { key: string; got: Got }>,
): AsyncGenerator<Finding> {
  const asked = async (of: Inquired, key: string) => {
    const got = await send('inquiries', { operation: 'inquire', of, key });
    return { got, said: missingWords(of, got) ?? complaint(got, INQUIRIES[of]) };
  };
  for (const of of INQUIRED[port] ?? []) {
    yield tried(`inquiry of a ${of} that never came`, async () => {
      const { got, said } = await asked(of, newKey());
      return said ?? (got.status === 404 ? undefined : `it answered ${got.text}; nothing is known of this key`);
    });
    const { by, taken, lost } = BEGUN[of];
    const done = answered.get(by);
    if (!done || statusOf(done.got) !== taken) continue;
    yield tried(`inquiry of a ${of} that was accepted`, async () => {
      const { got, said } = await asked(of, done.key);
      if (said || statusOf(got) === 'UNKNOWN' || statusOf(got) === 'UNPAID') return said;
      if (statusOf(got) === 'NOT_FOUND') return `it answered NOT_FOUND: ${lost}`;
      const id = field(done.got, 'externalId');
      return id === undefined || field(got, 'externalId') === id
        ? undefined
        : `its externalId is another one than ${id}, which was accepted`;
    });
  }
}
