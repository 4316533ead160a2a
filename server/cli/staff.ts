/** `npm run staff -- <command>` */
import { parseArgs } from 'node:util';
import { openClient, openPool } from '../../projections/postgres.ts';
import { email as emailField } from '../../schema/forms/fields.ts';
import { readForm } from '../../schema/forms/read.ts';
import { uuidIds } from '../adapters/ids/uuid.ts';
import { migrateAdapters } from '../adapters/migrate.ts';
import { postgresTwoPersons } from '../adapters/two-persons/postgres.ts';
import { BadSetting } from '../bad-setting.ts';
import { makeHolder } from '../people/holder.ts';
import { KeysDoNotFit } from '../people/key-check.ts';
import { openRegistry } from '../people/registry.ts';
import { addresses } from './addresses.ts';
import { endQuietlyOnClosedPipe } from './closed-pipe.ts';
import { configOf } from './instance-config.ts';
import { staffCommand, USAGE, Wrong } from './staff-commands.ts';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } },
  });
  const [command = ''] = positionals;
  const read = readForm(emailField, values.email ?? '');
  if (command !== 'list' && 'problems' in read) throw new Wrong(USAGE);
  const config = configOf(addresses());
  const pool = openPool({ connectionString: config.databaseUrl, max: 2 });
  const holder = makeHolder(() => openClient({ connectionString: config.databaseUrl }));
  const nowhere = { send: async () => 'not-sent' as const };
  try {
    // The first account may be added before the server has ever started.
    await migrateAdapters(pool);
    const people = await openRegistry({
      pool,
      holder,
      ids: uuidIds,
      sms: nowhere,
      mail: nowhere,
      publicUrl: config.publicUrl,
      secrets: config.secrets,
    });
    const email = 'value' in read ? { email: read.value } : {};
    const password = process.env.STAFF_PASSWORD ? { password: process.env.STAFF_PASSWORD } : {};
    console.log(await staffCommand(people, postgresTwoPersons(pool), { ...values, ...email, ...password, command }));
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
