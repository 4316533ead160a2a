import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BorrowerId } from '../../schema/values/ids.ts';
import { tenge } from '../../schema/values/money.ts';
import type { Phone } from '../../schema/values/phone.ts';
import type {
  PayoutCallback,
  PayoutDestination,
  PayoutOrder,
  PayoutProvider,
} from '../../server/ports/payout-provider.ts';
import type { CallbackRead, RawCallback } from '../../server/ports/signed-callback.ts';
import type { Line } from '../support/provider-bench.ts';

export type PayoutSubject = {
  provider: PayoutProvider;
  read(raw: RawCallback): CallbackRead<PayoutCallback> | Promise<CallbackRead<PayoutCallback>>;
  /** Sends the money, where that does not happen by itself. */
  finish?(externalId: string): Promise<unknown>;
  line: Line;
};

export const recipient = {
  borrowerId: randomUUID() as BorrowerId,
  iin: '900512400001',
  fullName: 'Ахметова Айгерим',
  phone: '77011234567' as Phone,
};

export type PayoutSuite = {
  name: string;
  make(): Promise<PayoutSubject>;
  destination: PayoutDestination;
  refused?: { destination: PayoutDestination; code: string };
  /** Why a notice is believed: its signature with a time, a signature alone, or an inquiry of what it names. */
  proof?: 'DATED' | 'SIGNED' | 'ASKED';
  /** False where the provider has no recall. */
  recalls?: boolean;
};

