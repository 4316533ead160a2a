/** People of the sandbox. Each decides the answers of outside parties; an IIN that is not listed is a good borrower. */
import type { Iin, Sex } from '../values/iin.ts';
import { type LocalDate, localDate } from '../values/local-date.ts';
import type { Phone } from '../values/phone.ts';

export type Persona = {
  key: string;
  iin: Iin;
  phone: Phone;
  lastName: string;
  firstName: string;
  birthday: LocalDate;
  sex: Sex;
  expects: string;
};

const persona = (
  key: string,
  iin: string,
  phone: string,
  [lastName, firstName]: [string, string],
  birthday: string,
  sex: Sex,
  expects: string,
): Persona => ({
  key,
  iin: iin as Iin,
  phone: phone as Phone,
  lastName,
  firstName,
  birthday: localDate(birthday),
  sex,
  expects,
});

export const PERSONAS: readonly Persona[] = [
  persona(
    'approve',
    '900412400113',
    '77010000001',
    ['Сериккызы', 'Айгерим'],
    '1990-04-12',
    'FEMALE',
    'Good borrower: approved at once',
  ),
  persona(
    'alternative',
    '880220300117',
    '77010000002',
    ['Ахметов', 'Данияр'],
    '1988-02-20',
    'MALE',
    'A smaller amount is offered',
  ),
  persona(
    'kdn-decline',
    '930705400111',
    '77010000003',
    ['Омарова', 'Сауле'],
    '1993-07-05',
    'FEMALE',
    'Debt load too high: a statement may be uploaded, declined at the end of the day',
  ),
  persona(
    'statement-needed',
    '851130300115',
    '77010000004',
    ['Ким', 'Виктор'],
    '1985-11-30',
    'MALE',
    'A bank statement is asked for at signing',
  ),
  persona(
    'reject-60-plus',
    '820115300115',
    '77010000005',
    ['Жумабаев', 'Ерлан'],
    '1982-01-15',
    'MALE',
    'Overdue more than 60 days elsewhere: declined for 90 days',
  ),
  persona(
    'stop-credit',
    '950909400114',
    '77010000006',
    ['Нурланова', 'Динара'],
    '1995-09-09',
    'FEMALE',
    'Voluntary refusal of credit is on: declined',
  ),
  persona(
    'manual-review',
    '790322400119',
    '77010000007',
    ['Петрова', 'Ольга'],
    '1979-03-22',
    'FEMALE',
    'A verifier decides',
  ),
  persona('fraud', '910618300119', '77010000008', ['Сидоров', 'Артём'], '1991-06-18', 'MALE', 'Refused by fraud check'),
  persona(
    'biometry-not-passed',
    '941201400116',
    '77010000009',
    ['Каримова', 'Мадина'],
    '1994-12-01',
    'FEMALE',
    'The face does not match',
  ),
  persona(
    'iin-not-found',
    '870808300111',
    '77010000010',
    ['Тулегенов', 'Марат'],
    '1987-08-08',
    'MALE',
    'The state registry does not know this IIN',
  ),
  persona(
    'under-age',
    '070505600116',
    '77010000011',
    ['Ержанкызы', 'Алия'],
    '2007-05-05',
    'FEMALE',
    'Under 21: no loan',
  ),
  persona(
    'entrepreneur',
    '841010300110',
    '77010000012',
    ['Абенов', 'Нурлан'],
    '1984-10-10',
    'MALE',
    'Individual entrepreneur: entrepreneur products',
  ),
  persona(
    'senior',
    '600505402053',
    '77010000013',
    ['Муканова', 'Рауза'],
    '1960-05-05',
    'FEMALE',
    'Between 64 and 68: registers, may not borrow',
  ),
  persona(
    'too-old',
    '510402301981',
    '77010000014',
    ['Смаилов', 'Тохтар'],
    '1951-04-02',
    'MALE',
    'Older than 68: the IIN step answers NOT_RIGHT_AGE',
  ),
  persona(
    'iin-blocked',
    '900909302195',
    '77010000015',
    ['Волков', 'Игорь'],
    '1990-09-09',
    'MALE',
    'The IIN step answers IIN_BLOCKED: no service',
  ),
  persona(
    'iin-exception',
    '820899400123',
    '77010000016',
    ['Юсупова', 'Гульнара'],
    '1982-03-08',
    'FEMALE',
    'An IIN that holds no birth date: birth date and sex are asked',
  ),
];
