/** The adapter of Freedom Pay, with the imitation of the processor at its other end and a database of its own. */
import { openPool } from '../../projections/postgres.ts';
import { postgresCalls } from '../../server/adapters/card-processor/calls.ts';
import { freedomPayCards } from '../../server/adapters/card-processor/freedom-pay/processor.ts';
import type { CardProcessor } from '../../server/ports/card-processor.ts';
import { MERCHANT } from './freedom-pay-book.ts';
import { freedomPayLine, MERCHANT_SECRET, PAYOUT_SECRET } from './freedom-pay-line.ts';
import { migratedDatabase } from './postgres.ts';

export async function freedomPaySubject() {
  const line = await freedomPayLine();
  const database = await migratedDatabase();
  const pool = openPool({ connectionString: database.url, max: 4 });
  const warned: { call: string; reason: string }[] = [];
  const options = {
    url: line.url,
    merchantId: MERCHANT,
    secrets: { merchant: [MERCHANT_SECRET], payout: [PAYOUT_SECRET] },
    publicUrl: 'https://nesie.example.kz',
    testing: false,
    warn: (facts: { call: string; reason: string }) => warned.push(facts),
    pauseMs: 0,
    timeoutMs: 5_000,
  };
  const calls = postgresCalls(pool, 'freedom-pay');
  const provider: CardProcessor = freedomPayCards(options, calls);
  async function stop() {
    await line.stop();
    await pool.end();
    await database.drop();
  }
  return { provider, line: { ...line, stop }, warned, options, calls };
}
