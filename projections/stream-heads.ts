/** The revisions of each stream must have no gap. A repeated event is fine, a missing one is not. */
import type pg from 'pg';
import type { Delivered } from './projection.ts';

type Head = { revision: bigint; position: bigint };
export type Heads = Map<string, Head>;

/** Reading again from the checkpoint brings the skipped event, or shows that the log is damaged. */
export class GapInStream extends Error {
  override name = 'GapInStream';
}

export async function loadHeads(client: pg.ClientBase, batch: readonly Delivered[]): Promise<Heads> {
  const streams = [...new Set(batch.map((event) => event.stream))];
  const text = 'select stream, revision, position from rm.stream_head where stream = any($1::text[])';
  const { rows } = await client.query<Head & { stream: string }>({ name: 'heads', text, values: [streams] });
  return new Map(rows.map(({ stream, revision, position }) => [stream, { revision, position }]));
}

/** Without `strict` a stream may start at any revision, for a reader that starts midway. */
export function advance(heads: Heads, batch: readonly Delivered[], strict = true): void {
  for (const { stream, revision, position } of batch) {
    const head = heads.get(stream);
    if (head && position <= head.position) continue;
    const expected = head ? head.revision + 1n : 0n;
    if (revision !== expected && (head || strict)) {
      throw new GapInStream(`${stream}: revision ${revision} came where ${expected} was due`);
    }
    heads.set(stream, { revision, position });
  }
}

const SAVE = `
  insert into rm.stream_head (stream, revision, position)
  select * from unnest($1::text[], $2::int8[], $3::int8[])
  on conflict (stream) do update set revision = excluded.revision, position = excluded.position
  where rm.stream_head.position < excluded.position`;

export async function saveHeads(client: pg.ClientBase, heads: Heads): Promise<void> {
  const all = [...heads];
  const values = [
    all.map(([stream]) => stream),
    all.map(([, head]) => head.revision.toString()),
    all.map(([, head]) => head.position.toString()),
  ];
  await client.query({ name: 'save-heads', text: SAVE, values });
}
