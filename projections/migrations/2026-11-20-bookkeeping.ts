import { type Kysely, sql } from 'kysely';

/** Schema `rm` holds the runner's own bookkeeping. The rows of the models are in schemas rm_<model>_<generation>. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema if not exists rm`.execute(db);

  // Written in the transaction that writes the rows.
  await db.schema
    .withSchema('rm')
    .createTable('checkpoint')
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('generation', 'int4', (c) => c.notNull())
    .addColumn('version', 'int4', (c) => c.notNull())
    .addColumn('position', 'int8')
    .addColumn('events', 'int8', (c) => c.notNull().defaultTo(0))
    .addColumn('as_of', 'timestamptz')
    .addPrimaryKeyConstraint('checkpoint_pkey', ['model', 'generation'])
    .execute();

  // The generation that readers see.
  await db.schema
    .withSchema('rm')
    .createTable('pointer')
    .addColumn('model', 'text', (c) => c.primaryKey())
    .addColumn('generation', 'int4', (c) => c.notNull())
    .execute();

  // The last revision of each stream seen by the live runner, to notice gaps in the feed and skip repeated events.
  await sql`create table rm.stream_head (stream text collate "C" primary key, revision int8 not null, position int8 not null)`.execute(
    db,
  );

  // Dead letters: streams that a model could not follow from some event on, and models that stopped.
  await db.schema
    .withSchema('rm')
    .createTable('parked')
    .addColumn('model', 'text', (c) => c.notNull())
    .addColumn('generation', 'int4', (c) => c.notNull())
    .addColumn('stream', 'text', (c) => c.notNull())
    .addColumn('revision', 'int8', (c) => c.notNull())
    .addColumn('position', 'int8', (c) => c.notNull())
    .addColumn('halted', 'boolean', (c) => c.notNull())
    .addColumn('error', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('parked_pkey', ['model', 'generation', 'stream'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['parked', 'stream_head', 'pointer', 'checkpoint']) {
    await db.schema.withSchema('rm').dropTable(table).execute();
  }
}
