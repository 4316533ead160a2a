/** Files exactly as shown or sent, sealed with the person's key, found by their SHA-256. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import { instant } from '../../schema/values/local-date.ts';
import { paperNumber, parsePaperNumber } from '../../schema/values/paper-number.ts';
import type { FileSignature, Files, StoredFile } from '../ports/files.ts';
import type { PrintedDocument } from '../ports/printer.ts';
import type { PeopleDeps } from './accounts.ts';
import { dataKeys } from './data-keys.ts';
import type { FileTable } from './tables.ts';
import type { Vault } from './vault.ts';

type Row = {
  [K in Exclude<
    keyof FileTable,
    'content' | 'source' | 'signature' | 'shown_at' | 'signed_at' | 'delete_on'
  >]: FileTable[K];
} & { shown_at: Date; signed_at: Date | null; data_key: Buffer };

export const FILE_CONTENT = 'file.content';

export const FILE_COLUMNS = [
  'f.borrower_id',
  'f.hash',
  'f.loan_id',
  'f.kind',
  'f.title',
  'f.mime',
  'f.bytes',
  'f.pages',
  'f.shown_at',
  'f.signed_at',
  'f.number',
  'a.data_key',
] as const;

export function files({ db, vault }: Omit<PeopleDeps, 'ids'>): Files {
  const rows = (borrowerId: BorrowerId) =>
    db
      .selectFrom('people.file as f')
      .innerJoin('people.account as a', 'a.id', 'f.borrower_id')
      .where('f.borrower_id', '=', borrowerId);
  const find = async (borrowerId: BorrowerId, hash: string): Promise<StoredFile | undefined> => {
    const row = await rows(borrowerId).select(FILE_COLUMNS).where('f.hash', '=', hash).executeTakeFirst();
    return row && fileOf(row, vault);
  };
  const keyOf = dataKeys(db);
  return {
    find,
    async keep(file, content, paper, deleteOn) {
      const hash = createHash('sha256').update(content).digest('hex');
      const key = await keyOf(file.borrowerId);
      await db
        .insertInto('people.file')
        .values({
          borrower_id: file.borrowerId,
          hash,
          loan_id: file.loanId,
          kind: file.kind,
          title: vault.seal(key, 'file.title', file.title),
          mime: file.mime,
          bytes: content.byteLength,
          pages: file.pages,
          shown_at: file.shownAt,
          content: vault.sealBytes(key, FILE_CONTENT, content),
          number: paper?.number ?? null,
          source: paper ? vault.seal(key, 'file.source', paper.source) : null,
          delete_on: deleteOn ?? null,
        })
        .onConflict((on) => on.columns(['borrower_id', 'hash']).doNothing())
        .execute();
      const kept = await find(file.borrowerId, hash);
      if (!kept) throw new Error('a file that was just kept is not there');
      return kept;
    },
    async due(today, many) {
      const found = await db
        .selectFrom('people.file')
        .select(['borrower_id', 'hash', 'loan_id', 'shown_at'])
        .where('delete_on', '<=', sql<Date>`${today}::date`)
        .orderBy('delete_on')
        .limit(many)
        .execute();
      return found.map(({ borrower_id, hash, loan_id, shown_at }) => ({
        borrowerId: borrower_id,
        hash,
        loanId: loan_id,
        shownAt: instant(shown_at),
      }));
    },
    async keepUntil({ borrowerId, hash }, day) {
      await db
        .updateTable('people.file')
        .set({ delete_on: day })
        .where('borrower_id', '=', borrowerId)
        .where('hash', '=', hash)
        .execute();
    },
    async forget({ borrowerId, hash }) {
      await db.deleteFrom('people.file').where('borrower_id', '=', borrowerId).where('hash', '=', hash).execute();
    },
    async ofLoan(borrowerId, loanId: LoanId) {
      const found = await rows(borrowerId)
        .select(FILE_COLUMNS)
        .where('f.loan_id', '=', loanId)
        .orderBy('f.shown_at')
        .execute();
      return found.map((row) => fileOf(row, vault));
    },
    async read(borrowerId, hash) {
      const row = await rows(borrowerId)
        .select(['f.content', 'a.data_key as wrapped'])
        .where('f.hash', '=', hash)
        .executeTakeFirst();
      return row && vault.openBytes({ owner: borrowerId, wrapped: row.wrapped }, FILE_CONTENT, row.content);
    },
    async keepSignature(borrowerId, hash, signature) {
      await db
        .updateTable('people.file')
        .set({ signature: vault.seal(await keyOf(borrowerId), 'file.signature', signature) })
        .where('borrower_id', '=', borrowerId)
        .where('hash', '=', hash)
        .where('signed_at', 'is', null)
        .execute();
    },
    async markSigned(borrowerId, hash, at) {
      await db
        .updateTable('people.file')
        .set({ signed_at: at })
        .where('borrower_id', '=', borrowerId)
        .where('hash', '=', hash)
        .where('signed_at', 'is', null)
        .execute();
    },
    async numberOf(borrowerId, contents) {
      return paperNumber(vault.hash(await keyOf(borrowerId), 'file.number', contents));
    },
    async sourceOf(borrowerId, hash) {
      const row = await rows(borrowerId)
        .select(['f.number', 'f.source', 'f.signature', 'a.data_key'])
        .where('f.hash', '=', hash)
        .executeTakeFirst();
      const number = parsePaperNumber(row?.number ?? '');
      if (!row?.source || !number) return undefined;
      const key = { owner: borrowerId, wrapped: row.data_key };
      return {
        number,
        source: vault.open<PrintedDocument>(key, 'file.source', row.source),
        signature: row.signature && vault.open<FileSignature>(key, 'file.signature', row.signature),
      };
    },
    async keepCopy(borrowerId, hash, content) {
      const copy_hash = createHash('sha256').update(content).digest('hex');
      await db
        .insertInto('people.file_copy')
        .values({ borrower_id: borrowerId, hash, copy_hash, made_at: new Date() })
        .onConflict((on) => on.doNothing())
        .execute();
    },
  };
}

export const fileOf = (row: Row, vault: Vault): StoredFile => ({
  hash: row.hash,
  borrowerId: row.borrower_id,
  loanId: row.loan_id,
  kind: row.kind as StoredFile['kind'],
  title: vault.open<string>({ owner: row.borrower_id, wrapped: row.data_key }, 'file.title', row.title),
  mime: row.mime,
  bytes: row.bytes,
  pages: row.pages,
  shownAt: instant(row.shown_at),
  signedAt: row.signed_at ? instant(row.signed_at) : null,
  number: parsePaperNumber(row.number ?? '') ?? null,
});
