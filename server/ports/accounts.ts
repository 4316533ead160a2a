/** Who may sign in: borrowers by phone or e-mail, staff by e-mail. */
import type { Role } from '../../schema/events/envelope.ts';
import type { ConsentType } from '../../schema/reference/documents.ts';
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import type { Phone } from '../../schema/values/phone.ts';
import type { Locale } from './borrowers.ts';

export type Account = {
  id: string;
  kind: 'borrower' | 'staff';
  roles: readonly Role[];
  locale: Locale;
  phone: Phone | null;
  /** A borrower's only once it is confirmed. */
  email: string | null;
  /** Since when a borrower's address is confirmed. */
  emailSince: Instant | null;
  passwordHash: string | null;
  /** Of a password that was given to a member of staff and has to be replaced at sign-in. */
  temporaryUntil: Instant | null;
  /** Known from the IIN on. */
  birthDate: LocalDate | null;
};

export type KeptConsent = { type: ConsentType; version: string; hash: string; locale: Locale };

export type StaffMember = {
  id: string;
  /** Given once and never again; null for an account that an older release made. */
  number: number | null;
  email: string;
  name: string;
  roles: readonly Role[];
  disabled: boolean;
  /** Has not replaced the password that was given to it. */
  hasTemporaryPassword: boolean;
  hasSecondFactor: boolean;
};

export type Accounts = {
  byId(id: string): Promise<Account | undefined>;
  byPhone(phone: Phone): Promise<Account | undefined>;
  byEmail(email: string): Promise<Account | undefined>;
  /** Finds or creates the account of the number; a race creates one account. A closed account stays closed. */
  register(person: { phone: Phone; locale: Locale }): Promise<Account | 'closed'>;
  /** Forgets what a registration without a password has left of the person before. */
  beginAnew(accountId: BorrowerId): Promise<void>;
  keepConsents(
    accountId: string,
    place: 'REGISTRATION' | 'OFFER',
    consents: readonly KeptConsent[],
    at: Instant,
  ): Promise<void>;
  setLocale(accountId: string, locale: Locale): Promise<void>;
  /** `reset`: by a code instead of the old password; new payout destinations then wait a day. */
  setPassword(accountId: string, hash: string, reset?: boolean): Promise<void>;
  /** New payout destinations then wait a day, as after a reset. */
  setPhone(accountId: string, phone: Phone, at: Instant): Promise<'saved' | 'taken'>;
  /** A confirmed address. Whoever only typed it before loses it. */
  setEmail(accountId: string, email: string, at: Instant): Promise<'saved' | 'taken'>;
  /** `temporaryUntil`: the password has to be replaced at the first sign-in, until then. */
  addStaff(staff: {
    email: string;
    name: string;
    roles: readonly Role[];
    passwordHash: string;
    temporaryUntil?: Instant;
  }): Promise<{ id: string } | 'taken'>;
  setTemporaryPassword(accountId: string, hash: string, until: Instant): Promise<void>;
  consentsOf(accountId: string): Promise<readonly (KeptConsent & { place: string; at: Instant })[]>;
  /** All staff, disabled accounts included, by e-mail. */
  staff(): Promise<readonly StaffMember[]>;
  /** Account id -> number, of all staff. */
  staffNumbers(): Promise<ReadonlyMap<string, number>>;
  setRoles(accountId: string, roles: readonly Role[]): Promise<void>;
  /** Nobody signs in to a disabled account, and its sessions end at once. */
  setDisabled(accountId: string, disabled: boolean): Promise<void>;
};
