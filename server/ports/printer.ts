/** Turns the blocks of a document into the bytes of a PDF: tagged, with a language, numbered pages, the same input giving the same bytes. */
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Locale } from './borrowers.ts';

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] };

export type PrintedDocument = {
  title: string;
  locale: Locale;
  /** Written into the file as its creation date. */
  createdOn: LocalDate;
  /** What the law wants in the upper right corner of the first page: the effective rate, the rate, the overpayment. */
  frame?: readonly (readonly [label: string, value: string])[];
  blocks: readonly Block[];
};

export type Printer = {
  print(document: PrintedDocument): Promise<{ content: Uint8Array; hash: string; pages: number }>;
};
