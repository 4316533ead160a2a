/** Values as stored in events. Apart from schema/values, so that the browser does not load all of zod for them. */
import { z } from 'zod';
import type * as ids from '../values/ids.ts';
import { isUuid } from '../values/ids.ts';
import type * as dates from '../values/local-date.ts';
import { parseLocalDate } from '../values/local-date.ts';
import type * as money from '../values/money.ts';
import { ppmPerDay, tiyn } from '../values/money.ts';

/** A decimal string of tiyn on the wire, a bigint in code. */
export type Tiyn = money.Tiyn;
export const Tiyn = z.codec(
  z.string().regex(/^-?\d{1,18}$/),
  z.custom<money.Tiyn>((v) => typeof v === 'bigint'),
  { decode: (text) => tiyn(BigInt(text)), encode: (value) => value.toString() },
);

export type PpmPerDay = money.PpmPerDay;
export const PpmPerDay = z.codec(
  z.string().regex(/^\d{1,7}$/),
  z.custom<money.PpmPerDay>((v) => typeof v === 'bigint'),
  { decode: (text) => ppmPerDay(BigInt(text)), encode: (value) => value.toString() },
);

export type LocalDate = dates.LocalDate;
export const LocalDate = z.custom<dates.LocalDate>(
  (v) => typeof v === 'string' && parseLocalDate(v) !== undefined,
  'not a date',
);

export type Instant = dates.Instant;
export const Instant = z.custom<dates.Instant>(
  (v) => typeof v === 'string' && !Number.isNaN(Date.parse(v)) && v.endsWith('Z'),
  'not an instant',
);

const id = <T extends string>() => z.custom<T>(isUuid, 'not an id');
export type LoanId = ids.LoanId;
export const LoanId = id<ids.LoanId>();
export type BorrowerId = ids.BorrowerId;
export const BorrowerId = id<ids.BorrowerId>();
export type CommandId = ids.CommandId;
export const CommandId = id<ids.CommandId>();
export type PaymentId = ids.PaymentId;
export const PaymentId = id<ids.PaymentId>();
export type CardId = ids.CardId;
export const CardId = id<ids.CardId>();
