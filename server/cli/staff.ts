/** `npm run staff -- <command>` */
import { parseArgs } from 'node:util';
import { email as emailField } from '../../schema/forms/fields.ts';
import { readForm } from '../../schema/forms/read.ts';
import { postgresTwoPersons } from '../adapters/two-persons/postgres.ts';
import { BadSetting } from '../bad-setting.ts';
import { KeysDoNotFit } from '../people/key-check.ts';
import { addresses } from './addresses.ts';
import { endQuietlyOnClosedPipe } from './closed-pipe.ts';
import { withPeople } from './people-here.ts';
import { staffCommand, USAGE, Wrong } from './staff-commands.ts';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } },
  });
  const [command = ''] = positionals;
  const read = readForm(emailField, values.email ?? '');
  if (command !== 'list' && 'problems' in read) throw new Wrong(USAGE);
  const email = 'value' in read ? { email: read.value } : {};
  const password = process.env.STAFF_PASSWORD ? { password: process.env.STAFF_PASSWORD } : {};
  await withPeople(addresses(), async (people, pool) =>
    console.log(await staffCommand(people, postgresTwoPersons(pool), { ...values, ...email, ...password, command })),
  );
}

endQuietlyOnClosedPipe();
main().catch((error: Error) => {
  console.error([Wrong, BadSetting, KeysDoNotFit].some((kind) => error instanceof kind) ? error.message : error.stack);
  process.exitCode = 1;
});
