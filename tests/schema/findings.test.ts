/** What verifications find, and codes of the access log, in the words of both pages. */
import { expect, it } from 'vitest';
import { accessDetailText } from '../../schema/reference/access-details.ts';
import { atRevision, FINDING_TEXTS, finding, say, textOf, withParts } from '../../schema/reference/findings.ts';

const named = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());

it('each code names the same facts in every language, and has no English on the pages', () => {
  for (const [code, { en, ru, kk }] of Object.entries(FINDING_TEXTS)) {
    if (en !== '') expect([named(ru), named(kk)], code).toEqual([named(en), named(en)]);
    for (const text of [ru, kk]) expect(text.replace(/\{\w+\}|SHA-256|ANCHOR_KEY/g, ''), code).not.toMatch(/[a-z]/i);
  }
});

it('a finding is English for programs and in words for either page; events and accounts have their names', () => {
  const found = finding(
    say('EVENT', { stream: 'loan-1', revision: 4n, event: 'LoanIssued' }),
    withParts(say('FIGURES_DIFFER'), [
      say('WRITTEN_OTHERWISE', { path: 'amount', written: '1.00', given: '2.00' }),
      say('AND_MORE', { count: 3 }),
    ]),
  );
  expect([found.where, found.what]).toEqual([
    'loan-1 revision 4 LoanIssued',
    'amount was written as 1.00, the rules give 2.00; and 3 more',
  ]);
  expect(textOf(found.place, 'ru')).toBe('loan-1, ревизия 4, Заём выдан');
  expect(textOf(found, 'kk')).toBe(
    'сомалар ережелерге сай емес: amount: 1.00 деп жазылған, ережелер 2.00 береді; және тағы 3',
  );
  expect(textOf(say('ACCOUNT', { account: 'provider-clearing' }), 'kk')).not.toContain('provider');
  expect(textOf(atRevision({ stream: 'loan-1', revision: 2n }), 'kk')).toBe('loan-1, 2-ревизия');
});

it.each([
  ['SIGN_IN_FAILED', 'WRONG x5', 'неверный пароль × 5', 'құпиясөз қате × 5'],
  ['SEARCHED', 'IIN', 'по ИИН', 'ЖСН бойынша'],
  ['CORRECTED', 'CORRECTION IIN 7f1d', 'исправление ИИН 7f1d', 'түзету ЖСН 7f1d'],
  ['REFUSED', 'FORBIDDEN writeOffLoan', 'не его роль writeOffLoan', 'оның рөлі емес writeOffLoan'],
  ['CONTACT_NOTED', 'REFUSED', 'отказывается платить', 'төлеуден бас тартты'],
  ['LETTER_PRINTED', 'DEBT', 'Справка о задолженности', 'Берешек туралы анықтама'],
  ['STAFF_ADDED', 'collector', 'специалист по просрочке', 'мерзімі өткен несиелер маманы'],
  ['EVIDENCE_TAKEN', '', '', ''],
])('%s %s is told in words', (act, detail, ru, kk) => {
  expect([accessDetailText(act, detail, 'ru'), accessDetailText(act, detail, 'kk')]).toEqual([ru, kk]);
});
