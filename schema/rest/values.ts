/** How ids and amounts stand in calls of /json: texts and numbers outside, values of the product in the handlers. */
import { z } from 'zod';
import * as codecs from '../events/codecs.ts';
import { type BiometrySessionId as BiometrySession, isUuid } from '../values/ids.ts';
import * as money from '../values/money.ts';

const UUID = { type: 'string', format: 'uuid' } as const;
/** In small letters, however it is written: RFC 9562 allows capitals in what is read. */
const small = z.string().toLowerCase();
export const LoanId = small.pipe(codecs.LoanId).meta(UUID);
export const BorrowerId = small.pipe(codecs.BorrowerId).meta(UUID);
export const PaymentId = small.pipe(codecs.PaymentId).meta(UUID);
export const BiometrySessionId = small.pipe(z.custom<BiometrySession>(isUuid)).meta(UUID);

const Tiyn = z.custom<money.Tiyn>((value) => typeof value === 'bigint');

/** Tenge, '175000.50' or 175000.5; answers give numbers. */
export const Amount = z.codec(z.union([z.string().trim().max(64), z.number()]), Tiyn, {
  decode: (given, context) => {
    const sum = money.parseTenge(String(given));
    if (sum !== undefined) return sum;
    context.issues.push({ code: 'custom', input: given, message: 'not an amount' });
    return z.NEVER;
  },
  encode: (sum) => Number(money.printTenge(sum)),
});

/** Of a loan that is asked for: whole tenge. */
export const WholeAmount = z.coerce.number().int().positive().transform(money.tenge);

/** Forms write a tick as `on`, `1` or `true`, and none as an empty text. */
export const YesNo = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', 'on', ''])])
  .transform((given) => given === true || given === 'true' || given === '1' || given === 'on');

/** A form writes a list of one without brackets, and leaves out an empty one. */
export const listOf = <T extends z.ZodType>(type: T, most: number) =>
  z.preprocess(
    (given) => (given === undefined || given === '' ? [] : Array.isArray(given) ? given : [given]),
    z.array(type).max(most),
  );

/** A field left empty is no amount. */
export const PartAmount = z.preprocess((given) => (given === '' ? undefined : given), Amount.optional());
