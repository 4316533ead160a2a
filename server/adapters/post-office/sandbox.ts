/** Keeps the money until its page reports that somebody has collected it. */
import { printTenge } from '../../../schema/values/money.ts';
import type { PayoutOrder } from '../../ports/payout-provider.ts';
import type { PostPayout } from '../../ports/post-office.ts';
import { makeBook, type Operation } from '../sandbox-kit/book.ts';
import type { SandboxKit } from '../sandbox-kit/kit.ts';
import { makeSandboxPayouts, readPayoutCallback } from '../sandbox-kit/payouts.ts';

export const POST_OFFICE = 'post-office';
export const POST_OFFICE_PATH = '/webhooks/post-office';

export type SandboxPost = PostPayout & {
  find(externalId: string): Promise<Operation | undefined>;
  complete(externalId: string): Promise<Operation | undefined>;
};

export function makeSandboxPost(kit: SandboxKit): SandboxPost {
  const book = makeBook(kit.db, POST_OFFICE, kit);
  const payouts = makeSandboxPayouts(kit, {
    name: POST_OFFICE,
    path: POST_OFFICE_PATH,
    book,
    refusal: async ({ destination }) => (destination.kind === 'POST' ? null : 'DESTINATION'),
    paysAtOnce: false,
    accepted: async (order: PayoutOrder, operation: Operation) => {
      const page = new URL(`/pay/post/${operation.externalId}`, kit.config.publicUrl);
      const text = `Қазпошта / Казпочта: ${printTenge(order.amount)} ₸. ${page.href}`;
      await kit.sms.send({ key: `post:${operation.externalId}`, to: order.recipient.phone, text });
    },
  });
  return {
    ...payouts,
    find: (id) => book.byId(id),
    readCallback: (raw) => readPayoutCallback(kit.keysOf(POST_OFFICE), raw),
  };
}
