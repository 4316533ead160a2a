import { dateValue } from '../../lib/typed-text.ts';

/** What the page shows: a day, a day to compare it with, and one product or all. */
export type Chosen = { readonly date: string; readonly before: string; readonly product: string };

export const PRODUCTS = [
  'INDIVIDUAL_PERSON_SPL',
  'INDIVIDUAL_PERSON_SPL_OLD',
  'INDIVIDUAL_PERSON_IL',
  'INDIVIDUAL_ENTREPRENEUR_SPL',
  'INDIVIDUAL_ENTREPRENEUR_IL',
] as const;

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** The last day of the month before. */
export function monthEndBefore(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, 0)).toISOString().slice(0, 10);
}

/** The first day of the same month a year before: twelve whole months and the present one. */
export function yearBefore(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return `${year - 1}-${twoDigits(month)}-01`;
}

/** What an address lacks or spells wrong is replaced: today, and the end of the month before the day. */
export function chosenIn(address: URLSearchParams, today: string): Chosen {
  const date = dayIn(address.get('date'), today) ?? today;
  const product = address.get('product') ?? '';
  return {
    date,
    before: dayIn(address.get('before'), today) ?? monthEndBefore(date),
    product: PRODUCTS.some((known) => known === product) ? product : '',
  };
}

/** A day of the calendar that has come. */
function dayIn(text: string | null, today: string): string | undefined {
  const date = dateValue(text ?? '');
  return date !== undefined && date <= today ? date : undefined;
}

export const inAddress = ({ date, before, product }: Chosen): URLSearchParams =>
  new URLSearchParams({ date, before, ...(product === '' ? {} : { product }) });
