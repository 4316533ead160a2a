/** A signed notice whose sum cannot be one is refused as unreadable, so its provider does not repeat it for ever. */
import { expect, it } from 'vitest';
import { callbackOfNotice } from '../../server/adapters/card-processor/notices.ts';

const notice = (outcome: string, amount: string) => ({
  type: 'payment',
  operationId: '1',
  reference: 'r',
  outcome,
  amount,
  currency: 'KZT',
  code: null,
  operatedAt: '2026-03-02T06:00:00.000Z',
});

it('money that came or went back is more than nothing', () => {
  for (const outcome of ['SUCCEEDED', 'REVERSED']) {
    for (const amount of ['0.00', '-40000.00', '40000.001'])
      expect(callbackOfNotice(notice(outcome, amount)), `${outcome} ${amount}`).toBeUndefined();
    expect(callbackOfNotice(notice(outcome, '0.01'))).toMatchObject({ outcome, amount: 1n });
  }
});

it('a failed payment may name no sum', () => {
  expect(callbackOfNotice(notice('FAILED', '0.00'))).toMatchObject({ outcome: 'FAILED' });
});
