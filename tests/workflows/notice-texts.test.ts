import { describe, expect, it } from 'vitest';
import { DECISION_REASONS } from '../../schema/events/decision.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { LoanEvent } from '../../schema/events/loan.ts';
import type { Recorded } from '../../schema/events/streams.ts';
import { NOTICE_KINDS, type NoticeKind } from '../../schema/reference/notice-kinds.ts';
import { noticeText } from '../../schema/reference/notice-texts.ts';
import { REMINDER_DAYS } from '../../schema/reference/notice-times.ts';
import { payoutFailureText } from '../../schema/reference/payout-failures.ts';
import { tenge } from '../../schema/values/money.ts';
import type { Task } from '../../server/ports/tasks.ts';
import { wayOfFailed } from '../../server/workflows/notice-facts.ts';
import { type NoticesDeps, noticesWorkflow } from '../../server/workflows/notices.ts';
import { il, issued, LOAN, on, sent, spl } from '../support/a-loan.ts';
import type { Story } from '../support/spec.ts';

function smsOf(story: Story, type: string, locale: 'RU' | 'KK'): string | undefined {
  const fact = story.events.findLast((event) => event.type === type);
  const [task] = noticesWorkflow({} as NoticesDeps).react({ stream: 'loan-1', ...fact } as Recorded<LedgerEvent>);
  const facts = { offer: 'NS-2026-000001', ...(task?.data as object) };
  return task && noticeText('issued', locale, facts).text.replaceAll('\u00a0', ' ');
}

it.each([
  ['RU', /платёж по договору NS-2026-000001 отозван после его закрытия\. Ваш долг 900 тенге, оплатите в кабинете/],
  ['KK', /NS-2026-000001 шарты жабылғаннан кейін төлем кері алынды\. Қарызыңыз 900 теңге/],
] as const)('a payment taken back after the end is announced as a debt and as paid, in %s', (locale, words) => {
  const react = (type: string, data: object) =>
    noticesWorkflow({} as NoticesDeps).react({ stream: 'account-1', type, data } as Recorded<LedgerEvent>);
  const outcome = ([task]: ReturnType<typeof react>) =>
    task && noticeText(task.kind as NoticeKind, locale, { offer: 'NS-2026-000001', ...(task.data as object) }).text;
  const of = { amount: tenge(900), loanId: LOAN };
  expect(outcome(react('ReversalOwed', of))?.replaceAll('\u00a0', ' ')).toMatch(words);
  expect(react('ReversalOwed', { ...of, loanId: null })).toMatchObject([{ kind: 'topUpOwed' }]);
  expect(react('ReversalSettled', { ...of, left: tenge(1) })).toEqual([]);
  expect(outcome(react('ReversalSettled', { ...of, left: tenge(0) }))).toContain('NS-2026-000001');
  expect(react('ReversalForgiven', of)).toMatchObject([{ kind: 'reversalSettled' }]);
});

it('the message about an issued loan names first day and sum of the schedule that holds, not of the offer', () => {
  const terms = il({ amount: tenge(300_000), term: { unit: 'MONTH', count: 3 } });
  const later = sent(terms, '2026-02-24').when(on('2026-03-01', { type: 'ConfirmPayout', externalId: 'out-1' }));
  expect(smsOf(later, 'LoanIssued', 'RU')).toContain('Первый платёж 01.04.2026: 106 196 тенге');
  expect(smsOf(later, 'LoanIssued', 'KK')).toContain('Бірінші төлем 01.04.2026:');
  expect(smsOf(issued(spl()), 'LoanIssued', 'RU')).toBe(
    'Nesie: 100 000 тенге по договору NS-2026-000001 отправлены. Вернуть 12.03.2026: 102 800 тенге. График в кабинете.',
  );
});

it.each(Object.keys(NOTICE_KINDS) as NoticeKind[])(
  '%s names no link where none is shown: in the cabinet, the office and the browser',
  (kind) => {
    const named = { amount: '900', left: '1', days: '3', until: '01.04.2026', buyer: 'ТОО', first: '01.04.2026' };
    const facts = { offer: 'NS-2026-000001', ...named, due: '900', payments: '3', reason: 'DEBT_LOAD' };
    for (const locale of ['RU', 'KK'] as const) expect(noticeText(kind, locale, facts).text).not.toContain('undefined');
  },
);

