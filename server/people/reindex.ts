/** Brings blind indexes under the present PEOPLE_INDEX_KEY, in batches, while the product runs (D0190). */
import { sql } from 'kysely';
import type { PersonalForm } from '../../schema/forms/profile.ts';
import type { Identity } from '../ports/profiles.ts';
import type { MoneyTables } from './money-tables.ts';
import { nameIndexes } from './person-search.ts';
import { documentText, IIN_LIST } from './profiles.ts';
import { reindexClaims } from './reindex-claims.ts';
import { sealerOf } from './secrets.ts';
import type { PeopleDb } from './tables.ts';
import type { Vault } from './vault.ts';

const BATCH = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

type Deps = { db: PeopleDb; vault: Vault };
/** `unknown`: rows whose value is stored nowhere, so that the earlier key alone finds them, by what they are. */
type Reindexed = { done: number; unknown: { lists: number; claims: number } };

export async function reindex(deps: Deps, onBatch: (done: number) => void): Promise<Reindexed> {
  let done = 0;
  const count = (more: number) => {
    done += more;
    onBatch(done);
  };
  await reindexPersons(deps, count);
  const lists = await reindexLists(deps, count);
  return {
    unknown: { lists, claims: await reindexClaims({ ...deps, money: deps.db.withTables<MoneyTables>() }, count) },
    done,
  };
}

type Person = {
  owner: string;
  wrapped: Buffer;
  phone: Buffer | null;
  phone_index: string | null;
  email: Buffer | null;
  email_index: string | null;
  identity: Buffer | null;
  iin_index: string | null;
  personal: Buffer | null;
  document_index: string | null;
  name_words: string[] | null;
};

async function reindexPersons({ db, vault }: Deps, count: (more: number) => void): Promise<void> {
  for (let after = FIRST; ; ) {
    const { rows } = await sql<Person>`
      select a.id as owner, a.data_key as wrapped, a.phone, a.phone_index, a.email, a.email_index,
             p.identity, p.iin_index, p.personal, p.document_index, p.name_words
      from people.account a left join people.person p on p.account_id = a.id
      where a.id > ${after}::uuid order by a.id limit ${BATCH}`.execute(db);
    if (rows.length === 0) return;
    // Of a forgotten person nothing is left to be found.
    const known = rows.filter((row) => row.wrapped.length > 0);
    const accounts = known.map((row) => accountOf(vault, row)).filter(changed);
    const persons = known.map((row) => personOf(vault, row)).filter(changed);
    await writeAccounts(db, accounts);
    await writePersons(db, persons);
    await writeCodes(
      db,
      known.flatMap((row) => addressesOf(vault, row)),
    );
    count(new Set([...accounts, ...persons].map(({ id }) => id)).size);
    after = rows.at(-1)?.owner ?? after;
  }
}

type Change = { id: string; was: object; now: object };
const changed = ({ was, now }: Change): boolean => JSON.stringify(was) !== JSON.stringify(now);

function accountOf(vault: Vault, { phone, phone_index, email, email_index, ...key }: Person) {
  const now = {
    phone: phone && phone_index && vault.index('phone', vault.open<string>(key, 'account.phone', phone)),
    email: email && email_index && vault.index('email', vault.open<string>(key, 'account.email', email)),
  };
  return { id: key.owner, was: { phone: phone_index, email: email_index }, now };
}

function personOf(vault: Vault, row: Person) {
  const identity = row.identity && vault.open<Identity>(row, 'person.identity', row.identity);
  const personal = row.personal && vault.open<PersonalForm>(row, 'person.personal', row.personal);
  const now = {
    iin: identity && row.iin_index && vault.index('iin', identity.iin),
    document: personal && row.document_index && vault.index('document', documentText(personal)),
    words: personal && row.name_words && nameIndexes(vault, personal),
  };
  return { id: row.owner, was: { iin: row.iin_index, document: row.document_index, words: row.name_words }, now };
}

/** What has changed meanwhile was written under the present key already. */
async function writeAccounts(db: PeopleDb, changes: readonly Change[]): Promise<void> {
  await sql`
    update people.account a set phone_index = n.now->>'phone', email_index = n.now->>'email'
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as n(id uuid, was jsonb, now jsonb)
    where a.id = n.id and a.phone_index is not distinct from n.was->>'phone'
      and a.email_index is not distinct from n.was->>'email'`.execute(db);
}

async function writePersons(db: PeopleDb, changes: readonly Change[]): Promise<void> {
  const words = (of: string) => sql`
    case jsonb_typeof(${sql.raw(of)}->'words')
      when 'array' then array(select jsonb_array_elements_text(${sql.raw(of)}->'words')) end`;
  await sql`
    update people.person p
    set iin_index = n.now->>'iin', document_index = n.now->>'document', name_words = ${words('n.now')}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as n(id uuid, was jsonb, now jsonb)
    where p.account_id = n.id and p.iin_index is not distinct from n.was->>'iin'
      and p.document_index is not distinct from n.was->>'document'
      and p.name_words is not distinct from ${words('n.was')}`.execute(db);
}

type Address = { was: string; now: string };

/** Codes that were sent to a person are found by the address. */
function addressesOf(vault: Vault, { phone, email, ...key }: Person): Address[] {
  const [byPhone, ...oldPhone] = phone ? vault.indexes('phone', vault.open<string>(key, 'account.phone', phone)) : [''];
  const [byEmail, ...oldEmail] = email ? vault.indexes('email', vault.open<string>(key, 'account.email', email)) : [''];
  return [...oldPhone.map((was) => ({ was, now: byPhone })), ...oldEmail.map((was) => ({ was, now: byEmail }))];
}

async function writeCodes(db: PeopleDb, addresses: readonly Address[]): Promise<void> {
  await sql`
    with moved as (
      update people.code_report r set address_index = n.now
      from jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) as n(was text, now text)
      where r.address_index = n.was returning r.code_id, n.now)
    update people.code c set phone_index = moved.now from moved where c.id = moved.code_id`.execute(db);
}

/** Returns how many have no IIN beside them. */
async function reindexLists({ db, vault }: Deps, count: (more: number) => void): Promise<number> {
  const rows = await db.selectFrom('people.iin_list').selectAll().execute();
  let unknown = 0;
  for (const { iin_index, sealed } of rows) {
    const now = sealed === null ? undefined : vault.index('iin', sealerOf(vault).open(IIN_LIST, sealed));
    if (now === undefined) unknown += 1;
    else if (now !== iin_index) {
      await db.updateTable('people.iin_list').set({ iin_index: now }).where('iin_index', '=', iin_index).execute();
      count(1);
    }
  }
  return unknown;
}
