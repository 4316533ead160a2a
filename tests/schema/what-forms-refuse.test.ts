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
import kkApplication from '../../web/locales/kk/application.json' with { type: 'json' };
import ruApplication from '../../web/locales/ru/application.json' with { type: 'json' };
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
    ['three digits of a code', code, '123', 'Код должен содержать 4 цифры', 'Код 4 цифрдан тұруы керек'],
    ['no password', newPassword, undefined, 'Поле обязательно для заполнения', 'Бұл жолды толтыру міндетті'],
  ])('%s', (_title, field, wrong, ru, kk) => {
    const read = readForm(field, wrong);
    const refused = 'problems' in read ? read.problems[''] : undefined;
    expect(refused && [refusalText(refused, 'RU'), refusalText(refused, 'KK')]).toEqual([ru, kk]);
  });

  it.each([
    ['FIELDS_REQUIRED', 'Заполните все поля', 'Барлық жолды толтырыңыз'],
    ['NOT_RIGHT_AGE', 'Вы не подходите по возрасту', 'Жасыңыз сәйкес келмейді'],
    ['PASSWORD_MISMATCH', 'Пароли не совпадают', 'Құпиясөздер сәйкес емес'],
    ['IBAN_WRONG', 'Неверный iban', 'IBAN қате'],
    ['PROMO_WRONG', 'Неверный промокод', 'Промокод қате'],
    ['FUNCTION_ERROR', 'Произошла ошибка. Попробуйте позже', 'Қате орын алды. Кейінірек қайталап көріңіз'],
    [
      'APPLICATION_LIMIT',
      'К сожалению, сегодня вы исчерпали лимит по отправке заявки. Будем ждать вас завтра.',
      'Өкінішке қарай, бүгін өтінім жіберу лимиті бітті. Сізді ертең күтеміз.',
    ],
    [
      'CODE_LIMIT',
      'Лимит на запрос смс кода исчерпан. Вы сможете запросить смс код завтра',
      'SMS кодын сұрау лимиті бітті. Кодты ертең сұрай аласыз',
    ],
    ['CODE_WRONG', 'Код неверный. Осталось попыток: 2', 'Код қате. Тағы 2 рет енгізуге болады'],
    [
      'IIN_BLOCKED',
      'К сожалению, вам не доступны сервисы компании',
      'Өкінішке қарай, компания қызметтері сізге қолжетімсіз',
    ],
    ['LOAN_EXISTS', 'У вас уже имеется микрокредит', 'Сізде микрокредит бар'],
  ] as const)('%s', (refused, ru, kk) => {
    const facts = { triesLeft: '2' };
    expect([refusalText(refused, 'RU', facts), refusalText(refused, 'KK', facts)]).toEqual([ru, kk]);
  });

  it('the page without products says so in the same words in both languages', () => {
    expect([ruApplication['application.noProducts'], kkApplication['application.noProducts']]).toEqual([
      'Не можем получить доступные продукты, попробуйте позже',
      expect.stringMatching(/өнім/i),
    ]);
  });
});
