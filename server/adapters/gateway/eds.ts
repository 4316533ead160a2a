import { SignatureNotice } from '../../../schema/gateway/callbacks.ts';
import type { Eds } from '../../ports/eds.ts';
import { openCallback } from './callbacks.ts';
import type { Bridge } from './client.ts';

export const gatewayEds = (bridge: Bridge<'eds'>): Eds => ({
  name: bridge.port,
  async open({ key, ...data }) {
    const answer = await bridge.order({ operation: 'open', key, data }).catch(() => undefined);
    if (!answer) return { state: 'UNKNOWN' };
    return { state: 'OPEN', externalId: answer.externalId, pageUrl: answer.redirectUrl };
  },
  readCallback(raw) {
    const opened = openCallback(bridge.callbackKeys, SignatureNotice, raw);
    if ('problem' in opened) return opened;
    const { type, data } = opened.notice;
    if (type === 'signature.refused') return { callback: { ...data, state: 'REFUSED', signature: null } };
    return { callback: { ...data, state: 'SIGNED' } };
  },
});
