import { type Selectable, sql } from 'kysely';
import { instant } from '../../schema/values/local-date.ts';
import { tiyn } from '../../schema/values/money.ts';
import type { Deliveries, Delivery } from '../ports/deliveries.ts';
import type { Holder } from './holder.ts';
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

/** Longer than any call of a provider waits, also where it asks before it sends. */
const HELD = sql<Date>`clock_timestamp() + interval '2 minutes'`;
const NOW = sql<Date>`clock_timestamp()`;
const WAS = sql.table('notice_delivery');
const IS_HELD = sql`coalesce(${WAS}.held_until > clock_timestamp() and ops.lives(${WAS}.holder), false)`;
const ONE_MORE = sql<number>`${WAS}.broken_off + (${WAS}.state = 'SENDING')::int`;

/** What each end may follow; a claim of this process is asked for besides where only who sends it may say so. */
const AFTER = {
  NOT_TAKEN: ['SENDING'],
  TAKEN: ['SENDING', 'NOT_TAKEN'],
  DELIVERED: ['SENDING', 'NOT_TAKEN', 'TAKEN'],
  FAILED: ['SENDING', 'NOT_TAKEN', 'TAKEN'],
} as const;

export const deliveries = ({ db, holder }: { db: PeopleDb; holder: Pick<Holder, 'number'> }): Deliveries => ({
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
    const mine = { state: 'SENDING' as const, holder: await holder.number(), held_until: HELD };
    const begun = await db
      .insertInto('people.notice_delivery')
      .values({
        ...{ key, channel, borrower_id: borrowerId, ...mine, at: NOW },
        ...{ parts: plan?.parts ?? null, cost: plan?.cost ?? null },
      })
      .onConflict((on) =>
        on
          .columns(['key', 'channel'])
          .doUpdateSet({ ...mine, broken_off: ONE_MORE })
          .where(sql<boolean>`${WAS}.state = 'NOT_TAKEN' or ${WAS}.state = 'SENDING' and not ${IS_HELD}`),
      )
      .returning('broken_off')
      .executeTakeFirst();
    if (begun) return { state: 'BEGUN', again: begun.broken_off > 0 };
    const row = await db
      .selectFrom('people.notice_delivery')
      .select('state')
      .where('key', '=', key)
      .where('channel', '=', channel)
      .executeTakeFirst();
    const state = row?.state ?? 'SENDING';
    return { state: state === 'SENDING' || state === 'NOT_TAKEN' ? 'BUSY' : state };
  },

  async end(key, channel, state, reason) {
    const row = db
      .updateTable('people.notice_delivery')
      .set({ state, reason: reason ?? null, at: NOW, holder: null, held_until: null })
      .where('key', '=', key)
      .where('channel', '=', channel)
      .where('state', 'in', AFTER[state]);
    await (state === 'NOT_TAKEN' ? row.where('holder', '=', await holder.number()) : row).execute();
  },

  async letGo(key, channel) {
    await db
      .updateTable('people.notice_delivery')
      .set({ holder: null, held_until: null })
      .where('key', '=', key)
      .where('channel', '=', channel)
      .where('state', '=', 'SENDING')
      .where('holder', '=', await holder.number())
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
