/** The card of an application: what a decision needs, for the verifier who took it (R293). */
import type { Decision, ScoringFacts } from '../../../schema/events/decision.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import { SCORING } from '../../../schema/reference/limits.ts';
import { printStaffNumber } from '../../../schema/reference/staff.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import { monthlyPayment, score } from '../../domain/decision/engine.ts';
import { type MonthOfIncome, monthsOfIncome } from '../../domain/statement/check.ts';
import type { AccessLog } from '../../ports/access-log.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { BiometrySessions, FrameLost } from '../../ports/biometry-sessions.ts';
import type { Files, StoredFile } from '../../ports/files.ts';
import type { OfficeAct } from '../../ports/office-notes.ts';
import type { Profiles, StoredProfile } from '../../ports/profiles.ts';
import { ProviderGarbage, ProviderUnavailable } from '../../ports/provider.ts';
import type { StatementReader } from '../../ports/statement-reader.ts';
import type { TwoPersons } from '../../ports/two-persons.ts';
import { gatherFacts, type ScoringDeps } from '../decision/scoring-facts.ts';
import type { Caller } from '../kernel/event-context.ts';
import { nameOf } from '../kernel/staff-name.ts';
import { readLoansUntilEnd } from '../loan/borrower-loans.ts';
import { commandAnyLoan } from '../loan/loan-command.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { type LoanSource, loadLoan } from '../loan/loans.ts';
import type { Office, OfficeRow } from './office.ts';
import { type NotingDeps, noted } from './office-notes.ts';
import { asksOnApplication } from './open-asks.ts';

export type OfficeApplicationDeps = ScoringDeps &
  LoanSource & {
    accounts: Pick<Accounts, 'staff' | 'byId' | 'staffNumbers'>;
    notes: NotingDeps['notes'];
    twoPersons: Pick<TwoPersons, 'open'>;
    profiles: Pick<Profiles, 'find'>;
    accessLog: AccessLog;
    office: Pick<Office, 'rowOf'>;
    files: Pick<Files, 'ofLoan' | 'read'>;
    statementReader: StatementReader;
    faceSessions: Pick<BiometrySessions, 'passedFor'>;
  };

/** The debt load and what else the engine would decide by, as of now; nothing of it is recorded. */
export type ScoringSheet = {
  readonly facts: ScoringFacts;
  readonly verdict: Decision;
  readonly payment: Tiyn;
  readonly limitPpm: number;
};

/** `EARLIER`: the face was compared for another application, a card or a new number. */
type FaceMissing = FrameLost | 'EARLIER';

/** `mine`: the viewer's own role asked for it, so the viewer cannot confirm it. */
export type ApplicationAsk = { readonly act: OfficeAct; readonly by: string; readonly mine: boolean };
/**
 * `profile`, `sheet` and `others` only for the verifier who took it; `sheet` is null also while a provider does not
 * answer.
 */
export type ApplicationCard = {
  readonly row: OfficeRow;
  readonly asks: readonly ApplicationAsk[];
  readonly profile: StoredProfile | null;
  readonly sheet: ScoringSheet | null;
  readonly others: readonly LoanView[] | null;
  readonly assignees: readonly string[];
  readonly statementMonths: readonly MonthOfIncome[] | null;
  readonly faceKept: boolean;
  readonly faceMissing: FaceMissing | null;
  readonly accountUnchecked: boolean;
};

const PROVIDER_MS = 15_000;
/** Waits for a verifier, or is with one who may be away. */
const TO_GIVE: readonly LoanStatus[] = ['ON_MANUAL_VERIFICATION', 'MANUAL_VERIFICATION'];

export type OfficeApplications = ReturnType<typeof makeOfficeApplications>;

