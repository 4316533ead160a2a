/**
 * `npm run audit -- replay | as-of | verify | export | anchor-key`; without a word it says how. Reads only. Exit code 1 where something is not as it should be.
 */
import { addresses } from './addresses.ts';
import { audit } from './audit-commands.ts';
import { runCommand } from './run-command.ts';

await runCommand((say) => audit(process.argv.slice(2), addresses, say));
