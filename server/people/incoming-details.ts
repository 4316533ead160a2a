import { PaymentId } from '../../schema/events/codecs.ts';
import type { IncomingDetails } from '../ports/incoming-details.ts';
import type { MoneyDb } from './money-tables.ts';
import { NOBODY, type Vault } from './vault.ts';

const place = (id: string): string => `incoming_detail:${id}`;

export function makeIncomingDetails(db: MoneyDb, vault: Pick<Vault, 'newKey' | 'seal' | 'open'>): IncomingDetails {
  return {
    async keep(paymentId, text, at) {
      const key = vault.newKey(NOBODY);
      const sealed = vault.seal(key, place(paymentId), text).toString('base64');
      await db
        .insertInto('people.incoming_detail')
        .values({ payment_id: paymentId, data_key: key.wrapped.toString('base64'), sealed, kept_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async of(paymentIds) {
      if (paymentIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('people.incoming_detail')
        .selectAll()
        .where('payment_id', 'in', [...paymentIds])
        .execute();
      return new Map(
        rows.map((row) => {
          const [wrapped, sealed] = [Buffer.from(row.data_key, 'base64'), Buffer.from(row.sealed, 'base64')];
          const text = vault.open<string>({ owner: NOBODY, wrapped }, place(row.payment_id), sealed);
          return [PaymentId.parse(row.payment_id), text];
        }),
      );
    },
  };
}
