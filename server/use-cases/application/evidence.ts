/** The borrower sends photos of the document and answers on video, part by part, then hands them in (R240-R245). */
import { createHash } from 'node:crypto';
import {
  EVIDENCE,
  EVIDENCE_SLOTS,
  type EvidenceKind,
  kindOfSlot,
  takesEvidence,
} from '../../../schema/reference/evidence.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import { videoTypeOf } from '../../domain/evidence/container.ts';
import { type DocumentExpiry, documentExpiry } from '../../domain/evidence/document-expiry.ts';
import type { Evidence } from '../../domain/loan/state.ts';
import type { Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EvidenceStore, EvidenceUpload, KeptEvidence } from '../../ports/evidence.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Limits } from '../../ports/limits.ts';
import type { Pictures } from '../../ports/pictures.ts';
import { type BorrowerCaller, commandOwnLoan } from '../loan/loan-command.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadOwnLoan } from '../loan/loans.ts';

export type EvidenceDeps = {
  ledger: Ledger;
  clock: Clock;
  borrowers: Borrowers;
  limits: Limits;
  evidence: EvidenceStore;
  pictures: Pictures;
};

export type EvidenceDemand = Pick<Evidence, 'kind' | 'reason' | 'state'> & { files: readonly KeptEvidence[] };
export type EvidenceState = {
  loan: LoanView;
  demands: readonly EvidenceDemand[];
  documentValidTo: LocalDate;
  documentExpiry: DocumentExpiry;
};
export type UploadState = { received: readonly number[]; done: boolean };
export type EvidencePart = { part: number; parts: number; content: Uint8Array };
type Upload = Omit<EvidenceUpload, 'borrowerId'>;

const DAY_S = 86_400;

export type EvidenceUseCases = ReturnType<typeof makeEvidence>;

