import { type Iin, iinCheckDigit } from '../../schema/values/iin.ts';
import { type LocalDate, localDate } from '../../schema/values/local-date.ts';

export type Applicant = {
  phone: string;
  iin: Iin;
  birthDate: LocalDate;
  lastName: string;
  firstName: string;
  patronymic: string;
  email: string;
  password: string;
  documentNumber: string;
  relativePhone: string;
  friendPhone: string;
  iban: string;
};

/** Of the password that every applicant has, made with little memory. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=1024,t=2,p=1$Adtg1gPeBCFZxQG2iH8xZQ$D0dLYbLzcPsf4411K3bwEGG/oHr/x9i0OzYvnSzc4q0';

/** mulberry32: the same numbers on every machine for a seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const LAST = ['Ахметова', 'Сулейменова', 'Ибраева', 'Нурланова', 'Жумабаева', 'Оспанова'];
const FIRST = ['Айгерим', 'Динара', 'Мадина', 'Сауле', 'Жанна', 'Асель'];

/** `born` sets the birthday and so the age that scoring sees. */
export function anApplicant(random: () => number, born?: LocalDate): Applicant {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  const birthDate =
    born ??
    localDate(`19${80 + Math.floor(random() * 15)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`);
  return {
    phone: `7701${digits(7)}`,
    iin: validIin(birthDate, digits),
    birthDate,
    lastName: pick(LAST),
    firstName: pick(FIRST),
    patronymic: 'Ержанкызы',
    email: `a${digits(10)}@example.kz`,
    password: 'Tenge2026',
    documentNumber: `0${digits(8)}`,
    relativePhone: `7702${digits(7)}`,
    friendPhone: `7705${digits(7)}`,
    // The bank of the sandbox refuses accounts by their last four digits; none of those ends with 5.
    iban: ibanOf('722', `C${digits(12).slice(0, -1)}5`),
  };
}

/** A woman born in the 1900s. Some eleven digits have no check digit; then another serial number is drawn. */
function validIin(birthDate: LocalDate, digits: (count: number) => string): Iin {
  for (;;) {
    const eleven = `${birthDate.slice(2, 4)}${birthDate.slice(5, 7)}${birthDate.slice(8, 10)}4${digits(4)}`;
    const check = iinCheckDigit(eleven);
    if (check !== undefined) return `${eleven}${check}` as Iin;
  }
}

/** Check digits by ISO 13616: 98 minus the remainder of BBAN + country + 00. */
export function ibanOf(bank: string, account: string): string {
  const numeric = [...`${bank}${account}KZ00`].map((c) => (/\d/.test(c) ? c : String(c.charCodeAt(0) - 55))).join('');
  const rest = Number(BigInt(numeric) % 97n);
  return `KZ${String(98 - rest).padStart(2, '0')}${bank}${account}`;
}

/** Persons of the sandbox who say that they are entrepreneurs. */
export const saysEntrepreneur = (key: string | undefined): boolean =>
  key === 'entrepreneur' || key === 'entrepreneur-short-history';
