import { sql } from 'kysely';
import { z } from 'zod';
import { BorrowerId, CardId } from '../../schema/events/codecs.ts';
import { type Iban, parseIban } from '../../schema/values/iban.ts';
import { instant } from '../../schema/values/local-date.ts';

import {
  accountOf,
  type ChosenDestination,
  type PayoutDestinations,
  type PayoutId,
  type StoredDestination,
} from '../ports/payout-destinations.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { MoneyDb } from './money-tables.ts';
import { oneAfterAnother } from './one-value.ts';

const Destination: z.ZodType<ChosenDestination> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('IBAN'),
    iban: z.custom<Iban>((v) => typeof v === 'string' && parseIban(v) === v),
    ownerUnchecked: z.exactOptional(z.literal(true)),
  }),
  z.object({ kind: z.literal('CARD'), cardId: CardId, token: z.string(), maskedPan: z.string() }),
  z.object({ kind: z.literal('POST'), postOfficeId: z.string() }),
]);

type Row = { loan_id: string; hash: string; borrower_id: string; sealed: string };
const bound = (row: { loan_id: string; hash: string }): string => `payout_destination:${row.loan_id}:${row.hash}`;

/** What a claim seals, for a change of the key of the indexes. */
export const claimCell = (borrowerId: string): string => `iban_claim:${borrowerId}`;

/** Every account that the borrower has ever chosen. */
export async function chosenIbans(db: MoneyDb, secrets: Secrets, borrowerId: BorrowerId): Promise<readonly Iban[]> {
  const rows = await db
    .selectFrom('people.payout_destination')
    .select(['loan_id', 'hash', 'sealed'])
    .where('borrower_id', '=', borrowerId)
    .where('kind', '=', 'IBAN')
    .execute();
  const each = rows.map(async (row) =>
    Destination.parse(JSON.parse(await secrets.open(borrowerId, bound(row), row.sealed))),
  );
  return (await Promise.all(each)).flatMap((one) => (one.kind === 'IBAN' ? one.iban : []));
}

/** Long enough for the owner of a stolen phone number to notice. */
const HELD_HOURS = 24;

export function makePayoutDestinations(db: MoneyDb, secrets: Secrets): PayoutDestinations {
  const rows = (loanId: PayoutId) =>
    db.selectFrom('people.payout_destination').selectAll().where('loan_id', '=', loanId);
  const opened = async <Id extends PayoutId>(
    loanId: Id,
    row: Row | undefined,
  ): Promise<StoredDestination<Id> | undefined> =>
    row && {
      loanId,
      borrowerId: BorrowerId.parse(row.borrower_id),
      hash: row.hash,
      destination: Destination.parse(
        JSON.parse(await secrets.open(BorrowerId.parse(row.borrower_id), bound(row), row.sealed)),
      ),
    };
  return {
    hashOf: ({ loanId, borrowerId, destination }) =>
      secrets.hash(borrowerId, 'payout_destination', `${loanId}:${destination.kind}:${accountOf(destination)}`),
    async keep({ loanId, borrowerId, hash, destination }, at) {
      const row = {
        loan_id: loanId,
        hash,
        borrower_id: borrowerId,
        kind: destination.kind,
        card_id: destination.kind === 'CARD' ? destination.cardId : null,
        sealed: await secrets.seal(borrowerId, bound({ loan_id: loanId, hash }), JSON.stringify(destination)),
        document_hash: null,
        chosen_at: at,
      };
      await db
        .insertInto('people.payout_destination')
        .values(row)
        .onConflict((c) => c.columns(['loan_id', 'hash']).doUpdateSet({ chosen_at: at, sealed: row.sealed }))
        .execute();
    },
    async bind(loanId, hash, documentHash) {
      await db
        .updateTable('people.payout_destination')
        .set({ document_hash: documentHash })
        .where('loan_id', '=', loanId)
        .where('hash', '=', hash)
        .execute();
    },
    byHash: async (loanId, hash) => opened(loanId, await rows(loanId).where('hash', '=', hash).executeTakeFirst()),
    byDocument: async (loanId, documentHash) =>
      opened(loanId, await rows(loanId).where('document_hash', '=', documentHash).executeTakeFirst()),
    latest: async (loanId) =>
      opened(loanId, await rows(loanId).orderBy('chosen_at', 'desc').limit(1).executeTakeFirst()),
    async heldUntil(borrowerId, { kind, iban = null, cardId = null }, now) {
      const blind = iban ? [...secrets.blindIndexes('iban', iban)] : [];
      const { rows: found } = await sql<{ until: Date }>`
        select a.since + make_interval(hours => ${HELD_HOURS}) as until
        from (select id, greatest(password_reset_at, phone_changed_at) as since from people.account) a
        where a.id = ${borrowerId} and a.since + make_interval(hours => ${HELD_HOURS}) > ${now}
          and not case ${kind}::text
            when 'IBAN' then exists (select from people.iban_claim i
              where i.blind_index = any(${blind}::text[]) and i.borrower_id = a.id and i.claimed_at < a.since)
            when 'CARD' then exists (select from people.card c where c.id = ${cardId} and c.started_at < a.since)
            else exists (select from people.payout_destination d
              where d.borrower_id = a.id and d.kind = 'POST' and d.chosen_at < a.since) end`.execute(db);
      const [row] = found;
      return row ? instant(new Date(row.until)) : null;
    },
    async claimIban(iban, borrowerId, at) {
      const indexes = secrets.blindIndexes('iban', iban);
      const sealed = await secrets.seal(borrowerId, claimCell(borrowerId), iban);
      return db.transaction().execute(async (tx) => {
        await oneAfterAnother(tx, indexes);
        const find = () =>
          tx
            .selectFrom('people.iban_claim')
            .select(['blind_index', 'borrower_id', 'sealed'])
            .where('blind_index', 'in', indexes)
            .executeTakeFirst();
        const claim = { blind_index: indexes[0], borrower_id: borrowerId, claimed_at: at, sealed };
        if (!(await find()))
          await tx
            .insertInto('people.iban_claim')
            .values(claim)
            .onConflict((c) => c.doNothing())
            .execute();
        const owner = await find();
        const own = owner?.borrower_id === borrowerId;
        // Of before claims were sealed.
        if (own && owner.sealed === null)
          await tx
            .updateTable('people.iban_claim')
            .set({ sealed })
            .where('blind_index', '=', owner.blind_index)
            .execute();
        return own;
      });
    },
  };
}
