/** What lending may know of a person; kept in Postgres, never in the ledger. */
import type { Region } from '../../schema/reference/dictionaries.ts';
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { Iin, Sex } from '../../schema/values/iin.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import type { Phone } from '../../schema/values/phone.ts';

export type Locale = 'RU' | 'KK';

export type Borrower = {
  id: BorrowerId;
  phone: Phone;
  /** A confirmed address. */
  email: string | null;
  locale: Locale;
  lastName: string;
  firstName: string;
  patronymic: string | null;
  birthDate: LocalDate;
  sex: Sex;
  iin: Iin;
  documentType: string;
  documentNumber: string;
  documentIssuedOn: LocalDate;
  documentIssuedBy: string;
  documentValidTo: LocalDate;
  /**
   * One line, in the order region, city, street, house, flat. In both languages, so that a paper in one of them reads
   * the same whatever language its reader has chosen since.
   */
  registrationAddress: Readonly<Record<Locale, string>>;
  /** Of that address; null before it is given. */
  region: Region | null;
  entrepreneur: boolean;
  /** 1-10 (R66). */
  incomeBand: number;
  /** Whole tenge a month. */
  monthlyLoanPayments: number;
  /** Declarations by key, true is yes. */
  declarations: Readonly<Record<string, boolean>>;
  /** Of the declared obligations that are not met; 0 where none are declared. */
  declaredOverdueDays: number;
  registrationCompleted: boolean;
  faceVerifiedAt: Instant | null;
};

export type Borrowers = {
  find(id: BorrowerId): Promise<Borrower | undefined>;
  /**
   * Proves that the IIN and document are this person's; others who only typed the IIN lose it. 'taken' where another
   * account proved it first.
   */
  markFaceVerified(id: BorrowerId, at: Instant): Promise<'verified' | 'taken'>;
};
