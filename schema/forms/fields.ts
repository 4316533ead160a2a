/** Fields that several forms share. A wrong value carries its refusal code as the zod message. */
import { z } from 'zod/mini';
import type { RefusalCode } from '../reference/refusals.ts';
import { localDate, readDay } from '../values/local-date.ts';
import { isMobile, type Phone, parsePhone } from '../values/phone.ts';

const say = (code: RefusalCode): { error: string } => ({ error: code });

/** A person's text: trimmed, at most `most` characters, no control characters. */
export const text = (most: number, code: RefusalCode = 'FIELD_INVALID') =>
  z.string(say('FIELD_REQUIRED')).check(
    z.trim(),
    z.minLength(1, say('FIELD_REQUIRED')),
    z.maxLength(most, say(code)),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    z.refine((value) => !/[\u0000-\u001f\u007f<>]/.test(value), say(code)),
  );

/** Empty, absent and null all mean: not given. */
export const optional = <T extends z.ZodMiniType>(type: T) =>
  z.pipe(
    z.transform((value: unknown): unknown => (value === '' || value === undefined ? null : value)),
    z.nullable(type) as z.ZodMiniType<z.output<T> | null, unknown>,
  );

const NAME = /^[\p{Script=Cyrillic}\p{Script=Latin}][\p{Script=Cyrillic}\p{Script=Latin}' -]*$/u;
/** A name has letters, spaces, hyphens and apostrophes; no digits. */
export const name = text(60).check(z.refine((value) => NAME.test(value), say('FIELD_INVALID')));

/** At least two words. */
export const fullName = name.check(z.refine((value) => /\S\s+\S/.test(value), say('FIELD_INVALID')));

const digitsIn = (value: string): number => value.normalize('NFKC').replace(/\D/g, '').length;
/** Some digits, but fewer than a whole value has. A value of letters is wrong, not half filled. */
const atLeastDigits = (most: number) =>
  z.refine<string>((value) => digitsIn(value) === 0 || digitsIn(value) >= most, {
    error: 'FIELD_INCOMPLETE',
    abort: true,
  });
const wholeNumber = atLeastDigits(10);

const phoneThat = (fits: (phone: Phone) => boolean) =>
  z.pipe(
    z.string(say('FIELD_REQUIRED')).check(
      wholeNumber,
      z.refine((value) => {
        const read = parsePhone(value);
        return read !== undefined && fits(read);
      }, say('PHONE_WRONG')),
    ),
    z.transform((value) => parsePhone(value) as Phone),
  );

export const phone = phoneThat(() => true);

/** A number that a code will be sent to: an account of before may have another one, and signs in with it. */
export const mobile = phoneThat(isMobile);

/** A landline or mobile number of the country: ten digits after the 7. */
export const anyPhone = z.pipe(
  z.string(say('FIELD_REQUIRED')).check(
    wholeNumber,
    z.refine((value) => /^[78]?\d{10}$/.test(value.replace(/[\s()+-]/g, '')), say('PHONE_WRONG')),
  ),
  z.transform((value) => `7${value.replace(/[\s()+-]/g, '').slice(-10)}`),
);

const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,180}\.[^\s@<>".]{2,24}$/;
/** Lower case, so that one mailbox has one spelling. */
export const email = z.pipe(
  z.string(say('FIELD_REQUIRED')).check(
    z.trim(),
    z.refine((value) => EMAIL.test(value), say('EMAIL_WRONG')),
  ),
  z.transform((value) => value.toLowerCase()),
);

const dayOr = (wrong: 'FIELD_INVALID' | 'BIRTH_DATE_WRONG') =>
  z.pipe(
    z.string(say('FIELD_REQUIRED')).check(
      atLeastDigits(8),
      z.refine((value) => readDay(value) !== undefined, say(wrong)),
    ),
    z.transform((value) => localDate(readDay(value) ?? value)),
  );
/** Out comes YYYY-MM-DD. */
export const day = dayOr('FIELD_INVALID');
export const birthDay = dayOr('BIRTH_DATE_WRONG');

/** Four digits. */
export const code = z.string(say('FIELD_REQUIRED')).check(z.trim(), z.regex(/^\d{4}$/, say('CODE_INCOMPLETE')));

export const choice = <const K extends string>(keys: readonly K[]) => z.enum(keys, say('FIELD_INVALID'));

/** A whole number; browser forms send digits as text. */
export const whole = (min: number, max: number) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && /^\d{1,12}$/.test(value.trim()) ? Number(value) : value,
    ),
    z.int(say('FIELD_INVALID')).check(z.minimum(min, say('FIELD_INVALID')), z.maximum(max, say('FIELD_INVALID'))),
  );

/** PHP writes 1 and 0 into a form, a browser `on`. */
const YES_NO = new Map<unknown, boolean>([
  ...['true', '1', 'on'].map((yes) => [yes, true] as const),
  ...['false', '0'].map((no) => [no, false] as const),
]);
export const yesNo = z.pipe(
  z.transform((value: unknown) => YES_NO.get(value) ?? value),
  z.boolean(say('FIELD_REQUIRED')),
);
