/**
 * `npm run seed -- --loans 2000 [--seed 1]`: a portfolio of 24 months in the running demo, made by the real deciders
 * and written as one stream per loan (R38). The same seed on the same day gives the same loans; a repeated run adds
 * what is missing.
 */
import { addresses } from './addresses.ts';
import { runCommand } from './run-command.ts';
import { seed } from './seed-command.ts';

await runCommand((say) => seed(process.argv.slice(2), addresses, say));
