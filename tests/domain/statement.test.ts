/** Rules of R96. */
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { checkStatement, type StatementFacts } from '../../server/domain/statement/check.ts';

const today = localDate('2026-11-20');
const person = { today, lastName: 'Ахмётов', firstName: 'данияр' };
const to = localDate('2026-11-19');

const wages = (months: number) =>
  Array.from({ length: months }, (_, back) => ({ on: addDays(addMonths(to, -back), -10), amount: tenge(300_000) }));
const statement = (change: Partial<StatementFacts> = {}): StatementFacts => ({
  holder: 'АХМЕТОВ ДАНИЯР СЕРИКОВИЧ',
  from: addMonths(to, -6),
  to,
  active: true,
  operations: [...wages(6), { on: addDays(to, -3), amount: tenge(-90_000) }],
  ...change,
});
const codeOf = (change: Partial<StatementFacts>) => {
  const checked = checkStatement(statement(change), person);
  return 'refusal' in checked ? checked.refusal.code : 'GOOD';
};

describe('a statement', () => {
  it('the income of six months is what came in; money out does not count', () => {
    expect(checkStatement(statement(), person)).toEqual({
      income: { monthlyIncome: tenge(300_000), monthsWithIncome: 6 },
    });
  });

  it('two months with income are enough, and their income is spread over all six', () => {
    expect(checkStatement(statement({ operations: wages(2) }), person)).toEqual({
      income: { monthlyIncome: tenge(100_000), monthsWithIncome: 2 },
    });
  });

  it.each([
    ['STATEMENT_DATES', { to: addDays(today, -31), from: addMonths(to, -8) }],
    ['STATEMENT_DATES', { from: addMonths(to, -5) }],
    ['STATEMENT_DATES', { to: addDays(today, 1) }],
    ['STATEMENT_NAME', { holder: 'Ахметова Данияра' }],
    ['STATEMENT_NAME', { holder: 'ТОО Ахметов' }],
    ['STATEMENT_CARD', { active: false }],
    ['STATEMENT_EMPTY', { operations: [] }],
    ['STATEMENT_EMPTY', { operations: [{ on: addMonths(to, -7), amount: tenge(1) }] }],
    ['STATEMENT_INCOME', { operations: wages(1) }],
    ['GOOD', { to: addDays(today, -30), from: addMonths(to, -8) }],
  ] as const)('%s', (code, change) => {
    expect(codeOf(change)).toBe(code);
  });
});
