/**
 * `npm run projections -- status | await | rebuild [name] [--compare | --back] | login <name>`: the read models'
 * positions, waiting for those of this release, rebuilding them from the log, and a login for a tool that reads views.
 */
import { addresses } from './addresses.ts';
import { projections } from './projections-commands.ts';
import { runCommand } from './run-command.ts';

await runCommand((say) => projections(process.argv.slice(2), addresses, say));
