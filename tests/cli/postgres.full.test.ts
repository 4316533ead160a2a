import { spawn } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../server/cli/postgres.ts';
import { openFolder } from '../support/open-folder.ts';
import { templateDatabase, testDatabase } from '../support/postgres.ts';

const folders: string[] = [];
const running: Postgres[] = [];

afterEach(async () => {
  for (const cluster of running.splice(0)) {
    await cluster.stop('immediate');
    rmSync(cluster.folder, { recursive: true, force: true });
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function temporary(): string {
  const folder = openFolder('nesie-cli-');
  folders.push(folder);
  return folder;
}

async function start(folder: string): Promise<Postgres> {
  const cluster = await startPostgres({ folder, unsafeFast: true });
  running.push(cluster);
  return cluster;
}

async function one(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return Object.values((await client.query(sql)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

describe('the embedded cluster', () => {
  it('both databases are made, Kazakh letters are folded, and data are kept over a restart', async () => {
    const folder = join(temporary(), 'pg');
    const first = await start(folder);
    expect(first.moved).toBe(false);
    expect(await one(first.url('nesie'), `select lower('ӘҒҚҢӨҰҮҺІ Ё')`)).toBe('әғқңөұүһі ё');
    await one(first.url('events'), 'create table kept as select 7 as n');
    running.splice(0);
    await first.stop();
    const second = await start(folder);
    expect(await one(second.url('events'), 'select n from kept')).toBe(7);
  });

  it('it moves out of a folder that the unprivileged user cannot enter, to the same place each time', async () => {
    const home = temporary();
    chmodSync(home, 0o700);
    const folder = join(home, 'checkout', 'pg');
    const first = await start(folder);
    expect(first.moved).toBe(process.getuid?.() === 0);
    expect(await one(first.url('nesie'), 'select 1')).toBe(1);
    running.splice(0);
    await first.stop();
    expect((await start(folder)).folder).toBe(first.folder);
  });

  it('it is taken over from a killed starter, and never from a running one', async () => {
    const folder = join(temporary(), 'pg');
    const module = JSON.stringify(new URL('../../server/cli/postgres.ts', import.meta.url).href);
    const script = `const { startPostgres } = await import(${module});
      const { pid } = await startPostgres({ folder: ${JSON.stringify(folder)}, databases: [], unsafeFast: true });
      console.log(pid);`;
    const starter = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const orphan = Number(await new Promise((resolve) => starter.stdout.once('data', resolve)));
    await expect(startPostgres({ folder })).rejects.toThrow(/in use by process/);
    starter.kill('SIGKILL');
    await new Promise((resolve) => starter.once('exit', resolve));
    const second = await start(folder);
    expect(second.pid).not.toBe(orphan);
    expect(() => process.kill(orphan, 0)).toThrow();
    expect(await one(second.url('nesie'), 'select 1')).toBe(1);
  });

  it('a wrong password is refused', async () => {
    const cluster = await start(join(temporary(), 'pg'));
    await expect(one(`postgres://postgres:guess@127.0.0.1:${cluster.port}/nesie`, 'select 1')).rejects.toThrow(
      /password/,
    );
  });
});

describe('test databases', () => {
  it('they are copies of a template that is prepared once', async () => {
    let prepared = 0;
    const prepare = async (url: string) => {
      prepared += 1;
      await one(url, 'create table t as select 1 as n');
    };
    await templateDatabase('cli_template', prepare);
    const template = await templateDatabase('cli_template', prepare);
    const [a, b] = await Promise.all([testDatabase(template), testDatabase(template)]);
    expect(await one(a.url, 'update t set n = 2 returning n')).toBe(2);
    expect(await one(b.url, 'select n from t')).toBe(1);
    expect(prepared).toBe(1);
    await Promise.all([a.drop(), b.drop()]);
  });
});
