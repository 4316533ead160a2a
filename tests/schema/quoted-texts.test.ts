/** Every text that the specification quotes, its Kazakh, the refusal that says it, and where it is raised (D0093). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusalText } from '../../schema/reference/refusal-texts.ts';
import type { RefusalCode } from '../../schema/reference/refusals.ts';
import { withUnits } from '../../schema/values/unbroken.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The quoted words, the whole text in both languages, and its code. A text may go on after the quoted words. */
const QUOTED = [
  ['Поле обязательно для заполнения', '', 'Бұл жолды толтыру міндетті', 'FIELD_REQUIRED'],
  ['Заполните поле полностью', '', 'Жолды толық толтырыңыз', 'FIELD_INCOMPLETE'],
  ['Заполните все поля', '', 'Барлық жолды толтырыңыз', 'FIELDS_REQUIRED'],
  ['Вы не подходите по возрасту', '', 'Жасыңыз сәйкес келмейді', 'NOT_RIGHT_AGE'],
  ['Длина пароля должна быть более 8 символов', '', 'Құпиясөз кемінде 8 таңбадан тұруы керек', 'PASSWORD_SHORT'],
  ['Пароли не совпадают', '', 'Құпиясөздер сәйкес емес', 'PASSWORD_MISMATCH'],
  ['Код должен содержать 4 цифры', '', 'Код 4 цифрдан тұруы керек', 'CODE_INCOMPLETE'],
  ['Некорректный email', '', 'Email қате жазылған', 'EMAIL_WRONG'],
  ['Неверный формат даты рождения', '', 'Туған күннің пішімі қате', 'BIRTH_DATE_WRONG'],
  [
    'Номер не совпадает',
    ': этот счёт не в банке карты. Укажите счёт, к которому выпущена карта',
    'Нөмір сәйкес келмейді: бұл шот карта банкінде емес. Карта шығарылған шотты көрсетіңіз',
    'CARD_IBAN_BANK',
  ],
  ['Неверный iban', '', 'IBAN қате', 'IBAN_WRONG'],
  ['Неверный промокод', '', 'Промокод қате', 'PROMO_WRONG'],
  ['Произошла ошибка. Попробуйте позже', '', 'Қате орын алды. Кейінірек қайталап көріңіз', 'FUNCTION_ERROR'],
  [
    'Не можем получить доступные продукты, попробуйте позже',
    '',
    'Қолжетімді өнімдерді ала алмай тұрмыз, кейінірек көріңіз',
    'PRODUCTS_MISSING',
  ],
  [
    'К сожалению, сегодня вы исчерпали лимит по отправке заявки. Будем ждать вас завтра.',
    '',
    'Өкінішке қарай, бүгін өтінім жіберу лимиті бітті. Сізді ертең күтеміз.',
    'APPLICATION_LIMIT',
  ],
  [
    'Лимит на запрос смс кода исчерпан. Вы сможете запросить смс код завтра',
    '',
    'SMS кодын сұрау лимиті бітті. Кодты ертең сұрай аласыз',
    'CODE_LIMIT',
  ],
  ['Код неверный', '. Осталось попыток: 2', 'Код қате. Тағы 2 рет енгізуге болады', 'CODE_WRONG'],
  [
    'Неверный код',
    '. Дождитесь нового в приложении или введите запасной',
    'Код қате. Қосымшада жаңасы шыққанша күтіңіз немесе қосалқы кодты енгізіңіз',
    'FACTOR_WRONG',
  ],
  [
    'К сожалению, вам не доступны сервисы компании',
    '',
    'Өкінішке қарай, компания қызметтері сізге қолжетімсіз',
    'IIN_BLOCKED',
  ],
  ['У вас уже имеется микрокредит', '', 'Сізде микрокредит бар', 'LOAN_EXISTS'],
  [
    'На данный момент сумма больше 190 000 ₸ недоступна',
    '. Наименьшая сумма — 10 000 ₸',
    'Қазіргі уақытта 190 000 ₸-ден артық сома қолжетімсіз. Ең аз сома — 10 000 ₸',
    'AMOUNT_OUT_OF_RANGE',
  ],
] as const satisfies readonly (readonly [string, string, string, RefusalCode])[];

const FACTS = { triesLeft: '2', limit: '190000.00', min: '10000.00' };

/** Where pages of ours say the same without asking the server. */
const ON_PAGES = [
  ['FIELDS_REQUIRED', 'shell.fillAll'],
  ['CODE_INCOMPLETE', 'code.four'],
  ['PRODUCTS_MISSING', 'application.noProducts'],
  ['FIELD_REQUIRED', 'application.purposeMissing'],
  ['FIELD_REQUIRED', 'signIn.required'],
  ['FIELD_INCOMPLETE', 'signIn.incomplete'],
  ['EMAIL_WRONG', 'signIn.emailWrong'],
  ['BIRTH_DATE_WRONG', 'signIn.birthDateWrong'],
] as const satisfies readonly (readonly [RefusalCode, string])[];

describe('texts that the specification quotes', () => {
  it.each(QUOTED)('«%s»%s', (quote, more, kk, code) => {
    const spaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(spaces(refusalText(code, 'RU', FACTS))).toBe(quote + more);
    expect(spaces(refusalText(code, 'KK', FACTS))).toBe(kk);
  });

  it('each is raised by a test through GraphQL or /json, and read there in its words', () => {
    const raised = textOf('tests/api/refusals.test.ts');
    expect(QUOTED.filter(([, , , code]) => !new RegExp(`^  ${code}: `, 'm').test(raised))).toEqual([]);
  });

  it.each(ON_PAGES)('%s reads the same on a page, as %s', (code, id) => {
    const file = `${id.split('.')[0]?.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}.json`;
    const said = ['ru', 'kk'].map((lang) => JSON.parse(textOf(`web/locales/${lang}/${file}`))[id]);
    // The build keeps the numbers of a catalogue with their units (web/build/tidy.ts).
    expect(said.map(withUnits)).toEqual([refusalText(code, 'RU'), refusalText(code, 'KK')]);
  });
});
