/** `npm run projections -- status | rebuild [name] [--compare]`: how far the read models are, and the way to make them anew from the log. */
import { addresses } from './addresses.ts';
import { projections } from './projections-commands.ts';
import { runCommand } from './run-command.ts';

await runCommand((say) => projections(process.argv.slice(2), addresses, say));
