/** Electronic signatures of a provider that sends no notices: it is asked, and what it gave is checked. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table ops.eds_session
         add column qr_image text,
         add column handle text,
         add column signature text,
         add column failure text,
         add column taken_until timestamptz not null default '-infinity'`,
    )
    .execute(db);
  await sql
    .raw(
      `create index eds_session_asked on ops.eds_session (taken_until) where state = 'PENDING' and handle is not null`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table ops.eds_session drop column qr_image, drop column handle, drop column signature,
         drop column failure, drop column taken_until`,
    )
    .execute(db);
}
