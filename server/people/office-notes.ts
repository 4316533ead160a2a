import type { Selectable } from 'kysely';
import { BorrowerId, LoanId } from '../../schema/events/codecs.ts';
import { instant } from '../../schema/values/local-date.ts';
import type { OfficeNote, OfficeNotes } from '../ports/office-notes.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { MoneyDb, MoneyTables } from './money-tables.ts';

type Row = Selectable<MoneyTables['people.office_note']>;

const place = (id: string): string => `office_note:${id}`;

export function makeOfficeNotes(db: MoneyDb, secrets: Pick<Secrets, 'seal' | 'open'>): OfficeNotes {
  const noteOf = async ({ id, borrower_id, act, by_id, sealed, noted_at }: Row): Promise<OfficeNote> => ({
    act,
    by: by_id,
    text: await secrets.open(BorrowerId.parse(borrower_id), place(id), sealed),
    at: instant(new Date(noted_at)),
  });
  return {
    async keep(id, { loanId, borrowerId }, { act, by, text, at }) {
      const sealed = await secrets.seal(borrowerId, place(id), text);
      await db
        .insertInto('people.office_note')
        .values({ id, loan_id: loanId, borrower_id: borrowerId, act, by_id: by, sealed, noted_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async of(loanIds) {
      const found = new Map<LoanId, OfficeNote[]>();
      if (loanIds.length === 0) return found;
      const rows = await db
        .selectFrom('people.office_note')
        .selectAll()
        .where('loan_id', 'in', [...loanIds])
        .orderBy('noted_at')
        .execute();
      for (const row of rows) {
        const loanId = LoanId.parse(row.loan_id);
        found.set(loanId, [...(found.get(loanId) ?? []), await noteOf(row)]);
      }
      return found;
    },
    async ofPerson(borrowerId) {
      const rows = await db
        .selectFrom('people.office_note')
        .selectAll()
        .where('borrower_id', '=', borrowerId)
        .where('loan_id', 'is', null)
        .orderBy('noted_at')
        .execute();
      return Promise.all(rows.map(noteOf));
    },
  };
}
