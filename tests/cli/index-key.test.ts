/** R804: the key of the look-ups is changed while two processes go on, and afterwards the old key finds nobody. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { BorrowerId, LoanId } from '../../schema/events/codecs.ts';
import { nameWords } from '../../schema/reference/look-up.ts';
import type { CommandId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { keysCommand } from '../../server/cli/keys-commands.ts';
import { readConfig } from '../../server/config.ts';
import { demoSecrets } from '../../server/demo-secrets.ts';
import type { MoneyTables } from '../../server/people/money-tables.ts';
import { makePayoutDestinations } from '../../server/people/payout-destinations.ts';
import { openRegistry, type PeopleRegistry } from '../../server/people/registry.ts';
import { personSecrets } from '../../server/people/secrets.ts';
import { vault } from '../../server/people/vault.ts';
import { REREAD_MS } from '../../server/secret-settings.ts';
import { ringOf } from '../support/key-rings.ts';
import { SOME_MOMENT } from '../support/moment.ts';
import { openFolder } from '../support/open-folder.ts';
import { anApplicant, chance } from '../support/person.ts';
import { migratedDatabase, type TestDatabase, testHolder } from '../support/postgres.ts';

const folder = openFolder('nesie-index-key-');
const said: string[] = [];
const sent = new Map<string, string>();
const holders: ReturnType<typeof testHolder>[] = [];
let database: TestDatabase;
let pool: pg.Pool;
let processes: readonly [PeopleRegistry, PeopleRegistry];

const settings = () => ({ DATABASE_URL: database.url, EVENTSTORE_URL: 'esdb://x?tls=false', DATA_DIR: folder });
const keyFile = (): Record<string, string> => JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));
const keys = (args: readonly string[], env: Record<string, string> = {}) =>
  keysCommand(
    args,
    () => ({ databaseUrl: database.url, eventStoreUrl: 'esdb://x?tls=false', dataDir: folder }),
    (line) => void said.push(line),
    { env: { DATA_DIR: folder, ...env }, wait: REREAD_MS + 50 },
  );
async function aProcess(known = readConfig(settings(), demoSecrets).keys): Promise<PeopleRegistry> {
  const holder = testHolder(database.url);
  holders.push(holder);
  const sms = {
    send: async ({ to, code }: { to: string; code?: string }) => {
      sent.set(to, code ?? '');
      return 'sent' as const;
    },
    reportOf: async () => ({ state: 'DELIVERED' }) as const,
  };
  const mail = { send: async () => 'not-sent' as const };
  return openRegistry({ pool, holder, ids: uuidIds, sms, mail, publicUrl: 'http://localhost:4000', keys: known });
}

beforeAll(async () => {
  database = await migratedDatabase();
  pool = openPool({ connectionString: database.url, max: 8 });
  processes = [await aProcess(), await aProcess()];
});
afterAll(async () => {
  for (const holder of holders) await holder.close();
  await pool.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const who = (seed: number) => anApplicant(chance(seed));
const phoneOf = (seed: number) => who(seed).phone as Phone;
async function register(people: PeopleRegistry, seed: number): Promise<BorrowerId> {
  const account = await people.accounts.register({ phone: phoneOf(seed), locale: 'RU' });
  if (account === 'closed') throw new Error('the phone is taken');
  return BorrowerId.parse(account.id);
}
async function whole(people: PeopleRegistry, seed: number): Promise<BorrowerId> {
  const id = await register(people, seed);
  const { iin, birthDate, email, lastName, firstName, patronymic, documentNumber } = who(seed);
  const identity = { iin, birthDate, sex: 'F' } as never;
  expect(await people.profiles.saveIdentity(id, identity)).toBe('saved');
  const personal = { documentType: 'ID_CARD', documentNumber, lastName, firstName, patronymic };
  expect(await people.profiles.savePersonal(id, personal as never, identity)).toBe('saved');
  expect(await people.borrowers.markFaceVerified(id, SOME_MOMENT)).toBe('verified');
  expect(await people.accounts.setEmail(id, email, SOME_MOMENT)).toBe('saved');
  return id;
}
const money = ({ db, vault: sealed }: Pick<PeopleRegistry, 'db' | 'vault'>) =>
  makePayoutDestinations(db.withTables<MoneyTables>(), personSecrets({ db, vault: sealed }));
async function found(people: PeopleRegistry, seed: number, id: BorrowerId): Promise<void> {
  const { iin, email, lastName } = who(seed);
  expect((await people.accounts.byPhone(phoneOf(seed)))?.id).toBe(id);
  expect((await people.accounts.byEmail(email))?.id).toBe(id);
  expect(await people.personSearch.byIin(iin)).toEqual([id]);
  expect(await people.personSearch.byName([...nameWords(lastName)], 100)).toContain(id);
}
const asked = () => ({ locale: 'RU' as const, commandId: uuidIds.fresh<CommandId>() });
const count = async (query: string): Promise<number> => Number((await pool.query(query)).rows[0]?.n);

const IBANS = ['KZ86125KZT5004100100', 'KZ75125KZT1001300335', 'KZ563190000012344567'] as const;

it('everybody is found and stays one person during the change and after it; limits and owners hold', async () => {
  const [one, two] = processes;
  const early = await Promise.all(Array.from({ length: 6 }, (_, seed) => whole(one, seed)));
  const [owner] = early as [BorrowerId];
  await one.iinLists.put(who(900).iin, 'blocked');
  for (const iban of IBANS) expect(await money(one).claimIban(iban as never, owner, SOME_MOMENT)).toBe(true);
  // Claims of before: the IBAN of one stands where its money went, that of the other nowhere.
  const chosen = { loanId: LoanId.parse(uuidIds.fresh()), borrowerId: owner };
  await money(one).keep({ ...chosen, hash: 'h', destination: { kind: 'IBAN', iban: IBANS[1] as never } }, SOME_MOMENT);
  await pool.query('update people.iban_claim set sealed = null where blind_index = any($1)', [
    IBANS.slice(1).map((iban) => one.vault.index('iban', iban)),
  ]);
  const signing = { purpose: 'OFFER', subject: 's', phone: phoneOf(1) } as const;
  expect(await one.codes.send(signing, asked())).toHaveProperty('sent');
  for (let wrong = 0; wrong < 4; wrong++) await one.passwordTries.take(phoneOf(1), 'caller');

  let going = true;
  let failed: unknown;
  let seed = 2_000;
  const load = (async () => {
    while (going) {
      const n = seed++;
      // The same number at both processes at once, which may know the keys in another order.
      const [first, second] = await Promise.all([register(one, n), register(two, n)]);
      expect(second).toBe(first);
      for (const people of processes) await found(people, n % early.length, early[n % early.length] as BorrowerId);
      expect(await two.iinLists.of(who(900).iin)).toBe('blocked');
    }
  })().catch((error: unknown) => {
    failed = error;
  });
  expect(await keys(['rotate', 'PEOPLE_INDEX_KEY']), said.join('\n')).toBe(0);
  going = false;
  await load;
  expect(failed).toBeUndefined();
  expect(seed).toBeGreaterThan(2_005);
  expect(await count('select count(*) as n from people.account')).toBe(early.length + seed - 2_000);

  // Counted on: the fourth wrong password was the last free one, and this is the second code of five.
  await one.passwordTries.take(phoneOf(1), 'caller');
  expect(await two.passwordTries.take(phoneOf(1), 'caller')).toHaveProperty('waitSeconds');
  expect(await two.codes.codesLeftToday(phoneOf(1), 'OFFER')).toBe(4);
  expect(await two.codeReports.last([{ phone: phoneOf(1) }], 5)).toHaveLength(1);
  for (const iban of IBANS) {
    expect(await money(two).claimIban(iban as never, early[1] as BorrowerId, SOME_MOMENT)).toBe(false);
    if (iban !== IBANS[2]) expect(await money(two).claimIban(iban as never, owner, SOME_MOMENT)).toBe(true);
  }
  const other = await register(two, 901);
  expect(await two.accounts.setPhone(other, phoneOf(2), SOME_MOMENT)).toBe('taken');
  expect(await two.accounts.setEmail(other, who(3).email, SOME_MOMENT)).toBe('taken');
});

it('the earlier key goes after a day and when nothing is found by it alone; then the new one alone finds all', async () => {
  const [, two] = processes;
  const before = keyFile().PEOPLE_INDEX_KEY_PREVIOUS as string;
  await expect(keys(['retire', 'PEOPLE_INDEX_KEY'])).rejects.toThrow('what it has made may still come; it can go from');
  await pool.query("update people.key_check set since = now() - interval '25 hours'");
  await expect(keys(['retire', 'PEOPLE_INDEX_KEY'])).rejects.toThrow('0 rows of lists of IINs and 1 owners');
  const [owner] = await two.personSearch.byIin(who(0).iin);
  expect(await money(two).claimIban(IBANS[2] as never, owner as BorrowerId, SOME_MOMENT)).toBe(true);
  expect(await keys(['retire', 'PEOPLE_INDEX_KEY']), said.join('\n')).toBe(0);

  const after = readConfig(settings(), demoSecrets).keys;
  expect(after.PEOPLE_INDEX_KEY.all()).toHaveLength(1);
  const fresh = await aProcess(after);
  for (let seed = 0; seed < 6; seed++)
    await found(fresh, seed, BorrowerId.parse((await fresh.accounts.byPhone(phoneOf(seed)))?.id));
  expect(await fresh.iinLists.of(who(900).iin)).toBe('blocked');
  for (const iban of IBANS)
    expect(await money(fresh).claimIban(iban as never, owner as BorrowerId, SOME_MOMENT)).toBe(true);
  expect(await fresh.codeReports.last([{ phone: phoneOf(1) }], 5)).toHaveLength(1);

  const old = vault({ master: after.PEOPLE_MASTER_KEY, index: ringOf(Buffer.from(before, 'base64')) });
  const stale = Array.from({ length: 6 }, (_, seed) => [
    old.index('phone', phoneOf(seed)),
    old.index('email', who(seed).email),
    old.index('iin', who(seed).iin),
    old.index('iban', IBANS[seed % 3] ?? ''),
  ]).flat();
  for (const [table, column] of [
    ['account', 'phone_index'],
    ['account', 'email_index'],
    ['person', 'iin_index'],
    ['iin_list', 'iin_index'],
    ['iban_claim', 'blind_index'],
    ['code_report', 'address_index'],
    ['code', 'phone_index'],
  ])
    expect(
      (await pool.query(`select 1 from people.${table} where ${column} = any($1)`, [stale])).rowCount,
      `${table}.${column}`,
    ).toBe(0);
});

it('what stands once stands once, while two processes know the keys in another order', async () => {
  const known = readConfig(settings(), demoSecrets).keys;
  const [present, next] = [known.PEOPLE_INDEX_KEY.present().bytes, Buffer.alloc(32, 7)];
  const one = await aProcess({ ...known, PEOPLE_INDEX_KEY: ringOf(present, next) });
  const two = await aProcess({ ...known, PEOPLE_INDEX_KEY: ringOf(next, present) });
  for (let seed = 5_000; seed < 5_008; seed++) {
    const [a, b] = await Promise.all([register(one, seed), register(two, seed)]);
    expect(a).toBe(b);
  }
  const [a, b] = [await register(one, 6_000), await register(two, 6_001)];
  const at = SOME_MOMENT;
  const emails = await Promise.all([
    one.accounts.setEmail(a, 'same@example.kz', at),
    two.accounts.setEmail(b, 'same@example.kz', at),
  ]);
  expect(emails.toSorted()).toEqual(['saved', 'taken']);
  const identity = { iin: who(6_000).iin, birthDate: localDate('1990-01-01'), sex: 'F' } as never;
  for (const [people, id] of [
    [one, a],
    [two, b],
  ] as const)
    expect(await people.profiles.saveIdentity(id, identity)).toBe('saved');
  const proved = await Promise.all([one.borrowers.markFaceVerified(a, at), two.borrowers.markFaceVerified(b, at)]);
  expect(proved.toSorted()).toEqual(['taken', 'verified']);
});

it.each([
  ['CAPTCHA_KEY', '11 minutes'],
  ['CALLBACK_KEY', '25 hours'],
])('%s: what the earlier key has made may come until then, so it is not taken away before', async (name, later) => {
  expect(await keys(['rotate', name])).toBe(0);
  await expect(keys(['retire', name])).rejects.toThrow('may still come');
  await pool.query('update people.key_check set since = now() - $1::interval where name = $2', [later, name]);
  expect(await keys(['retire', name])).toBe(0);
});
