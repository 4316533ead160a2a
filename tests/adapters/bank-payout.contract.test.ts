import { expect, it } from 'vitest';
import { tenge } from '../../schema/values/money.ts';
import { makeSandboxBankPayout } from '../../server/adapters/bank-payout/sandbox.ts';
import { anIban } from '../support/a-borrower.ts';
import { providerBench, sandboxLine } from '../support/provider-bench.ts';
import { payoutContract, recipient } from './payout-provider.contract.ts';

payoutContract({
  name: 'the sandbox bank',
  make: () =>
    sandboxLine((kit) => {
      const provider = makeSandboxBankPayout(kit);
      return { provider, read: provider.readCallback };
    }),
  destination: { kind: 'IBAN', iban: anIban() },
  refused: { destination: { kind: 'IBAN', iban: anIban('0099') }, code: 'AC04' },
});

it('the bank says whose an account is, or that it cannot say; while it is down, no order reaches it', async () => {
  const bench = await providerBench();
  const bank = makeSandboxBankPayout(bench.kit);
  expect(await bank.ownerCheck(anIban(), '900512400001')).toBe('OWNER');
  expect(await bank.ownerCheck(anIban('0000'), '900512400001')).toBe('FOREIGN');
  for (const fault of ['UNAVAILABLE', 'LOST_ANSWER', 'LOST_REQUEST']) {
    await bench.kit.faults.set('bank-payout', fault);
    expect(await bank.ownerCheck(anIban(), '900512400001')).toBe('UNAVAILABLE');
  }
  await bench.kit.faults.set('bank-payout', 'UNAVAILABLE');
  const destination = { kind: 'IBAN' as const, iban: anIban() };
  const order = { key: 'key.1', purpose: 'LOAN' as const, amount: tenge(1_000), destination, recipient };
  expect(await bank.pay(order)).toEqual({ state: 'UNKNOWN' });
  await bench.kit.faults.set('bank-payout', 'NONE');
  expect(await bank.inquire(order.key)).toEqual({ state: 'NOT_FOUND' });
  await bench.stop();
});
