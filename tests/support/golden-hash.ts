/** Prints one hash over what every golden stream folds to, for a process with another time zone and locale. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outcomeOf, rawEvents } from '../golden/stored.ts';

const FOLDER = join(import.meta.dirname, '..', 'golden');
const hash = createHash('sha256');
for (const name of readdirSync(FOLDER)
  .filter((one) => one.endsWith('.ndjson'))
  .toSorted()) {
  const lines = readFileSync(join(FOLDER, name), 'utf8').trimEnd().split('\n').slice(0, -1);
  hash.update(JSON.stringify(await outcomeOf(rawEvents(lines))));
}
process.stdout.write(hash.digest('hex'));
