import { describe, expect, it } from 'vitest';
import {
  readConfirmation,
  readPassword,
  readPhone,
  readStart,
  labelOf as startLabel,
} from '../../web/features/registration/form.ts';
import { readRequest, readRestore, labelOf as restoreLabel, WRONG } from '../../web/features/restore-password/form.ts';
import type { Translate } from '../../web/lib/intl.ts';
import { problemsOf } from '../../web/lib/refusal-problems.ts';
import { afterRefusal, askedWith, CODE_FIELDS, codeNote, type SentCode, sentCode } from '../../web/lib/sent-code.ts';
import { saying } from '../../web/lib/typed-form.ts';

/** Prints the id and its values, so that a test sees which text was chosen. */
const t: Translate = (id, values) => (values ? `${id} ${Object.values(values).join(' ')}` : id);
const say = saying({ t, lang: 'ru', labelOf: startLabel });
const fieldsOf = (reading: object): (string | undefined)[] =>
  'problems' in reading ? (reading.problems as { field?: string }[]).map(({ field }) => field) : [];

describe('the phone number of a registration', () => {
  it('any spelling is accepted, and a foreign operator is refused', () => {
    expect(readPhone({ phone: '8 (701) 123-45-67' }, say)).toEqual({ input: { phone: '77011234567' } });
    expect(fieldsOf(readPhone({ phone: '+7 495 123 45 67' }, say))).toEqual(['phone']);
  });

  it('an empty number is reported as missing, not as wrong', () => {
    expect(readPhone({ phone: ' ' }, say)).toEqual({
      problems: [{ field: 'phone', text: 'Поле обязательно для заполнения', unfilled: 'field.phone' }],
    });
    expect(readPhone({ phone: '8 701 12' }, say)).toMatchObject({ problems: [{ text: 'Заполните поле полностью' }] });
  });

  it('the short registration also takes the twelve digits of an IIN', () => {
    expect(readStart({ phone: '7011234567', iin: '900412 400113' }, say)).toEqual({
      input: { phone: '77011234567', iin: '900412400113' },
    });
    expect(fieldsOf(readStart({ phone: '', iin: '900412' }, say))).toEqual(['phone', 'iin']);
  });
});

describe('consents and code', () => {
  const texts = ['POLICY', 'SEND_CB'].map((type) => ({
    __typename: 'ConsentText' as const,
    type,
    title: type,
    body: '',
    hash: `h-${type}`,
  }));

  it('each missing tick has its own message, and the code needs four digits', () => {
    const reading = readConfirmation({ code: '12', ticked: ['POLICY'] }, texts, t);
    expect(fieldsOf(reading)).toEqual(['consent-SEND_CB', 'code']);
  });

  it('the hash of each shown text is sent', () => {
    expect(readConfirmation({ code: '0417', ticked: ['SEND_CB', 'POLICY'] }, texts, t)).toEqual({
      input: {
        code: '0417',
        consents: [
          { type: 'POLICY', hash: 'h-POLICY' },
          { type: 'SEND_CB', hash: 'h-SEND_CB' },
        ],
      },
    });
  });

  it('nothing can be confirmed before the texts have loaded', () => {
    expect(readConfirmation({ code: '0417', ticked: [] }, [], t)).toHaveProperty('problems');
  });
});

describe('a new password', () => {
  it('it is sent once it follows the rules and is repeated', () => {
    expect(readPassword({ password: 'Tenge2026', again: 'Tenge2026' }, say)).toEqual({
      input: { password: 'Tenge2026' },
    });
  });

  it('weakness and a differing repetition are shown at once', () => {
    expect(fieldsOf(readPassword({ password: 'tenge', again: 'Tenge' }, say))).toEqual(['password', 'again']);
    expect(fieldsOf(readPassword({ password: 'Tenge2026', again: '' }, say))).toEqual(['again']);
    expect(fieldsOf(readPassword({ password: 'Password1', again: 'Password1' }, say))).toEqual(['password']);
  });
});

