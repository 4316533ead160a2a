/**
 * `npm run audit -- replay loan-<id> | verify --all | verify <stream> | as-of loan-<id> --date D | --revision N | export --ndjson [stream]`
 * Reads only. Exit code 1 where something is not as it should be.
 */
import { addresses } from './addresses.ts';
import { audit } from './audit-commands.ts';
import { runCommand } from './run-command.ts';

await runCommand((say) => audit(process.argv.slice(2), addresses, say));
