/** The database of persons is put back to before somebody was forgotten, by hand: he stays forgotten (R816). */
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { BorrowerId } from '../../schema/events/codecs.ts';
import { parsePhone } from '../../schema/values/phone.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { fileOfForgotten, forgottenFile } from '../../server/adapters/kept-forgotten/file.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { FORGOTTEN_STREAM, streamOfForgotten } from '../../server/adapters/ledger/forgotten.ts';
import { forgetAgain, keptForgetting } from '../../server/people/kept-forgotten.ts';
import { openRegistry } from '../../server/people/registry.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { ringOf } from '../support/key-rings.ts';
import { SOME_MOMENT } from '../support/moment.ts';
import { openFolder } from '../support/open-folder.ts';
import { anApplicant, chance } from '../support/person.ts';
import { migratedDatabase, type TestDatabase, testDatabase, testHolder } from '../support/postgres.ts';

const KEYS = {
  PEOPLE_MASTER_KEY: ringOf(randomBytes(32)),
  PEOPLE_INDEX_KEY: ringOf(randomBytes(32)),
  CODES_KEY: ringOf(randomBytes(32)),
  ANSWERS_KEY: ringOf(randomBytes(32)),
};
const QUIET = { info: () => {}, warn: () => {} };

let folder: string;
let events: TestEventServer;
let ledger: RawLedger;
let database: TestDatabase;
const dropped: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = openFolder('nesie-forgotten-');
  events = await eventServer();
  ledger = openLedger({ url: events.url, log: QUIET });
  database = await migratedDatabase();
});
afterAll(async () => {
  for (const drop of dropped.reverse()) await drop();
  await ledger.close();
  await events.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const file = () => forgottenFile(folder);
const lists = () => [fileOfForgotten(file()), streamOfForgotten(ledger, uuidIds)];

async function peopleIn(url: string) {
  const pool = openPool({ connectionString: url, max: 2 });
  const mute = { send: async () => 'not-sent' as const };
  const there = { pool, holder: testHolder(url), ids: uuidIds, sms: mute, mail: mute, keys: KEYS };
  const registry = await openRegistry({ ...there, publicUrl: 'http://localhost:4000' });
  return { ...registry, close: () => pool.end() };
}

function phoneOf(seed: number) {
  const phone = parsePhone(anApplicant(chance(seed)).phone);
  if (!phone) throw new Error('no phone');
  return phone;
}

/** What an operator's own pg_restore gives: the rows of before, which nothing of Nesie has looked at. */
async function restored() {
  const copy = await testDatabase(database.name);
  const people = await peopleIn(copy.url);
  dropped.push(copy.drop, people.close);
  return people;
}

it('by the file alone, by the stream alone, and each list is filled from the other', async () => {
  const before = await peopleIn(database.url);
  const ids: BorrowerId[] = [];
  for (const seed of [1, 2]) {
    const account = await before.accounts.register({ phone: phoneOf(seed), locale: 'RU' });
    if (account === 'closed') throw new Error('the phone is taken');
    ids.push(BorrowerId.parse(account.id));
  }
  const [gone, stays] = ids;
  if (!gone || !stays) throw new Error('nobody registered');
  await before.close();
  const people = await restored();
  await keptForgetting(people.forgetting, lists()).erase(gone, SOME_MOMENT);
  expect(readFileSync(file(), 'utf8')).toBe(`${gone}\n`);

  const after = await restored();
  expect((await after.accounts.byPhone(phoneOf(1)))?.id).toBe(gone);
  // Another machine has no file of before.
  rmSync(file());
  expect(await forgetAgain(after.forgetting, lists())).toBe(1);
  expect(await after.accounts.byPhone(phoneOf(1))).toBeUndefined();
  expect((await after.accounts.byPhone(phoneOf(2)))?.id).toBe(stays);
  expect(readFileSync(file(), 'utf8')).toBe(`${gone}\n`);
  expect(await forgetAgain(after.forgetting, lists())).toBe(0);
  expect(readFileSync(file(), 'utf8')).toBe(`${gone}\n`);

  // The own event server lies in the same Postgres: its stream goes back too.
  const other = await eventServer();
  const young = openLedger({ url: other.url, log: QUIET });
  dropped.push(other.stop, () => young.close());
  const both = await restored();
  expect(await forgetAgain(both.forgetting, [fileOfForgotten(file()), streamOfForgotten(young, uuidIds)])).toBe(1);
  expect(await both.accounts.byPhone(phoneOf(1))).toBeUndefined();
  expect(await streamOfForgotten(young, uuidIds).ids()).toEqual(new Set([gone]));
});

it('nobody is forgotten whom a list does not take, and two processes add to the stream at once', async () => {
  const people = await restored();
  const id = BorrowerId.parse((await people.accounts.byPhone(phoneOf(2)))?.id);
  mkdirSync(join(folder, 'full', 'forgotten.txt'), { recursive: true });
  const full = fileOfForgotten(forgottenFile(join(folder, 'full')));
  await expect(keptForgetting(people.forgetting, [full]).erase(id, SOME_MOMENT)).rejects.toThrow('EISDIR');
  expect((await people.accounts.byPhone(phoneOf(2)))?.id).toBe(id);

  const writers = [streamOfForgotten(ledger, uuidIds), streamOfForgotten(ledger, uuidIds)];
  const some = Array.from({ length: 20 }, () => uuidIds.fresh<BorrowerId>());
  await Promise.all(some.map((one, n) => writers[n % 2]?.add([one, id])));
  const stored = [];
  for await (const { data } of ledger.readRaw(FORGOTTEN_STREAM)) stored.push(data);
  expect(stored).toHaveLength(22);
});

it('a line that a crash cut off is left out, any other damage is said', async () => {
  const torn = fileOfForgotten(file());
  const [gone] = await torn.ids();
  appendFileSync(file(), 'c0ffee');
  expect(await torn.ids()).toEqual(new Set([gone]));
  const next = uuidIds.fresh<BorrowerId>();
  await torn.add([next]);
  expect(await torn.ids()).toEqual(new Set([gone, next]));
  appendFileSync(file(), `${next.replace('-', '_')}\n`);
  await expect(torn.ids()).rejects.toThrow('forgotten.txt line 4 is no id of a person');
});
