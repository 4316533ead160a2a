/** A verifier looks at photos and recordings of an application, accepts them or requests them again (R243, R244). */
import {
  EVIDENCE,
  type EvidenceKind,
  type EvidenceReason,
  type EvidenceSlot,
} from '../../../schema/reference/evidence.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import { type DocumentExpiry, documentExpiry } from '../../domain/evidence/document-expiry.ts';
import type { Evidence } from '../../domain/loan/state.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EvidenceStore, EvidenceView } from '../../ports/evidence.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Caller } from '../kernel/event-context.ts';
import { nameOf } from '../kernel/staff-name.ts';
import { commandAnyLoan } from '../loan/loan-command.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadLoan } from '../loan/loans.ts';
import { seesApplicant, type Viewer } from './applicant-seen.ts';

export type OfficeEvidenceDeps = {
  ledger: Ledger;
  clock: Clock;
  borrowers: Borrowers;
  accounts: Pick<Accounts, 'byId'>;
  evidence: EvidenceStore;
};

/** `views`: who has opened a file; `documentExpiry` is null where the person cannot be read. */
export type OfficeEvidence = {
  demands: readonly Evidence[];
  deleteOn: LocalDate | null;
  documentExpiry: DocumentExpiry | null;
  views: readonly EvidenceView[];
};

export type OfficeEvidences = ReturnType<typeof makeOfficeEvidences>;

export function makeOfficeEvidences(deps: OfficeEvidenceDeps) {
  async function of(viewer: Viewer, loanId: LoanId): Promise<OfficeEvidence | undefined> {
    const loan = await loadLoan(deps.ledger, loanId);
    if (!loan || !seesApplicant(viewer, loan)) return undefined;
    const person = await deps.borrowers.find(loan.borrowerId);
    const sent = loan.evidence.flatMap(({ files }) => files.map(({ hash }) => hash));
    const kept = (await deps.evidence.ofLoan(loan.borrowerId, loanId)).filter(({ hash }) => sent.includes(hash));
    const name = nameOf(deps.accounts);
    const views = await deps.evidence.viewsOf(loanId);
    return {
      demands: loan.evidence,
      deleteOn: kept.map(({ deleteOn }) => deleteOn).toSorted()[0] ?? null,
      documentExpiry: person ? documentExpiry(person.documentValidTo, await deps.clock.today()) : null,
      views: await Promise.all(views.map(async (view) => ({ ...view, viewer: await name(view.viewer) }))),
    };
  }

  /** Only the verifier who took the application; each opening is kept before the file is given. */
  async function read(caller: Caller, loanId: LoanId, slot: EvidenceSlot) {
    const loan = await loadLoan(deps.ledger, loanId);
    if (!loan) return refuse('NOT_FOUND');
    const foreign = notTaken(loan, caller);
    if (foreign) return foreign;
    const file = loan.evidence.flatMap(({ files }) => files).find((one) => one.slot === slot);
    const content = file && (await deps.evidence.read(loan.borrowerId, loanId, file.hash));
    if (!content) return refuse('NOT_FOUND');
    await deps.evidence.noteView(loanId, { slot, hash: file.hash, viewer: caller.actor.id, at: deps.clock.now() });
    return content;
  }

  async function acceptKind(caller: Caller, loanId: LoanId, kind: EvidenceKind) {
    const verifierId = caller.actor.id;
    const answer = await commandAnyLoan(
      deps,
      caller,
      loanId,
      (loan) => notTaken(loan, caller) ?? { type: 'AcceptEvidence', kind, verifierId },
    );
    if ('refusal' in answer) return answer;
    const hashes = answer.loan.evidence.filter((one) => one.kind === kind).flatMap(({ files }) => files);
    const until = addDays(await deps.clock.today(), EVIDENCE.acceptedDays);
    await deps.evidence.keepUntil(
      loanId,
      hashes.map(({ hash }) => hash),
      until,
    );
    return answer;
  }

  /** The verifier who took the application, or support: asking shows nothing, and who asks does not accept (R45). */
  const request = (caller: Caller, loanId: LoanId, kinds: readonly EvidenceKind[], reason: EvidenceReason) =>
    kinds.length === 0
      ? refuse('FIELD_REQUIRED', { field: 'kinds' })
      : commandAnyLoan(
          deps,
          caller,
          loanId,
          (loan) =>
            (caller.actor.role === 'support' ? undefined : notTaken(loan, caller)) ?? {
              type: 'RequestEvidence',
              kinds,
              reason,
              by: 'VERIFIER',
            },
        );

  return { of, read, accept: acceptKind, request };
}

const notTaken = (loan: LoanView, caller: Caller) =>
  loan.verifierId === caller.actor.id
    ? undefined
    : refuse('NOT_ALLOWED_NOW', { facts: { takenBy: loan.verifierId ?? '' } });
