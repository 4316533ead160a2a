/**
 * Prints the blocks of a document as a PDF: tagged, with a language and page numbers; the same input gives the same
 * bytes.
 */

import type { BorrowerId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Result } from '../domain/decider.ts';
import type { Locale } from './borrowers.ts';

type Rows = readonly (readonly [label: string, value: string])[];

export type SignatureBlock = { kind: 'signature'; signed: boolean; heading: string; rows: Rows; note: string };

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'facts'; rows: Rows }
  /** Money, aligned to the right; the last row is the total. */
  | { kind: 'sums'; rows: Rows }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | SignatureBlock;

/** What makes a paper the lender's own: its brand, who answers for it, and how a stranger checks it (R131, R133). */
export type Letterhead = {
  /** At the foot of every page. */
  lender: string;
  check: { url: string; heading: string; text: string; foot: string };
};

export type PrintedDocument = {
  title: string;
  locale: Locale;
  /** The creation date in the file. */
  createdOn: LocalDate;
  /** What the law requires in the upper right corner of the first page: GESV, rate, overpayment. */
  frame?: Rows;
  blocks: readonly Block[];
  letterhead?: Letterhead;
  /** Above the title of a paper that another one has replaced. */
  mark?: string;
};

export type Printed = { content: Uint8Array; hash: string; pages: number };

export type Printer = {
  print(document: PrintedDocument): Promise<Printed>;
  /** For a waiting person: a few at once for each, so that nobody keeps others waiting. Refusals: TOO_MANY_REQUESTS. */
  printFor(person: BorrowerId, document: PrintedDocument): Promise<Result<{ printed: Printed }>>;
};
