/**
 * The database knows its log: by the first event, and by how far read models and workflows have followed it. On another
 * log, or on one that ends before, nothing would be read for ever, and nobody would be told (R980, D0248).
 */
import type pg from 'pg';
import { AUDITED_PREFIXES } from '../../schema/events/ledger.ts';
import type { RawLedger } from '../adapters/ledger/eventstore.ts';

type Base = { ledger: Pick<RawLedger, 'trouble' | 'first' | 'head'>; pool: Pick<pg.Pool, 'query'> };
type Known = { stream: string; event_id: string; hash: string };
type State = { known: Known | null; reached: string | null };

/** Read before the log is: what is followed then is in it. */
const STATE = `
  select (select to_jsonb(log) from ops.known_log log) as known,
    greatest((select max(position) from rm.checkpoint), (select max(position) from ops.workflow))::text as reached`;
const LEARN = 'insert into ops.known_log (stream, event_id, hash) values ($1, $2, $3) on conflict do nothing';

const ADVICE =
  'Does EVENTSTORE_URL name the right event store, with its volume mounted? ' +
  'After a copy of the log: npm run ledger -- copy --to ... --switch, with Nesie stopped (docs/operations/event-store.md).';

/** Undefined where the event store serves the log of this database. @throws LedgerUnavailable | LedgerRefused */
export async function ledgerTrouble({ ledger, pool }: Base): Promise<string | undefined> {
  const trouble = await ledger.trouble();
  if (trouble) return trouble.sentence;
  // That Postgres is silent is told as its own trouble.
  const state = await stateOf(pool).catch(() => undefined);
  return state && otherThan(state, { ledger, pool });
}

export const otherLog = async (base: Base): Promise<string | undefined> => otherThan(await stateOf(base.pool), base);

async function stateOf(pool: Base['pool']): Promise<State> {
  return (await pool.query<State>(STATE)).rows[0] ?? { known: null, reached: null };
}

async function otherThan({ known, reached }: State, { ledger, pool }: Base): Promise<string | undefined> {
  const [first, head] = await Promise.all([
    ledger.first({ prefixes: AUDITED_PREFIXES }),
    ledger.head({ prefixes: AUDITED_PREFIXES }),
  ]);
  const { hash = '' } = Object(first?.metadata) as { hash?: string };
  if (known && (known.event_id !== first?.id || known.hash !== hash)) {
    const found = first ? `begins with another event, in ${first.stream}` : 'is empty';
    return `The log of this event store ${found}: this database follows the one that begins in ${known.stream}. ${ADVICE}`;
  }
  const end = head === 'start' ? -1n : head;
  if (reached !== null && BigInt(reached) > end)
    return `The log of this event store ends at position ${end}, but this database has followed its log to ${reached}. ${ADVICE}`;
  if (!known && first) await pool.query(LEARN, [first.stream, first.id, hash]);
  return undefined;
}