it('bonuses that paid interest send a message, bonuses that paid nothing send none', () => {
  const react = (amount: number) =>
    noticesWorkflow({} as NoticesDeps).react({
      stream: 'loan-1',
      type: 'BonusSpent',
      data: { amount: tenge(amount) },
    } as Recorded<LedgerEvent>);
  const [task] = react(120);
  const facts = { offer: 'NS-2026-000001', ...(task?.data as object) };
  expect(noticeText('bonusSpent', 'RU', facts).text).toContain('по договору NS-2026-000001 уменьшены на 120 тенге');
  expect(noticeText('bonusSpent', 'KK', facts).text).toContain('сыйақы 120 теңгеге азайды');
  expect(react(0)).toEqual([]);
});

it.each([
  [
    ['DOCUMENT_PHOTOS'],
    'Nesie: по заявке NS-2026-000001 нужны фото документа. Откройте кабинет.',
    /құжаттың фотосы керек/,
  ],
  [['VIDEO_INTERVIEW'], 'Nesie: по заявке NS-2026-000001 нужно видео с ответами. Откройте кабинет.', /бейне керек/],
  [
    ['VIDEO_INTERVIEW', 'DOCUMENT_PHOTOS'],
    'Nesie: по заявке NS-2026-000001 нужны фото документа и видео с ответами. Откройте кабинет.',
    /құжаттың фотосы мен жауаптары бар бейне керек/,
  ],
] as const)('R1020: a message names what is asked for: %s', (kinds, ru, kk) => {
  const fact = { stream: 'loan-1', type: 'EvidenceRequested', data: { kinds } };
  const [task] = noticesWorkflow({} as NoticesDeps).react(fact as object as Recorded<LedgerEvent>);
  const facts = { offer: 'NS-2026-000001', ...(task?.data as object) };
  expect(noticeText('evidence', 'RU', facts).text).toBe(ru);
  expect(noticeText('evidence', 'KK', facts).text).toMatch(kk);
});

/** As long as these facts ever are. */
const LONGEST = {
  offer: 'NS-2026-000001',
  amount: '9\u00a0999\u00a0999,99',
  left: '9\u00a0999\u00a0999,99',
  due: '9\u00a0999\u00a0999,99',
  days: '60',
  payments: '24',
  fee: '990',
  until: '27.01.2027',
  asOf: '26.01.2027',
  first: '27.01.2027',
  buyer: 'ТОО «Коллекторское агентство»',
  link: 'https://nesie.kz/ru/cabinet',
  asked: 'DOCUMENT_PHOTOS VIDEO_INTERVIEW',
};

it.each(['RU', 'KK'] as const)(
  'every message has a subject and fits three SMS parts of 67 letters, in %s',
  (locale) => {
    const kinds = Object.keys(NOTICE_KINDS) as NoticeKind[];
    const texts = kinds.map((kind) => ({ kind, ...noticeText(kind, locale, LONGEST) }));
    expect(texts.filter(({ subject, text }) => subject === '' || text === '' || text.includes('undefined'))).toEqual(
      [],
    );
    expect(texts.filter(({ text }) => text.length > 3 * 67).map(({ kind, text }) => `${kind}: ${text.length}`)).toEqual(
      [],
    );
  },
);

it('days and words of time agree with their numbers', () => {
  const overdue = (days: string) => noticeText('overdue', 'RU', { ...LONGEST, days }).text;
  expect(
    [overdue('1'), overdue('18'), overdue('22'), overdue('61')].map((text) => /, (\d+ \S+)\./.exec(text)?.[1]),
  ).toEqual(['1 день', '18 дней', '22 дня', '61 день']);
  const when = (days: string, locale: 'RU' | 'KK') => noticeText('reminder', locale, { ...LONGEST, days }).text;
  const offered = REMINDER_DAYS.offered.map(String);
  expect(offered.map((days) => /Nesie: ([^,]+),/.exec(when(days, 'RU'))?.[1])).toEqual([
    'через 7 дней',
    'через 5 дней',
    'через 3 дня',
    'через 2 дня',
    'завтра',
    'сегодня',
  ]);
  expect(offered.map((days) => /төлем ([^,]+),/.exec(when(days, 'KK'))?.[1])).toEqual([
    '7 күннен кейін',
    '5 күннен кейін',
    '3 күннен кейін',
    '2 күннен кейін',
    'ертең',
    'бүгін',
  ]);
});

