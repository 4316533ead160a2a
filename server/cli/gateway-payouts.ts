/** What `npm run gateway -- check --money` asks of payouts. */
import { INQUIRIES, RECALL } from '../../schema/gateway/inquiries.ts';
import { SAMPLES } from '../../schema/gateway/samples.ts';
import { callbackFindings, type Finding } from './gateway-callbacks.ts';
import { type Asked, newKey, type Send, statusOf, tried } from './gateway-sender.ts';
import { complaint } from './gateway-words.ts';

export async function* payoutFindings({ port, root, listen }: Asked, send: Send): AsyncGenerator<Finding> {
  const order = { operation: 'payout', key: newKey(), data: SAMPLES[port].payout };
  yield tried('a payout that is recalled before it comes', async () => {
    const got = await send('recalls', { operation: 'recall', key: order.key });
    const said = complaint(got, RECALL);
    return said ?? (statusOf(got) === 'RECALLED' ? undefined : 'a key that never came is closed: RECALLED');
  });
  yield tried('and then comes, pays nothing', async () => {
    await send('operations', order);
    const got = await send('inquiries', { operation: 'inquire', of: 'payout', key: order.key });
    const said = complaint(got, INQUIRIES.payout);
    return said ?? (statusOf(got) === 'CANCELED' ? undefined : `it is ${statusOf(got)}; a closed key stays CANCELED`);
  });
  yield tried('three payouts with one key at once are one', async () => {
    const body = { ...order, key: newKey() };
    const all = await Promise.all([1, 2, 3].map(() => send('operations', body)));
    return new Set(all.map(({ text }) => text)).size === 1
      ? undefined
      : 'they got different answers: one key, one payout';
  });
  if (listen !== undefined && (port === 'cards' || port === 'bank-payout'))
    yield* callbackFindings({ port, root, listen, after: 'a payout' }, () =>
      send('operations', { ...order, key: newKey() }),
    );
}
