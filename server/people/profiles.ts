/** Sealed with each borrower's key. Lending reads it through borrowers.ts. */
import { sql } from 'kysely';
import { BorrowerId } from '../../schema/events/codecs.ts';
import {
  type AddressForm,
  type ContactsForm,
  type EmploymentForm,
  isEntrepreneur,
  type PersonalForm,
} from '../../schema/forms/profile.ts';
import { type Instant, instant } from '../../schema/values/local-date.ts';
import type { Phone } from '../../schema/values/phone.ts';
import type { Identity, IinLists, Profiles, RefusedIin, StoredProfile } from '../ports/profiles.ts';
import type { RegistryPerson } from '../ports/state-registry.ts';
import type { PeopleDeps } from './accounts.ts';
import { dataKeys } from './data-keys.ts';
import { refuseHeld } from './one-value.ts';
import { nameIndexes } from './person-search.ts';
import { sealerOf } from './secrets.ts';
import { isTaken } from './taken.ts';
import { isOfStaff } from './unproved.ts';

/** The place of what a row of the lists seals. */
export const IIN_LIST = 'iin_list.sealed';

/** What the index of a document is made of. */
export const documentText = (of: Pick<PersonalForm, 'documentType' | 'documentNumber'>): string =>
  `${of.documentType}:${of.documentNumber.toUpperCase()}`;

const FORMER = 'person.former_contacts';
const numbersOf = (form: ContactsForm | null): readonly Phone[] =>
  form ? [form.relative.phone, form.friend.phone] : [];

type Section = 'identity' | 'registry' | 'personal' | 'address' | 'employment' | 'contacts';

export function profiles({ db, vault }: PeopleDeps): Profiles {
  const keyOf = dataKeys(db);

  const write = async (
    id: BorrowerId,
    section: Section,
    value: unknown,
    more: { document_index?: string; name_words?: string[] } = {},
  ) => {
    const sealed = vault.seal(await keyOf(id), `person.${section}`, value);
    await db
      .updateTable('people.person')
      .set({ [section]: sealed, ...more })
      .where('account_id', '=', id)
      .execute();
  };

  /** The person who has proved that the IIN or document is theirs. */
  const ownerOf = (column: 'iin_index' | 'document_index', indexes: readonly string[]) =>
    db
      .selectFrom('people.person')
      .select(['account_id', 'completed_at'])
      .where(column, 'in', indexes)
      .where('face_verified_at', 'is not', null)
      .executeTakeFirst();

  return {
    find: (id) => findProfile({ db, vault }, id),

    async saveIdentity(id, identity) {
      const [index, ...earlier] = vault.indexes('iin', identity.iin);
      const owner = await ownerOf('iin_index', [index, ...earlier]);
      if (owner) return { elsewhere: { complete: owner.completed_at !== null } };
      const sealed = vault.seal(await keyOf(id), 'person.identity', identity);
      const saved = await db
        .updateTable('people.person')
        .set({ iin_index: index, identity: sealed, refused_iin: null })
        .where('account_id', '=', id)
        .where('identity', 'is', null)
        .executeTakeFirst();
      return saved.numUpdatedRows > 0n ? 'saved' : 'fixed';
    },

    async correctIdentity(id, identity) {
      const [index, ...earlier] = vault.indexes('iin', identity.iin);
      const owner = await ownerOf('iin_index', [index, ...earlier]);
      if (owner && owner.account_id !== id) return 'taken';
      const sealed = vault.seal(await keyOf(id), 'person.identity', identity);
      try {
        await db
          .updateTable('people.person')
          .set({ iin_index: index, identity: sealed, registry: null, face_verified_at: null })
          .where('account_id', '=', id)
          .execute();
      } catch (error) {
        if (isTaken(error)) return 'taken';
        throw error;
      }
      return 'saved';
    },

    async saveRefusedIin(id, refused) {
      const refused_iin = refused && vault.seal(await keyOf(id), 'person.refused_iin', refused);
      await db.updateTable('people.person').set({ refused_iin }).where('account_id', '=', id).execute();
    },

    saveRegistry: (id, known) => write(id, 'registry', known),

    async savePersonal(id, personal, { birthDate, sex }) {
      const before = await findProfile({ db, vault }, id);
      if (!before?.identity) throw new Error('personal data before the IIN');
      const { documentType, documentNumber } = personal;
      const [document_index, ...earlier] = vault.indexes('document', documentText({ documentType, documentNumber }));
      const owner = await ownerOf('document_index', [document_index, ...earlier]);
      if (owner && owner.account_id !== id) return 'taken';
      try {
        await write(id, 'personal', personal, { document_index, name_words: nameIndexes(vault, personal) });
      } catch (error) {
        if (isTaken(error)) return 'taken';
        throw error;
      }
      const identity: Identity = { ...before.identity, birthDate, sex };
      if (identity.birthDate !== before.identity.birthDate || identity.sex !== before.identity.sex)
        await write(id, 'identity', identity);
      return 'saved';
    },

    saveAddress: (id, address) => write(id, 'address', address),

    async saveEmployment(id, employment) {
      const key = await keyOf(id);
      const { email } = employment;
      try {
        await db.transaction().execute(async (tx) => {
          const indexes = vault.indexes('email', email);
          const ofHouse = await isOfStaff(tx, indexes);
          if (!ofHouse) await refuseHeld(tx, 'email_index', indexes, id);
          await tx
            .updateTable('people.account')
            .set({ email_index: ofHouse ? null : indexes[0], email: vault.seal(key, 'account.email', email) })
            .where('id', '=', id)
            // A confirmed address changes only by a code sent to the new one.
            .where('email_confirmed_at', 'is', null)
            .execute();
        });
      } catch (error) {
        if (isTaken(error)) return 'taken';
        throw error;
      }
      await write(id, 'employment', employment);
      await db
        .updateTable('people.account')
        .set({
          roles: isEntrepreneur(employment) ? ['borrower', 'entrepreneur'] : ['borrower'],
        })
        .where('id', '=', id)
        .execute();
      return 'saved';
    },

    async saveContacts(id, contacts) {
      const before = await findProfile({ db, vault }, id);
      const key = await keyOf(id);
      const now = numbersOf(contacts);
      const replaced = before?.completedAt ? numbersOf(before.contacts).filter((one) => !now.includes(one)) : [];
      const hashes = replaced.map((one) => vault.hash(key, FORMER, one));
      await db
        .updateTable('people.person')
        .set({
          contacts: vault.seal(key, 'person.contacts', contacts),
          former_contacts: sql<string[]>`former_contacts || ${hashes}::text[]`,
        })
        .where('account_id', '=', id)
        .execute();
    },

    async formerContacts(id, numbers) {
      const person = db.selectFrom('people.person').select('former_contacts').where('account_id', '=', id);
      const { former_contacts: former } = await person.executeTakeFirstOrThrow();
      const key = await keyOf(id);
      return numbers.filter((one) => former.includes(vault.hash(key, FORMER, one)));
    },

    async complete(id, at) {
      await db
        .updateTable('people.person')
        .set({ completed_at: at })
        .where('account_id', '=', id)
        .where('completed_at', 'is', null)
        .execute();
    },
  };
}

