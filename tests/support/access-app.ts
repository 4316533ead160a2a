/** The server with registration but without lending, on a Postgres database of its own. */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { openPool } from '../../projections/postgres.ts';
import { postgresBiometrySessions } from '../../server/adapters/biometry-sessions/postgres.ts';
import { sandboxCaptcha } from '../../server/adapters/captcha/sandbox.ts';
import { systemClock } from '../../server/adapters/clock/system.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { sandboxMail } from '../../server/adapters/mail/sandbox.ts';
import { sandboxOutbox } from '../../server/adapters/outbox/sandbox.ts';
import { sandboxSms } from '../../server/adapters/sms/sandbox.ts';
import { postgresTwoPersons } from '../../server/adapters/two-persons/postgres.ts';
import type { ServerDeps } from '../../server/api/deps.ts';
import { noteLimit } from '../../server/api/http/doing.ts';
import { buildServer } from '../../server/api/http/server.ts';
import { accessRoutes } from '../../server/api/people/access-rest.ts';
import { emailChangeResolvers } from '../../server/api/people/email-change.ts';
import { identityResolvers } from '../../server/api/people/identity.ts';
import { openSessionsResolvers } from '../../server/api/people/open-sessions.ts';
import { phoneChangeResolvers } from '../../server/api/people/phone-change.ts';
import { profileResolvers } from '../../server/api/people/profile.ts';
import { profileRoutes } from '../../server/api/people/profile-rest.ts';
import { registrationResolvers } from '../../server/api/people/registration.ts';
import { sessionResolvers } from '../../server/api/people/session.ts';
import { signInResolvers } from '../../server/api/people/sign-in.ts';
import { signInRoutes } from '../../server/api/people/sign-in-rest.ts';
import { staffResolvers } from '../../server/api/people/staff.ts';
import { staffEntryResolvers } from '../../server/api/people/staff-entry.ts';
import { sandboxRoutes } from '../../server/api/sandbox/routes.ts';
import { fillDemo } from '../../server/people/demo.ts';
import { openRegistry, type PeopleRegistry } from '../../server/people/registry.ts';
import type { KeyRing } from '../../server/ports/key-ring.ts';
import type { Outbox } from '../../server/ports/outbox.ts';
import { makeEmailChange } from '../../server/use-cases/people/email-change.ts';
import { makeIdentity } from '../../server/use-cases/people/identity.ts';
import type { IinRegistry } from '../../server/use-cases/people/iin-registry.ts';
import { makeOpenSessions } from '../../server/use-cases/people/open-sessions.ts';
import { makePassword } from '../../server/use-cases/people/password.ts';
import { makePhoneChange } from '../../server/use-cases/people/phone-change.ts';
import { makeProfile } from '../../server/use-cases/people/profile.ts';
import { makeRegistration } from '../../server/use-cases/people/registration.ts';
import { makeRestorePassword } from '../../server/use-cases/people/restore-password.ts';
import { makeSecondFactor } from '../../server/use-cases/people/second-factor.ts';
import { type LoansForGuards, makeSession } from '../../server/use-cases/people/session.ts';
import { makeSignIn } from '../../server/use-cases/people/sign-in.ts';
import { makeStaff } from '../../server/use-cases/people/staff.ts';
import { factorByMail, passwordByMail } from '../../server/use-cases/people/staff-mail.ts';
import { freshPassword, makeStaffPassword } from '../../server/use-cases/people/staff-password.ts';
import { checkedRoutes } from './checked-routes.ts';
import { ringOf } from './key-rings.ts';
import { migratedDatabase, type TestDatabase, testHolder } from './postgres.ts';

const ROOT = join(import.meta.dirname, '..', '..');

export type AccessApp = {
  /** A second process of the product needs the same key. */
  answersKeys: KeyRing;
  app: FastifyInstance;
  people: PeopleRegistry;
  pool: pg.Pool;
  url: string;
  outbox: Outbox;
  logs: string[];
  alarms: string[];
  codeFor(phone: string): Promise<string>;
  close(): Promise<void>;
};

type Options = Partial<Pick<ServerDeps, 'resolvers' | 'routes' | 'arrival' | 'extensions' | 'metrics' | 'warnings'>> & {
  config?: Partial<ServerDeps['config']>;
  strangerSmsADay?: number;
  loans?: LoansForGuards;
  registry?: IinRegistry;
  staffNeedFactor?: boolean;
};

const noLoans: LoansForGuards = { lastLoan: async () => undefined, lock: async () => undefined };

