import { SignatureNotice } from '../../../schema/gateway/callbacks.ts';
import type { Eds, EdsChecker } from '../../ports/eds.ts';
import { openCallback } from './callbacks.ts';
import type { Bridge } from './client.ts';

/** `checker`: ours, which also looks into a signature that the bridge has found good (R901). */
export const gatewayEds = (bridge: Bridge<'eds'>, checker?: EdsChecker): Eds => ({
  name: bridge.port,
  ...(checker ? { checker } : {}),
  async open({ key, document, ...wish }) {
    const data = { ...wish, document: Buffer.from(document).toString('base64') };
    const answer = await bridge.order({ operation: 'open', key, data }).catch(() => undefined);
    if (!answer) return { state: 'UNKNOWN' };
    const { externalId, redirectUrl: pageUrl, qrImage } = answer;
    return { state: 'OPEN', externalId, pageUrl, ...(qrImage ? { qrImage } : {}) };
  },
  readCallback(raw) {
    const opened = openCallback(bridge.callbackKeys, SignatureNotice, raw);
    if ('problem' in opened) return opened;
    const { type, data } = opened.notice;
    if (type === 'signature.refused') return { callback: { ...data, state: 'REFUSED', signature: null } };
    const { signer, ...signed } = data;
    if (!signer && !checker) return { problem: 'UNREADABLE' };
    return { callback: { ...signed, state: 'SIGNED', signerIin: signer?.iin } };
  },
});
