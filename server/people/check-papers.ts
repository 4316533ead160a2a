/** Opens the kept files that events name, and compares their bytes with the hashes in the log (R975). */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { EVIDENCE_CONTENT } from './evidence.ts';
import { FILE_CONTENT } from './files.ts';
import type { PeopleDb } from './tables.ts';
import type { Vault } from './vault.ts';

/** `keptUntil`: the day on which its retention ends; null for what goes with its person alone. */
export type NamedPaper = {
  readonly borrowerId: BorrowerId;
  readonly loanId: LoanId;
  readonly hash: string;
  readonly keptUntil: LocalDate | null;
};
export type PaperStanding = 'TRUE' | 'CHANGED' | 'LOST' | 'FORGOTTEN' | 'ENDED';

type Row = {
  erased: boolean;
  wrapped: Buffer | null;
  file: Buffer | null;
  evidence: Buffer | null;
};

/** In the order of the papers. */
export async function standingsOf(
  { db, vault }: { db: PeopleDb; vault: Vault },
  papers: readonly NamedPaper[],
  today: LocalDate,
): Promise<readonly PaperStanding[]> {
  const of = (field: 'borrowerId' | 'loanId' | 'hash') => papers.map((paper) => paper[field]);
  const { rows } = await sql<Row>`
    select a.erased_at is not null as erased, a.data_key as wrapped, f.content as file, e.content as evidence
    from unnest(${of('borrowerId')}::uuid[], ${of('loanId')}::uuid[], ${of('hash')}::text[])
      with ordinality as n (borrower_id, loan_id, hash, place)
    left join people.account a on a.id = n.borrower_id
    left join people.file f on f.borrower_id = n.borrower_id and f.hash = n.hash
    left join lateral (select content from people.evidence where borrower_id = n.borrower_id
      and loan_id = n.loan_id and hash = n.hash limit 1) e on true
    order by n.place`.execute(db);
  return papers.map((paper, at) => standingOf(vault, paper, rows[at], today));
}

function standingOf(vault: Vault, paper: NamedPaper, row: Row | undefined, today: LocalDate): PaperStanding {
  if (row?.erased) return 'FORGOTTEN';
  const { borrowerId: owner, hash, keptUntil } = paper;
  const [place, sealed] = row?.file ? [FILE_CONTENT, row.file] : [EVIDENCE_CONTENT, row?.evidence];
  if (!row?.wrapped || !sealed) return keptUntil !== null && keptUntil <= today ? 'ENDED' : 'LOST';
  try {
    const content = vault.openBytes({ owner, wrapped: row.wrapped }, place, sealed);
    return createHash('sha256').update(content).digest('hex') === hash ? 'TRUE' : 'CHANGED';
  } catch {
    return 'CHANGED';
  }
}
