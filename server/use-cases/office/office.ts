/**
 * Acts of staff on applications. Roles are checked at the edge (server/api/policies.ts); here: who took an application
 * decides it.
 */

import type { LoanStatus } from '../../../schema/loan-status.ts';
import type { ByTwo } from '../../../schema/reference/halves.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import type { Instant } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import { type DecisionPromise, HANDED, promiseOf } from '../../domain/loan/decision-promise.ts';
import type { Borrower } from '../../ports/borrowers.ts';
import type { Ids } from '../../ports/ids.ts';
import { LedgerUnavailable } from '../../ports/ledger.ts';
import type { OfficeNote } from '../../ports/office-notes.ts';
import type { TwoPersons } from '../../ports/two-persons.ts';
import type { ScoringDeps } from '../decision/scoring-facts.ts';
import type { Caller } from '../kernel/event-context.ts';
import { byTwo } from '../kernel/second-person.ts';
import { nameOf } from '../kernel/staff-name.ts';
import { commandAnyLoan } from '../loan/loan-command.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { type LoanSource, loadLoan, readLoan } from '../loan/loans.ts';
import type { PayoutSending } from '../payout/payout-sending.ts';
import { seesApplicant, type Viewer } from './applicant-seen.ts';
import { makeDecide, mine } from './decide.ts';
import { IN_EVENTS, type NotingDeps, noted } from './office-notes.ts';
import { type TakerDeps, withTaker } from './taken.ts';

/** `opened` is the position of the first event. */
export type QueuePlace = { readonly loanId: LoanId; readonly decideBy: Instant | null; readonly opened: bigint };
/** `after`: the place of the last application on the page before. */
export type QueuePage = { readonly first: number; readonly after?: Omit<QueuePlace, 'loanId'> | undefined };
type Queued = { readonly places: readonly QueuePlace[]; readonly hasNextPage: boolean; readonly totalCount: number };
/**
 * The earliest promise of a decision first. The read model gives ids only; loans are read from their streams, so a
 * lagging row still shows the truth.
 */
export type LoanQueue = { queue(statuses: readonly LoanStatus[], page: QueuePage): Promise<Queued> };

export type OfficeDeps = ScoringDeps &
  LoanSource &
  NotingDeps &
  TakerDeps & {
    ids: Ids;
    queue: LoanQueue;
    twoPersons: TwoPersons;
    /** Recalls the money at the provider first; without it only a payout that was never sent can be recalled safely. */
    payouts?: Pick<PayoutSending, 'recall'>;
    /** Reports a loan or person that cannot be read, so that the rest of the queue is still shown. */
    onUnreadable: (loanId: LoanId, error: unknown) => void;
  };

/** `takenBy` and the authors of notes by e-mail, if they still work here. */
export type OfficeRow = {
  loan: LoanView;
  promise: DecisionPromise | null;
  applicant: Borrower | undefined;
  takenBy: string | null;
  notes: readonly OfficeNote[];
};
export type OfficePage = Omit<Queued, 'places'> & {
  readonly rows: readonly OfficeRow[];
  readonly last: QueuePlace | undefined;
};

const PAGE_MOST = 100;

export type Office = ReturnType<typeof makeOffice>;