export async function accessApp(options: Options = {}): Promise<AccessApp> {
  const database: TestDatabase = await migratedDatabase();
  const pool = openPool({ connectionString: database.url, max: 10 });
  // When the database is dropped, an idle connection may be cut before the pool closes it.
  pool.on('error', () => undefined);
  const outbox = sandboxOutbox(pool);
  const config: ServerDeps['config'] = {
    env: 'demo',
    publicUrl: 'http://localhost:4000',
    brand: 'nesie',
    limits: 'demo',
    trustedProxies: [],
    clientKeySecret: 'for tests only',
    ...options.config,
  };
  const secret = () => ringOf(randomBytes(32));
  const keys = {
    PEOPLE_MASTER_KEY: secret(),
    PEOPLE_INDEX_KEY: secret(),
    CODES_KEY: secret(),
    ANSWERS_KEY: secret(),
  };
  const holder = testHolder(database.url);
  const people = await openRegistry({
    pool,
    holder,
    ids: uuidIds,
    sms: sandboxSms(outbox),
    mail: sandboxMail(outbox),
    publicUrl: config.publicUrl,
    keys,
    staffNeedFactor: options.staffNeedFactor ?? false,
    limitMet: noteLimit,
  });
  await fillDemo(people);
  const alarms: string[] = [];
  const base = {
    ...people,
    captcha: sandboxCaptcha,
    strictLimits: config.limits === 'strict',
    strangerSmsADay: options.strangerSmsADay ?? 5_000,
    alarm: (text: string) => void alarms.push(text),
    sms: sandboxSms(outbox),
    mail: sandboxMail(outbox),
    faceSessions: postgresBiometrySessions(pool),
    clock: systemClock,
    twoPersons: postgresTwoPersons(pool),
    publicUrl: config.publicUrl,
  };
  const password = makePassword(base);
  const api = {
    session: makeSession({
      ...base,
      loanGuard: options.loans ?? noLoans,
      demo: true,
      lender: { licence: '02.21.0017.М' },
      works: config.works,
    }),
    signIn: makeSignIn(base),
    openSessions: makeOpenSessions(base),
    phoneChange: makePhoneChange(base),
    emailChange: makeEmailChange(base),
    password,
    staff: makeStaff({ ...base, freshPassword, handOver: passwordByMail(base), tellFactor: factorByMail(base) }),
    secondFactor: makeSecondFactor(base),
    staffPassword: makeStaffPassword({ ...base, password }),
    registration: makeRegistration(base),
    restorePassword: makeRestorePassword(base),
    identity: makeIdentity({ ...base, ...(options.registry ? { registry: options.registry } : {}) }),
    profile: makeProfile(base),
    codes: people.codes,
    captcha: sandboxCaptcha,
  };
  const logs: string[] = [];
  const app = await buildServer({
    config,
    log: { level: 'trace', stream: { write: (line) => logs.push(line) } },
    resolvers: [
      sessionResolvers(api),
      signInResolvers(api),
      registrationResolvers(api),
      openSessionsResolvers(api),
      phoneChangeResolvers(api),
      emailChangeResolvers(api),
      identityResolvers(api),
      profileResolvers(api),
      staffResolvers(api),
      staffEntryResolvers(api),
      ...(options.resolvers ?? []),
    ],
    partial: true,
    ...(options.arrival ? { arrival: options.arrival } : {}),
    routes: checkedRoutes([
      ...signInRoutes(api, config.brand),
      ...profileRoutes(api),
      ...accessRoutes(api),
      ...(options.routes ?? []),
    ]),
    extensions: [
      ...(config.env === 'demo' ? [sandboxRoutes({ config, outbox, clock: systemClock, sections: [] })] : []),
      ...(options.extensions ?? []),
    ],
    sessions: people.sessions,
    idempotency: people.idempotency,
    limits: people.limits,
    ids: uuidIds,
    ready: { postgres: async () => void (await pool.query('select 1')) as undefined },
    ...(options.warnings && { warnings: options.warnings }),
    metrics: options.metrics,
    folders: {
      schema: join(ROOT, 'schema', 'graphql'),
      web: join(ROOT, 'web', 'dist'),
      graphiql: join(ROOT, 'web', 'graphiql', 'dist'),
      persisted: join(ROOT, 'web', 'generated'),
    },
  });
  return {
    answersKeys: keys.ANSWERS_KEY,
    app,
    people,
    pool,
    url: database.url,
    outbox,
    logs,
    alarms,
    async codeFor(phone) {
      const code = (await outbox.read(phone)).find((message) => message.code)?.code;
      if (!code) throw new Error('no code in the outbox');
      return code;
    },
    async close() {
      await app.close();
      await holder.close();
      await pool.end();
      await database.drop();
    },
  };
}
