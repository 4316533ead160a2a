/** ALTCHA, self-hosted: half a second of computing, no tracking. A solution counts once, for its action only. */
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Captcha, CaptchaAction } from '../../ports/captcha.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import type { Limits } from '../../ports/limits.ts';

const COST = 5_000;
const VALID_SECONDS = 600;

type Payload = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>;

const Shape = z.looseObject({
  challenge: z.looseObject({ parameters: z.looseObject({ data: z.looseObject({ action: z.string() }) }) }),
  solution: z.looseObject({}),
});
/** Checks the shape only; the signature proves that we issued the values. */
const Payload = z.custom<Payload>((value) => Shape.safeParse(value).success);

export const altchaCaptcha = (keys: KeyRing, limits: Limits): Captcha => ({
  async challenge(action: CaptchaAction) {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      deriveKey,
      hmacSignatureSecret: keys.present().bytes.toString('base64'),
      data: { action },
      expiresAt: new Date(Date.now() + VALID_SECONDS * 1000),
    });
  },
  async verify(token, action) {
    const payload = token === undefined ? undefined : read(token);
    if (!payload || payload.challenge.parameters.data?.action !== action) return false;
    const bySecret = keys.all().map(({ bytes }) => bytes.toString('base64'));
    const tried = bySecret.map((hmacSignatureSecret) => verifySolution({ ...payload, deriveKey, hmacSignatureSecret }));
    const verified = (await Promise.all(tried)).some((one) => one.verified);
    return verified && (await limits.take('captcha', String(payload.challenge.signature), 1, VALID_SECONDS * 10));
  },
});

function read(token: string): Payload | undefined {
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
