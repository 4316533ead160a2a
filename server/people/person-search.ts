/** Searches by blind indexes. Words of names are indexed whole: a part of a word finds nobody. */
import { sql } from 'kysely';
import { BorrowerId } from '../../schema/events/codecs.ts';
import type { PersonalForm } from '../../schema/forms/profile.ts';
import { nameWords } from '../../schema/reference/look-up.ts';
import type { PersonSearch } from '../ports/person-search.ts';
import type { PeopleDb } from './tables.ts';
import type { Vault } from './vault.ts';

type Deps = { db: PeopleDb; vault: Vault };
type Named = Pick<PersonalForm, 'lastName' | 'firstName' | 'patronymic'>;

const FOUND = 20;

const wordsOf = ({ lastName, firstName, patronymic }: Named): readonly string[] =>
  nameWords([lastName, firstName, patronymic].filter(Boolean).join(' '));

export const nameIndexes = (vault: Vault, named: Named): string[] =>
  wordsOf(named).map((word) => vault.index('name', word));

export function personSearch({ db, vault }: Deps): PersonSearch {
  return {
    async byPhone(phone) {
      const rows = await db
        .selectFrom('people.account')
        .select('id')
        .where('phone_index', 'in', vault.indexes('phone', phone))
        .where('kind', '=', 'borrower')
        .execute();
      return rows.map(({ id }) => BorrowerId.parse(id));
    },
    async byIin(iin) {
      const rows = await db
        .selectFrom('people.person')
        .select('account_id')
        .where('iin_index', 'in', vault.indexes('iin', iin))
        .limit(FOUND)
        .execute();
      return rows.map((row) => BorrowerId.parse(row.account_id));
    },
    async byName(words, limit) {
      // All words of a person are under one key.
      const byKey = vault.indexes('name', '').map((_, key) => words.map((word) => vault.indexes('name', word)[key]));
      const rows = await db
        .selectFrom('people.person')
        .select('account_id')
        .where((on) => on.or(byKey.map((wanted) => sql<boolean>`name_words @> ${wanted}::text[]`)))
        .orderBy('account_id')
        .limit(limit)
        .execute();
      return rows.map((row) => BorrowerId.parse(row.account_id));
    },
  };
}
