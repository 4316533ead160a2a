/** `npm run ledger -- copy --to esdb://… [--switch]` to another event store; `-- user NAME`: the user of one. */
import { ledgerCommand } from './ledger/commands.ts';
import { runCommand } from './run-command.ts';

await runCommand((say) => ledgerCommand(process.argv.slice(2), say));
