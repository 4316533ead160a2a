/** Values of the gateway's contract (D0079): what stands on the wire, and what the code works with. */
import { z } from 'zod';
import { type Instant as At, instant, type LocalDate, localDate } from '../values/local-date.ts';
import { tiyn } from '../values/money.ts';

/** Whole tiyn as a JSON number: 100 tiyn are a tenge. */
export const Amount = z
  .codec(
    z.int().nonnegative(),
    z.custom<ReturnType<typeof tiyn>>((value) => typeof value === 'bigint'),
    { decode: (number) => tiyn(BigInt(number)), encode: (value) => Number(value) },
  )
  .meta({ description: 'whole tiyn; 100 tiyn are a tenge' });

export const Moment = z
  .codec(
    z.iso.datetime({ offset: true }),
    z.custom<At>((value) => typeof value === 'string'),
    { decode: (text) => instant(new Date(text)), encode: (at) => at },
  )
  .meta({ description: 'RFC 3339 with an offset' });

export const Day = z
  .codec(
    z.iso.date(),
    z.custom<LocalDate>((value) => typeof value === 'string'),
    { decode: (text) => localDate(text), encode: (day) => day },
  )
  .meta({ description: 'day in Almaty' });

/** One key, one act, whatever happens to the answer. */
export const Key = z.string().regex(/^[\x21-\x7e]{1,64}$/);
export const ExternalId = z.string().regex(/^[\x21-\x7e]{1,64}$/);
export const Reason = z.string().regex(/^[A-Za-z0-9_-]{1,16}$/);
export const Page = z.url({ protocol: /^https?$/ }).max(2_048);
export const Bytes = z.base64();
export const PhoneNumber = z.string().regex(/^7\d{10}$/);
export const IinNumber = z.string().regex(/^\d{12}$/);
export const Line = z.string().min(1).max(120);
export const Language = z.enum(['RU', 'KK']);

/** An answer of a bridge, told by its `status`. */
export const said = <const S extends string, const F extends z.ZodRawShape>(status: S, fields: F) =>
  z.object({ status: z.literal(status), ...fields });
export const bare = <const S extends string>(status: S) => z.object({ status: z.literal(status) });
export const oneOf = <const T extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]]>(
  kinds: T,
) => z.discriminatedUnion('status', kinds);
export const IN_HAND = said('ACCEPTED', { externalId: ExternalId });
