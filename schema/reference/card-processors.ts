/**
 * Which card processor opens a page, by what for and by the day (R321). A saved card stays with the processor that
 * registered it: its token is worth nothing to another one.
 */
import { type LocalDate, localDate } from '../values/local-date.ts';
import { type Dated, inForce } from './dated.ts';

export const CARD_PROCESSORS = ['processing-kz', 'epay', 'freedom-pay'] as const;
export type CardProcessorName = (typeof CARD_PROCESSORS)[number];

export const CARD_PURPOSES = ['REGISTRATION', 'PAYMENT'] as const;
export type CardPurpose = (typeof CARD_PURPOSES)[number];

type Row = Dated & Readonly<Record<CardPurpose, CardProcessorName>>;
const ROWS: readonly Row[] = [
  {
    from: localDate('2024-01-01'),
    REGISTRATION: 'processing-kz',
    PAYMENT: 'processing-kz',
    source: 'own choice',
  },
  {
    from: localDate('2027-07-01'),
    REGISTRATION: 'freedom-pay',
    PAYMENT: 'epay',
    source: 'own choice',
  },
];

export const cardProcessorOn = (day: LocalDate, purpose: CardPurpose): CardProcessorName => inForce(ROWS, day)[purpose];
