/** For the seed: calls and messages of many persons in a few statements. What is there stays as it is. */
import { sql } from 'kysely';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import type { Contact, ContactOutcome } from '../ports/contacts.ts';
import type { Notice } from '../ports/notices.ts';
import { sealedCall } from './contacts.ts';
import type { PeopleDb } from './tables.ts';
import type { DataKey, Vault } from './vault.ts';

export type BulkCall = Contact & { readonly outcome: ContactOutcome; readonly notedAs: string; readonly text: string };
/** `parts` and `arrived`: of the SMS. */
export type BulkMessage = Notice & {
  readonly loanId: LoanId;
  readonly at: Instant;
  readonly parts: number;
  readonly arrived: boolean;
};

type Stores = { readonly db: PeopleDb; readonly vault: Vault };

export async function addCalls({ db, vault }: Stores, calls: readonly BulkCall[]): Promise<void> {
  if (calls.length === 0) return;
  const keys = await keysOf(db, [...new Set(calls.map(({ borrowerId }) => borrowerId))]);
  const known = calls.flatMap((call) => {
    const key = keys.get(call.borrowerId);
    return key ? [{ ...call, sealed: call.text && sealedCall(vault, key, call.id, call.text) }] : [];
  });
  const of = <T>(value: (call: (typeof known)[number]) => T): T[] => known.map(value);
  await sql`
    insert into people.contact (id, loan_id, borrower_id, incoming, by_id, at, noted_as, result, sealed,
      promised_amount, promised_by, payments_before, call_back_on, asks_again_on)
    select * from unnest(
      ${of(({ id }) => id)}::uuid[], ${of(({ loanId }) => loanId)}::uuid[],
      ${of(({ borrowerId }) => borrowerId)}::uuid[], ${of(({ incoming }) => incoming)}::boolean[],
      ${of(({ by }) => by)}::uuid[], ${of(({ at }) => at)}::timestamptz[], ${of(({ notedAs }) => notedAs)}::uuid[],
      ${of(({ outcome }) => outcome.result)}::text[], ${of(({ sealed }) => sealed)}::text[],
      ${of(({ outcome }) => outcome.promise?.amount.toString() ?? null)}::bigint[],
      ${of(({ outcome }) => outcome.promise?.by ?? null)}::date[],
      ${of(({ outcome }) => outcome.promise?.paymentsBefore ?? null)}::int[],
      ${of(({ outcome }) => outcome.callBackOn)}::date[], ${of(({ outcome }) => outcome.asksAgainOn)}::date[])
    on conflict do nothing`.execute(db);
}

async function keysOf(db: PeopleDb, ids: readonly BorrowerId[]): Promise<ReadonlyMap<string, DataKey>> {
  const rows = await db.selectFrom('people.account').select(['id', 'data_key']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, data_key }) => [id, { owner: id, wrapped: data_key }]));
}

/** Each with the report of its SMS. */
export async function addMessages(db: PeopleDb, messages: readonly BulkMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const of = <T>(value: (message: BulkMessage) => T): T[] => messages.map(value);
  const keys = of(({ key }) => key);
  const borrowers = of(({ borrowerId }) => borrowerId);
  const times = of(({ at }) => at);
  await sql`
    insert into people.notice (key, borrower_id, loan_id, kind, facts, sent_at)
    select * from unnest(${keys}::text[], ${borrowers}::uuid[], ${of(({ loanId }) => loanId)}::uuid[],
      ${of(({ kind }) => kind)}::text[], ${of(({ facts }) => JSON.stringify(facts))}::jsonb[], ${times}::timestamptz[])
    on conflict do nothing`.execute(db);
  await sql`
    insert into people.notice_delivery (key, channel, borrower_id, state, at, parts)
    select key, 'SMS', borrower_id, state, at, parts from unnest(${keys}::text[], ${borrowers}::uuid[],
      ${of(({ arrived }) => (arrived ? 'DELIVERED' : 'FAILED'))}::text[], ${times}::timestamptz[],
      ${of(({ parts }) => parts)}::smallint[]) as sms (key, borrower_id, state, at, parts)
    on conflict do nothing`.execute(db);
}
