/** The lender on his papers: the firm's reference data, with the licence and the register entry of the settings. */
import { REQUISITES } from '../../../../schema/reference/requisites.ts';
import type { Locale } from '../../../ports/borrowers.ts';

export type Lender = { licence: string; register: string };

const TEXTS = {
  RU: {
    name: 'Кредитор',
    bin: 'БИН',
    licence: 'Лицензия',
    licenceOf: ({ licence, register }: Lender) =>
      `№\u00a0${licence} от ${REQUISITES.licensedOn}, запись в реестре №\u00a0${register}`,
    account: 'Счёт',
  },
  KK: {
    name: 'Кредитор',
    bin: 'БСН',
    licence: 'Лицензия',
    licenceOf: ({ licence, register }: Lender) =>
      `№\u00a0${licence} (${REQUISITES.licensedOn}), тізілімдегі нөмірі ${register}`,
    account: 'Шот',
  },
};

const nameOf = (locale: Locale): string => REQUISITES.name[locale === 'KK' ? 'kk' : 'ru'];

export function lenderRows(lender: Lender, locale: Locale): readonly (readonly [string, string])[] {
  const t = TEXTS[locale];
  return [
    [t.name, nameOf(locale)],
    [t.bin, REQUISITES.bin],
    [t.licence, t.licenceOf(lender)],
    [t.account, `${REQUISITES.iban}, ${REQUISITES.bank[locale === 'KK' ? 'kk' : 'ru']}, ${REQUISITES.bic}`],
  ];
}

/** One line for the foot of every page. */
export function lenderLine(lender: Lender, locale: Locale): string {
  const t = TEXTS[locale];
  const licence = `${t.licence[0]?.toLowerCase()}${t.licence.slice(1)}`;
  return `${nameOf(locale)}, ${t.bin} ${REQUISITES.bin}, ${licence} ${t.licenceOf(lender)}`;
}
