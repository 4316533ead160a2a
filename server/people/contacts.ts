import { type Selectable, sql } from 'kysely';
import { BorrowerId, LoanId } from '../../schema/events/codecs.ts';
import { instant } from '../../schema/values/local-date.ts';
import type { Contact, ContactOutcome, Contacts } from '../ports/contacts.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { MoneyDb, MoneyTables } from './money-tables.ts';
import type { DataKey, Vault } from './vault.ts';

type Row = Selectable<MoneyTables['people.contact']>;

const place = (id: string): string => `contact:${id}`;

/** As `secrets` would seal it, for many at once. */
export const sealedCall = (vault: Pick<Vault, 'seal'>, key: DataKey, id: string, text: string): string =>
  vault.seal(key, place(id), text).toString('base64');

export function makeContacts(db: MoneyDb, secrets: Pick<Secrets, 'seal' | 'open'>): Contacts {
  return {
    begin: ({ id, loanId, borrowerId, by, at }, { from, most }) =>
      db.transaction().execute(async (tx) => {
        // Two calls at once must not both be the last one allowed.
        await sql`select pg_advisory_xact_lock(hashtext(${`contact:${borrowerId}`}))`.execute(tx);
        const calls = await tx
          .selectFrom('people.contact')
          .select('id')
          .where('borrower_id', '=', borrowerId)
          .where('at', '>=', from)
          .where('incoming', '=', false)
          .execute();
        if (calls.some((call) => call.id === id)) return true;
        if (calls.length >= most) return false;
        await tx
          .insertInto('people.contact')
          .values({ id, loan_id: loanId, borrower_id: borrowerId, incoming: false, by_id: by, at })
          .execute();
        return true;
      }),

    async note(commandId, { id, loanId, borrowerId, incoming, by, at, outcome }, text) {
      const { result, promise, callBackOn, asksAgainOn } = outcome;
      const noted = {
        noted_as: commandId,
        result,
        sealed: text && (await secrets.seal(borrowerId, place(id), text)),
        promised_amount: promise?.amount ?? null,
        promised_by: promise?.by ?? null,
        payments_before: promise?.paymentsBefore ?? null,
        call_back_on: callBackOn,
        asks_again_on: asksAgainOn,
      };
      await db
        .insertInto('people.contact')
        .values({ id, loan_id: loanId, borrower_id: borrowerId, incoming, by_id: by, at, ...noted })
        .onConflict((on) => on.column('id').doUpdateSet(noted).where('people.contact.noted_as', 'is', null))
        .execute();
      const kept = await db.selectFrom('people.contact').select('noted_as').where('id', '=', id).executeTakeFirst();
      return kept?.noted_as === commandId;
    },

    async callsSince(borrowerId, from) {
      const { n } = await db
        .selectFrom('people.contact')
        .select((e) => e.fn.countAll<bigint>().as('n'))
        .where('borrower_id', '=', borrowerId)
        .where('at', '>=', from)
        .where('incoming', '=', false)
        .executeTakeFirstOrThrow();
      return Number(n);
    },

    async of(borrowerId) {
      const rows = await columns(db)
        .where('borrower_id', '=', borrowerId)
        .orderBy('at', 'desc')
        .orderBy('id')
        .execute();
      return Promise.all(
        rows.map(async (row) => ({
          ...contactOf(row),
          text: row.sealed ? await secrets.open(borrowerId, place(row.id), row.sealed) : '',
        })),
      );
    },

    async latest(loanIds) {
      if (loanIds.length === 0) return new Map();
      const rows = await columns(db)
        .distinctOn('loan_id')
        .where('loan_id', 'in', [...loanIds])
        .orderBy('loan_id')
        .orderBy('at', 'desc')
        .execute();
      return new Map(rows.map(contactOf).map((contact) => [contact.loanId, contact]));
    },

    async quiet(today) {
      const { rows } = await sql<{ loan_id: string }>`
        select distinct loan_id from people.contact one where asks_again_on > ${today} and not exists
          (select from people.contact other where other.loan_id = one.loan_id and other.at > one.at)`.execute(db);
      return rows.map((row) => LoanId.parse(row.loan_id));
    },
  };
}

/** Days as texts, whatever the time zone of the connection. */
const columns = (db: MoneyDb) =>
  db
    .selectFrom('people.contact')
    .select(['id', 'loan_id', 'borrower_id', 'incoming', 'by_id', 'at', 'result', 'sealed'])
    .select(['promised_amount', 'payments_before'])
    .select([dayAs('promised_by'), dayAs('call_back_on'), dayAs('asks_again_on')]);

const dayAs = <C extends 'promised_by' | 'call_back_on' | 'asks_again_on'>(column: C) =>
  sql<Row[C]>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`.as(column);

type Read = Omit<Row, 'noted_as'>;

const contactOf = (row: Read): Contact => ({
  id: row.id,
  loanId: LoanId.parse(row.loan_id),
  borrowerId: BorrowerId.parse(row.borrower_id),
  incoming: row.incoming,
  by: row.by_id,
  at: instant(new Date(row.at)),
  outcome: outcomeOf(row),
});

function outcomeOf(row: Read): ContactOutcome | null {
  const { result, promised_amount: amount, promised_by: by, payments_before: paymentsBefore } = row;
  if (result === null || row.asks_again_on === null) return null;
  const promise = amount !== null && by !== null && paymentsBefore !== null ? { amount, by, paymentsBefore } : null;
  return { result, promise, callBackOn: row.call_back_on, asksAgainOn: row.asks_again_on };
}
