import { expect, it } from 'vitest';
import { readTenge, tiyn } from '../../schema/values/money.ts';

it.each([
  [0n, '0'],
  [500n, '5'],
  [17_500_000n, '175\u00a0000'],
  [100_000_005n, '1\u00a0000\u00a0000,05'],
  [-100_050n, '-1\u00a0000,50'],
])('%s tiyn read %s', (amount, text) => {
  expect(readTenge(tiyn(amount))).toBe(text);
});
