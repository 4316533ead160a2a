/**
 * `npm run projections -- status | await | rebuild [name] [--compare | --back]`: the read models' positions, waiting
 * for those of this release, and rebuilding them from the log.
 */
import { addresses } from './addresses.ts';
import { projections } from './projections-commands.ts';
import { runCommand } from './run-command.ts';

await runCommand((say) => projections(process.argv.slice(2), addresses, say));
