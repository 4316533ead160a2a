import { BorrowerId, LoanId } from '../../schema/events/codecs.ts';
import { instant } from '../../schema/values/local-date.ts';
import type { OfficeNote, OfficeNotes } from '../ports/office-notes.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { MoneyDb } from './money-tables.ts';

const place = (id: string): string => `office_note:${id}`;
const placeOfPerson = (id: string): string => `person_note:${id}`;

export function makeOfficeNotes(db: MoneyDb, secrets: Pick<Secrets, 'seal' | 'open'>): OfficeNotes {
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
        const text = await secrets.open(BorrowerId.parse(row.borrower_id), place(row.id), row.sealed);
        const note = { act: row.act, by: row.by_id, text, at: instant(new Date(row.noted_at)) };
        found.set(loanId, [...(found.get(loanId) ?? []), note]);
      }
      return found;
    },
    async keepOfPerson(id, borrowerId, { by, text, at }) {
      const sealed = await secrets.seal(borrowerId, placeOfPerson(id), text);
      await db
        .insertInto('people.person_note')
        .values({ id, borrower_id: borrowerId, by_id: by, sealed, noted_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async ofPerson(borrowerId) {
      const rows = await db
        .selectFrom('people.person_note')
        .selectAll()
        .where('borrower_id', '=', borrowerId)
        .orderBy('noted_at')
        .execute();
      return Promise.all(
        rows.map(async ({ id, by_id, sealed, noted_at }) => ({
          act: 'NOTE' as const,
          by: by_id,
          text: await secrets.open(borrowerId, placeOfPerson(id), sealed),
          at: instant(new Date(noted_at)),
        })),
      );
    },
  };
}
