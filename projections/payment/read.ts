import type pg from 'pg';
import type { PaymentId } from '../../schema/values/ids.ts';
import { kyselyOn } from '../postgres.ts';
import type { IncomingRow, PaymentTables } from './table.ts';

export function paymentReads(pool: pg.Pool) {
  const db = kyselyOn<PaymentTables>(pool);
  return {
    incomingById: (paymentId: PaymentId): Promise<IncomingRow | undefined> =>
      db.selectFrom('incoming_payment').selectAll().where('payment_id', '=', paymentId).executeTakeFirst(),
    /** Money in suspense, and operations reported with two different amounts; oldest first. */
    suspended: (limit: number): Promise<IncomingRow[]> =>
      db
        .selectFrom('incoming_payment')
        .selectAll()
        .where((e) => e.or([e('state', '=', 'SUSPENDED'), e('contradicted_by', 'is not', null)]))
        .orderBy('recorded_at')
        .limit(limit)
        .execute(),
  };
}