describe('the message about a rejected application', () => {
  const react = (data: object) =>
    noticesWorkflow({} as NoticesDeps).react({
      stream: 'loan-1',
      type: 'LoanRejected',
      data,
    } as Recorded<LedgerEvent>)[0];
  const textOf = (data: object, locale: 'RU' | 'KK') =>
    noticeText('declined', locale, {
      offer: LONGEST.offer,
      link: LONGEST.link,
      ...(react({ status: 'REJECTED', ...data })?.data as object),
    }).text;

  it('says the reason in short, one day or one step, and where to read more (R170)', () => {
    const late = { reason: 'OVERDUE_60_PLUS', lockedUntil: '2027-02-20' };
    expect(textOf(late, 'RU')).toBe(
      'Nesie: заявка NS-2026-000001 не одобрена: в кредитной истории просрочка больше 60 дней. Подать снова можно с 20.02.2027. Подробнее: https://nesie.kz/ru/cabinet',
    );
    const stop = textOf({ reason: 'STOP_CREDIT', lockedUntil: null }, 'RU');
    expect(stop).toContain('действует добровольный отказ от кредитов. Снимите отказ на eGov и подайте снова.');
    expect(stop).not.toMatch(/\d{2}\.\d{2}\.\d{4}/);
    // What the rules found for the safety of others is not told.
    expect(textOf({ reason: 'BLACKLIST', lockedUntil: null }, 'RU')).toBe(
      'Nesie: заявка NS-2026-000001 не одобрена. Подробнее: https://nesie.kz/ru/cabinet',
    );
  });

  it.each(['RU', 'KK'] as const)('fits three SMS parts for every reason, in %s', (locale) => {
    const texts = DECISION_REASONS.flatMap((reason) =>
      [null, '2027-02-20'].map((lockedUntil) => textOf({ reason, lockedUntil }, locale)),
    );
    expect(texts.filter((text) => text.length > 3 * 67 || text.includes('undefined'))).toEqual([]);
  });
});

describe('the message about a payout that failed (R264)', () => {
  const textOf = (way: 'IBAN' | 'CARD' | 'POST', reason: string, locale: 'RU' | 'KK' = 'RU') =>
    noticeText('payoutFailed', locale, { offer: LONGEST.offer, link: LONGEST.link, way, reason }).text;

  it.each([
    ['IBAN', 'AC04', 'счёт закрыт'],
    ['IBAN', 'AC06', 'арест'],
    ['IBAN', 'AC01', 'не нашёл счёт'],
    ['IBAN', 'BE01', 'Имя владельца'],
    ['CARD', '54', 'Срок карты'],
    ['CARD', '14', 'не нашёл такую карту'],
    ['CARD', '41', 'заблокирована'],
    ['CARD', '57', 'ограничил'],
    ['POST', '1', 'Почта не приняла'],
    ['CARD', 'unheard', 'на эту карту'],
  ] as const)('%s with %s says why, and what to change, as the page does', (way, code, why) => {
    expect(textOf(way, code)).toContain(why);
    for (const locale of ['RU', 'KK'] as const) {
      expect(textOf(way, code, locale)).toContain(payoutFailureText(way, code, locale));
      expect(textOf(way, code, locale).length).toBeLessThanOrEqual(3 * 67);
    }
  });

  it('names the method of the attempt that failed, not of the one after it', () => {
    const event = (id: string, type: string, data: object) =>
      ({ id, stream: 'loan-1', type, data }) as Recorded<LoanEvent>;
    const failed = event('f', 'PayoutFailed', { code: '54' });
    const tried = (id: string, kind: string) => event(id, 'PayoutRequested', { method: { kind } });
    const events = [tried('a', 'CARD'), failed, tried('b', 'IBAN')];
    expect(wayOfFailed(events, { eventId: 'f' } as Task)).toEqual({ way: 'CARD' });
    expect(wayOfFailed(events, { eventId: 'b' } as Task)).toEqual({});
    const wanted = noticesWorkflow({} as NoticesDeps).react(failed);
    expect(wanted).toMatchObject([{ kind: 'payoutFailed', data: { reason: '54' } }]);
  });
});
