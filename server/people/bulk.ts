/** For the seed. A person whose number, IIN or e-mail is taken is skipped. */
import type { AddressForm, ContactsForm, EmploymentForm, PersonalForm } from '../../schema/forms/profile.ts';
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import type { Phone } from '../../schema/values/phone.ts';
import type { Locale } from '../ports/borrowers.ts';
import type { Identity } from '../ports/profiles.ts';
import { nameIndexes } from './person-search.ts';
import { documentText } from './profiles.ts';
import type { PeopleDb } from './tables.ts';
import type { DataKey, Vault } from './vault.ts';

export type RegisteredPerson = {
  id: BorrowerId;
  locale: Locale;
  phone: Phone;
  identity: Identity;
  personal: PersonalForm;
  address: AddressForm;
  employment: EmploymentForm;
  contacts: ContactsForm;
  registeredAt: Instant;
};

/** At most 20 parameters a person, of the 65,535 that Postgres takes. */
const ROWS = 500;

/** Returns those who are in the registry now, added by this call or an earlier one. */
export async function addPeople(
  { db, vault }: { db: PeopleDb; vault: Vault },
  people: readonly RegisteredPerson[],
  passwordHash: string,
): Promise<ReadonlySet<BorrowerId>> {
  const there = new Set<BorrowerId>();
  for (let at = 0; at < people.length; at += ROWS) {
    for (const id of await addSome({ db, vault }, people.slice(at, at + ROWS), passwordHash)) there.add(id);
  }
  return there;
}

function addSome(
  { db, vault }: { db: PeopleDb; vault: Vault },
  people: readonly RegisteredPerson[],
  passwordHash: string,
): Promise<readonly BorrowerId[]> {
  const keys = new Map(people.map((person) => [person.id, vault.newKey(person.id)]));
  const keyOf = (id: BorrowerId): DataKey => keys.get(id) ?? vault.newKey(id);
  const ids = people.map((person) => person.id);
  return db.transaction().execute(async (tx) => {
    const added = await tx
      .insertInto('people.account')
      .values(people.map((person) => accountRow(vault, keyOf(person.id), person, passwordHash)))
      .onConflict((on) => on.doNothing())
      .returning('id')
      .execute();
    const fresh = new Set<string>(added.map((row) => row.id));
    const rows = people.filter((one) => fresh.has(one.id)).map((one) => personRow(vault, keyOf(one.id), one));
    if (rows.length > 0) {
      await tx
        .insertInto('people.person')
        .values(rows)
        .onConflict((on) => on.doNothing())
        .execute();
    }
    const there = await tx.selectFrom('people.person').select('account_id').where('account_id', 'in', ids).execute();
    const known = new Set(there.map((row) => row.account_id));
    const halves = [...fresh].filter((id) => !known.has(id));
    if (halves.length > 0) await tx.deleteFrom('people.account').where('id', 'in', halves).execute();
    return ids.filter((id) => known.has(id));
  });
}

function accountRow(vault: Vault, key: DataKey, person: RegisteredPerson, passwordHash: string) {
  const { id, locale, phone, employment, registeredAt } = person;
  const entrepreneur = employment.employmentType === 'INDIVIDUAL_ENTREPRENEUR';
  return {
    id,
    kind: 'borrower' as const,
    roles: entrepreneur ? ['borrower', 'entrepreneur'] : ['borrower'],
    locale,
    data_key: key.wrapped,
    phone_index: vault.index('phone', phone),
    phone: vault.seal(key, 'account.phone', phone),
    email_index: vault.index('email', employment.email),
    email: vault.seal(key, 'account.email', employment.email),
    email_confirmed_at: registeredAt,
    password_hash: passwordHash,
    created_at: registeredAt,
  };
}

function personRow(vault: Vault, key: DataKey, person: RegisteredPerson) {
  const { id, identity, personal, address, employment, contacts, registeredAt } = person;
  return {
    account_id: id,
    iin_index: vault.index('iin', identity.iin),
    document_index: vault.index('document', documentText(personal)),
    identity: vault.seal(key, 'person.identity', identity),
    personal: vault.seal(key, 'person.personal', personal),
    name_words: nameIndexes(vault, personal),
    address: vault.seal(key, 'person.address', address),
    employment: vault.seal(key, 'person.employment', employment),
    contacts: vault.seal(key, 'person.contacts', contacts),
    completed_at: registeredAt,
    face_verified_at: registeredAt,
  };
}
