/** What of a bank's paper counts as income (R350), and in which languages papers are read (R352). */
import { describe, expect, it } from 'vitest';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge, tiyn } from '../../schema/values/money.ts';
import { layoutOf } from '../../server/adapters/statement/layouts.ts';
import { checkStatement } from '../../server/domain/statement/check.ts';
import { FORTE_PAPERS, KASPI_PAPERS, kaspiPaper } from '../support/bank-papers.ts';

const applicant = { today: localDate('2026-11-22'), lastName: 'Сериков', firstName: 'Алихан' };
const read = (lines: readonly string[]) => layoutOf(lines)?.();
const monthly = (lines: readonly string[]) => {
  const statement = read(lines);
  if (!statement) return 'not read';
  const checked = checkStatement(statement, applicant);
  return 'refusal' in checked ? checked.refusal.code : checked.income.monthlyIncome;
};

const TOP_UPS = ['05.11.26 + 250 000,00 ₸ Пополнение Алма С.', '05.10.26 + 250 000,00 ₸ Пополнение Алма С.'];
const BORROWED_AND_OWN = [
  ...['04.11.26 + 500 000,00 ₸ Зачисление Кредит Наличными', 'кредита'],
  ...['04.10.26 + 70 000,00 ₸ Поступление со С Kaspi Red', 'своего счета'],
  '03.10.26 + 90 000,00 ₸ Покупка TECHNODOM',
  '02.10.26 + 1 000,00 ₸ Разное Курсовая разница',
  '01.10.26 + 2 000,00 ₸ Новая операция без названия',
];
const SUMMARY = [
  'Пополнения + 500 000,00 ₸ Другие пополнения 500 000,00 ₸',
  'Поступления со своих счетов + 70 000,00 ₸',
  'Зачисления кредитов + 500 000,00 ₸',
  'Переводы + 0,00 ₸',
  'Переводы на свои счета + 0,00 ₸',
  'Покупки + 90 000,00 ₸',
  'Снятия + 0,00 ₸',
  'Разное + 1 000,00 ₸',
];

describe('income of a paper of Kaspi', () => {
  it.each(['тенге', 'теңге', 'KZT'])('a certificate with the statement behind it is read, in «%s»', (currency) => {
    expect(read(kaspiPaper(TOP_UPS, { currency }))).toMatchObject({
      bank: 'Kaspi Bank',
      holder: 'Сериков Алихан',
      from: '2026-05-21',
      to: '2026-11-21',
    });
    expect(monthly(kaspiPaper(TOP_UPS, { currency }))).toBe(tiyn(8_333_333n));
  });

  it.each([
    ['without its totals', []],
    ['with all its totals', SUMMARY],
  ])('credits, own money, refunds and unknown operations are none, %s', (_, summary) => {
    expect(monthly(kaspiPaper([...TOP_UPS, ...BORROWED_AND_OWN], { summary }))).toBe(tiyn(8_333_333n));
  });

  it('two credits beside small top-ups leave the income of the top-ups', () => {
    const credits = ['05.11.26', '05.10.26'].flatMap((day) => [
      `${day} + 3 000 000,00 ₸ Зачисление Кредит Наличными`,
      'кредита',
    ]);
    expect(monthly(kaspiPaper([...TOP_UPS, ...credits]))).toBe(tiyn(8_333_333n));
  });

  it.each(SUMMARY.flatMap((line) => (line.includes('+ 0,00') ? [] : [line])))(
    'a paper whose rows do not give its total is not read: %s',
    (line) => {
      const summary = SUMMARY.map((one) => (one === line ? one.replace(/\+ \d/, '+ 8') : one));
      expect(read(kaspiPaper([...TOP_UPS, ...BORROWED_AND_OWN], { summary }))).toBeUndefined();
    },
  );

  it('a total without any row of its kind is not met', () => {
    const summary = ['Переводы - 10 000,00 ₸', 'Переводы на свои счета - 5 000,00 ₸'];
    const transfers = ['03.10.26 - 10 000,00 ₸ Перевод Алма С.', '03.10.26 - 5 000,00 ₸ Перевод на На Депозит'];
    expect(read(kaspiPaper(TOP_UPS, { summary }))).toBeUndefined();
    expect(read(kaspiPaper([...TOP_UPS, ...transfers, 'свой счет'], { summary }))).toBeDefined();
  });

  it('a top-up that was taken back is none', () => {
    const back = ['06.11.26 - 250 000,00 ₸ Пополнение Возврат'];
    expect(monthly(kaspiPaper([...back, ...TOP_UPS]))).toBe('STATEMENT_INCOME');
    expect(monthly(kaspiPaper([...back, ...TOP_UPS], { summary: ['Пополнения + 250 000,00 ₸'] }))).toBe(
      'STATEMENT_INCOME',
    );
  });

  it('money of a lender under the name of a top-up is none', () => {
    const lender = ['05.09.26 + 300 000,00 ₸ Пополнение По номеру счета', 'ТОО МФО Деньги'];
    expect(monthly(kaspiPaper([...TOP_UPS, ...lender]))).toBe(tiyn(8_333_333n));
    const bank = ['05.09.26 + 300 000,00 ₸ Пополнение С карты', 'Банк ЦентрКредит'];
    expect(monthly(kaspiPaper([...TOP_UPS, ...bank]))).toBe(tiyn(13_333_333n));
  });

  it.each(Object.keys(KASPI_PAPERS))('its paper in the language %s gives the same operations', (language) => {
    expect(read(KASPI_PAPERS[language] ?? [])).toMatchObject({
      bank: 'Kaspi Bank',
      holder: 'Ахметов Әлихан',
      from: '2026-05-21',
      to: '2026-11-21',
      operations: [
        { on: '2026-11-05', amount: tenge(300_000) },
        { on: '2026-10-30', amount: 0n },
        { on: '2026-10-30', amount: -409_324n },
      ],
    });
  });

  it('a paper of a Kaspi deposit is none of a card', () => {
    const deposit = (KASPI_PAPERS.en ?? []).map((line) => line.replace('KASPI GOLD', 'DEPOSIT'));
    expect(layoutOf(deposit)).toBeUndefined();
  });
});

