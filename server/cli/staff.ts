/** `npm run staff -- add --email ... --name ... --role analyst` (password from STAFF_PASSWORD, else one is made and shown once), `-- disable --email ...`. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openClient, openPool } from '../../projections/postgres.ts';
import { ROLES, type Role } from '../../schema/events/envelope.ts';
import { email as emailField } from '../../schema/forms/fields.ts';
import { readForm } from '../../schema/forms/read.ts';
import { newPassword } from '../../schema/forms/sign-in.ts';
import { uuidIds } from '../adapters/ids/uuid.ts';
import { BadSetting, readConfig } from '../config.ts';
import { demoSecrets } from '../demo-secrets.ts';
import { makeHolder } from '../people/holder.ts';
import { KeysDoNotFit } from '../people/key-check.ts';
import { openRegistry, type PeopleRegistry } from '../people/registry.ts';
import { endQuietlyOnClosedPipe } from './closed-pipe.ts';
import { readRunFile } from './run-file.ts';

const STAFF_ROLES: readonly Role[] = ROLES.filter(
  (role) => !['anonymous', 'borrower', 'entrepreneur', 'system'].includes(role),
);
const USAGE = `npm run staff -- add --email <address> --name <name> --role <${STAFF_ROLES.join('|')}>\nnpm run staff -- disable --email <address>`;

class Wrong extends Error {}

async function add(
  people: PeopleRegistry,
  email: string,
  name: string | undefined,
  role: string | undefined,
): Promise<string> {
  const known = STAFF_ROLES.find((one) => one === role);
  if (!known || !name) throw new Wrong(USAGE);
  const password = process.env.STAFF_PASSWORD ?? `${randomBytes(9).toString('base64url').replace(/[-_]/g, 'x')}A7z`;
  if ('problems' in readForm(newPassword, password)) throw new Wrong('STAFF_PASSWORD does not meet the password rule.');
  const passwordHash = await people.passwords.hash(password);
  const outcome = await people.accounts.addStaff({ email, name, roles: [known], passwordHash });
  if (outcome === 'taken') throw new Wrong(`${email} has an account already.`);
  return process.env.STAFF_PASSWORD
    ? `${email} added as ${known}.`
    : `${email} added as ${known}. Password, shown once: ${password}`;
}

async function disable(people: PeopleRegistry, email: string): Promise<string> {
  const account = await people.accounts.byEmail(email);
  if (account?.kind !== 'staff') throw new Wrong(`${email} is no member of staff.`);
  await people.accounts.disable(account.id);
  await people.sessions.closeAll(account.id);
  return `${email} may not sign in any more.`;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } },
  });
  const [command] = positionals;
  const read = readForm(emailField, values.email ?? '');
  if ((command !== 'add' && command !== 'disable') || 'problems' in read) throw new Wrong(USAGE);
  const running = readRunFile(process.env.DATA_DIR ?? '.data');
  const env = { DATABASE_URL: running?.databaseUrl, EVENTSTORE_URL: running?.eventStoreUrl, ...process.env };
  if (!env.DATABASE_URL)
    throw new Wrong('Nesie is not running from this data folder; start it first, or name DATABASE_URL.');
  const config = readConfig(env, demoSecrets);
  const pool = openPool({ connectionString: config.databaseUrl, max: 2 });
  const holder = makeHolder(() => openClient({ connectionString: config.databaseUrl }));
  const sms = { send: async () => 'not-sent' as const };
  try {
    const people = await openRegistry({
      pool,
      holder,
      ids: uuidIds,
      sms,
      publicUrl: config.publicUrl,
      secrets: config.secrets,
    });
    console.log(
      command === 'add' ? await add(people, read.value, values.name, values.role) : await disable(people, read.value),
    );
  } finally {
    await holder.close();
    await pool.end();
  }
}

endQuietlyOnClosedPipe();
main().catch((error: Error) => {
  console.error([Wrong, BadSetting, KeysDoNotFit].some((kind) => error instanceof kind) ? error.message : error.stack);
  process.exitCode = 1;
});
