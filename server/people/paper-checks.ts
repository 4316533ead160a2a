import type { FoundPaper, PaperChecks } from '../ports/paper-checks.ts';
import type { PeopleDeps } from './accounts.ts';
import { FILE_COLUMNS, fileOf } from './files.ts';

const UPLOADS = ['STATEMENT', 'FACE', 'CONSENT'];

export const paperChecks = ({ db, vault }: Pick<PeopleDeps, 'db' | 'vault'>): PaperChecks => ({
  async find(wish): Promise<FoundPaper | undefined> {
    const row = await db
      .selectFrom('people.file as f')
      .innerJoin('people.account as a', 'a.id', 'f.borrower_id')
      .select(FILE_COLUMNS)
      .where('f.kind', 'not in', UPLOADS)
      .where((on) =>
        'number' in wish
          ? on('f.number', '=', wish.number)
          : on.or([
              on('f.hash', '=', wish.hash),
              on.exists(
                on
                  .selectFrom('people.file_copy as c')
                  .select('c.hash')
                  .whereRef('c.borrower_id', '=', 'f.borrower_id')
                  .whereRef('c.hash', '=', 'f.hash')
                  .where('c.copy_hash', '=', wish.hash),
              ),
            ]),
      )
      .limit(1)
      .executeTakeFirst();
    if (!row) return undefined;
    const copies = await db
      .selectFrom('people.file_copy')
      .select('copy_hash')
      .where('borrower_id', '=', row.borrower_id)
      .where('hash', '=', row.hash)
      .execute();
    return { file: fileOf(row, vault), copies: copies.map(({ copy_hash }) => copy_hash) };
  },
});