export async function findProfile(
  { db, vault }: Omit<PeopleDeps, 'ids'>,
  id: BorrowerId,
): Promise<StoredProfile | undefined> {
  const row = await db
    .selectFrom('people.account as a')
    .innerJoin('people.person as p', 'p.account_id', 'a.id')
    .selectAll('p')
    .select(['a.id', 'a.locale', 'a.data_key', 'a.phone', 'a.email', 'a.email_confirmed_at', 'a.password_hash'])
    .where('a.id', '=', id)
    .where('a.erased_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const open = <T>(place: string, sealed: Buffer | null): T | null =>
    sealed ? vault.open<T>({ owner: row.id, wrapped: row.data_key }, place, sealed) : null;
  const phone = open<Phone>('account.phone', row.phone);
  if (!phone) throw new Error('a borrower without a number');
  const at = (date: Date | null): Instant | null => (date ? instant(date) : null);
  return {
    id: BorrowerId.parse(row.id),
    phone,
    email: open<string>('account.email', row.email),
    emailConfirmed: row.email_confirmed_at !== null,
    locale: row.locale,
    hasPassword: row.password_hash !== null,
    identity: open<Identity>('person.identity', row.identity),
    refusedIin: row.identity ? null : open<RefusedIin>('person.refused_iin', row.refused_iin),
    registry: open<RegistryPerson>('person.registry', row.registry),
    personal: open<PersonalForm>('person.personal', row.personal),
    address: open<AddressForm>('person.address', row.address),
    employment: open<EmploymentForm>('person.employment', row.employment),
    contacts: open<ContactsForm>('person.contacts', row.contacts),
    completedAt: at(row.completed_at),
    faceVerifiedAt: at(row.face_verified_at),
  };
}

export const iinLists = ({ db, vault }: Omit<PeopleDeps, 'ids'>): IinLists => ({
  async of(iin) {
    const row = await db
      .selectFrom('people.iin_list')
      .select('list')
      .where('iin_index', 'in', vault.indexes('iin', iin))
      .executeTakeFirst();
    return row?.list;
  },
  async put(iin, list) {
    const [iin_index, ...earlier] = vault.indexes('iin', iin);
    const row = { iin_index, list, sealed: sealerOf(vault).seal(IIN_LIST, iin) };
    await db.transaction().execute(async (tx) => {
      if (earlier.length > 0) await tx.deleteFrom('people.iin_list').where('iin_index', 'in', earlier).execute();
      await tx
        .insertInto('people.iin_list')
        .values(row)
        .onConflict((on) => on.column('iin_index').doUpdateSet(row))
        .execute();
    });
  },
});
