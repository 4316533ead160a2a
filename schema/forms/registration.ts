import { z } from 'zod/mini';
import { code, mobile } from './fields.ts';

export const registrationPhoneForm = z.object({ phone: mobile });

const consentTick = z.object({ type: z.string(), hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

export const registrationForm = z.object({
  phone: mobile,
  code,
  consents: z.array(consentTick, { error: 'CONSENT_REQUIRED' }).check(z.maxLength(20)),
});
export type RegistrationForm = z.output<typeof registrationForm>;
