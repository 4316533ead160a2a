/** Rules of R96. */
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { checkStatement, monthsOfIncome, type StatementFacts } from '../../server/domain/statement/check.ts';

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
      income: {
        monthlyIncome: tenge(300_000),
        monthsWithIncome: 6,
        averages: { months3: tenge(300_000), months6: tenge(300_000), months12: null },
      },
    });
  });

  it('its months are listed from its last day back, those without income and only those that it covers', () => {
    const { from } = statement();
    const before = { on: addDays(from, -1), amount: tenge(900_000) };
    const months = monthsOfIncome(statement({ operations: [...wages(2), before] }));
    expect(months.map(({ until }) => until)).toEqual([0, 1, 2, 3, 4, 5].map((back) => addMonths(to, -back)));
    expect(months.map(({ income }) => income)).toEqual([300_000, 300_000, 0, 0, 0, 0].map(tenge));
    expect(monthsOfIncome(statement({ from: addMonths(to, -12) }))).toHaveLength(12);
  });

  it('two months with income are enough, and their income is spread over all six', () => {
    expect(checkStatement(statement({ operations: wages(2) }), person)).toEqual({
      income: {
        monthlyIncome: tenge(100_000),
        monthsWithIncome: 2,
        averages: { months3: tenge(200_000), months6: tenge(100_000), months12: null },
      },
    });
  });

  it.each([
    ['of the last three months, where it has fallen', 0, 3, [200_000, 250_000, null]],
    ['of six months, where it has risen and only six are covered', 3, 6, [600_000, 450_000, null]],
    ['of twelve months, where they are covered', 6, 12, [300_000, 300_000, 150_000]],
  ] as const)('what counts is the smallest average (R350): %s', (_, kind, covered, [months3, months6, months12]) => {
    const change = wages(6).map((wage, back) => {
      if (kind === 0 && back < 3) return { ...wage, amount: tenge(200_000) };
      return kind === 3 && back < 3 ? { ...wage, amount: tenge(600_000) } : wage;
    });
    const checked = checkStatement(
      statement({ operations: change, from: addMonths(to, -Math.max(covered, 6)) }),
      person,
    );
    const averages = {
      months3: tenge(months3),
      months6: tenge(months6),
      months12: months12 === null ? null : tenge(months12),
    };
    const least = tenge(Math.min(months3, months6, months12 ?? months6));
    expect(checked).toMatchObject({ income: { monthlyIncome: least, averages } });
  });

  it.each([
    ['Ахметов \u018fлихан', 'Ахметов', 'Әлихан', 'the Latin schwa'],
    ['Андреи\u0306 Серик', 'Серик', 'Андрей', 'a letter typed as two signs'],
    ['Сeриков Алихан', 'Сериков', 'Алихан', 'a Latin letter in a Cyrillic word'],
    ['Иванов - Петров Олег', 'Иванов-Петров', 'Олег', 'blanks about a dash'],
    ['Сериков Нур-Али', 'Сериков', 'Нур Али', 'a dash for a blank'],
    ['Сериков Нурали', 'Сериков', 'Нур-Али', 'one word for two'],
    ['Нургалиев Алихан', 'Нұрғалиев', 'Алихан', 'Russian letters for Kazakh ones'],
    ['SERIKOV ALIKHAN', 'Сериков', 'Алихан', 'an English paper'],
    ['YERLAN ZHUMABAYEV', 'Жумабаев', 'Ерлан', 'an English paper, the first name first'],
  ])('%s is %s %s: %s', (holder, lastName, firstName) => {
    expect(checkStatement(statement({ holder }), { today, lastName, firstName })).toHaveProperty('income');
  });

  it.each([
    ['Серикова Алихан', 'Сериков', 'Алихан'],
    ['SERIKOVA ALIKHAN', 'Сериков', 'Алихан'],
    ['Сериков Нурлан', 'Сериков', 'Нур Али'],
    ['習近平 Алихан', 'Сериков', 'Алихан'],
  ])('%s is not %s %s', (holder, lastName, firstName) => {
    const checked = checkStatement(statement({ holder }), { today, lastName, firstName });
    expect(checked).toMatchObject({ refusal: { code: 'STATEMENT_NAME' } });
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
