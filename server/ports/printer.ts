/**
 * Prints the blocks of a document as a PDF: tagged, with a language and page numbers; the same input gives the same
 * bytes.
 */

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
  /** The creation date in the file. */
  createdOn: LocalDate;
  /** What the law requires in the upper right corner of the first page: GESV, rate, overpayment. */
  frame?: readonly (readonly [label: string, value: string])[];
  blocks: readonly Block[];
};

export type Printed = { content: Uint8Array; hash: string; pages: number };

export type Printer = {
  print(document: PrintedDocument): Promise<Printed>;
  /** For a waiting person: a few at once for each, so that nobody keeps others waiting. Refusals: TOO_MANY_REQUESTS. */
  printFor(person: BorrowerId, document: PrintedDocument): Promise<Result<{ printed: Printed }>>;
};
