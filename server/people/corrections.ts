import { sql } from 'kysely';
import { BorrowerId, CommandId } from '../../schema/events/codecs.ts';
import type { Change } from '../../schema/forms/correction.ts';
import { CORRECTION_HOURS, type CorrectionReason } from '../../schema/reference/corrections.ts';
import { instant } from '../../schema/values/local-date.ts';
import type { Correction, Corrections } from '../ports/corrections.ts';
import type { PeopleDeps } from './accounts.ts';

export function corrections({ db, vault }: Pick<PeopleDeps, 'db' | 'vault'>): Corrections {
  const rows = () =>
    db
      .selectFrom('people.correction as c')
      .innerJoin('people.account as a', 'a.id', 'c.account_id')
      .selectAll('c')
      .select('a.data_key')
      .where('c.asked_at', '>', sql<Date>`now() - make_interval(hours => ${CORRECTION_HOURS})`)
      .where('a.erased_at', 'is', null);

  const read = (row: Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]): Correction => ({
    id: CommandId.parse(row.id),
    borrowerId: BorrowerId.parse(row.account_id),
    change: vault.open<Change>({ owner: row.account_id, wrapped: row.data_key }, 'correction.value', row.value),
    reason: row.reason as CorrectionReason,
    caseNumber: row.case_number,
    askedBy: row.asked_by,
    askedAt: instant(new Date(row.asked_at)),
  });

  return {
    async keep({ id, borrowerId, change, reason, caseNumber, askedBy, askedAt }) {
      await db.transaction().execute(async (tx) => {
        const key = await tx
          .selectFrom('people.account')
          .select(['id as owner', 'data_key as wrapped'])
          .where('id', '=', borrowerId)
          .where('erased_at', 'is', null)
          .executeTakeFirstOrThrow();
        const row = {
          id,
          account_id: borrowerId,
          kind: change.kind,
          value: vault.seal(key, 'correction.value', change),
          reason,
          case_number: caseNumber,
          asked_by: askedBy,
          asked_at: askedAt,
        };
        await tx
          .insertInto('people.correction')
          .values(row)
          .onConflict((on) => on.columns(['account_id', 'kind']).doUpdateSet(row))
          .execute();
      });
    },

    async find(id) {
      const row = await rows().where('c.id', '=', id).executeTakeFirst();
      return row && read(row);
    },

    async open(borrowerId) {
      const all = rows().orderBy('c.asked_at').orderBy('c.id');
      return (await (borrowerId ? all.where('c.account_id', '=', borrowerId) : all).execute()).map(read);
    },

    async end(id) {
      await db.deleteFrom('people.correction').where('id', '=', id).execute();
    },
  };
}
