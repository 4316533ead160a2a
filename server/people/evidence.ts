import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { instant, localDate } from '../../schema/values/local-date.ts';
import type { EvidenceStore, EvidenceUpload, KeptEvidence } from '../ports/evidence.ts';
import type { PeopleDeps } from './accounts.ts';
import { dataKeys } from './data-keys.ts';

export const EVIDENCE_CONTENT = 'evidence.content';
const PART = 'evidence_part.content';

export function evidenceStore({ db, vault }: Omit<PeopleDeps, 'ids'>): EvidenceStore {
  const keyOf = dataKeys(db);
  const parts = ({ borrowerId, loanId, slot, fileHash }: EvidenceUpload) =>
    db
      .selectFrom('people.evidence_part')
      .where('borrower_id', '=', borrowerId)
      .where('loan_id', '=', loanId)
      .where('slot', '=', slot)
      .where('file_hash', '=', fileHash)
      .orderBy('part');
  const dropParts = async ({ borrowerId, loanId, slot, fileHash }: EvidenceUpload): Promise<void> => {
    await db
      .deleteFrom('people.evidence_part')
      .where('borrower_id', '=', borrowerId)
      .where('loan_id', '=', loanId)
      .where('slot', '=', slot)
      .where('file_hash', '=', fileHash)
      .execute();
  };
  const ofLoan: EvidenceStore['ofLoan'] = async (borrowerId, loanId) => {
    const rows = await db
      .selectFrom('people.evidence')
      .select(['slot', 'hash', 'file_hash', 'mime', 'bytes', 'kept_at', sql<string>`delete_on::text`.as('delete_on')])
      .where('borrower_id', '=', borrowerId)
      .where('loan_id', '=', loanId)
      .orderBy('kept_at')
      .execute();
    return rows.map(
      (row): KeptEvidence => ({
        slot: row.slot,
        hash: row.hash,
        fileHash: row.file_hash,
        mime: row.mime,
        bytes: row.bytes,
        keptAt: instant(row.kept_at),
        deleteOn: localDate(row.delete_on),
      }),
    );
  };
  return {
    ofLoan,
    dropParts,
    async keepPart(upload, part, content) {
      const key = await keyOf(upload.borrowerId);
      await db
        .insertInto('people.evidence_part')
        .values({
          borrower_id: upload.borrowerId,
          loan_id: upload.loanId,
          slot: upload.slot,
          file_hash: upload.fileHash,
          part,
          content: vault.sealBytes(key, PART, content),
        })
        .onConflict((on) => on.doNothing())
        .execute();
    },
    async partsOf(upload) {
      return (await parts(upload).select('part').execute()).map(({ part }) => part);
    },
    async heldOf(borrowerId, loanId) {
      const { rows } = await sql<{ files: number; bytes: string; parts: number }>`
        select count(*)::int as files, coalesce(sum(bytes), 0) as bytes,
          (select count(*)::int from people.evidence_part where borrower_id = ${borrowerId}) as parts
        from people.evidence where borrower_id = ${borrowerId} and loan_id = ${loanId}`.execute(db);
      const { files = 0, bytes = '0', parts: onTheirWay = 0 } = rows[0] ?? {};
      return { files, bytes: Number(bytes), parts: onTheirWay };
    },
    async whole(upload) {
      const key = await keyOf(upload.borrowerId);
      const rows = await parts(upload).select('content').execute();
      return Buffer.concat(rows.map(({ content }) => vault.openBytes(key, PART, content)));
    },
    async keep(upload, { mime, content, keptAt, deleteOn }) {
      const hash = createHash('sha256').update(content).digest('hex');
      await db
        .insertInto('people.evidence')
        .values({
          borrower_id: upload.borrowerId,
          loan_id: upload.loanId,
          slot: upload.slot,
          file_hash: upload.fileHash,
          hash,
          mime,
          bytes: content.byteLength,
          content: vault.sealBytes(await keyOf(upload.borrowerId), EVIDENCE_CONTENT, content),
          kept_at: keptAt,
          delete_on: deleteOn,
        })
        .onConflict((on) => on.doNothing())
        .execute();
      await dropParts(upload);
      const kept = (await ofLoan(upload.borrowerId, upload.loanId)).find(
        (one) => one.slot === upload.slot && one.fileHash === upload.fileHash,
      );
      if (!kept) throw new Error('evidence that was just kept is not there');
      return kept;
    },
    async read(borrowerId, loanId, hash) {
      const row = await db
        .selectFrom('people.evidence')
        .select(['mime', 'content'])
        .where('borrower_id', '=', borrowerId)
        .where('loan_id', '=', loanId)
        .where('hash', '=', hash)
        .executeTakeFirst();
      return (
        row && { mime: row.mime, content: vault.openBytes(await keyOf(borrowerId), EVIDENCE_CONTENT, row.content) }
      );
    },
    async keepUntil(loanId, hashes, day) {
      if (hashes.length === 0) return;
      await db
        .updateTable('people.evidence')
        .set({ delete_on: day })
        .where('loan_id', '=', loanId)
        .where('hash', 'in', hashes)
        .execute();
    },
    async noteView(loanId, { slot, hash, viewer, at }) {
      await db
        .insertInto('people.evidence_view')
        .values({ loan_id: loanId, slot, hash, viewer, seen_at: at })
        .execute();
    },
    async viewsOf(loanId) {
      const rows = await db
        .selectFrom('people.evidence_view')
        .select(['slot', 'viewer', 'seen_at'])
        .where('loan_id', '=', loanId)
        .orderBy('seen_at')
        .execute();
      return rows.map(({ slot, viewer, seen_at }) => ({ slot, viewer, at: instant(seen_at) }));
    },
  };
}