describe('income of a paper of Halyk', () => {
  const halyk = (...rows: string[]) => [
    'АО "Народный Банк Казахстана"',
    'Выписка по счету',
    'ФИО: Сериков Алихан   Дата формирования выписки: 21.11.2026',
    'ИИН: 000000000000   Период выписки: с 21.05.2026 по 21.11.2026',
    'Валюта счета: KZT',
    ...rows,
  ];
  const row = (day: string, what: string, sum: string) =>
    `${day} ${day} ${what} ${sum} KZT ${sum} 0,00 0,00 440000******1234`;

  it('a credit, a deposit and own accounts are none, over one line or two', () => {
    const wage = row('05.11.2026', 'Поступление перевода', '150 000,00');
    const none = [
      row('05.10.2026', 'Перевод между', '200 000,00'),
      'своими счетами',
      row('04.10.2026', 'Выдача кредита на карту', '300 000,00'),
      row('03.09.2026', 'Перевод с депозита', '130 000,00'),
      row('03.08.2026', 'Поступление перевода', '130 000,00'),
      'со своего счета',
    ];
    expect(monthly(halyk(wage, ...none))).toBe('STATEMENT_INCOME');
    expect(monthly(halyk(wage, ...none, row('01.08.2026', 'Поступление перевода', '150 000,00')))).toBe(tenge(50_000));
  });
});

describe('papers of ForteBank', () => {
  const ofForte = { ...applicant, lastName: 'Ахметов', firstName: 'Әлихан' };
  it.each(Object.entries(FORTE_PAPERS))('%s: two top-ups count, own money and bonuses do not', (_, lines) => {
    const statement = read(lines);
    if (!statement) throw new Error('not read');
    expect(statement).toMatchObject({ bank: 'ForteBank', to: '2026-11-21' });
    expect(checkStatement(statement, ofForte)).toMatchObject({ income: { monthlyIncome: 8_333_333n } });
  });

  it('where it prints no period, it proves nothing before its first operation', () => {
    const { web = [] } = FORTE_PAPERS;
    expect(read(web)?.from).toBe('2026-05-20');
    const shorter = read(web.filter((line) => !line.startsWith('20.05.2026')));
    expect(shorter?.from).toBe('2026-10-05');
    expect(shorter && checkStatement(shorter, ofForte)).toMatchObject({ refusal: { code: 'STATEMENT_DATES' } });
  });
});
