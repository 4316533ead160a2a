/** After a copy that proved true: what holds positions of the log takes over those of the copy, and the log closes. */
import type pg from 'pg';
import { createClient } from '../../../projections/postgres.ts';
import { AUDITED_PREFIXES } from '../../../schema/events/ledger.ts';
import { CREATE_LOG, MOVED } from '../../adapters/ledger/embedded/storage.ts';
import type { RawLedger } from '../../adapters/ledger/eventstore.ts';
import type { Verified } from './copy.ts';
import { isAtWork, takeOver } from './held-positions.ts';
import { type AnchorEnd, sayMoved } from './moved-anchors.ts';
import type { PositionMap } from './position-map.ts';

export type Switch = {
  from: RawLedger;
  to: RawLedger;
  client: pg.Client;
  /** Of the own event server; undefined where the log is in an EventStoreDB. */
  eventsDatabaseUrl: string | undefined;
  /** Of the target, without credentials. */
  hosts: string;
};

/** @throws Error with a sentence while Nesie works */
export async function requireRest(client: pg.Client): Promise<void> {
  if (!(await isAtWork(client))) return;
  throw new Error('Nesie works on this database: stop every api, projector and worker, then run this again.');
}

/** Each step may be repeated. @param ends of the anchors in the log */
export async function switchOver(
  { from, to, client, eventsDatabaseUrl, hosts }: Switch,
  verified: Verified,
  map: PositionMap,
  ends: readonly AnchorEnd[],
): Promise<void> {
  await requireRest(client);
  const head = await from.head({ prefixes: AUDITED_PREFIXES });
  if (head !== verified.head) throw new Error('The log went on meanwhile. Stop whoever writes it, and run this again.');
  if (!map.isSame) {
    const there = ends.map(({ revision, position }) => ({ revision, position: map.placeOf(position) ?? position }));
    await sayMoved(from, to, there);
    await takeOver(client, map.places, verified);
  }
  if (eventsDatabaseUrl !== undefined) await closeLog(eventsDatabaseUrl, hosts);
}

/** The own event server does not start on it any more. */
async function closeLog(databaseUrl: string, hosts: string): Promise<void> {
  const client = createClient(databaseUrl);
  await client.connect();
  try {
    await client.query(CREATE_LOG);
    await client.query(`insert into ${MOVED} (hosts) values ($1) on conflict do nothing`, [hosts]);
  } finally {
    await client.end();
  }
}
