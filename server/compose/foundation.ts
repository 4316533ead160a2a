import { Kysely, PostgresDialect } from 'kysely';
import type { Logger } from 'pino';
import { createWaiter } from '../../projections/checkpoint/wait-for.ts';
import { migrateProjections } from '../../projections/migrate.ts';
import { createPool, LOCKS_END, openClient, openPool, openPrepared, SERVING } from '../../projections/postgres.ts';
import { makeSandboxClock } from '../adapters/clock/sandbox.ts';
import { systemClock } from '../adapters/clock/system.ts';
import { postgresFaults } from '../adapters/faults/postgres.ts';
import { uuidIds } from '../adapters/ids/uuid.ts';
import { fileOfForgotten, forgottenFile } from '../adapters/kept-forgotten/file.ts';
import { codedUnder } from '../adapters/ledger/event-code.ts';
import { openLedger, type RawLedger } from '../adapters/ledger/eventstore.ts';
import { streamOfForgotten } from '../adapters/ledger/forgotten.ts';
import { ownWrites } from '../adapters/loans/own-writes.ts';
import { migrateAdapters } from '../adapters/migrate.ts';
import { sandboxOutbox } from '../adapters/outbox/sandbox.ts';
import { postgresProviderTrouble } from '../adapters/provider-trouble/postgres.ts';
import { postgresRounds } from '../adapters/rounds/postgres.ts';
import type { SandboxTables } from '../adapters/sandbox-kit/tables.ts';
import { postgresTasks } from '../adapters/tasks/postgres.ts';
import { doing, noteLimit } from '../api/http/doing.ts';
import { BadSetting } from '../bad-setting.ts';
import type { Config } from '../config.ts';
import { migratePeople, peopleDatabase } from '../people/database.ts';
import { HOLDER_CONNECTION, makeHolder } from '../people/holder.ts';
import { forgetAgain, keptForgetting } from '../people/kept-forgotten.ts';
import { checkKeys } from '../people/key-check.ts';
import type { MoneyTables } from '../people/money-tables.ts';
import { openRegistry } from '../people/registry.ts';
import { bonusesOf } from './bonuses.ts';
import { BUILDERS } from './builders.ts';
import { otherLog } from './known-log.ts';
import { loansOf } from './loans.ts';
import { makeMeters } from './meters.ts';
import { makePulse } from './pulse.ts';
import { renewed } from './renewed.ts';
import { waitForLedger } from './wait-for-ledger.ts';
import { type ProviderFailures, watched } from './watched.ts';

export type Foundation = Awaited<ReturnType<typeof layFoundation>>;

/** A call that fails after an append says so (server/api/http/outage.ts). */
const noting = (ledger: RawLedger): RawLedger => ({
  ...ledger,
  append: async (...what) => {
    const appended = await ledger.append(...what);
    const now = doing();
    if (now) now.appended = true;
    return appended;
  },
});

/** A migration of a large table may take longer than any statement that serves. */
async function migrateAll(databaseUrl: string): Promise<void> {
  const patient = openPool({ connectionString: databaseUrl, max: 1 });
  try {
    await migrateAdapters(patient);
    await migratePeople(peopleDatabase(patient));
  } finally {
    await patient.end();
  }
  await migrateProjections(databaseUrl);
}

