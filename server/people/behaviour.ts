import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { BehaviourStore } from '../ports/behaviour.ts';
import type { MoneyDb } from './money-tables.ts';

const count = sql<number>`count(*)::int`;

export const makeBehaviourStore = (db: MoneyDb): BehaviourStore => ({
  async keep({ borrowerId, caller }, entries, at, until) {
    const rows = entries.map(({ kind, page, field, size, key }) => ({
      key_hash: createHash('sha256').update(`${caller} ${kind} ${key}`).digest('hex'),
      borrower_id: borrowerId,
      kind,
      page,
      field,
      size,
      at,
    }));
    await db
      .insertInto('people.behaviour')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.deleteFrom('people.behaviour').where('at', '<', until).execute();
  },
  counts: (since, limit) =>
    db
      .selectFrom('people.behaviour')
      .select(['kind', 'page', 'field', count.as('count')])
      .where('at', '>=', since)
      .groupBy(['kind', 'page', 'field'])
      .orderBy('count', 'desc')
      .orderBy('kind')
      .orderBy('page')
      .orderBy('field')
      .limit(limit)
      .execute(),
});
