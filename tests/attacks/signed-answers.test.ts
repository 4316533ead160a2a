/**
 * A41: answers to Freedom Pay are signed with the secret that signs our calls to it, over the last part of an address
 * that the caller chooses. Whoever had one signed at will could send calls in our name.
 */
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { instant } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { fieldsOf, pgSig, textOf } from '../../server/adapters/card-processor/freedom-pay/signature.ts';
import { readXml } from '../../server/adapters/card-processor/freedom-pay/xml.ts';
import { cardProcessorWebhook } from '../../server/api/payout/card-processor-webhook.ts';
import { MERCHANT } from '../support/freedom-pay-book.ts';
import { MERCHANT_SECRET } from '../support/freedom-pay-line.ts';
import { freedomPaySubject } from '../support/freedom-pay-subject.ts';

let world: Awaited<ReturnType<typeof freedomPaySubject>>;
let app: FastifyInstance;
const told: string[] = [];
const tell = async () => void told.push('told');
beforeAll(async () => {
  world = await freedomPaySubject();
  app = Fastify();
  cardProcessorWebhook({
    processor: world.provider,
    cards: { notified: tell },
    payments: { notified: tell },
    payouts: { notified: async () => 'recorded' as const },
    clock: { now: () => instant(new Date()) },
  })(app);
});
afterAll(async () => {
  await app.close();
  await world.line.stop();
});

const post = (last: string, form: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: `/webhooks/card-processor/freedom-pay/${last}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(form)),
  });

async function aTakenPayment(): Promise<string> {
  const browser = { returnUrl: 'https://nesie.example.kz/ok', failureUrl: 'https://nesie.example.kz/no' };
  const asked = { ...browser, key: randomUUID(), reference: '', locale: 'RU', phone: '77011234567' as never } as const;
  const page = await world.provider.startPayment({ ...asked, amount: tenge(100_000) });
  if (page === 'UNAVAILABLE') throw new Error(page);
  world.line.typed(page.externalId, '4716047261941981');
  return page.externalId;
}

/** The call with the values of our answer in fields that come after its own: an unknown field is signed as well. */
async function sentInOurName(script: string, form: Record<string, string>, answer: string): Promise<void> {
  const fields = readXml(answer) ?? [];
  const said = (name: string) => textOf(fields, name) ?? '';
  const rest = { z1: said('pg_description'), z2: said('pg_salt'), z3: said('pg_status'), pg_sig: said('pg_sig') };
  await fetch(`${world.line.url}/${script}`, { method: 'POST', body: new URLSearchParams({ ...form, ...rest }) });
}

it('a notice without a signature gets nothing signed, so it cannot make us sign a call to the processor (A41)', async () => {
  const id = await aTakenPayment();
  const form = {
    pg_merchant_id: MERCHANT,
    pg_payment_id: id,
    pg_refund_amount: '100000.00',
    pg_salt: 's',
  };
  const answer = await post(['revoke.php', ...Object.values(form)].join(';'), {});
  await sentInOurName('revoke.php', form, answer.body);
  expect(world.line.paymentOf(id)).toMatchObject({ status: 'success', refunds: [] });
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({ code: 1, message: 'UNSIGNED' });
  for (const last of ['result', 'payout', randomUUID().replaceAll('-', ''), 'any', '']) {
    const refused = await post(last, { pg_sig: 'a'.repeat(32) });
    expect(refused.statusCode).toBe(401);
    expect(refused.body).not.toContain('pg_sig');
  }
  expect(told).toEqual([]);
});

it('a signature that was made for another address is none', async () => {
  // As the processor signs the address to which it leads a browser back, which the payer reads.
  const form = { pg_order_id: 'a'.repeat(32), pg_payment_id: '1', pg_salt: 's' };
  for (const script of ['ok', 'revoke.php;9970;1', `${'a'.repeat(32)};1`]) {
    const signed = { ...form, pg_sig: pgSig(script, fieldsOf(form), MERCHANT_SECRET) };
    const refused = await post(script, signed);
    expect(refused.statusCode).toBe(401);
    expect(refused.body).not.toContain('pg_sig');
  }
});