export function makeEvidence(deps: EvidenceDeps) {
  async function stateOf(borrowerId: BorrowerId, loanId: LoanId): Promise<EvidenceState | undefined> {
    const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    const person = loan && (await deps.borrowers.find(borrowerId));
    if (!loan || !person) return undefined;
    const kept = await deps.evidence.ofLoan(borrowerId, loanId);
    return {
      loan,
      demands: loan.evidence.map((one) => ({ ...one, files: filesOf(one, kept) })),
      documentValidTo: person.documentValidTo,
      documentExpiry: documentExpiry(person.documentValidTo, await deps.clock.today()),
    };
  }

  const isRequested = async (borrowerId: BorrowerId, { loanId, slot }: Upload): Promise<boolean> => {
    const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    const demand = loan?.evidence.find((one) => one.kind === kindOfSlot(slot));
    return loan !== undefined && takesEvidence(loan.status, demand?.state);
  };

  /** What of this file has arrived, so that a broken upload goes on where it stopped. */
  async function uploaded(upload: EvidenceUpload): Promise<UploadState> {
    const kept = await deps.evidence.ofLoan(upload.borrowerId, upload.loanId);
    const done = kept.some(({ slot, fileHash }) => slot === upload.slot && fileHash === upload.fileHash);
    return { received: done ? [] : await deps.evidence.partsOf(upload), done };
  }

  /**
   * The last part makes the file: it is checked, a picture is encoded anew, and it is kept. Refusals: NOT_ALLOWED_NOW,
   * TOO_MANY_REQUESTS, EVIDENCE_FULL, EVIDENCE_TOO_LARGE, EVIDENCE_BROKEN, PHOTO_UNREADABLE, PHOTO_SMALL, VIDEO_FORMAT.
   */
  async function putPart(who: BorrowerCaller, of: Upload, one: EvidencePart) {
    const upload = { ...of, borrowerId: who.borrowerId };
    if (!(await isRequested(who.borrowerId, of))) return refuse('NOT_ALLOWED_NOW');
    const before = await uploaded(upload);
    if (before.done) return before;
    const wrong = partProblem(of, one) ?? (await fullOf(upload, one));
    if (wrong) return wrong;
    if (!(await deps.limits.take('evidence-part', who.borrowerId, EVIDENCE.partsADay, DAY_S)))
      return refuse('TOO_MANY_REQUESTS');
    await deps.evidence.keepPart(upload, one.part, one.content);
    const received = await deps.evidence.partsOf(upload);
    if (received.length < one.parts) return { received, done: false };
    const finished = await finish(upload);
    if (!finished) return { received: [], done: true };
    await deps.evidence.dropParts(upload);
    return finished;
  }

  /** Files that were never handed in are kept too, so that they have a bound in number and in bytes (R1007). */
  async function fullOf({ borrowerId, loanId }: EvidenceUpload, { content }: EvidencePart) {
    const { mostFiles, mostBytes, partBytes } = EVIDENCE;
    const { files, bytes, parts } = await deps.evidence.heldOf(borrowerId, loanId);
    if (files < mostFiles && bytes + parts * partBytes + content.byteLength <= mostBytes) return undefined;
    const megabytes = String(mostBytes / 1024 / 1024);
    return refuse('EVIDENCE_FULL', { facts: { files: String(mostFiles), megabytes } });
  }

  async function finish(upload: EvidenceUpload) {
    const file = await deps.evidence.whole(upload);
    const kind = kindOfSlot(upload.slot);
    if (createHash('sha256').update(file).digest('hex') !== upload.fileHash) return refuse('EVIDENCE_BROKEN');
    if (file.byteLength > EVIDENCE.maxBytes[kind]) return refuse('EVIDENCE_TOO_LARGE');
    const safe = kind === 'DOCUMENT_PHOTOS' ? await photo(file) : video(file);
    if ('refusal' in safe) return safe;
    const [keptAt, today] = [await deps.clock.businessNow(), await deps.clock.today()];
    await deps.evidence.keep(upload, { ...safe, keptAt, deleteOn: addDays(today, EVIDENCE.keptDays) });
    return undefined;
  }

  async function photo(file: Uint8Array) {
    const made = await deps.pictures.reencode(file);
    if ('jpeg' in made) return { mime: 'image/jpeg', content: made.jpeg };
    return refuse(made.problem === 'SMALL' ? 'PHOTO_SMALL' : 'PHOTO_UNREADABLE');
  }

  /** Hands in all files of one kind. Refusals: NOT_ALLOWED_NOW, EVIDENCE_INCOMPLETE. */
  async function send(who: BorrowerCaller, loanId: LoanId, kind: EvidenceKind) {
    const kept = await deps.evidence.ofLoan(who.borrowerId, loanId);
    return commandOwnLoan(deps, who, loanId, (loan) => {
      const demand = loan.evidence.find((one) => one.kind === kind);
      const files = demand ? filesOf(demand, kept).map(({ slot, hash }) => ({ slot, hash })) : [];
      return { type: 'SendEvidence', kind, files };
    });
  }

  return {
    of: stateOf,
    uploaded: (borrowerId: BorrowerId, upload: Upload) => uploaded({ ...upload, borrowerId }),
    putPart,
    send,
  };
}

/** The latest file of each slot; a file that the verifier refused before does not count again. */
export function filesOf(demand: Evidence, kept: readonly KeptEvidence[]): readonly KeptEvidence[] {
  const known = demand.files.map(({ hash }) => hash);
  return EVIDENCE_SLOTS[demand.kind].flatMap((slot) => {
    const counts = (one: KeptEvidence) => known.includes(one.hash) !== (demand.state === 'REQUESTED');
    const last = kept.findLast((one) => one.slot === slot && counts(one));
    return last ? [last] : [];
  });
}

function partProblem({ slot }: Upload, { part, parts, content }: EvidencePart) {
  const most = Math.ceil(EVIDENCE.maxBytes[kindOfSlot(slot)] / EVIDENCE.partBytes);
  if (parts > most || content.byteLength > EVIDENCE.partBytes) return refuse('EVIDENCE_TOO_LARGE');
  return part >= parts || content.byteLength === 0 ? refuse('EVIDENCE_BROKEN') : undefined;
}

function video(file: Uint8Array) {
  const mime = videoTypeOf(file);
  return mime ? { mime, content: file } : refuse('VIDEO_FORMAT');
}
