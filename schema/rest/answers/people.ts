/** Sign-in, codes, consents and sessions in /json. */
import { z } from 'zod';
import { Hash, Moment } from './shape.ts';

export const CodeSent = z
  .strictObject({
    maskedPhone: z.string().meta({ description: 'or the masked e-mail address' }),
    resendAfterSeconds: z.int(),
    codesLeftToday: z.int(),
    triesLeft: z.int(),
    expiresAt: Moment,
  })
  .meta({ id: 'CodeSent' });

export const Opened = {
  token: z.string().meta({ description: 'for the header x-auth-token; also set as a cookie' }),
  borrowerAccountId: z.string(),
};
export const SignedIn = { ...Opened, username: z.string() };

export const Authorized = z.strictObject({ locale: z.enum(['ru', 'kk']), roles: z.array(z.string()).readonly() });
export const AltchaChallenge = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.string().meta({ examples: ['PBKDF2/SHA-256'] }),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string().describe('how the derived key has to begin, in hex'),
    nonce: z.string(),
    salt: z.string(),
    expiresAt: z.int().describe('seconds since 1970'),
    data: z.looseObject({ action: z.string() }),
  }),
  signature: z.string(),
});
export const Challenge = AltchaChallenge.nullable().meta({
  description: 'a challenge of ALTCHA (altcha-lib: `solveChallenge`); null where nothing is asked',
});
export const Consent = z.strictObject({
  type: z.string(),
  version: z.string(),
  title: z.string(),
  body: z.string(),
  hash: Hash,
});
export const Session = z.strictObject({
  id: z.string(),
  agent: z.string().nullable(),
  openedAt: Moment,
  seenAt: Moment,
  current: z.boolean(),
});
export const Lock = {
  lockDays: z.int().nullable(),
  lockedUntil: z.string().nullable(),
  permanent: z.boolean(),
};
