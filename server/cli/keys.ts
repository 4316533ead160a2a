/** `npm run keys -- <command>`: which keys there are, and how each is changed while the product runs. */
import { addresses } from './addresses.ts';
import { keysCommand } from './keys-commands.ts';
import { runCommand } from './run-command.ts';

await runCommand((say) => keysCommand(process.argv.slice(2), addresses, say));
