/** Holds every account against the keys: what is sealed there opens under it, and leads to it (R974). */
import { sql } from 'kysely';
import type { PersonalForm } from '../../schema/forms/profile.ts';
import type { Identity } from '../ports/profiles.ts';
import { documentText } from './profiles.ts';
import type { PeopleDb } from './tables.ts';
import type { DataKey, Vault } from './vault.ts';

export type PersonFault = { readonly id: string; readonly fault: 'PERSON_UNREADABLE' | 'PERSON_FOUND_BY_OTHER' };

const BATCH = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';
/** The sealed columns that are opened for being there; the others are compared with their look-ups too. */
const PLACES = {
  name: 'account.name',
  registry: 'person.registry',
  address: 'person.address',
  employment: 'person.employment',
  contacts: 'person.contacts',
  refused_iin: 'person.refused_iin',
} as const;

type Sealed = Readonly<Record<keyof typeof PLACES | 'phone' | 'email' | 'identity' | 'personal', Buffer | null>>;
type LookUps = Readonly<Record<'phone_index' | 'email_index' | 'iin_index' | 'document_index', string | null>>;
type Row = DataKey & Sealed & LookUps;

/** The forgotten have no key and nothing sealed. Returns how many were looked at. */
export async function checkPersons(
  { db, vault }: { db: PeopleDb; vault: Vault },
  found: (fault: PersonFault) => void,
): Promise<number> {
  let looked = 0;
  for (let after = FIRST; ; ) {
    const { rows } = await sql<Row>`
      select a.id as owner, a.data_key as wrapped, a.phone, a.email, a.name, a.phone_index, a.email_index,
             p.identity, p.registry, p.personal, p.address, p.employment, p.contacts, p.refused_iin,
             p.iin_index, p.document_index
      from people.account a left join people.person p on p.account_id = a.id
      where a.erased_at is null and a.id > ${after}::uuid order by a.id limit ${BATCH}`.execute(db);
    for (const row of rows) {
      const fault = faultOf(vault, row);
      if (fault) found({ id: row.owner, fault });
    }
    looked += rows.length;
    const last = rows.at(-1);
    if (!last) return looked;
    after = last.owner;
  }
}

function faultOf(vault: Vault, row: Row): PersonFault['fault'] | undefined {
  try {
    for (const [column, place] of Object.entries(PLACES)) {
      const sealed = row[column as keyof typeof PLACES];
      if (sealed) vault.openBytes(row, place, sealed);
    }
    return leadsToOther(vault, row) ? 'PERSON_FOUND_BY_OTHER' : undefined;
  } catch {
    return 'PERSON_UNREADABLE';
  }
}

/** What has no look-up is found by nobody: an IIN that was not proved, an e-mail of the house. */
function leadsToOther(vault: Vault, row: Row): boolean {
  const open = <T>(place: string, sealed: Buffer | null): T | null => sealed && vault.open<T>(row, place, sealed);
  const identity = open<Identity>('person.identity', row.identity);
  const personal = open<PersonalForm>('person.personal', row.personal);
  const pairs = [
    ['phone', row.phone_index, open<string>('account.phone', row.phone)],
    ['email', row.email_index, open<string>('account.email', row.email)],
    ['iin', row.iin_index, identity?.iin],
    ['document', row.document_index, personal && documentText(personal)],
  ] as const;
  return pairs.some(
    ([kind, stored, value]) => stored !== null && !(value && vault.indexes(kind, value).some((one) => one === stored)),
  );
}
