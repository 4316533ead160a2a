/**
 * `npm run audit -- replay | as-of | verify | export | import | anchor-key`; without a command it prints help. Exit
 * code 1 after a finding.
 */
import { addresses } from './addresses.ts';
import { audit } from './audit-commands.ts';
import { runCommand } from './run-command.ts';

await runCommand((say) => audit(process.argv.slice(2), addresses, say));
