import { describe, expect, it } from 'vitest';
import { code } from '../../schema/forms/fields.ts';
import { employmentForm } from '../../schema/forms/profile.ts';
import { readForm } from '../../schema/forms/read.ts';
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