/** Opens and migrates; `close` undoes it in reverse order. @throws BadSetting, KeysDoNotFit */
export async function layFoundation(config: Config, log: Logger, say: (line: string) => void | Promise<void>) {
  const serving = { ...SERVING, connectionString: config.databaseUrl, options: LOCKS_END };
  const onBroken = (error: Error) => log.warn({ err: error }, 'a connection to Postgres broke');
  const pool = openPool({ ...serving, max: 10, application_name: 'nesie' }, onBroken);
  const prepared = openPrepared(config.databaseUrl, onBroken);
  const db = <T>() => new Kysely<T>({ dialect: new PostgresDialect({ pool }) });
  const sandboxDb = db<SandboxTables>();

  await migrateAll(config.databaseUrl);

  const pulse = makePulse();
  const writes = ownWrites();
  const { eventStoreUrl: url, laggingEventStoreUrl: laggingUrl } = config;
  const code = codedUnder(config.keys.ANCHOR_KEY);
  const ledger = noting(writes.noting(openLedger({ url, laggingUrl, log, code, cachedEvents: config.cachedEvents })));
  try {
    await waitForLedger(ledger, say);
    const other = await otherLog({ ledger, pool });
    if (other) throw new BadSetting(other);
  } catch (error) {
    // Open connections would keep a command from ending.
    await ledger.close();
    await prepared.end();
    await pool.end();
    throw error;
  }
  const outbox = sandboxOutbox(pool);
  const faults = postgresFaults(pool);
  const meters = makeMeters(pulse);
  const providerTrouble = postgresProviderTrouble(pool);
  const providerFailures: ProviderFailures = { count: 0, ended: meters.providerCall, trouble: providerTrouble };
  const messengers = { config, log, pool, outbox, faults };
  const fresh = <P extends object>(build: () => P): P => renewed(config.liveProviders.now, build);
  const bySms = fresh(() => BUILDERS.SMS[config.ports.SMS](messengers));
  const sms = watched('sms', bySms, log, providerFailures);
  const sandboxClock = makeSandboxClock(sandboxDb);
  const clock = config.env === 'demo' ? sandboxClock : systemClock;
  const holder = makeHolder(() => openClient({ connectionString: config.databaseUrl, ...HOLDER_CONNECTION }));
  const byMail = fresh(() => BUILDERS.MAIL[config.ports.MAIL](messengers));
  const mail = watched('mail', byMail, log, providerFailures);
  const { publicUrl, keys, ownKeys } = config;
  const staffNeedFactor = config.env === 'production';
  const registry = await openRegistry({
    ...{ pool, prepared, holder, ids: uuidIds, sms, mail, publicUrl, keys, ownKeys, staffNeedFactor },
    smsPricesNow: () => config.smsPrices,
    limitMet: noteLimit,
  });
  // Earlier anchors are signed with it.
  if (ownKeys.includes('ANCHOR_KEY')) await checkKeys(registry.db, { ANCHOR_KEY: keys.ANCHOR_KEY });
  const lists = [fileOfForgotten(forgottenFile(config.dataDir)), streamOfForgotten(ledger, uuidIds)];
  /** Also once an hour: a process may outlive a restore of its database. */
  const forgetRestored = async (): Promise<void> => {
    const persons = await forgetAgain(registry.forgetting, lists);
    if (persons > 0) log.warn({ persons }, 'the database of persons was restored: the forgotten are forgotten again');
  };
  if (ownKeys.includes('PEOPLE_INDEX_KEY'))
    await forgetRestored().catch((error: Error) => {
      throw new BadSetting(`Who was forgotten is not known, so nobody is served: ${error.message}`);
    });
  const people = { ...registry, forgetting: keptForgetting(registry.forgetting, lists) };
  const reads = createPool(config.databaseUrl, 8, 'rm', SERVING);
  const waiter = await createWaiter(config.databaseUrl);

  return {
    config,
    log,
    pool,
    prepared,
    reads,
    waiter,
    sandboxDb,
    moneyDb: db<MoneyTables>(),
    ids: uuidIds,
    ledger,
    loans: loansOf({ ledger, reads, cachedLoans: config.cachedLoans, waiter, writes }),
    bonuses: bonusesOf({ ledger, reads, waiter, writes }),
    tasks: postgresTasks(pool, () => pulse.beat('workflows')),
    rounds: postgresRounds(pool, holder),
    pulse,
    outbox,
    faults,
    sms,
    mail,
    /** Since the start of this process. */
    providerFailures,
    providerTrouble,
    meters,
    clock,
    sandboxClock,
    people,
    forgetRestored,
    async close() {
      await ledger.close();
      await waiter.close();
      await holder.close();
      await reads.end();
      await prepared.end();
      await pool.end();
    },
  };
}