export function makeOffice(deps: OfficeDeps) {
  const { decide, confirmApproval } = makeDecide(deps);

  async function queue(statuses: readonly LoanStatus[], viewer: Viewer, page: QueuePage): Promise<OfficePage> {
    const first = Math.max(1, Math.min(page.first, PAGE_MOST));
    const { places, ...counted } = await deps.queue.queue(statuses, { ...page, first });
    const read = await Promise.all(places.map(({ loanId }) => readOrReport(loanId, () => readLoan(deps, loanId))));
    const loans = read.filter((loan) => loan !== undefined);
    const now = await deps.clock.businessNow();
    const present = loans
      .filter((loan) => statuses.includes(loan.status))
      .map((loan) => ({ loan, promise: promiseOf(loan, now) }));
    const notes = await deps.notes.of(present.map(({ loan }) => loan.loanId));
    const name = nameOf(deps.accounts);
    const rows = await Promise.all(present.map((one) => shown(one, notes.get(one.loan.loanId) ?? [], viewer, name)));
    return { ...counted, rows, last: places.at(-1) };
  }

  async function shown(
    { loan, promise }: Promised,
    notes: readonly OfficeNote[],
    viewer: Viewer,
    name: ReturnType<typeof nameOf>,
    asked = false,
  ): Promise<OfficeRow> {
    const sees = seesApplicant(viewer, loan);
    const seen = sees || asked ? notes : [];
    return {
      loan,
      promise,
      applicant: sees ? await readOrReport(loan.loanId, () => deps.borrowers.find(loan.borrowerId)) : undefined,
      takenBy: loan.verifierId && (await name(loan.verifierId)),
      notes: await Promise.all(seen.map(async (note) => ({ ...note, by: await name(note.by) }))),
    };
  }

  /** `asked`: whoever confirms what another has asked for reads the notes too. */
  async function rowOf(loan: LoanView, viewer: Viewer, asked: boolean): Promise<OfficeRow> {
    const promise = promiseOf(loan, await deps.clock.businessNow());
    const notes = (await deps.notes.of([loan.loanId])).get(loan.loanId) ?? [];
    return shown({ loan, promise }, notes, viewer, nameOf(deps.accounts), asked);
  }

  /** Undefined if this loan cannot be read. An outage of the ledger affects all loans, so it is thrown. */
  async function readOrReport<T>(loanId: LoanId, read: () => Promise<T>): Promise<T | undefined> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof LedgerUnavailable) throw error;
      deps.onUnreadable(loanId, error);
      return undefined;
    }
  }

  /** Requested by the verifier who took the application, confirmed by a second person. */
  async function rejectByFraud(caller: Caller, loanId: LoanId) {
    const loan = await loadLoan(deps.ledger, loanId);
    if (!loan) return refuse('NOT_FOUND');
    const reject = (by: Caller) => commandAnyLoan(deps, by, loanId, { type: 'RejectByFraud', reason: IN_EVENTS });
    // A retry of this command gets the same answer.
    if (loan.status === 'REJECTED_BY_FRAUD') return reject(caller);
    const action: ByTwo = `reject-by-fraud:${loanId}`;
    const hasRequest = (await deps.twoPersons.open(action)).some((ask) => ask.askedBy === loan.verifierId);
    const notMine = mine(loan, caller);
    if (notMine && !hasRequest) return notMine;
    return byTwo(deps.twoPersons, caller, action, reject);
  }

  /** Stopping money on its way needs two persons. */
  async function recallPayout(caller: Caller, loanId: LoanId) {
    const loan = await loadLoan(deps.ledger, loanId);
    if (!loan) return refuse('NOT_FOUND');
    // Already recalled: no second person is asked.
    if (loan.status === 'REMITTANCE_CANCELED') return recall(caller, loanId);
    return byTwo(deps.twoPersons, caller, `recall-payout:${loanId}`, (both) => recall(both, loanId));
  }

  async function recall(caller: Caller, loanId: LoanId) {
    if (deps.payouts) {
      const recalled = await deps.payouts.recall(caller, loanId, IN_EVENTS);
      const after = await loadLoan(deps.ledger, loanId);
      if ('refusal' in recalled || !after) return 'refusal' in recalled ? recalled : refuse('NOT_FOUND');
      return { loan: after, position: recalled.position ?? after.position };
    }
    return commandAnyLoan(deps, caller, loanId, { type: 'RecallPayout', reason: IN_EVENTS });
  }

  return {
    /** A verifier sees who applied, and the notes, only of applications that they took (R45). */
    queue: (statuses: readonly LoanStatus[], viewer: Viewer, page: QueuePage = { first: PAGE_MOST }) =>
      queue(statuses.length > 0 ? statuses : HANDED, viewer, page),
    rowOf,
    take: async (caller: Caller, loanId: LoanId) =>
      withTaker(
        deps,
        loanId,
        await commandAnyLoan(deps, caller, loanId, { type: 'TakeForReview', verifierId: caller.actor.id }),
      ),
    decide: (caller: Caller, loanId: LoanId, approve: boolean, note: string) =>
      noted(deps, caller, loanId, 'DECIDED', note, async () =>
        withTaker(deps, loanId, await decide(caller, loanId, approve)),
      ),
    sendBack: (caller: Caller, loanId: LoanId, fields: readonly string[], note: string) =>
      noted(deps, caller, loanId, 'RETURNED', note, async () =>
        withTaker(
          deps,
          loanId,
          await commandAnyLoan(
            deps,
            caller,
            loanId,
            (loan) => mine(loan, caller) ?? { type: 'RequestRevision', fields, note: IN_EVENTS },
          ),
        ),
      ),
    confirmApproval: (caller: Caller, loanId: LoanId, note: string) =>
      noted(deps, caller, loanId, 'DECIDED', note, () => confirmApproval(caller, loanId)),
    rejectByFraud: (caller: Caller, loanId: LoanId, note: string) =>
      noted(deps, caller, loanId, 'FRAUD', note, async () =>
        withTaker(deps, loanId, await rejectByFraud(caller, loanId)),
      ),
    recallPayout: (caller: Caller, loanId: LoanId, note: string) =>
      noted(deps, caller, loanId, 'RECALL', note, () => recallPayout(caller, loanId)),
  };
}
type Promised = Pick<OfficeRow, 'loan' | 'promise'>;
