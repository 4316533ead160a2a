import { type Selectable, sql } from 'kysely';
import { instant } from '../../schema/values/local-date.ts';
import { tiyn } from '../../schema/values/money.ts';
import type { Deliveries, Delivery } from '../ports/deliveries.ts';
import type { DeliveryTable } from './notice-tables.ts';
import type { PeopleDb } from './tables.ts';

const deliveryOf = (row: Selectable<DeliveryTable>): Delivery => ({
  key: row.key,
  channel: row.channel,
  state: row.state,
  at: instant(new Date(row.at)),
  reason: row.reason,
  parts: row.parts,
  cost: row.cost === null ? null : tiyn(BigInt(row.cost)),
});

/** A first report comes within seconds; later ones when a phone is switched on. */
const FIRST = sql<Date>`clock_timestamp() - interval '1 minute'`;
const AGAIN = sql<Date>`clock_timestamp() - interval '10 minutes'`;

export const deliveries = ({ db }: { db: PeopleDb }): Deliveries => ({
  async of(keys) {
    if (keys.length === 0) return [];
    const rows = await db
      .selectFrom('people.notice_delivery')
      .selectAll()
      .where('key', 'in', [...keys])
      .orderBy('at')
      .execute();
    return rows.map(deliveryOf);
  },

  async begin({ key, borrowerId, channel }, plan) {
    const { state } = await db
      .insertInto('people.notice_delivery')
      .values({
        key,
        channel,
        borrower_id: borrowerId,
        state: 'SENDING',
        at: sql<Date>`clock_timestamp()`,
        parts: plan?.parts ?? null,
        cost: plan?.cost ?? null,
      })
      .onConflict((on) =>
        on.columns(['key', 'channel']).doUpdateSet((row) => ({
          state: sql`case when ${row.ref('people.notice_delivery.state')} = 'NOT_TAKEN' then 'SENDING'
                     else ${row.ref('people.notice_delivery.state')} end`,
        })),
      )
      .returning('state')
      .executeTakeFirstOrThrow();
    return state;
  },

  async end(key, channel, state, reason) {
    await db
      .updateTable('people.notice_delivery')
      .set({ state, reason: reason ?? null, at: sql<Date>`clock_timestamp()` })
      .where('key', '=', key)
      .where('channel', '=', channel)
      .where('state', 'not in', ['DELIVERED', 'FAILED'])
      .execute();
  },

  async toAsk(most, which = 'due') {
    const open = db
      .selectFrom('people.notice_delivery')
      .select(['key', 'channel'])
      .where('channel', '=', 'SMS')
      .where('state', '=', 'TAKEN')
      .where('at', '>', sql<Date>`clock_timestamp() - interval '2 days'`)
      .orderBy('at', which === 'due' ? 'asc' : 'desc')
      .limit(most)
      .forUpdate()
      .skipLocked();
    const due = open.where((on) =>
      on.or([on.and([on('asked_at', 'is', null), on('at', '<', FIRST)]), on('asked_at', '<', AGAIN)]),
    );
    const rows = await db
      .updateTable('people.notice_delivery as sent')
      .from((which === 'due' ? due : open).as('due'))
      .set({ asked_at: sql<Date>`clock_timestamp()` })
      .whereRef('sent.key', '=', 'due.key')
      .whereRef('sent.channel', '=', 'due.channel')
      .returning(['sent.key', 'sent.borrower_id', 'sent.at'])
      .execute();
    return rows.map(({ key, borrower_id, at }) => ({ key, borrowerId: borrower_id, sentAt: instant(new Date(at)) }));
  },
});
