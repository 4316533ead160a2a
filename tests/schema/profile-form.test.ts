import { describe, expect, it } from 'vitest';
import { contactsForm, employmentForm, personalForm } from '../../schema/forms/profile.ts';
import { readForm } from '../../schema/forms/read.ts';
import { DECLARATIONS } from '../../schema/reference/dictionaries.ts';
import { stepsOf } from '../support/access-client.ts';
import { anApplicant, chance } from '../support/person.ts';

const { personal, employment, contacts } = stepsOf(anApplicant(chance(7)));
const problems = (form: Parameters<typeof readForm>[0], input: unknown): object => {
  const read = readForm(form, input);
  return 'problems' in read ? read.problems : {};
};
const declare = (key: string) => DECLARATIONS.map((one) => ({ key: one.key, yes: one.key === key }));

describe('the forms of the profile, the same in the browser and on the server', () => {
  it.each([
    ['work experience goes in years of 12 months', { experienceMonths: 30 }, { experienceMonths: 'FIELD_INVALID' }],
    ['and starts with 12', { jobMonths: 1 }, { jobMonths: 'FIELD_INVALID' }],
    ['and ends with 516', { experienceMonths: 528 }, { experienceMonths: 'FIELD_INVALID' }],
    ['516 months are accepted', { experienceMonths: 516 }, {}],
    ['a credit card has a limit', { hasCreditCard: true }, { creditCardLimit: 'FIELD_REQUIRED' }],
    ['which may be 0', { hasCreditCard: true, creditCardLimit: 0 }, {}],
    [
      'unmet obligations have days',
      { declarations: declare('UNFULFILLED_OBLIGATIONS') },
      { overdueDays: 'FIELD_REQUIRED' },
    ],
    ['each statement is answered', { declarations: [] }, { declarations: 'FIELD_REQUIRED' }],
    ['half a number is incomplete', { workPhone: '8 727 2' }, { workPhone: 'FIELD_INCOMPLETE' }],
  ])('%s', (_title, change, expected) => {
    expect(problems(employmentForm, { ...employment, ...change })).toEqual(expected);
  });

  it('a contact has a name of at least two words', () => {
    const friend = { ...contacts.friend, name: 'Жанар' };
    expect(problems(contactsForm, { ...contacts, friend })).toEqual({ 'friend.name': 'FIELD_INVALID' });
  });

  it('dependents and tax residence may be left out, and are checked where stated', () => {
    expect(problems(personalForm, personal)).toEqual({});
    expect(problems(personalForm, { ...personal, dependents: 11, taxResidence: 'US' })).toEqual({
      dependents: 'FIELD_INVALID',
      taxResidence: 'FIELD_INVALID',
    });
  });

  it('half a date is incomplete', () => {
    expect(problems(personalForm, { ...personal, documentIssuedOn: '10.03' })).toMatchObject({
      documentIssuedOn: 'FIELD_INCOMPLETE',
    });
  });
});
