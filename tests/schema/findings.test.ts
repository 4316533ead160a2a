/** What verifications find, and codes of the access log, in the words of both pages. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decodeEvent } from '../../schema/events/ledger.ts';
import { idOf, streamNamed } from '../../schema/events/streams.ts';
import { accessDetailText } from '../../schema/reference/access-details.ts';
import { atRevision, FINDING_TEXTS, finding, say, textOf, withParts } from '../../schema/reference/findings.ts';
import { reasonsOf, unreadable } from '../../schema/reference/said-by.ts';

const named = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());

it('each code names the same facts in every language, and has no English on the pages, nor the words of a program', () => {
  for (const [code, { en, ru, kk }] of Object.entries(FINDING_TEXTS)) {
    const facts = new Set([...named(en)].filter((name) => name !== 'why'));
    if (en !== '') expect([named(ru), named(kk)], code).toEqual([facts, facts]);
    for (const text of [ru, kk]) expect(text.replace(/\{\w+\}|SHA-256|ANCHOR_KEY/g, ''), code).not.toMatch(/[a-z]/i);
  }
});

it('no code stands in two files, where the later one would take its place', () => {
  const files = globSync('schema/reference/findings/*.ts').map((file) => readFileSync(file, 'utf8'));
  const codes = files.flatMap((text) => [...text.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, code]) => code));
  expect(codes).toHaveLength(Object.keys(FINDING_TEXTS).length);
  expect(new Set(codes).size).toBe(codes.length);
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
  const over = say('LOAN_OVER', { status: 'CESSION' });
  expect([textOf(over), textOf(over, 'ru')]).toEqual([
    'the loan was over, CESSION',
    'заём уже кончился, уступлен (CESSION)',
  ]);
  const rule = say('WRITTEN_OTHERWISE', { path: 'status', written: '"GRACE_DAY_OFF"', given: '"EXPIRED"' });
  expect(textOf(rule, 'kk')).toContain('мерзім демалыс күнінен ауысқан (GRACE_DAY_OFF) деп');
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

/** A plain Error in a fold reaches the auditor as "a fault of the program", so each of theirs has a code. */
it('what a fold or a read model throws has a code with a text', () => {
  const folds = globSync(['server/domain/**/*.ts', 'projections/*/project.ts', 'projections/{rows,packed}.ts']);
  expect(folds.length).toBeGreaterThan(90);
  expect(folds.filter((file) => /new (Type|Range)?Error\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

it.each([
  ['SlotReleased', 9, {}, 'UNKNOWN_EVENT', 'that this program knows: SlotReleased v9', 'не знает: SlotReleased v9'],
  ['SlotReleased', 1, {}, 'FIELD_FORM', 'loanId is not of its form', 'поле loanId записано не по форме'],
  ['SlotReleased', 1, 'gone', 'FIELD_OF_OTHER_TYPE', 'data is no object', 'поле data: ожидается запись с полями'],
  ['PaymentPlaced', 1, {}, 'FIELD_FORM', 'form; and 3 more', 'по форме; и ещё 3'],
  [
    'LoanDecided',
    1,
    { decidedOn: 1 },
    'FIELD_VALUE_UNKNOWN',
    'status has a value',
    'такого значения не бывает; и ещё 2',
  ],
])('%s v%i with %j cannot be read: %s', (type, version, data, code, en, ru) => {
  const said = unreadable(thrownBy(() => decodeEvent(type, version, data)));
  expect(said.parts?.[0]).toMatchObject({ code });
  expect(textOf(said)).toMatch(new RegExp(`^cannot be read: .*${en}`));
  expect(textOf(said, 'ru')).toMatch(new RegExp(`^не читается: .*${ru}$`));
  expect(textOf(said, 'kk')).toMatch(/^оқылмайды: .*[әіңғүұқөһ]/);
});

it('what no code stands for is exact for programs, and a fault of the program on the pages', () => {
  const thrown = (error: unknown, lang: 'en' | 'ru' | 'kk') => reasonsOf(error).map((said) => textOf(said, lang));
  const fault = new TypeError('x is not a function');
  expect(thrown(fault, 'en')).toEqual(['x is not a function']);
  expect(thrown(fault, 'ru')).toEqual([expect.stringContaining('ошибка самой программы')]);
  expect(
    thrown(
      thrownBy(() => idOf(streamNamed('loan-none'))),
      'kk',
    ),
  ).toEqual([expect.stringMatching(/^loan-none .*нөмір жоқ/)]);
});
