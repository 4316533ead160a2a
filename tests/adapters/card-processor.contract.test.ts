import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD_PURPOSES, cardProcessorOn } from '../../schema/reference/card-processors.ts';
import { TEST_CARD_ENDINGS } from '../../schema/reference/card-rejections.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { EPAY } from '../../server/adapters/card-processor/dialects/epay.ts';
import { FREEDOM_PAY } from '../../server/adapters/card-processor/dialects/freedom-pay.ts';
import { PROCESSING_KZ } from '../../server/adapters/card-processor/dialects/processing-kz.ts';
import { makeSandboxCardProcessor, type SandboxCardProcessor } from '../../server/adapters/card-processor/sandbox.ts';
import { luhnValid, TEST_CARDS } from '../../server/adapters/card-processor/test-cards.ts';
import type { CardCallback, HostedRequest } from '../../server/ports/card-processor.ts';
import type { RawCallback } from '../../server/ports/signed-callback.ts';
import { panOf } from '../support/money-cards.ts';
import { type Bench, providerBench, sandboxLine } from '../support/provider-bench.ts';
import { payoutContract, recipient } from './payout-provider.contract.ts';

const DIALECTS = [PROCESSING_KZ, EPAY, FREEDOM_PAY];
const PROOF = { 'processing-kz': 'DATED', epay: 'ASKED', 'freedom-pay': 'SIGNED' } as const;

for (const dialect of DIALECTS)
  payoutContract({
    name: `the card processor ${dialect.name}`,
    make: () =>
      sandboxLine((kit) => {
        const provider = makeSandboxCardProcessor(kit, dialect);
        const read = async (raw: RawCallback) => {
          const opened = await provider.readCallback(raw);
          if ('problem' in opened) return opened;
          const { callback } = opened;
          return callback.kind === 'PAYOUT' ? { callback } : { problem: 'UNREADABLE' as const };
        };
        return { provider, read };
      }),
    destination: { kind: 'CARD', token: `${'ab'.repeat(12)}.VISA.11` },
    refused: { destination: { kind: 'CARD', token: `${'ab'.repeat(12)}.MASTERCARD.67` }, code: 'Z7' },
    proof: PROOF[dialect.name],
    recalls: dialect.recalls,
  });

