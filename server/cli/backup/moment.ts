/** One moment of the log and of the database, without a pause of the product. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { AUDITED_PREFIXES } from '../../../schema/events/ledger.ts';
import type { RawLedger } from '../../adapters/ledger/eventstore.ts';

/** Pauses while a busy product appends: 30 s in all. */
const TRIES = 600;
const PAUSE_MS = 50;

/**
 * Opens a snapshot of the database while nothing is appended, and returns the last position of the log. What a command
 * under way has done by then is what a crash at that moment would leave.
 */
export async function openMoment(ledger: Pick<RawLedger, 'head'>, client: pg.Client): Promise<bigint> {
  const filter = { prefixes: AUDITED_PREFIXES };
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await ledger.head(filter);
    await client.query('begin isolation level repeatable read read only');
    // The first query takes the snapshot.
    await client.query('select 1');
    const after = await ledger.head(filter);
    if (before === after) return after === 'start' ? -1n : after;
    await client.query('rollback');
    await sleep(PAUSE_MS);
  }
  throw new Error('The log never rested for a moment within half a minute. Try again when there is less to do.');
}
