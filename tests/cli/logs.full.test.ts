/** A part of `npm start` that says more than a log file holds: files turn over, the oldest go, no person is named. */
import { closeSync, globSync, openSync, readFileSync, readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Child, startChild } from '../../server/cli/child.ts';
import { openFolder } from '../support/open-folder.ts';
import { until } from '../support/until.ts';

const folder = openFolder('nesie-logs-');
const MIB = 1_048_576;
let child: Child | undefined;
afterAll(async () => {
  await child?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** With the logger of the product: 69 MiB of lines with what must not be in a log, and a code of a refusal. */
const TALKATIVE = `
  import { setTimeout as wait } from 'node:timers/promises';
  import { pino } from 'pino';
  import { loggerOptions } from './server/api/http/log.ts';
  const log = pino(loggerOptions({ level: 'info' }));
  const filler = 'x'.repeat(3_000);
  const trouble = Object.assign(new Error('no answer for +7 701 234 56 78, asel@mail.kz'), { code: 'ECONNREFUSED' });
  console.log(JSON.stringify({ ready: true }));
  for (let line = 0; line < 19_000; line++) {
    const person = { phone: '77012345678', iin: '900512400001', sent: { code: '4711' } };
    log.warn({ err: trouble, refusal: 'CODE_LIMIT', ...person, line }, filler);
    if (line % 500 === 0) await wait(2);
  }
  setInterval(() => {}, 1_000);
`;

const LAST = '"line":18999,';
function endOf(file: string): string {
  const descriptor = openSync(file, 'r');
  const bytes = Buffer.alloc(8_192);
  const read = readSync(descriptor, bytes, 0, bytes.length, Math.max(0, statSync(file).size - bytes.length));
  closeSync(descriptor);
  return bytes.toString('latin1', 0, read);
}

it('ten mebibytes a file, five old ones, readable for their owner, with codes and without persons', async () => {
  const logFile = join(folder, 'application.log');
  const spec = { name: 'application', args: ['--input-type=module', '-e', TALKATIVE], env: {}, logFile };
  child = await startChild(spec, { say: () => undefined, giveUp: () => undefined });
  const files = () => globSync(join(folder, '*.log')).toSorted();
  await until(() => (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > 0 && endOf(logFile).includes(LAST));
  await child.stop();
  expect(files()).toHaveLength(6);
  for (const file of files()) {
    const { size, mode } = statSync(file);
    expect(size).toBeLessThan(11 * MIB);
    expect(mode & 0o777).toBe(0o600);
  }
  const newest = readFileSync(logFile, 'utf8');
  const older = files().filter((file) => file !== logFile);
  for (const text of [newest, readFileSync(older[0] ?? '', 'utf8')]) {
    expect(/7012345678|701 234|asel@|900512400001|"4711"/.exec(text)?.[0]).toBeUndefined();
  }
  expect(readFileSync(older[0] ?? '', 'utf8')).toMatch(
    /"errorCode":"ECONNREFUSED".*<digits>, <mail>.*"refusal":"CODE_LIMIT"/,
  );
  const numbers = files().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/"line":(\d+)/g)].map(([, n]) => Number(n)),
  );
  const sorted = numbers.toSorted((a, b) => a - b);
  expect(sorted.at(-1)).toBe(18_999);
  expect(new Set(numbers).size).toBe(numbers.length);
  // What is kept has no gap: lines are lost only with the oldest files.
  expect(sorted).toEqual(Array.from({ length: sorted.length }, (_, at) => (sorted[0] ?? 0) + at));
});