describe.each(DIALECTS)('the hosted page of $name', (dialect) => {
  let bench: Bench;
  let processor: SandboxCardProcessor;
  beforeAll(async () => {
    bench = await providerBench();
    processor = makeSandboxCardProcessor(bench.kit, dialect);
  });
  afterAll(() => bench.stop());

  const request = (): HostedRequest => ({
    key: randomUUID(),
    reference: randomUUID(),
    returnUrl: 'http://localhost/ok',
    failureUrl: 'http://localhost/no',
    locale: 'KK',
    phone: recipient.phone,
  });
  async function noticesOf(reference: string): Promise<CardCallback[]> {
    await bench.kit.callbacks.deliverDue();
    const all = await Promise.all(bench.inbox.map((raw) => processor.readCallback(raw)));
    return all.flatMap((read) =>
      'callback' in read && 'reference' in read.callback && read.callback.reference === reference
        ? [read.callback]
        : [],
    );
  }
  async function opened(asked: HostedRequest, amount?: bigint): Promise<string> {
    const hosted =
      amount === undefined
        ? await processor.startRegistration(asked)
        : await processor.startPayment({ ...asked, amount: amount as never });
    if (hosted === 'UNAVAILABLE') throw new Error(hosted);
    expect(hosted.redirectUrl).toMatch(/\/pay\/card\/[0-9a-f]+\?lang=kz$/);
    return hosted.externalId;
  }

  it('a payment is taken once, though its form is sent twice and its opening repeated', async () => {
    const asked = request();
    const id = await opened(asked, tenge(1_234));
    expect(await opened(asked, tenge(1_234))).toBe(id);
    const pan = panOf('VISA', null);
    expect(await processor.typed(id, pan)).toEqual({ done: true, next: 'http://localhost/ok' });
    expect(await processor.typed(id, pan)).toEqual({ done: true, next: 'http://localhost/ok' });
    const [notice, ...more] = await noticesOf(asked.reference);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ kind: 'PAYMENT', outcome: 'SUCCEEDED', amount: tenge(1_234), currency: 'KZT' });
    expect(await processor.inquirePayment(asked.key)).toEqual(notice);
    await processor.reverse(id);
    expect((await noticesOf(asked.reference)).at(-1)).toMatchObject({ outcome: 'REVERSED' });
  });

  it('the last two digits choose the refusal and its code', async () => {
    const asked = request();
    const id = await opened(asked, tenge(10));
    expect(await processor.typed(id, panOf('VISA', '51'))).toEqual({ done: false, next: 'http://localhost/no' });
    expect(await noticesOf(asked.reference)).toMatchObject([{ outcome: 'FAILED', code: '51' }]);
  });

  it('a card is registered, an amount blocked, and an SMS names it', async () => {
    const asked = request();
    await processor.typed(await opened(asked), panOf('MASTERCARD', 'Z7'));
    const [notice] = await noticesOf(asked.reference);
    if (notice?.kind !== 'CARD' || notice.outcome !== 'REGISTERED') throw new Error('not registered');
    expect(notice.card).toMatchObject({ brand: 'MASTERCARD', maskedPan: expect.stringMatching(/^5169 49\*\* /) });
    expect(bench.texts.at(-1)).toMatchObject({ code: String(notice.card.heldAmount), to: recipient.phone });
    const again = request();
    await processor.typed(await opened(again), panOf('MASTERCARD', 'Z7'));
    const [second] = await noticesOf(again.reference);
    if (second?.kind !== 'CARD' || second.outcome !== 'REGISTERED') throw new Error('not registered');
    expect(second.card.fingerprint).toBe(notice.card.fingerprint);
    expect(second.card.token).not.toBe(notice.card.token);
  });

  it('a saved card whose bank asks is charged once, after its owner confirms it and not after the time', async () => {
    const charge = () => ({ ...request(), token: `${'cd'.repeat(12)}.MASTERCARD.33`, amount: tenge(700) });
    const asked = charge();
    const answer = await processor.chargeCard(asked);
    if (answer.state !== 'CHALLENGE') throw new Error(answer.state);
    expect(answer.redirectUrl).toMatch(/\/pay\/challenge\/[0-9a-f]+\?lang=kz$/);
    expect(await processor.chargeCard(asked)).toEqual(answer);
    expect(await processor.inquirePayment(asked.key)).toBe('UNPAID');
    expect(await noticesOf(asked.reference)).toEqual([]);
    expect(await processor.challenged(answer.externalId, '1234')).toBe('http://localhost/ok');
    expect(await processor.challenged(answer.externalId, '0000')).toBe('http://localhost/ok');
    expect(await noticesOf(asked.reference)).toMatchObject([{ outcome: 'SUCCEEDED', amount: tenge(700) }]);
    expect(await processor.chargeCard(asked)).toMatchObject({ state: 'ACCEPTED', externalId: answer.externalId });
    const refused = charge();
    const second = await processor.chargeCard(refused);
    if (second.state !== 'CHALLENGE') throw new Error(second.state);
    expect(await processor.challenged(second.externalId, '')).toBe('http://localhost/no');
    expect(await noticesOf(refused.reference)).toMatchObject([{ outcome: 'FAILED', code: '3DS' }]);
    expect(await processor.challenged('nothing', '1234')).toBeUndefined();
  });

  it('an operation that does not exist is unknown, and the processor is unavailable when it is down', async () => {
    expect(await processor.typed('nothing', panOf('VISA', null))).toBeUndefined();
    await bench.kit.faults.set(dialect.name, 'LOST_ANSWER');
    expect(await processor.startRegistration(request())).toBe('UNAVAILABLE');
    await bench.kit.faults.set(dialect.name, 'NONE');
  });

  it.skipIf(dialect.name === 'epay')('currency and amount are wrong when the fault is switched on', async () => {
    for (const [fault, spoiled] of [
      ['WRONG_CURRENCY', { currency: 'USD' }],
      ['WRONG_AMOUNT', { amount: tenge(1) }],
    ] as const) {
      await bench.kit.faults.set(dialect.name, fault);
      const asked = request();
      await processor.typed(await opened(asked, tenge(500)), panOf('VISA', null));
      expect(await noticesOf(asked.reference)).toMatchObject([spoiled]);
    }
    await bench.kit.faults.set(dialect.name, 'NONE');
  });
});

it('there are test cards for every rejection, all valid numbers', () => {
  expect(TEST_CARDS.every((card) => luhnValid(card.pan))).toBe(true);
  expect(new Set(TEST_CARDS.flatMap((card) => card.code ?? []))).toEqual(new Set(Object.values(TEST_CARD_ENDINGS)));
});

it('the processor of a page is the one in force on the day (R321)', () => {
  const names = (day: string) => CARD_PURPOSES.map((purpose) => cardProcessorOn(localDate(day), purpose));
  expect(names('2026-11-23')).toEqual(['processing-kz', 'processing-kz']);
  expect(names('2027-07-01')).toEqual(['freedom-pay', 'epay']);
});
