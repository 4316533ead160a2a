/** How far a verification can look: it compares with the read models, which may still be built after a move (R983). */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createClient } from '../../projections/postgres.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { type Finding, finding, say as said } from '../../schema/reference/findings.ts';
import type { RawLedger } from '../adapters/ledger/eventstore.ts';
import { furthestPosition } from '../compose/measures.ts';
import type { Out } from './audit-out.ts';

/** Read models that do not move for so long have nobody who brings them on. */
const STILL_MS = 10_000;
const LOOK_MS = 500;
const SAID_EVERY_MS = 10_000;

/** Waits while the read models come nearer to the head of the log, and returns that head. */
export async function awaitReadModels(
  ledger: Pick<RawLedger, 'head'>,
  databaseUrl: string,
  out: Out,
  stillMs = STILL_MS,
): Promise<bigint> {
  const last = await ledger.head({ prefixes: LEDGER_PREFIXES });
  const head = last === 'start' ? -1n : last;
  const client = createClient(databaseUrl);
  await client.connect();
  try {
    let [before, movedAt, saidAt] = [await furthest(client), performance.now(), Number.NEGATIVE_INFINITY];
    while (before < head && performance.now() - movedAt < stillMs) {
      if (performance.now() - saidAt > SAID_EVERY_MS) {
        saidAt = performance.now();
        await out.say(`The read models stand at position ${before} of ${head}: waiting for them.`);
      }
      await sleep(LOOK_MS);
      const now = await furthest(client);
      if (now !== before) [before, movedAt] = [now, performance.now()];
    }
    return head;
  } finally {
    await client.end();
  }
}

const furthest = async (client: pg.Client): Promise<bigint> => (await furthestPosition(client)) ?? -1n;

/** What lies behind the read models was not looked at, and nobody may think that it was. */
export const notReached = (position: bigint, head: bigint): readonly Finding[] =>
  position < head ? [finding(said('THE_LOG'), said('LOOKED_AT_IN_PART', { position, head }))] : [];
