/** ALTCHA, self-hosted: half a second of computing, no tracking. A solution counts once, for its action only. */
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Captcha, CaptchaAction } from '../../ports/captcha.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import type { Limits } from '../../ports/limits.ts';

const COST = 5_000;
/** Of the longer proof, which is asked for while somebody guesses: some seconds of a phone. */
const HARD = 8;
const VALID_SECONDS = 600;
/** The longest that the library makes of our challenges has some 900. */
const LONGEST = 4_000;

type Payload = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>;

const Hex = z.string().regex(/^[0-9a-f]{1,512}$/i);
const Fields = z.record(z.string().max(40), z.union([z.string().max(1_000), z.number(), z.boolean(), z.null()]));
/** Every value has its type, because the library computes with them; the signature proves that we issued them. */
const Shape = z.object({
  challenge: z.object({
    parameters: z
      .object({ data: z.object({ action: z.string(), hard: z.boolean() }) })
      .catchall(z.union([z.string().max(1_000), z.number()])),
    signature: Hex,
  }),
  solution: Fields,
});
const Payload = z.custom<Payload>((value) => Shape.safeParse(value).success);

export const altchaCaptcha = (keys: KeyRing, limits: Pick<Limits, 'once'>): Captcha => ({
  async challenge(action: CaptchaAction, hard = false) {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: hard ? COST * HARD : COST,
      deriveKey,
      hmacSignatureSecret: keys.present().bytes.toString('base64'),
      data: { action, hard },
      expiresAt: new Date(Date.now() + VALID_SECONDS * 1000),
    });
  },
  async verify(token, action, hard = false) {
    const payload = token === undefined || token.length > LONGEST ? undefined : read(token);
    const { data } = payload?.challenge.parameters ?? {};
    if (!payload || data?.action !== action || (hard && data.hard !== true)) return false;
    const bySecret = keys.all().map(({ bytes }) => bytes.toString('base64'));
    const verified = (await Promise.all(bySecret.map((secret) => isOurs(payload, secret)))).includes(true);
    return verified && (await limits.once('captcha', String(payload.challenge.signature), VALID_SECONDS));
  },
});

/** The library throws at values that no challenge of ours has; they are no proof. */
async function isOurs(payload: Payload, hmacSignatureSecret: string): Promise<boolean> {
  try {
    return (await verifySolution({ ...payload, deriveKey, hmacSignatureSecret })).verified;
  } catch {
    return false;
  }
}

function read(token: string): Payload | undefined {
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
