/** What an operator runs in a container: the commands of the image, as a user without rights. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillAsImage } from '../support/image.ts';
import { type TestDatabase, testDatabase } from '../support/postgres.ts';
import { productionSettings } from '../support/production-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'nesie-image-'));
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  fillAsImage(folder);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const NOBODY = 65_534;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Nothing of this machine's settings, and no other Node in the path than that of the image. */
function run(command: string, ...args: string[]): Promise<{ code: number; out: string }> {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const env = {
    ...productionSettings(database.url, 'esdb://nesie:a-password-of-a-test@events.invalid:2113?tls=true'),
    SECRETS_FILE: join(folder, 'secrets.json'),
    PATH: `${folder}/bin:/usr/bin:/bin`,
  };
  const [tool = '', ...words] = scripts[command].split(' ');
  return new Promise((resolve) =>
    execFile(tool, [...words, ...args], { cwd: folder, env, ...asNobody }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out: out + err }),
    ),
  );
}

const OTHERS = ['keys', 'backup', 'restore', 'projections', 'ledger', 'audit', 'bank', 'gateway'];

it('the secrets of a new installation are made, and with them its first administrator', async () => {
  writeFileSync(join(folder, 'secrets.json'), (await run('keys', 'new')).out);
  const made = await run('staff', 'add', '--email', 'admin@lender.kz', '--name', 'Айгуль Ким', '--role', 'admin');
  expect(made).toMatchObject({ code: 0, out: expect.stringContaining('Password, shown once: ') });
  expect((await run('staff', 'list')).out).toMatch(/admin@lender\.kz .*admin/);
});

it.each(OTHERS)('%s tells how it is used', async (name) => {
  expect((await run(name, 'help')).out).toMatch(new RegExp(`^(Usage: )?npm run ${name} -- `, 'm'));
});

it('what needs the sources says so, and nothing is installed', async () => {
  expect(await run('seed')).toMatchObject({ code: 1, out: expect.stringContaining('"seed" is not in the image') });
});
