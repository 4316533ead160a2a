/** Turns the blocks of a document into the bytes of a PDF: tagged, with a language, numbered pages, the same input giving the same bytes. */

import type { BorrowerId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Result } from '../domain/decider.ts';
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

export type Printed = { content: Uint8Array; hash: string; pages: number };

export type Printer = {
  print(document: PrintedDocument): Promise<Printed>;
  /** While a person waits for it: a few at once for each, so that nobody keeps others waiting. Refusals: TOO_MANY_REQUESTS. */
  printFor(person: BorrowerId, document: PrintedDocument): Promise<Result<{ printed: Printed }>>;
};
