/** A proof against robots that the bridge asks for and judges; the browser solves what ALTCHA's library can (D0079). */
import { createHash, randomUUID } from 'node:crypto';
import type { Captcha } from '../../ports/captcha.ts';
import type { Limits } from '../../ports/limits.ts';
import type { Bridge } from './client.ts';

const LONGEST = 8_000;
/** For longer no bridge may let a token pass. */
const VALID_SECONDS = 86_400;

export const gatewayCaptcha = (bridge: Bridge<'captcha'>, limits: Pick<Limits, 'once'>): Captcha => ({
  async challenge(action) {
    return (await bridge.order({ operation: 'challenge', key: randomUUID(), data: { action } })).challenge;
  },
  async verify(token, action) {
    if (!token || token.length > LONGEST) return false;
    const key = createHash('sha256').update(`${action} ${token}`).digest('hex');
    const answer = await bridge.order({ operation: 'verify', key, data: { action, token } });
    return answer.status === 'PASSED' && (await limits.once('captcha', answer.reference, VALID_SECONDS));
  },
});
