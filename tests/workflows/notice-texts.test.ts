import { expect, it } from 'vitest';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { Recorded } from '../../schema/events/streams.ts';
import { tenge } from '../../schema/values/money.ts';
import { type NoticeKind, noticeText } from '../../server/use-cases/notice/notice-texts.ts';
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
  ['RU', /платёж по оферте NS-2026-000001 отозван после её закрытия\. Ваш долг 900 тенге, оплатите в кабинете/],
  ['KK', /NS-2026-000001 офертасы жабылғаннан кейін төлем кері алынды\. Қарызыңыз 900 теңге/],
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
    'Nesie: 100 000 тенге по оферте NS-2026-000001 выплачены. Вернуть 12.03.2026: 102 800 тенге. График в кабинете.',
  );
});
