/**
 * A pretended captcha. Its challenge has the form of ALTCHA, which is what the pages of Nesie can solve; it believes any
 * work on a challenge of its own, for its action, within ten minutes. A client of /json may send any token instead.
 */
import { createHash, randomUUID } from 'node:crypto';

type Facts = Record<string, unknown>;

const SECRET = randomUUID();
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const seal = (parameters: Facts): string => hash(SECRET + JSON.stringify(Object.entries(parameters).sort()));
const seconds = (): number => Math.floor(Date.now() / 1000);

export function challengeOf(key: string, data: Facts) {
  const [nonce, salt] = [hash(key).slice(0, 32), hash(key).slice(32)];
  const work = { algorithm: 'SHA-256', cost: 1, keyLength: 32, keyPrefix: '00' };
  const parameters = { ...work, nonce, salt, data, expiresAt: seconds() + 600 };
  return { parameters, signature: seal(parameters) };
}

/** `reference` names the challenge, not the token: the same token written in another way is the same work. */
export function verdictOn({ token, action }: Facts): { status: 'FAILED' } | { status: 'PASSED'; reference: string } {
  try {
    const { parameters, signature } = JSON.parse(Buffer.from(String(token), 'base64').toString()).challenge;
    const ours = seal(parameters) === signature && parameters.data.action === action;
    return ours && parameters.expiresAt > seconds() ? { status: 'PASSED', reference: signature } : { status: 'FAILED' };
  } catch {
    return { status: 'FAILED' };
  }
}