export function makeOfficeApplications(deps: OfficeApplicationDeps) {
  async function of({ actor }: Caller, loanId: LoanId): Promise<ApplicationCard | undefined> {
    const loan = await loadLoan(deps.ledger, loanId);
    if (!loan) return undefined;
    const open = await asksOnApplication(deps.twoPersons, loanId);
    const name = nameOf(deps.accounts);
    const asks = await Promise.all(
      open.map(async ({ act, askedBy, askedRole }) => ({
        act,
        by: await name(askedBy),
        mine: askedRole === actor.role,
      })),
    );
    const row = await deps.office.rowOf(
      loan,
      actor,
      asks.some(({ mine }) => !mine),
    );
    const assignees =
      actor.role === 'support' && TO_GIVE.includes(loan.status)
        ? await verifiersBut(loan.status === 'MANUAL_VERIFICATION' ? loan.verifierId : null)
        : [];
    const taken = loan.verifierId === actor.id;
    const [subjects, detail] = [[loan.borrowerId, loanId], taken ? 'APPLICATION' : 'APPLICATION_NOT_TAKEN'];
    await deps.accessLog.append({ act: 'OPENED', by: actor, subjects, detail, caseNumber: null });
    if (!taken) return { ...NOTHING, row, asks, assignees };
    const profile = (await deps.profiles.find(loan.borrowerId)) ?? null;
    const loans = await readLoansUntilEnd(deps, loan.borrowerId);
    const others = loans.filter((one) => one.loanId !== loanId).toReversed();
    const files = await deps.files.ofLoan(loan.borrowerId, loanId);
    const faceKept = files.some(isFace);
    const [sheet, statementMonths, faceMissing] = await Promise.all([
      sheetOf(loan),
      monthsOf(loan, files),
      faceKept ? null : whyNoFrame(loan, profile),
    ]);
    const accountUnchecked = loan.payoutMethod?.ownerUnchecked === true;
    return {
      row,
      asks,
      profile,
      sheet,
      others,
      assignees,
      statementMonths,
      faceKept,
      faceMissing,
      accountUnchecked,
    };
  }

  /** Null also where nobody wrote down why. */
  async function whyNoFrame(
    { borrowerId, loanId }: LoanView,
    profile: StoredProfile | null,
  ): Promise<FaceMissing | null> {
    if (!profile?.faceVerifiedAt) return null;
    const passed = await deps.faceSessions.passedFor(borrowerId, loanId);
    return passed ? passed.frameLost : 'EARLIER';
  }

  /** Read again from the statement that was accepted, which is kept whole; null where there is none. */
  async function monthsOf(
    { borrowerId, statementHashes }: LoanView,
    files: readonly StoredFile[],
  ): Promise<readonly MonthOfIncome[] | null> {
    const file = files.findLast(({ kind, hash }) => kind === 'STATEMENT' && statementHashes.includes(hash));
    const content = file && (await deps.files.read(borrowerId, file.hash));
    const read = content && (await deps.statementReader.read(content));
    return read && 'statement' in read ? monthsOfIncome(read.statement) : null;
  }

  /** The frame of the face check, for the verifier who took the application; each opening is logged. */
  async function face({ actor }: Caller, loanId: LoanId) {
    const loan = await loadLoan(deps.ledger, loanId);
    if (loan?.verifierId !== actor.id) return refuse('NOT_FOUND');
    const file = (await deps.files.ofLoan(loan.borrowerId, loanId)).findLast(isFace);
    const content = file && (await deps.files.read(loan.borrowerId, file.hash));
    if (!content) return refuse('NOT_FOUND');
    const subjects = [loan.borrowerId, loanId];
    await deps.accessLog.append({ act: 'OPENED', by: actor, subjects, detail: 'FACE', caseNumber: null });
    return { mime: file.mime, content };
  }

  async function sheetOf(loan: LoanView): Promise<ScoringSheet | null> {
    const today = await deps.clock.today();
    const facts = loan.scoringFacts ?? (await factsNow(loan, today));
    if (!facts) return null;
    const payment = monthlyPayment(loan.signedPrice ?? loan.price);
    const verdict = loan.decision ?? score(facts, loan.terms, today, loan.repeat);
    return { facts, verdict, payment, limitPpm: SCORING.maxKdnPpm };
  }

  /** With one key a day, so that opening the card again buys no second report. */
  async function factsNow(loan: LoanView, today: string): Promise<ScoringFacts | undefined> {
    const person = await deps.borrowers.find(loan.borrowerId);
    if (!person) return undefined;
    const call = { key: `card:${loan.loanId}:${today}`, signal: AbortSignal.timeout(PROVIDER_MS) };
    return gatherFacts(deps, loan, person, true, call).catch((error: unknown) => {
      if (error instanceof ProviderUnavailable || error instanceof ProviderGarbage) return undefined;
      throw error;
    });
  }

  const verifiersBut = async (taker: string | null) =>
    (await deps.accounts.staff())
      .filter(({ id, roles, disabled }) => roles.includes('verifier') && !disabled && id !== taker)
      .map(({ email }) => email);

  /** Support gives an application to a verifier, who alone decides it then; a taken one with a reason (R826). */
  async function assign(caller: Caller, loanId: LoanId, email: string, reason: string) {
    const member = (await deps.accounts.staff()).find((one) => one.email === email && !one.disabled);
    if (!member?.roles.includes('verifier')) return refuse('FIELD_INVALID', { field: 'email' });
    const loan = await loadLoan(deps.ledger, loanId);
    const takenFrom = loan?.status === 'MANUAL_VERIFICATION' ? loan.verifierId : null;
    const take = { type: 'TakeForReview', verifierId: member.id } as const;
    if (!loan || takenFrom === null || takenFrom === member.id) return commandAnyLoan(deps, caller, loanId, take);
    if (reason.trim() === '') return refuse('FIELD_REQUIRED', { field: 'reason' });
    const answer = await noted(deps, caller, loanId, 'HANDED_ON', reason, () =>
      commandAnyLoan(deps, caller, loanId, { ...take, takenFrom }),
    );
    if ('refusal' in answer) return answer;
    const numbers = await deps.accounts.staffNumbers();
    const detail = [takenFrom, member.id].map((id) => printStaffNumber(numbers.get(id) ?? 0)).join(' ');
    const subjects = [loan.borrowerId, loanId];
    await deps.accessLog.append({ act: 'HANDED_ON', by: caller.actor, subjects, detail, caseNumber: null });
    return answer;
  }

  return { of, face, assign };
}

const isFace = ({ kind }: StoredFile): boolean => kind === 'FACE';
const NOTHING = {
  profile: null,
  sheet: null,
  others: null,
  statementMonths: null,
  faceKept: false,
  faceMissing: null,
  accountUnchecked: false,
} as const;
