import { REGIONS } from '../../../schema/reference/dictionaries.ts';
import type {
  ApplicationChannel,
  BorrowerKind,
  PortfolioFilter,
  Pricing,
  ProductType,
  Region,
} from '../../generated/cabinet/graphql.ts';
import { dateValue } from '../../lib/typed-text.ts';

export const PRODUCTS = [
  'INDIVIDUAL_PERSON_SPL',
  'INDIVIDUAL_PERSON_SPL_OLD',
  'INDIVIDUAL_PERSON_IL',
  'INDIVIDUAL_ENTREPRENEUR_SPL',
  'INDIVIDUAL_ENTREPRENEUR_IL',
] as const satisfies readonly ProductType[];

/** By what the page filters, and the values of each. An empty value does not filter. */
export const CHOICES = {
  product: PRODUCTS,
  pricing: ['FLEXIBLE', 'ECONOMICAL'],
  borrowers: ['NEW', 'REPEAT'],
  channel: ['DIRECT', 'SEARCH', 'ADS', 'SOCIAL', 'MESSAGE', 'PARTNER'],
  region: REGIONS.map(({ key }) => key),
} as const satisfies {
  product: readonly ProductType[];
  pricing: readonly Pricing[];
  borrowers: readonly BorrowerKind[];
  channel: readonly ApplicationChannel[];
  region: readonly Region[];
};
export type Choice = keyof typeof CHOICES;
/** Also terms, in days or months as the product counts. */
export type Chosen = Readonly<Record<Choice | 'date' | 'before' | 'termFrom' | 'termTo', string>>;

const FILTERS = Object.keys(CHOICES) as Choice[];

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

/** What an address lacks or spells wrong is replaced: today, the end of the month before the day, and no filter. */
export function chosenIn(address: URLSearchParams, today: string): Chosen {
  const date = dayIn(address.get('date'), today) ?? today;
  const chosenOf = (name: Choice): string => CHOICES[name].find((known) => known === address.get(name)) ?? '';
  return {
    date,
    before: dayIn(address.get('before'), today) ?? monthEndBefore(date),
    product: chosenOf('product'),
    pricing: chosenOf('pricing'),
    borrowers: chosenOf('borrowers'),
    channel: chosenOf('channel'),
    region: chosenOf('region'),
    termFrom: termIn(address.get('termFrom')) ?? '',
    termTo: termIn(address.get('termTo')) ?? '',
  };
}

/** A day of the calendar that has come. */
function dayIn(text: string | null, today: string): string | undefined {
  const date = dateValue(text ?? '');
  return date !== undefined && date <= today ? date : undefined;
}

/** Empty or a number of days or months; undefined for anything else. */
export const termIn = (text: string | null): string | undefined =>
  /^([1-9]\d{0,3})?$/.test(text?.trim() ?? '') ? (text?.trim() ?? '') : undefined;

export const inAddress = (chosen: Chosen): URLSearchParams =>
  new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ''));

/** Null where every loan counts. */
export function filterOf(chosen: Chosen): PortfolioFilter | null {
  const only = <T extends string>(name: Choice): T[] | null => (chosen[name] === '' ? null : [chosen[name] as T]);
  const term = (text: string) => (text === '' ? null : Number(text));
  if (FILTERS.every((name) => chosen[name] === '') && chosen.termFrom === '' && chosen.termTo === '') return null;
  return {
    productTypes: only('product'),
    pricings: only('pricing'),
    borrowers: only<BorrowerKind>('borrowers')?.[0] ?? null,
    channels: only('channel'),
    regions: only('region'),
    termFrom: term(chosen.termFrom),
    termTo: term(chosen.termTo),
  };
}
