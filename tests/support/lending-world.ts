/**
 * Lending on real parts, put together as the product does it: event server, Postgres, sandbox providers. No projector
 * runs; loans are read from their streams.
 */

import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { pino } from 'pino';
import { openPool, openPrepared } from '../../projections/postgres.ts';
import { LoanId as LoanIdCodec } from '../../schema/events/codecs.ts';
import type { Terms } from '../../schema/events/figures.ts';
import { isRunning } from '../../schema/loan-status.ts';
import { consentsAt } from '../../schema/reference/consents/all.ts';
import { PERSONAS } from '../../schema/reference/personas.ts';
import type { BorrowerId, CommandId, LoanId } from '../../schema/values/ids.ts';
import { parseIin } from '../../schema/values/iin.ts';
import { type Instant, instant, type LocalDate, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { postgresFaults } from '../../server/adapters/faults/postgres.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { codedUnder } from '../../server/adapters/ledger/event-code.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { streamBonuses } from '../../server/adapters/loans/stream-bonuses.ts';
import { postgresProviderTrouble } from '../../server/adapters/provider-trouble/postgres.ts';
import { postgresRounds } from '../../server/adapters/rounds/postgres.ts';
import type { SandboxTables } from '../../server/adapters/sandbox-kit/tables.ts';
import { postgresTasks } from '../../server/adapters/tasks/postgres.ts';
import { workflowsOf } from '../../server/compose/background.ts';
import { makeCapabilities } from '../../server/compose/capabilities.ts';
import { lookupsOf } from '../../server/compose/lookups.ts';
import { chooseProviders } from '../../server/compose/providers.ts';
import { readConfig } from '../../server/config.ts';
import { dayToPay } from '../../server/domain/money/debt.ts';
import { accounts } from '../../server/people/accounts.ts';
import type { MoneyTables } from '../../server/people/money-tables.ts';
import { profiles } from '../../server/people/profiles.ts';
import { openRegistry } from '../../server/people/registry.ts';
import type { Bonuses } from '../../server/ports/bonuses.ts';
import type { Clock } from '../../server/ports/clock.ts';
import type { Loans } from '../../server/ports/loans.ts';
import type { Mail } from '../../server/ports/mail.ts';
import type { PaymentIntent } from '../../server/ports/payment-intents.ts';
import type { Sms, SmsReport } from '../../server/ports/sms.ts';
import { SECRETS } from '../../server/secret-settings.ts';
import type { Caller } from '../../server/use-cases/kernel/event-context.ts';
import { loadLoan, streamLoans } from '../../server/use-cases/loan/loans.ts';
import { type Runner, startRunner } from '../../server/workflows/runner.ts';
import type { Workflow } from '../../server/workflows/workflow.ts';
import { eventServer, type TestEventServer } from './event-server.ts';
import { PASSWORD_HASH, saysEntrepreneur } from './person.ts';
import { migratedDatabase, testHolder } from './postgres.ts';
import { silentLog } from './silent-log.ts';

const consentsOf = (place: 'OFFER' | 'INSURANCE') =>
  consentsAt(place).map(({ type, version, hash }) => ({ type, version, hash }));
export const CONSENTS = consentsOf('OFFER');
export const INSURANCE_CONSENTS = consentsOf('INSURANCE');

export const TERMS: Terms = {
  productType: 'INDIVIDUAL_PERSON_SPL',
  pricing: 'FLEXIBLE',
  amount: tenge(175_000),
  term: { unit: 'DAY', count: 20 },
  purpose: '10',
  promoCode: null,
  fastIssue: false,
  insuranceAgreed: false,
};

type Sent = Parameters<Sms['send']>[0];
export type LendingWorld = Awaited<ReturnType<typeof lendingWorld>>;

type Given = {
  /** More settings, of providers for instance. */
  env?: Readonly<Record<string, string>>;
  /** The event store to use; it is closed with the world. */
  events?: TestEventServer;
  /** The source of single loans; by default their streams. */
  reading?: (ledger: RawLedger, databaseUrl: string) => Promise<{ ledger: RawLedger; loans: Loans; bonuses: Bonuses }>;
};

export async function lendingWorld(given: Given = {}) {
  const events = given.events ?? (await eventServer());
  const database = await migratedDatabase();
  const pool = openPool({ connectionString: database.url, max: 20 });
  const prepared = openPrepared(database.url);
  const databaseOf = <T>() => new Kysely<T>({ dialect: new PostgresDialect({ pool }) });
  const secrets = someSecrets();
  const config = readConfig({ ...given.env, DATABASE_URL: database.url, EVENTSTORE_URL: events.url }, () => secrets);

  const clock = movableClock();
  const sent: Sent[] = [];
  const smsDown = { now: false };
  const smsReports = new Map<string, SmsReport>();
  const sms: Sms = {
    send: async (message) => {
      if (smsDown.now) return 'not-sent';
      if (!sent.some((one) => one.key === message.key)) sent.push(message);
      return 'sent';
    },
    reportOf: async ({ key }) => smsReports.get(key) ?? { state: 'ON_ITS_WAY' },
  };
  const holder = testHolder(database.url);
  const mails: Parameters<Mail['send']>[0][] = [];
  const mail: Mail = {
    send: async (message) => {
      mails.push(message);
      return 'sent';
    },
  };
  const registry = await openRegistry({ ...config, pool, prepared, holder, ids: uuidIds, sms, mail });
  const raw = openLedger({ url: events.url, log: silentLog, code: codedUnder(config.keys.ANCHOR_KEY) });
  const fromStreams = { ledger: raw, loans: streamLoans(raw), bonuses: streamBonuses(raw) };
  const { ledger, loans, bonuses } = (await given.reading?.(raw, database.url)) ?? fromStreams;
  const unreadable: LoanId[] = [];
  const base = {
    config,
    log: pino({ level: 'error' }, { write: (line) => unreadable.push(...loanIn(line)) }),
    pool,
    prepared,
    reads: pool,
    sandboxDb: databaseOf<SandboxTables>(),
    moneyDb: databaseOf<MoneyTables>(),
    ledger,
    loans,
    bonuses,
    clock,
    ids: uuidIds,
    sms,
    mail,
    tasks: postgresTasks(pool),
    rounds: postgresRounds(pool, holder),
    providerTrouble: postgresProviderTrouble(pool),
    faults: postgresFaults(pool),
    people: { ...registry, pool, holder, ids: uuidIds },
    providerFailures: { count: 0 },
  };
  const chosen = chooseProviders(base);
  const intents = new Map<string, PaymentIntent>();
  const stored = chosen.intents;
  const opened: Pick<typeof stored, 'find' | 'failed' | 'answered'> = {
    find: async (id) => intents.get(id) ?? stored.find(id),
    failed: async (id, ...facts) => (intents.has(id) ? undefined : stored.failed(id, ...facts)),
    answered: async (id, ...facts) => (intents.has(id) ? undefined : stored.answered(id, ...facts)),
  };
  const providers = { ...chosen, intents: { ...stored, ...opened } };
  /** What the read model would find. */
  const queued: LoanId[] = [];
  const offerNumbers = new Map<string, LoanId>();
  const running: LoanId[] = [];
  const lookups = {
    ...lookupsOf(base),
    officeQueue: async () => ({
      places: queued.map((loanId, at) => ({ loanId, decideBy: null, opened: BigInt(at) })),
      hasNextPage: false,
      totalCount: queued.length,
    }),
    disputedLoans: async () => queued.map((loanId) => ({ loanId, on: localDate('2026-03-24') })),
    lateLoans: async ({ of: { ids, only } }) => {
      const views = await Promise.all(running.map((loanId) => loadLoan(ledger, loanId)));
      const places = views.flatMap((view) =>
        view?.standing?.overdueSince && ids.includes(view.loanId) === only
          ? [{ loanId: view.loanId, since: view.standing.overdueSince }]
          : [],
      );
      return { places, hasNextPage: false, totalCount: places.length };
    },
    lateTotals: async () => [],
    reversalsOwed: async () => [],
    loanOfOffer: async (offerNumber) => offerNumbers.get(offerNumber),
    loansToPay: async (day) => {
      const views = await Promise.all(running.map((loanId) => loadLoan(ledger, loanId)));
      return views.flatMap((view) =>
        view?.standing && isRunning(view.status) && dayToPay(view.standing) === day ? [view] : [],
      );
    },
  } satisfies Parameters<typeof makeCapabilities>[2];
  const canWith = (settings: Partial<typeof config>) =>
    makeCapabilities({ ...base, config: { ...config, ...settings } }, providers, lookups);
  const can = canWith({});
  const workflows = workflowsOf(base, can).filter(({ name }) => RUNNING.includes(name));
  const startWorkflows = (these: readonly Workflow[] = workflows): Runner =>
    startRunner({ ledger, tasks: base.tasks, ids: uuidIds, log: () => undefined }, these, {
      backoffMs: 30,
      maxBackoffMs: 200,
      pollMs: 60,
    });
  return {
    ...can,
    ...base,
    can,
    canWith,
    providers,
    borrowers: base.people.borrowers,
    files: base.people.files,
    printer: providers.printer,
    pictures: providers.pictures,
    events,
    sent,
    mails,
    smsDown,
    smsReports,
    intents,
    offerNumbers,
    running,
    startWorkflows,
    workflows,
    databaseUrl: database.url,
    queued,
    unreadable,
    officeNotes: async (loanId: LoanId) => (await providers.officeNotes.of([loanId])).get(loanId) ?? [],
    loan: async (loanId: LoanId) => {
      const loan = await loadLoan(ledger, loanId);
      if (!loan) throw new Error('no such loan');
      return loan;
    },
    close: async () => {
      await ledger.close();
      await holder.close();
      await prepared.end();
      await pool.end();
      await events.stop();
      await database.drop();
    },
  };
}

/** Nothing is paid out: approved loans stay approved. */
const RUNNING = ['verification', 'slot-release', 'notices', 'notice-papers'];

const someSecrets = () => Object.fromEntries(SECRETS.map((name) => [name, randomBytes(32).toString('base64')]));

const loanIn = (line: string): LoanId[] => {
  const { loanId } = JSON.parse(line);
  return loanId ? [LoanIdCodec.parse(loanId)] : [];
};

/** `now` is real time; the test sets the business day. */
export function movableClock(start = '2026-11-20') {
  let day: LocalDate = localDate(start);
  return {
    now: (): Instant => instant(new Date()),
    businessNow: async (): Promise<Instant> => instant(new Date(`${day}T07:00:00.000Z`)),
    today: async (): Promise<LocalDate> => day,
    set: (date: string) => {
      day = localDate(date);
    },
  } satisfies Clock & { set(date: string): void };
}

/** Who asks for a code: the key of an address, and a fresh command. */
export const anAsker = () => ({ key: 'here', network: undefined, commandId: uuidIds.fresh<CommandId>() });

export const aCaller = (borrowerId: string, role: Caller['actor']['role'] = 'borrower'): Caller => {
  const commandId = uuidIds.fresh<CommandId>();
  return { commandId, causationId: commandId, correlationId: commandId, actor: { role, id: borrowerId } };
};

let phones = 0;

export type TestPerson = { borrowerId: BorrowerId; iin: string; lastName: string; firstName: string; phone: Phone };

/** A fully registered person. The key names a sandbox persona; income band 8 is 500-700 thousand tenge a month. */
export async function aBorrower(world: LendingWorld, key = 'approve', incomeBand = 8): Promise<TestPerson> {
  const persona = PERSONAS.find((one) => one.key === key);
  if (!persona) throw new Error(`no persona ${key}`);
  const facts = parseIin(persona.iin);
  if (typeof facts === 'string') throw new Error('a persona with a wrong IIN');
  // The registry accepts an IIN only once, so each person has another number.
  const phone = `7701${String(9_000_000 + phones++)}` as Phone;
  const { db } = world.people;
  await db.updateTable('people.person').set({ iin_index: null, document_index: null }).execute();
  const account = await accounts(world.people).register({ phone, locale: 'RU' });
  if (account === 'closed') throw new Error('a new number has a closed account');
  await accounts(world.people).setPassword(account.id, PASSWORD_HASH);
  const id = account.id as BorrowerId;
  const profile = profiles(world.people);
  await profile.saveIdentity(id, { iin: persona.iin, birthDate: facts.birthDate, sex: persona.sex });
  await profile.savePersonal(
    id,
    {
      lastName: persona.lastName,
      firstName: persona.firstName,
      patronymic: null,
      noPatronymic: true,
      birthDate: facts.birthDate,
      sex: persona.sex,
      citizenship: 'KZ',
      birthPlace: 'KAZAKHSTAN',
      documentType: 'IDENTITY_CARD',
      documentNumber: `04${String(1_000_000 + phones)}`,
      documentIssuedOn: localDate('2020-01-10'),
      documentValidTo: localDate('2030-01-10'),
      documentIssuedBy: 'MVD',
      education: 'HIGHER_EDUCATION',
      familyStatus: 'SINGLE',
      childrenCount: 0,
      childrenUnder18: 0,
    } as never,
    { birthDate: facts.birthDate, sex: persona.sex },
  );
  await profile.saveEmployment(id, {
    email: `p${phones}@example.kz`,
    employmentType: saysEntrepreneur(key) ? 'INDIVIDUAL_ENTREPRENEUR' : 'FULL_TIME_EMPLOYMENT',
    incomeBand,
    monthlyLoanPayments: 0,
    monthlyExpenses: 50_000,
    declarations: [],
  } as never);
  await profile.complete(id, world.clock.now());
  return { borrowerId: id, iin: persona.iin, lastName: persona.lastName, firstName: persona.firstName, phone };
}
