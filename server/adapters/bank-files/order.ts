/** What an order says, and what the lender says of himself in each file. */
import { createHash } from 'node:crypto';
import type { Iban } from '../../../schema/values/iban.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';

export type Payee = { readonly iban: Iban; readonly name: string; readonly iin: string };
export type Order = {
  /** EndToEndId, at most 35 characters: the same key has the same one, also after a restore from a backup. */
  readonly reference: string;
  /** The number of the payment order, in digits. */
  readonly number: string;
  readonly amount: Tiyn;
  readonly payee: Payee;
  /** With the reference. */
  readonly text: string;
  readonly codes: Pick<Purpose, 'knp' | 'kbe'>;
};

/** Of a loan or of what is given back: code of purpose (KNP), the payee's code (KBe), the text before the reference. */
export type Purpose = { readonly knp: string; readonly kbe: string; readonly text: string };
export type Payer = {
  readonly account: Iban;
  readonly bic: string;
  readonly bankName: string;
  readonly name: string;
  readonly bin: string;
  /** KOd: residence and sector of the payer. */
  readonly kod: string;
};
export type Batch = {
  readonly messageId: string;
  readonly madeAt: string;
  readonly day: LocalDate;
  readonly payer: Payer;
  readonly orders: readonly Order[];
  bicOf(iban: Iban): string;
};

const hex = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length).toUpperCase();

/** The port's key has up to 64 characters; the table of orders leads back to it. */
export const referenceOf = (key: string): string => `NS${hex(key, 30)}`;
/** Of a message, by what it carries: the same orders make the same message. */
export const messageIdOf = (references: readonly string[]): string => `NSM${hex(references.join(' '), 29)}`;

const REFERENCE = /\bNS[0-9A-F]{30}\b/g;
/** Banks break lines inside of the purpose and change its case. */
export const referencesIn = (text: string): readonly string[] => [
  ...new Set(text.toUpperCase().replace(/\s/g, ' ').match(REFERENCE) ?? []),
];

/** In one line, without what neither XML nor 1C can carry; whole characters are counted. */
export function plain(text: string, most: number): string {
  const line = text.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\s]+/gu, ' ');
  return [...line.trim()].slice(0, most).join('').trim();
}
