/** A login for a tool of analysts: it reads the views of schema `analytics` and nothing else (docs/analytics.md). */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { ANALYTICS_ROLE } from '../../projections/analytics/refresh.ts';

const NAME = /^[a-z][a-z0-9_]{1,30}$/;
const PASSWORD_BYTES = 18;

/** What a login is given; it may change all but the connection limit for itself (R995). */
export const READER_SETTINGS: readonly (readonly [setting: string, value: string])[] = [
  ['default_transaction_read_only', 'on'],
  ['statement_timeout', '60s'],
  ['idle_in_transaction_session_timeout', '60s'],
  ['transaction_timeout', '120s'],
  ['timezone', 'Asia/Almaty'],
];

/** A sentence for the person at the terminal. */
export class NoLogin extends Error {
  override name = 'NoLogin';
}

const INSUFFICIENT_PRIVILEGE = '42501';
const DUPLICATE_OBJECT = '42710';
const UNDEFINED_OBJECT = '42704';
const WHY: Readonly<Record<string, string>> = {
  [INSUFFICIENT_PRIVILEGE]:
    'The role of the product may not create roles. An administrator makes the login: docs/analytics.md has the lines',
  [DUPLICATE_OBJECT]: 'There is a role of this name. Choose another, or drop it first',
  [UNDEFINED_OBJECT]: `There is no role ${ANALYTICS_ROLE} yet: start the product once`,
};

/** The lines to print. @throws NoLogin */
export async function makeReaderLogin(pool: pg.Pool, databaseUrl: string, name: string): Promise<readonly string[]> {
  if (!NAME.test(name))
    throw new NoLogin('A name has 2 to 31 small Latin letters, digits and _, and begins with a letter');
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const settings = READER_SETTINGS.map(([setting, value]) => `alter role ${name} set ${setting} = '${value}'`);
  const created = `create role ${name} login password '${password}' in role ${ANALYTICS_ROLE} connection limit 5`;
  // Several statements in one query are one transaction.
  await pool.query([created, ...settings].join(';')).catch((error: { code?: string }) => {
    const why = WHY[error.code ?? ''];
    throw why === undefined ? error : new NoLogin(why);
  });
  const url = new URL(databaseUrl);
  [url.username, url.password, url.search] = [name, password, ''];
  const address = url.href.replace(/^postgres(?:ql)?:/, '');
  return [
    `${name} reads the views of schema analytics. Its password is shown once:`,
    `  psql "postgresql:${address}?options=-csearch_path%3Danalytics"`,
    `  SQLAlchemy: postgresql+psycopg2:${address}`,
    `  host ${url.hostname}, port ${url.port || '5432'}, database ${url.pathname.slice(1)}`,
    'What an administrator adds (connections, temporary tables, a log of questions): docs/analytics.md',
  ];
}
