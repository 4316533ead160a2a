/** Terminals, wallets and bank transfers: they ask and tell us, we send back. */

import { IncomingNotice } from '../../../schema/gateway/callbacks.ts';
import { namesSum } from '../../../schema/rest/callbacks.ts';
import type { IncomingCallback, IncomingProvider, MoneyBack } from '../../ports/incoming-provider.ts';
import type { CallbackRead, RawCallback } from '../../ports/signed-callback.ts';
import { openCallback } from './callbacks.ts';
import type { Bridge } from './client.ts';

type Ways = 'terminal' | 'wallet' | 'bank-transfer';

export const sendBackOver =
  (bridge: Bridge<'cards'> | Bridge<Ways>): MoneyBack['sendBack'] =>
  ({ key, ...data }) =>
    (bridge as Bridge<'terminal'>).order({ operation: 'send-back', key, data }).then(
      ({ status }) => status,
      () => 'UNKNOWN',
    );

export const gatewayIncoming = (bridge: Bridge<Ways>, freeText: boolean): IncomingProvider => ({
  name: bridge.port,
  freeText,
  sendBack: sendBackOver(bridge),
  readCallback(raw: RawCallback): CallbackRead<IncomingCallback> {
    const opened = openCallback(bridge.callbackKeys, IncomingNotice, raw);
    if ('problem' in opened) return opened;
    const { type, data } = opened.notice;
    if (type === 'money.asked') return { callback: { kind: 'CHECK', text: data.text } };
    const outcome = type === 'money.received' ? 'SUCCEEDED' : 'REVERSED';
    return namesSum({ outcome, ...data }) ? { callback: { kind: 'PAY', outcome, ...data } } : { problem: 'UNREADABLE' };
  },
});
