/** Tells `npm run faults` what to run for a row. */
import { FAULT_ROWS } from '../rows.ts';

const row = FAULT_ROWS.find(({ id }) => id === process.argv[2]);
if (!row) process.exit(1);
const named = [row.tests, row.long ?? {}];
const titles = [...new Set(named.flatMap((part) => Object.values(part).flat()))];
/** A title may have places for values, which are any text in a run. */
const pattern = (title: string): string =>
  title
    .replaceAll(/[.*+?^()|[\]\\]/g, '\\$&')
    .replaceAll(/%[sio]|…|\$\w+/g, '.*')
    .replaceAll(/[{}$]/g, '.');
process.stdout.write(
  JSON.stringify({
    strikes: (row.strikes ?? []).length > 0,
    files: [...new Set(named.flatMap((part) => Object.keys(part)))],
    titles: titles.map(pattern).join('|'),
  }),
);
