import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { inject } from 'vitest';
import { openClient, openPool } from '../../projections/postgres.ts';
import { migrateAdapters } from '../../server/adapters/migrate.ts';
import { migratePeople, peopleDatabase } from '../../server/people/database.ts';
import { HOLDER_CONNECTION, type Holder, makeHolder } from '../../server/people/holder.ts';

export type TestDatabase = { name: string; url: string; drop(): Promise<void> };

/** `template` is a database prepared by `templateDatabase`. */
export async function testDatabase(template = 'template1'): Promise<TestDatabase> {
  const name = `t_${randomBytes(6).toString('hex')}`;
  await copyDatabase(name, template);
  return { name, url: urlOf(name), drop: () => admin((client) => dropDatabase(client, name)) };
}

/** A database with the tables of persons and of the adapters: a copy takes a quarter of the time of a migration. */
export async function migratedDatabase(): Promise<TestDatabase> {
  return testDatabase(await templateDatabase('t_migrated', migrated));
}

async function migrated(url: string): Promise<void> {
  const pool = openPool({ connectionString: url, max: 1 });
  await migrateAdapters(pool);
  await migratePeople(peopleDatabase(pool));
  await pool.end();
}

export const testHolder = (url: string): Holder =>
  makeHolder(() => openClient({ connectionString: url, ...HOLDER_CONNECTION }));

const IN_USE = '55006';
const PATIENCE = 25;

/** A closing connection gets half a second: cut off, it would report an error that nobody handles. */
async function dropDatabase(client: pg.PoolClient, name: string): Promise<void> {
  const drop = `drop database if exists ${client.escapeIdentifier(name)}`;
  for (let attempt = 1; attempt <= PATIENCE; attempt++) {
    try {
      await client.query(drop);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== IN_USE) throw error;
      await sleep(20);
    }
  }
  await client.query(`${drop} with (force)`);
}

/**
 * A prepared database that `testDatabase` copies quickly. The first caller prepares it, others wait; `prepare` must
 * close its connections.
 */
export async function templateDatabase(name: string, prepare: (url: string) => Promise<void>): Promise<string> {
  if (prepared.has(name)) return name;
  await alone(`template:${name}`, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    const half = `${name}_half`;
    await client.query(`drop database if exists ${client.escapeIdentifier(half)} with (force)`);
    await client.query(`create database ${client.escapeIdentifier(half)}`);
    await prepare(urlOf(half));
    await client.query(`alter database ${client.escapeIdentifier(half)} rename to ${client.escapeIdentifier(name)}`);
  });
  prepared.add(name);
  return name;
}
const prepared = new Set<string>();

/** Copying fails while anyone is connected to the template, also while another copy runs. */
const copyDatabase = (name: string, template: string): Promise<void> =>
  alone(`copy:${template}`, async (client) => {
    const [to, from] = [client.escapeIdentifier(name), client.escapeIdentifier(template)];
    for (let attempt = 1; ; attempt++) {
      try {
        await client.query(`create database ${to} template ${from} strategy file_copy`);
        return;
      } catch (error) {
        if ((error as { code?: string }).code !== IN_USE || attempt === 50) throw error;
        await sleep(100);
      }
    }
  });

function urlOf(database: string): string {
  const url = new URL(inject('postgres'));
  url.pathname = `/${database}`;
  return url.href;
}

/** One connection a worker for such work, since each costs a process of Postgres; it keeps no worker alive. */
let administrators: pg.Pool | undefined;

async function admin<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  administrators ??= openPool({ connectionString: inject('postgres'), max: 1, allowExitOnIdle: true });
  const client = await administrators.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/** Under a lock that workers share. */
const alone = <T>(lock: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  admin(async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [lock]);
    try {
      return await work(client);
    } finally {
      await client.query('select pg_advisory_unlock(hashtext($1))', [lock]);
    }
  });
