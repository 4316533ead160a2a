/** What a borrower states about himself, step by step; personal data, kept in the people registry. */
import type { Address, AddressForm, ContactsForm, EmploymentForm, PersonalForm } from '../../schema/forms/profile.ts';
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { Iin, Sex } from '../../schema/values/iin.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import type { Phone } from '../../schema/values/phone.ts';
import type { Locale } from './borrowers.ts';
import type { RegistryPerson } from './state-registry.ts';

export type { Address };

export type Identity = { iin: Iin; birthDate: LocalDate | null; sex: Sex | null };

/** Why the last typed IIN was not saved, for the pages that say so; the birth date where the age is the reason. */
export type RefusedIin = {
  status: 'NOT_RIGHT_AGE' | 'IIN_BLOCKED' | 'IIN_EXISTS' | 'IIN_ALREADY_EXISTS';
  birthDate: LocalDate | null;
};

export type StoredProfile = {
  id: BorrowerId;
  phone: Phone;
  /** Used only once it is confirmed. */
  email: string | null;
  emailConfirmed: boolean;
  locale: Locale;
  hasPassword: boolean;
  identity: Identity | null;
  /** Null once an IIN is saved. */
  refusedIin: RefusedIin | null;
  /** What the state registry says, whatever the borrower has stated since. */
  registry: RegistryPerson | null;
  personal: PersonalForm | null;
  address: AddressForm | null;
  employment: EmploymentForm | null;
  contacts: ContactsForm | null;
  completedAt: Instant | null;
  faceVerifiedAt: Instant | null;
};

export type Profiles = {
  find(id: BorrowerId): Promise<StoredProfile | undefined>;
  /**
   * 'elsewhere' where another person has proved by face that the IIN is his; `complete`: that registration is finished.
   */
  saveIdentity(id: BorrowerId, identity: Identity): Promise<'saved' | 'fixed' | { elsewhere: { complete: boolean } }>;
  /** The office corrects the IIN; the face has to be verified anew. 'taken' where it belongs to another person. */
  correctIdentity(id: BorrowerId, identity: Identity): Promise<'saved' | 'taken'>;
  saveRefusedIin(id: BorrowerId, refused: RefusedIin | null): Promise<void>;
  saveRegistry(id: BorrowerId, known: RegistryPerson): Promise<void>;
  /** 'taken' where another person has proved that the document is his. */
  savePersonal(
    id: BorrowerId,
    personal: PersonalForm,
    identity: Pick<Identity, 'birthDate' | 'sex'>,
  ): Promise<'saved' | 'taken'>;
  saveAddress(id: BorrowerId, address: AddressForm): Promise<void>;
  /** 'taken' where another account has this e-mail. */
  saveEmployment(id: BorrowerId, employment: EmploymentForm): Promise<'saved' | 'taken'>;
  /** Of a finished registration, it remembers the numbers that are replaced. */
  saveContacts(id: BorrowerId, contacts: ContactsForm): Promise<void>;
  /** Those of the numbers that were replaced before. */
  formerContacts(id: BorrowerId, numbers: readonly Phone[]): Promise<readonly Phone[]>;
  complete(id: BorrowerId, at: Instant): Promise<void>;
};

/** Special numbers: 'exception' contains no birth date (R71), 'blocked' gets no service. */
export type IinLists = {
  of(iin: string): Promise<'exception' | 'blocked' | undefined>;
  put(iin: string, list: 'exception' | 'blocked'): Promise<void>;
};
