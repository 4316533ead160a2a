/** Stream bank-<account>: one account of the lender at a bank, as its statements tell it (R850 to R854). */
import { z } from 'zod';
import { LocalDate, Tiyn } from './codecs.ts';
import { Posting } from './figures.ts';

/** The lender's own account, an IBAN: no personal data. */
const account = z.string().max(34);

/** CLEARING: money of the loans' business, which the ledger knows. OTHER: rent, fees, taxes, and what is not clear. */
export const BANK_SIDES = ['CLEARING', 'OTHER'] as const;
export type BankSide = (typeof BANK_SIDES)[number];

export const BANK_EVENTS = {
  /** A statement, or one day of a statement of several days. */
  BankStatementRead: {
    version: 1,
    data: z.object({
      account,
      from: LocalDate,
      to: LocalDate,
      /** Of its days, as the bank says them. */
      opening: Tiyn,
      closing: Tiyn,
      credits: Tiyn,
      debits: Tiyn,
      lines: z.int().min(0),
      /** What lines that no statement before has brought moved on each side; credits are positive. */
      clearing: Tiyn,
      other: Tiyn,
      /** The opening balance of the first statement of an account, taken over from clearing; 0 in later ones. */
      broughtForward: Tiyn,
      /** What the ledger holds on the account after it. */
      balance: Tiyn,
      /** Opening less the closing of the statement before it; not 0 where a day is missing. */
      gap: Tiyn,
      /** What its lines leave unexplained between opening and closing. */
      unlisted: Tiyn,
      /** SHA-256 of the file. */
      documentHash: z.string().regex(/^[0-9a-f]{64}$/),
      postings: z.array(Posting),
    }),
  },
  /** A line that stood on the other side is known now. */
  BankLinePlaced: {
    version: 1,
    data: z.object({ account, amount: Tiyn, to: z.enum(BANK_SIDES), postings: z.array(Posting) }),
  },
} as const;

type Shapes = typeof BANK_EVENTS;
export type BankEvent = { [T in keyof Shapes]: { type: T; data: z.output<Shapes[T]['data']> } }[keyof Shapes];