export function payoutContract({
  name,
  make,
  destination,
  refused,
  proof = 'DATED',
  recalls = true,
}: PayoutSuite): void {
  describe(`${name} as a payout provider`, () => {
    let subject: PayoutSubject;
    let line: Line;
    beforeAll(async () => {
      subject = await make();
      line = subject.line;
    });
    afterAll(() => line.stop());
    afterEach(() => line.fault('NONE'));

    const order = (change: Partial<PayoutOrder> = {}): PayoutOrder => ({
      key: `${randomUUID()}.1`,
      purpose: 'LOAN',
      amount: tenge(100_000),
      destination,
      recipient,
      ...change,
    });
    const fault = (text: string) => line.fault(text);
    async function accepted(asked: PayoutOrder): Promise<string> {
      const answer = await subject.provider.pay(asked);
      if (answer.state !== 'ACCEPTED') throw new Error(answer.state);
      return answer.externalId;
    }
    async function left(asked: PayoutOrder): Promise<void> {
      const id = await accepted(asked);
      await subject.finish?.(id);
    }
    /** Readable notices about one key. */
    async function notices(key: string): Promise<PayoutCallback[]> {
      const all = await Promise.all(line.inbox.map((raw) => subject.read(raw)));
      return all.flatMap((read) => ('callback' in read && read.callback.key === key ? [read.callback] : []));
    }

    it('a key is paid once, however often it is sent, also in parallel', async () => {
      const asked = order();
      const ids = await Promise.all([accepted(asked), accepted(asked), accepted(asked)]);
      expect(new Set(ids).size).toBe(1);
      await subject.finish?.(ids[0] ?? '');
      expect(await subject.provider.inquire(asked.key)).toMatchObject({ state: 'PAID', externalId: ids[0] });
      await line.deliver();
      expect(await notices(asked.key)).toMatchObject([{ state: 'PAID', externalId: ids[0], code: null }]);
    });

    it('a key that it never got is unknown', async () => {
      expect(await subject.provider.inquire(randomUUID())).toEqual({ state: 'NOT_FOUND' });
      await fault('LOST_REQUEST');
      const asked = order();
      expect(await subject.provider.pay(asked)).toEqual({ state: 'UNKNOWN' });
      expect(await subject.provider.inquire(asked.key)).toEqual({ state: 'UNKNOWN' });
      await fault('NONE');
      expect(await subject.provider.inquire(asked.key)).toEqual({ state: 'NOT_FOUND' });
    });

    it('a payout whose answer was lost has been made', async () => {
      await fault('LOST_ANSWER');
      const asked = order();
      expect(await subject.provider.pay(asked)).toEqual({ state: 'UNKNOWN' });
      await fault('NONE');
      const state = await subject.provider.inquire(asked.key);
      expect(['ACCEPTED', 'PAID']).toContain(state.state);
      expect(await accepted(asked)).toBe('externalId' in state ? state.externalId : '');
    });

    it('a notice is repeated until it is accepted, as often as the fault says, and late', async () => {
      line.answer(500);
      const asked = order();
      await left(asked);
      await line.deliver();
      expect(await notices(asked.key)).toEqual([]);
      line.answer(200);
      await expect
        .poll(async () => {
          await line.deliver();
          return (await notices(asked.key)).length;
        })
        .toBe(1);
      await fault('DUPLICATE');
      const many = order();
      await left(many);
      await expect
        .poll(async () => {
          await line.deliver();
          return (await notices(many.key)).length;
        })
        .toBe(5);
      await fault('LATE');
      const late = order();
      await left(late);
      await line.deliver();
      expect(await notices(late.key)).toEqual([]);
    });

    it('a notice is believed with its own proof only, and for five minutes where it has a time', async () => {
      const asked = order();
      await left(asked);
      await line.deliver();
      const raw = line.inbox.at(-1);
      if (!raw) throw new Error('no notice');
      const minutesLater = (n: number) => new Date(Date.parse(raw.receivedAt) + n * 60_000).toISOString();
      const read = (change: object) => subject.read({ ...raw, ...change });
      const truth = await read({});
      expect(truth).toHaveProperty('callback');
      const changed = await read({
        body: Buffer.from(
          Buffer.from(raw.body)
            .toString()
            .replace(/paid|ok/i, 'canceled'),
        ),
      });
      if (proof === 'ASKED') expect(changed).toEqual(truth);
      else expect(changed).toEqual({ problem: 'UNSIGNED' });
      if (proof === 'DATED') expect(await read({ headers: {} })).toEqual({ problem: 'UNSIGNED' });
      for (const minutes of [6, -6]) {
        const late = await read({ receivedAt: minutesLater(minutes) });
        expect(late).toEqual(proof === 'DATED' ? { problem: 'STALE' } : truth);
      }
      await fault('BAD_SIGNATURE');
      const forged = order();
      await left(forged);
      await line.deliver();
      expect(await notices(forged.key)).toEqual([]);
    });

    it.runIf(!recalls)('nothing is given back, paid or not', async () => {
      const never = order();
      expect(await subject.provider.recall(never.key)).toBe('TOO_LATE');
      await left(never);
      expect(await subject.provider.inquire(never.key)).toMatchObject({ state: 'PAID' });
    });

    it.runIf(recalls)('only what has not been paid is given back', async () => {
      const paid = order();
      await left(paid);
      expect(await subject.provider.recall(paid.key)).toBe('TOO_LATE');
      const late = order();
      expect(await subject.provider.recall(late.key)).toBe('RECALLED');
      await left(late);
      expect(await subject.provider.inquire(late.key)).toMatchObject({ state: 'CANCELED' });
      if (!subject.finish) return;
      const waiting = order();
      const id = await accepted(waiting);
      expect(await subject.provider.recall(waiting.key)).toBe('RECALLED');
      expect(await subject.provider.recall(waiting.key)).toBe('RECALLED');
      await subject.finish(id);
      expect(await subject.provider.inquire(waiting.key)).toMatchObject({ state: 'CANCELED' });
    });

    it.runIf(refused)('a refusal has its reason', async () => {
      if (!refused) return;
      const asked = order({ destination: refused.destination });
      await accepted(asked);
      expect(await subject.provider.inquire(asked.key)).toMatchObject({ state: 'REJECTED', code: refused.code });
      await line.deliver();
      expect(await notices(asked.key)).toMatchObject([{ state: 'REJECTED', code: refused.code }]);
    });
  });
}
