/**
 * Which operator issued a mobile number of Kazakhstan, and what an SMS to it costs. A number may have moved to another
 * operator since 2016; aggregators bill by the present one, so the cost is an estimate (R583).
 */
import type { LocalDate } from '../values/local-date.ts';
import { parseTenge, type Tiyn, tiyn } from '../values/money.ts';
import type { Phone } from '../values/phone.ts';
import { type SmsLength, smsLength } from '../values/sms-parts.ts';

export const SMS_OPERATORS = ['kcell', 'beeline', 'tele2'] as const;
export type SmsOperator = (typeof SMS_OPERATORS)[number];
/** `other`: numbers whose prefix the table does not know. */
export const SMS_PRICED = [...SMS_OPERATORS, 'other'] as const;
export type SmsPrices = Readonly<Record<(typeof SMS_PRICED)[number], Tiyn>>;

type Row = { readonly from: string } & Readonly<Record<SmsOperator, readonly string[]>>;

/** Compiled by hand from the national numbering plan; a change is a row with a later `from`. */
const PREFIXES: readonly Row[] = [
  {
    from: '2016-01-01',
    kcell: ['701', '702', '775', '778'],
    beeline: ['705', '771', '776', '777'],
    tele2: ['700', '707', '708', '747'],
  },
];

export function smsOperatorOn(day: LocalDate, phone: Phone, table: readonly Row[] = PREFIXES): SmsOperator | undefined {
  const row = table.findLast(({ from }) => from <= day);
  const prefix = phone.slice(1, 4);
  return row && SMS_OPERATORS.find((one) => row[one].includes(prefix));
}

/** kcell=21.50,beeline=20,tele2=18,other=25: tenge for one part. Undefined unless it names exactly these. */
export function readSmsPrices(text: string): SmsPrices | undefined {
  const named = new Map(text.split(',').map((one) => [one.split('=')[0]?.trim(), one.split('=')[1] ?? '']));
  const prices = SMS_PRICED.flatMap((name) => {
    const price = parseTenge(named.get(name) ?? '');
    return price === undefined ? [] : [[name, price] as const];
  });
  const all = named.size === SMS_PRICED.length && prices.length === SMS_PRICED.length;
  return all ? (Object.fromEntries(prices) as SmsPrices) : undefined;
}

export type SmsPlan = SmsLength & { readonly operator: SmsOperator | undefined; readonly cost: Tiyn | null };

/** Known before the message is sent; the cost is null without a table of prices. */
export function smsPlan(day: LocalDate, phone: Phone, text: string, prices: SmsPrices | undefined): SmsPlan {
  const length = smsLength(text);
  const operator = smsOperatorOn(day, phone);
  const cost = prices ? tiyn(prices[operator ?? 'other'] * BigInt(length.parts)) : null;
  return { ...length, operator, cost };
}
