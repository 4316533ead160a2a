import { expect, test } from 'vitest';
import { localDate } from '../../../schema/values/local-date.ts';
import { arrivesBy } from '../../../server/domain/money/arrives-by.ts';

test.each([
  ['a Wednesday', '2026-11-18', '2026-11-19'],
  ['a Friday', '2026-11-20', '2026-11-23'],
  ['a Sunday', '2026-11-22', '2026-11-23'],
  ['the eve of Independence Day', '2026-12-15', '2026-12-17'],
])('money sent on %s is on a bank account by the next working day', (_, sentOn, by) => {
  expect(arrivesBy('IBAN', localDate(sentOn))).toBe(by);
  expect(arrivesBy('CARD', localDate(sentOn))).toBeNull();
});
