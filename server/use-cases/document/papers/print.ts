/** Formats figures for contracts. */

import type { Term } from '../../../../schema/events/figures.ts';
import { ISSUERS } from '../../../../schema/reference/dictionaries.ts';
import { amountInWords } from '../../../../schema/values/amount-in-words.ts';
import type { LocalDate } from '../../../../schema/values/local-date.ts';
import { type PpmPerDay, printTenge, type Tiyn } from '../../../../schema/values/money.ts';
import { printPhone } from '../../../../schema/values/phone.ts';
import type { Borrower, Locale } from '../../../ports/borrowers.ts';

const CURRENCY = { RU: 'тенге', KK: 'теңге' };

/** 17500000 tiyn -> "175 000,00" */
export const figure = (amount: Tiyn): string =>
  printTenge(amount)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+(?!\d))(?=.*,)/g, '\u00a0');

export const money = (amount: Tiyn, locale: Locale): string => `${figure(amount)} ${CURRENCY[locale]}`;
export const moneyInWords = (amount: Tiyn, locale: Locale): string =>
  `${money(amount, locale)} (${amountInWords(amount, locale)})`;

/** ppm to one decimal, half up: 1703000 -> "170,3 %" */
export const percent = (ppm: number): string => `${(Math.round(ppm / 1_000) / 10).toFixed(1).replace('.', ',')} %`;

/** ppm a day to four decimals: 2800 -> "0,2800 %" */
export const dailyPercent = (rate: PpmPerDay): string => `${(Number(rate) / 10_000).toFixed(4).replace('.', ',')} %`;

/** ppm to as many decimals as there are: 300 -> "0,03 %", 100000 -> "10 %" */
export const ratePercent = (ppm: number | bigint): string => `${String(Number(ppm) / 10_000).replace('.', ',')} %`;

export const day = (date: LocalDate): string => date.split('-').reverse().join('.');

const UNITS = { RU: { DAY: 'дн.', MONTH: 'мес.' }, KK: { DAY: 'күн', MONTH: 'ай' } };
export const termText = (term: Term, locale: Locale): string => `${term.count} ${UNITS[locale][term.unit]}`;

export const fullName = (person: Borrower): string =>
  [person.lastName, person.firstName, person.patronymic].filter(Boolean).join(' ');

const PERSON = {
  RU: {
    name: 'Заёмщик',
    iin: 'ИИН',
    document: 'Документ',
    issued: (date: string) => `выдан ${date}`,
    address: 'Адрес регистрации',
    phone: 'Телефон',
  },
  KK: {
    name: 'Қарыз алушы',
    iin: 'ЖСН',
    document: 'Құжат',
    issued: (date: string) => `${date} күні берілген`,
    address: 'Тіркелген мекенжайы',
    phone: 'Телефон',
  },
};

export function personRows(person: Borrower, locale: Locale): readonly (readonly [string, string])[] {
  const t = PERSON[locale];
  const issuer = ISSUERS.find((one) => one.key === person.documentIssuedBy);
  const by = issuer?.[locale === 'KK' ? 'kk' : 'ru'] ?? person.documentIssuedBy;
  const paper = `${person.documentNumber}, ${t.issued(day(person.documentIssuedOn))}, ${by}`;
  return [
    [t.name, fullName(person)],
    [t.iin, person.iin],
    [t.document, paper],
    [t.address, person.registrationAddress[locale]],
    [t.phone, printPhone(person.phone)],
  ];
}
