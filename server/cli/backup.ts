/** `npm run backup -- keygen | make | check`; without a command it prints help. */
import { addresses } from './addresses.ts';
import { backup } from './backup/commands.ts';
import { runCommand } from './run-command.ts';

await runCommand((say) => backup(process.argv.slice(2), addresses, say));
