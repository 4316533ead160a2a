/** Brings data keys under the present master key, in batches, while the product runs. The data keys stay the same. */
import { sql } from 'kysely';
import type { KeyRing } from '../ports/key-ring.ts';
import type { PeopleDb } from './tables.ts';
import { NOBODY, rewrapped, startOf } from './vault.ts';

const BATCH = 500;

type Place = {
  table: string;
  id: string;
  /** Of the id, with the smallest value that it may have. */
  type: 'uuid' | 'text';
  column: string;
  key: ReturnType<typeof sql<Buffer>>;
  ownerOf: (id: string) => string;
  stored: ReturnType<typeof sql>;
};
const SMALLEST = { uuid: '00000000-0000-0000-0000-000000000000', text: '' };
const asText = sql`translate(encode(to_key, 'base64'), E'\n', '')`;

/** What `sealerOf` seals begins with a data key of its own; null once it is forgotten. */
const sealed = (table: string, id: string): Place => ({
  table,
  id,
  type: 'text',
  column: 'sealed',
  key: sql<Buffer>`decode(split_part(sealed, '.', 1), 'base64')`,
  ownerOf: () => NOBODY,
  stored: sql`${asText} || '.' || split_part(sealed, '.', 2)`,
});

/** `key` reads the column as bytes, `stored` writes bytes back. A forgotten person has an empty key. */
const PLACES: readonly Place[] = [
  {
    table: 'people.account',
    id: 'id',
    type: 'uuid',
    column: 'data_key',
    key: sql<Buffer>`data_key`,
    ownerOf: (id) => id,
    stored: sql`to_key`,
  },
  {
    table: 'people.incoming_detail',
    id: 'payment_id',
    type: 'uuid',
    column: 'data_key',
    key: sql<Buffer>`decode(data_key, 'base64')`,
    ownerOf: () => NOBODY,
    stored: asText,
  },
  sealed('ops.bank_file', 'name'),
  sealed('ops.bank_order', 'key'),
  sealed('ops.bank_entry', 'id'),
  sealed('people.iin_list', 'iin_index'),
];

const under = (key: Place['key'], id: string) =>
  sql<boolean>`(length(${key}) = 0 or position(${startOf(id)} in ${key}) = 1)`;

/** How many data keys are not wrapped with the present master key. */
export async function wrappedEarlier(db: PeopleDb, master: KeyRing): Promise<number> {
  let count = 0;
  for (const { table, key } of PLACES) {
    const query = sql<{ count: string }>`
      select count(*)::text as count from ${sql.table(table)} where not ${under(key, master.present().id)}`;
    count += Number((await query.execute(db)).rows[0]?.count ?? 0);
  }
  return count;
}

/** Returns how many were wrapped anew. A key that changes meanwhile (its person is forgotten) stays as it is. */
export async function rewrap(db: PeopleDb, master: KeyRing, onBatch: (done: number) => void): Promise<number> {
  let done = 0;
  for (const place of PLACES) {
    let after = SMALLEST[place.type];
    for (;;) {
      const found = await batchAfter(db, place, master, after);
      if (found.length === 0) break;
      done += await writeBack(db, place, master, found);
      after = found.at(-1)?.id ?? after;
      onBatch(done);
    }
  }
  return done;
}

type Wrapped = { id: string; key: Buffer };

async function batchAfter(db: PeopleDb, place: Place, master: KeyRing, after: string): Promise<Wrapped[]> {
  const { table, id, type, key } = place;
  const query = sql<Wrapped>`
    select ${sql.ref(id)} as id, ${key} as key from ${sql.table(table)}
    where ${sql.ref(id)} > ${after}::${sql.raw(type)} and not ${under(key, master.present().id)}
    order by 1 limit ${BATCH}`;
  return (await query.execute(db)).rows;
}

async function writeBack(db: PeopleDb, place: Place, master: KeyRing, found: readonly Wrapped[]): Promise<number> {
  const { table, id, type, column, key, ownerOf, stored } = place;
  const ids = found.map((row) => row.id);
  const from = found.map((row) => row.key);
  const to = found.map((row) => rewrapped(master, { owner: ownerOf(row.id), wrapped: row.key }));
  const query = sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${stored}
    from unnest(${ids}::${sql.raw(type)}[], ${from}::bytea[], ${to}::bytea[]) as wrapped (of_id, from_key, to_key)
    where ${sql.ref(id)} = of_id and ${key} = from_key`;
  return Number((await query.execute(db)).numAffectedRows ?? 0n);
}
