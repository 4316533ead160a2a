/**
 * `npm run seed -- --loans 2000 [--seed 1]`: a portfolio of 24 months into the running demo. Every loan is lived through by the real deciders and written
 * as one stream (R38). The same seed on the same day makes the same loans; run again it adds only what is missing.
 */
import { addresses } from './addresses.ts';
import { runCommand } from './run-command.ts';
import { seed } from './seed-command.ts';

await runCommand((say) => seed(process.argv.slice(2), addresses, say));
