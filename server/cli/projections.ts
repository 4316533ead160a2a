/**
 * `npm run projections -- status | rebuild [name] [--compare]`: the read models' positions, and rebuilding them from
 * the log.
 */
import { addresses } from './addresses.ts';
import { projections } from './projections-commands.ts';
import { runCommand } from './run-command.ts';

await runCommand((say) => projections(process.argv.slice(2), addresses, say));
