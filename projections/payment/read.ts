import type pg from 'pg';
import { isUuid, type PaymentId } from '../../schema/values/ids.ts';
import { kyselyOn } from '../postgres.ts';
import type { IncomingRow, PaymentTables } from './table.ts';

export function paymentReads(pool: pg.Pool) {
  const db = kyselyOn<PaymentTables>(pool);
  return {
    incomingById: (paymentId: PaymentId): Promise<IncomingRow | undefined> =>
      db.selectFrom('incoming_payment').selectAll().where('payment_id', '=', paymentId).executeTakeFirst(),
    /** By our id or by the reference of the provider, the newest first. */
    incomingByReference: (reference: string, limit: number): Promise<IncomingRow[]> =>
      db
        .selectFrom('incoming_payment')
        .selectAll()
        .where((e) =>
          isUuid<PaymentId>(reference)
            ? e.or([e('payment_id', '=', reference), e('external_id', '=', reference)])
            : e('external_id', '=', reference),
        )
        .orderBy('recorded_at', 'desc')
        .limit(limit)
        .execute(),
    /** Money in suspense, and operations reported with two different amounts; oldest first. */
    suspended: (): Promise<IncomingRow[]> =>
      db
        .selectFrom('incoming_payment')
        .selectAll()
        .where((e) => e.or([e('state', '=', 'SUSPENDED'), e('contradicted_by', 'is not', null)]))
        .orderBy('recorded_at')
        .orderBy('payment_id')
        .execute(),
  };
}