describe('restoring a password', () => {
  const asking = saying({ t, lang: 'kk', labelOf: restoreLabel, wrong: WRONG });

  const byPhone = { way: 'phone', email: '' };
  const TO = { phone: '77011234567', email: null };

  it('the request needs a number or an e-mail address, and the birth date', () => {
    expect(readRequest({ ...byPhone, phone: '8 701 123 45 67', birthDate: '5.3.1990' }, asking)).toEqual({
      input: { ...TO, birthDate: '1990-03-05' },
    });
    expect(readRequest({ ...byPhone, phone: '7011234567', birthDate: '31.02.1990' }, asking)).toMatchObject({
      problems: [{ field: 'birthDate', text: 'Туған күннің пішімі қате' }],
    });
    const byEmail = { way: 'email', email: ' A@example.kz', phone: '', birthDate: '5.3.1990' };
    expect(readRequest(byEmail, asking)).toMatchObject({ input: { phone: null, email: 'a@example.kz' } });
    expect(fieldsOf(readRequest({ ...byEmail, email: '' }, asking))).toEqual(['email']);
  });

  it('code and password are sent together', () => {
    const form = { code: '1234', password: 'Tenge2026', again: 'Tenge2026' };
    expect(readRestore(form, TO, asking)).toEqual({
      input: { ...TO, code: '1234', password: 'Tenge2026' },
    });
    expect(fieldsOf(readRestore({ code: '', password: '', again: '' }, TO, asking))).toEqual(['code', 'password']);
  });
});

describe('a code that was sent', () => {
  const NOW = Date.parse('2026-11-20T09:00:00Z');
  const sent: SentCode = sentCode(
    {
      maskedPhone: '+7 (701) ***-**-67',
      resendAfterSeconds: 60,
      codesLeftToday: 4,
      triesLeft: 3,
      expiresAt: '2026-11-20T09:30:00.000Z',
    },
    NOW,
  );

  it('it may be requested again after the wait', () => expect(sent.againAt).toBe(NOW + 60_000));

  it('its end is shown by the clock of Almaty', () => {
    expect(codeNote(sent, t)).toBe('code.note 14:30 3 4');
  });

  it('the page follows what a refusal says', () => {
    const refusal = (code: string, facts: Record<string, string> = {}) => [
      { code, field: null, message: code, facts: Object.entries(facts).map(([name, value]) => ({ name, value })) },
    ];
    expect(afterRefusal(sent, refusal('CODE_WRONG', { triesLeft: '1' })).triesLeft).toBe(1);
    expect(afterRefusal(sent, refusal('CODE_TRIES_OVER')).triesLeft).toBe(0);
    expect(afterRefusal(sent, refusal('CODE_LIMIT')).codesLeft).toBe(0);
    expect(afterRefusal(sent, refusal('CODE_TOO_SOON', { seconds: '41' }), NOW).againAt).toBe(NOW + 41_000);
    expect(codeNote(afterRefusal(sent, refusal('CODE_EXPIRED')), t)).toBe('code.over 4');
    expect(problemsOf(refusal('CODE_WRONG'), CODE_FIELDS)).toEqual([{ field: 'code', text: 'CODE_WRONG' }]);
    expect(problemsOf(refusal('TRY_LATER'), CODE_FIELDS)).toEqual([{ text: 'TRY_LATER' }]);
  });

  it('where it is asked for, its refusal stands at the number: the page has no field of the code', () => {
    const soon = { code: 'CODE_TOO_SOON', field: 'code', message: 'wait' };
    const wrong = { code: 'FIELD_INVALID', field: 'birthDate', message: 'wrong' };
    expect(problemsOf(askedWith('phone', [soon, wrong]))).toEqual([
      { field: 'phone', text: 'wait' },
      { field: 'birthDate', text: 'wrong' },
    ]);
  });
});
