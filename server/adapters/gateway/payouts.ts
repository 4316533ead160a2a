/** Trouble of the bridge is UNKNOWN: the money may be on its way, so the key is inquired, never paid anew. */
import type { z } from 'zod';
import { PayoutNotice } from '../../../schema/gateway/callbacks.ts';
import { almatyDateOf } from '../../../schema/values/local-date.ts';
import type { BankPayout } from '../../ports/bank-payout.ts';
import type { PayoutCallback, PayoutProvider } from '../../ports/payout-provider.ts';
import type { PostPayout } from '../../ports/post-office.ts';
import type { CallbackRead, RawCallback } from '../../ports/signed-callback.ts';
import { openCallback } from './callbacks.ts';
import type { Bridge } from './client.ts';

const unknown = () => ({ state: 'UNKNOWN' }) as const;

export function gatewayPayouts(
  bridge: Bridge<'cards'> | Bridge<'bank-payout'> | Bridge<'post-office'>,
  name: string,
): PayoutProvider {
  const asked = bridge as Bridge<'post-office'>;
  return {
    name,
    async pay({ key, ...data }) {
      const answer = await asked.order({ operation: 'payout', key, data }).catch(unknown);
      if ('state' in answer) return answer;
      if (answer.status === 'ACCEPTED') return { state: 'ACCEPTED', externalId: answer.externalId };
      return { state: 'REJECTED', externalId: answer.externalId ?? null, code: answer.code };
    },
    async inquire(key) {
      const answer = await asked.inquire('payout', key).catch(unknown);
      if ('state' in answer) return answer;
      const { status: state, ...facts } = answer;
      return { state, ...facts } as Awaited<ReturnType<PayoutProvider['inquire']>>;
    },
    async recall(key) {
      const answer = await asked.recall(key).catch(unknown);
      return 'state' in answer ? answer.state : answer.status;
    },
  };
}

const STATES = { 'payout.paid': 'PAID', 'payout.canceled': 'CANCELED', 'payout.rejected': 'REJECTED' } as const;

export function payoutCallback({ type, data }: z.output<typeof PayoutNotice>): PayoutCallback {
  const { key, externalId, operatedAt } = data;
  return { key, externalId, state: STATES[type], code: 'code' in data ? data.code : null, operatedAt };
}

const readPayout =
  (keys: readonly Buffer[]) =>
  (raw: RawCallback): CallbackRead<PayoutCallback> => {
    const opened = openCallback(keys, PayoutNotice, raw);
    return 'problem' in opened ? opened : { callback: payoutCallback(opened.notice) };
  };

export const gatewayPost = (bridge: Bridge<'post-office'>): PostPayout => ({
  ...gatewayPayouts(bridge, 'post-office'),
  readCallback: readPayout(bridge.callbackKeys),
});

/** One question a day: a bank that was wrong may be asked again, and a lost answer is found. */
export const gatewayBank = (bridge: Bridge<'bank-payout'>): BankPayout => ({
  ...gatewayPayouts(bridge, 'bank-payout'),
  checksOwners: true,
  async ownerCheck(iban, iin) {
    const key = `owner.${bridge.keyOf(iban, iin, almatyDateOf(bridge.now()))}`;
    const answer = await bridge.order({ operation: 'owner-check', key, data: { iban, iin } }).catch(unknown);
    return 'state' in answer ? 'UNAVAILABLE' : answer.status;
  },
  readCallback: readPayout(bridge.callbackKeys),
});
