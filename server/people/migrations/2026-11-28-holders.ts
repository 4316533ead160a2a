/**
 * The process that works on a row (server/people/holder.ts). A code keeps the command that used it, so that its retry
 * passes.
 */
import { type Kysely, sql } from 'kysely';

const UP = [
  'create sequence ops.holder as int',
  `create function ops.lives(holder int) returns boolean language sql as $$
    select exists (
      select 1 from pg_locks
      where locktype = 'advisory' and classid = 7321002::oid and objid = holder::oid and objsubid = 2 and granted
        and database = (select oid from pg_database where datname = current_database())) $$`,
  'alter table ops.idempotency add column holder int',
  'alter table people.code add column holder int, add column held_until timestamptz, add column used_by uuid',
];

const DOWN = [
  'alter table people.code drop column holder, drop column held_until, drop column used_by',
  'alter table ops.idempotency drop column holder',
  'drop function ops.lives',
  'drop sequence ops.holder',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of DOWN) await sql.raw(statement).execute(db);
}
