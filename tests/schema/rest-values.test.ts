import { expect, it } from 'vitest';
import { z } from 'zod';
import { safeParse } from 'zod/v4/core';
import { day } from '../../schema/forms/fields.ts';
import {
  Amount,
  BiometrySessionId,
  BorrowerId,
  LoanId,
  PartAmount,
  PaymentId,
  WholeAmount,
  YesNo,
} from '../../schema/rest/values.ts';
import { tenge, tiyn } from '../../schema/values/money.ts';
import { envelopeOf } from '../../server/api/rest/envelope.ts';

const LOAN = '0193e3a4-7c1e-7a54-9b1c-2f5d8a6e4b10';

it('reads an amount from text and number, and refuses anything else', () => {
  for (const given of ['175000.50', ' 175000.5 ', 175000.5]) expect(Amount.parse(given)).toBe(17_500_050n);
  for (const wrong of ['', 'x', '1,5', '1.555', 1e21, Number.NaN, null])
    expect(Amount.safeParse(wrong).success).toBe(false);
  expect(WholeAmount.parse('5000')).toBe(tenge(5_000));
  for (const wrong of ['0', '-1', '1.5']) expect(WholeAmount.safeParse(wrong).success).toBe(false);
});

it('reads an id in capitals as the same id', () => {
  for (const id of [LoanId, PaymentId, BorrowerId, BiometrySessionId]) {
    expect([id.parse(LOAN), id.parse(LOAN.toUpperCase())]).toEqual([LOAN, LOAN]);
    for (const wrong of [LOAN.slice(1), '', 5, null, undefined]) expect(id.safeParse(wrong).success).toBe(false);
  }
});

it('reads an empty part as missing', () => {
  const query = z.object({ part: PartAmount });
  for (const given of [{}, { part: '' }]) expect(query.parse(given).part).toBeUndefined();
  expect(query.parse({ part: '5' }).part).toBe(500n);
});

it('prints amounts at any depth as numbers in tenge', () => {
  const answer = { top: { left: tiyn(-50n) }, data: [{ amount: tiyn(17_500_050n), date: '2026-11-20', next: null }] };
  const { body } = envelopeOf(answer, 'RU');
  expect(body).toEqual({ code: 0, left: -0.5, data: [{ amount: 175_000.5, date: '2026-11-20', next: null }] });
});

it('tells openapi.json that an id is a UUID', () => {
  expect(LoanId.safeParse(LOAN).success).toBe(true);
  expect(LoanId.safeParse('x').success).toBe(false);
  const schema = z.toJSONSchema(z.object({ creditId: LoanId }), { io: 'input', unrepresentable: 'any' });
  expect(schema.properties).toEqual({ creditId: { type: 'string', format: 'uuid' } });
});

it('reads a tick of JSON and of a form, and refuses other words', () => {
  for (const given of [true, 'true', '1', 'on']) expect(YesNo.parse(given)).toBe(true);
  for (const given of [false, 'false', '0', '']) expect(YesNo.parse(given)).toBe(false);
  for (const wrong of ['yes', 1, null]) expect(YesNo.safeParse(wrong).success).toBe(false);
});

it('reads a day as clients outside write it, and refuses one that does not exist', () => {
  for (const given of ['29-02-2028', '29.02.2028', '2028-02-29']) expect(day.parse(given)).toBe('2028-02-29');
  for (const wrong of ['29-02-2027', '31-04-2028', '2-3-2028', '02-30-2028', '', 5])
    expect(safeParse(day, wrong).success).toBe(false);
});
