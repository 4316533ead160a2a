import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Tiyn, tenge } from '../../schema/values/money.ts';
import type { IncomingCallback, IncomingProvider } from '../../server/ports/incoming-provider.ts';
import type { Line } from '../support/provider-bench.ts';

export type IncomingSubject = {
  provider: IncomingProvider;
  /** Returns the provider's number of the operation. */
  payIn(text: string, amount: Tiyn): Promise<string>;
  reverse(externalId: string): Promise<void>;
  line: Line;
};

export function incomingContract(name: string, make: () => Promise<IncomingSubject>): void {
  describe(`${name} as a way in for money`, () => {
    let subject: IncomingSubject;
    let line: Line;
    beforeAll(async () => {
      subject = await make();
      line = subject.line;
    });
    afterAll(() => line.stop());
    afterEach(() => line.fault('NONE'));

    const read = (raw: Line['inbox'][number]) => subject.provider.readCallback(raw);
    async function noticesOf(externalId: string): Promise<Extract<IncomingCallback, { kind: 'PAY' }>[]> {
      await line.deliver();
      return line.inbox.flatMap((raw) => {
        const opened = read(raw);
        if (!('callback' in opened) || opened.callback.kind !== 'PAY') return [];
        return opened.callback.externalId === externalId ? [opened.callback] : [];
      });
    }

    it('a notice says what was written, how much and when, under a number of its own', async () => {
      const [one, two] = [await subject.payIn('NS-2026-000001', tenge(500)), await subject.payIn('x', tenge(500))];
      expect(one).not.toBe(two);
      const said = { outcome: 'SUCCEEDED', text: 'NS-2026-000001', amount: tenge(500), currency: 'KZT' };
      expect(await noticesOf(one)).toMatchObject([{ ...said, operatedAt: '2026-03-02T07:00:00.000Z' }]);
    });

    it('a notice is repeated until it is accepted, and as often as the fault says', async () => {
      line.answer(500);
      const unheard = await subject.payIn('a', tenge(1));
      expect(await noticesOf(unheard)).toEqual([]);
      line.answer(200);
      await expect.poll(async () => (await noticesOf(unheard)).length).toBe(1);
      await line.fault('DUPLICATE');
      const many = await subject.payIn('b', tenge(2));
      await expect.poll(async () => (await noticesOf(many)).length).toBe(5);
    });

    it('amount, currency and contract are wrong when the fault is switched on', async () => {
      for (const [fault, spoiled] of [
        ['WRONG_AMOUNT', { amount: tenge(1) }],
        ['WRONG_CURRENCY', { currency: 'USD' }],
        ['UNKNOWN_LOAN', { text: 'NS-2000-000000' }],
      ] as const) {
        await line.fault(fault);
        expect(await noticesOf(await subject.payIn('NS-2026-000001', tenge(9)))).toMatchObject([spoiled]);
      }
    });

    it('a notice is believed with its own signature over these very bytes only, for five minutes', async () => {
      await noticesOf(await subject.payIn('c', tenge(700)));
      const raw = line.inbox.at(-1);
      if (!raw) throw new Error('no notice');
      expect(read(raw)).toHaveProperty('callback');
      const changed = Buffer.from(Buffer.from(raw.body).toString().replace('700.00', '900.00'));
      expect(read({ ...raw, body: changed })).toEqual({ problem: 'UNSIGNED' });
      const late = new Date(Date.parse(raw.receivedAt) + 360_000).toISOString() as typeof raw.receivedAt;
      expect(read({ ...raw, receivedAt: late })).toEqual({ problem: 'STALE' });
    });

    it('money is returned once, and the provider reports what it reversed itself', async () => {
      const back = await subject.payIn('d', tenge(3));
      const order = { key: 'k1', externalId: back, amount: tenge(3) };
      await line.fault('LOST_ANSWER');
      expect(await subject.provider.sendBack(order)).toBe('UNKNOWN');
      await line.fault('NONE');
      expect(await subject.provider.sendBack(order)).toBe('SENT');
      const disputed = await subject.payIn('e', tenge(4));
      await subject.reverse(disputed);
      expect(await subject.provider.sendBack({ key: 'k2', externalId: disputed, amount: tenge(4) })).toBe('TOO_LATE');
      expect((await noticesOf(disputed)).map((one) => one.outcome)).toEqual(['SUCCEEDED', 'REVERSED']);
    });
  });
}
