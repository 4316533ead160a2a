import { describe, expect, it } from 'vitest';
import { birthDay, code, email, fullName, phone } from '../../schema/forms/fields.ts';
import { employmentForm } from '../../schema/forms/profile.ts';
import { readForm } from '../../schema/forms/read.ts';
import { newPassword } from '../../schema/forms/sign-in.ts';
import { DECLARATIONS } from '../../schema/reference/dictionaries.ts';
import { refusalText } from '../../schema/reference/refusal-texts.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { checkTerms } from '../../server/domain/offer/check.ts';
import { EMPLOYMENT } from '../e2e/drivers/answers.ts';

const FORM = { ...EMPLOYMENT, email: 'aigerim@example.kz' };
const problems = (reading: object): unknown => ('problems' in reading ? reading.problems : undefined);

describe('refusals of a form', () => {
  it('a code of three digits is too short, and no try is counted', () => {
    expect(problems(readForm(code, '123'))).toEqual({ '': 'CODE_INCOMPLETE' });
    for (const locale of ['RU', 'KK'] as const) expect(refusalText('CODE_INCOMPLETE', locale, {})).toMatch(/4/);
  });

  it('each declaration needs an answer', () => {
    const answers = DECLARATIONS.map(({ key }) => ({ key, yes: false }));
    expect(problems(readForm(employmentForm, { ...FORM, declarations: answers }))).toBeUndefined();
    for (const declarations of [[], answers.slice(1), [...answers.slice(1), answers[1]]])
      expect(problems(readForm(employmentForm, { ...FORM, declarations }))).toEqual({
        declarations: 'FIELD_REQUIRED',
      });
  });

  it('the refusal names the largest and the smallest amount (R320)', () => {
    const refused = checkTerms(
      {
        productType: 'INDIVIDUAL_PERSON_SPL',
        pricing: 'FLEXIBLE',
        amount: tenge(500_000),
        term: { unit: 'DAY', count: 20 },
        purpose: '1',
        promoCode: null,
        fastIssue: false,
        insuranceAgreed: false,
      },
      localDate('2026-11-22'),
      { repeat: false },
    );
    expect(refused?.refusal.code).toBe('AMOUNT_OUT_OF_RANGE');
    for (const locale of ['RU', 'KK'] as const)
      expect(refusalText('AMOUNT_OUT_OF_RANGE', locale, refused?.refusal.facts)).toMatch(/190.?000.*10.?000/);
  });
});

describe('the words of a form, the same on the page and in every answer of the server', () => {
  it.each([
    ['an empty name', fullName, ' ', 'Поле обязательно для заполнения', 'Бұл жолды толтыру міндетті'],
    ['half a number', phone, '8 701 12', 'Заполните поле полностью', 'Жолды толық толтырыңыз'],
    ['a birth date', birthDay, '31-02-1990', 'Неверный формат даты рождения', 'Туған күннің пішімі қате'],
    ['an e-mail without a domain', email, 'aigerim@', 'Некорректный email', 'Email қате жазылған'],
    ['three digits of a code', code, '123', 'Код должен содержать 4\u00a0цифры', 'Код 4\u00a0цифрдан тұруы керек'],
    ['no password', newPassword, undefined, 'Поле обязательно для заполнения', 'Бұл жолды толтыру міндетті'],
  ])('%s', (_title, field, wrong, ru, kk) => {
    const read = readForm(field, wrong);
    const refused = 'problems' in read ? read.problems[''] : undefined;
    expect(refused && [refusalText(refused, 'RU'), refusalText(refused, 'KK')]).toEqual([ru, kk]);
  });
});
