/** `npm run ledger -- copy --to esdb://… [--switch]`: the log goes to another event store. */
import { ledgerCommand } from './ledger/commands.ts';
import { runCommand } from './run-command.ts';

await runCommand((say) => ledgerCommand(process.argv.slice(2), say));
