/** Keys of the gateway, which bridges log, tell nothing of a person and freeze no verdict (R900). */
import { afterEach, describe, expect, it } from 'vitest';
import type { Iin } from '../../schema/values/iin.ts';
import { instant } from '../../schema/values/local-date.ts';
import { bridgeOf } from '../../server/adapters/gateway/client.ts';
import { gatewayBank } from '../../server/adapters/gateway/payouts.ts';
import { anIban } from '../support/a-borrower.ts';
import { bridgeSaying, gatewayLine } from '../support/gateway-line.ts';

const iin = '900512400001' as Iin;
const other = '850101300015' as Iin;

const stops: (() => unknown)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
async function saying(say: Parameters<typeof bridgeSaying>[0]) {
  const bridge = await bridgeSaying(say);
  stops.push(bridge.stop);
  return bridge;
}

describe('the owner of an account', () => {
  it('is asked for each person: whoever types an IBAN first locks nobody out', async () => {
    const { line, settings } = await gatewayLine();
    stops.push(line.stop);
    const bank = gatewayBank(bridgeOf('bank-payout', settings));
    const iban = anIban();
    expect(await bank.ownerCheck(iban, other)).toBe('OWNER');
    expect(await bank.ownerCheck(iban, iin)).toBe('OWNER');
  });

  it('is asked once a day: a lost answer is found, and what was wrong yesterday is asked again', async () => {
    const { settings, heard } = await saying(() => ({ status: 'FOREIGN' }));
    let day = '2026-11-26T10:00:00Z';
    const bank = gatewayBank(bridgeOf('bank-payout', { ...settings, now: () => instant(new Date(day)) }));
    const iban = anIban();
    const ask = () => bank.ownerCheck(iban, iin);
    await ask();
    await ask();
    day = '2026-11-27T10:00:00Z';
    await ask();
    const keys = heard.map(({ body }) => body.key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
