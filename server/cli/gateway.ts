/** `npm run gateway -- keys | check URL | callbacks`; without a command it prints help. Exit code 1 after a finding. */
import { gateway } from './gateway-commands.ts';
import { runCommand } from './run-command.ts';

await runCommand((say) => gateway(process.argv.slice(2), process.env, say));
