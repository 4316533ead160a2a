/** `npm run staff -- <command>` */
import { parseArgs } from 'node:util';
import { email as emailField } from '../../schema/forms/fields.ts';
import { readForm } from '../../schema/forms/read.ts';
import { postgresTwoPersons } from '../adapters/two-persons/postgres.ts';
import { addresses } from './addresses.ts';
import { withPeople } from './people-here.ts';
import { runCommand } from './run-command.ts';
import { staffCommand, USAGE, Wrong } from './staff-commands.ts';

await runCommand(async (say) => {
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
    say(await staffCommand(people, postgresTwoPersons(pool), { ...values, ...email, ...password, command })),
  );
  return 0;
});
