/**
 * A loan as the office sees it: the person, the debt, the history, the acts possible today, and requests that wait for
 * a second person.
 */
import type { Folded } from '../../../schema/events/envelope.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { loanStream } from '../../../schema/events/streams.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import { HALVES } from '../../../schema/reference/halves.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { loanDecider } from '../../domain/loan/decider.ts';
import { type OpenAct, officeActs } from '../../domain/loan/office-acts.ts';
import type { Borrower, Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Forgetting } from '../../ports/forgetting.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { OfficeNote } from '../../ports/office-notes.ts';
import type { TwoPersons } from '../../ports/two-persons.ts';
import { stateOf } from '../kernel/handle.ts';
import { nameOf } from '../kernel/staff-name.ts';
import { sinceItsEnd } from '../loan/after-end.ts';
import { explainedDebtOn, type LoanDebt } from '../loan/loan-debt.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { foldLoan } from '../loan/loans.ts';
import { seesApplicant, type Viewer } from './applicant-seen.ts';
import { asksOf, type OfficeAsk, readAsk } from './office-ask.ts';
import type { NotingDeps } from './office-notes.ts';

export type ViewDeps = {
  ledger: Ledger;
  clock: Pick<Clock, 'today'>;
  borrowers: Pick<Borrowers, 'find'>;
  forgetting: Pick<Forgetting, 'erasedAt'>;
  twoPersons: Pick<TwoPersons, 'open'>;
};
export type FindLoan = (text: string) => Promise<LoanId | undefined>;

export type OfficeFact = {
  readonly revision: number;
  readonly type: string;
  readonly on: LocalDate;
  readonly status: LoanStatus;
  readonly amount: Tiyn | null;
};

export type OfficeLoanView = {
  readonly today: LocalDate;
  readonly loan: LoanView;
  readonly applicant: Borrower | undefined;
  readonly erasedAt: Instant | null;
  readonly debt: LoanDebt | undefined;
  readonly facts: readonly OfficeFact[];
  readonly acts: readonly OpenAct[];
  readonly waiting: readonly (OfficeAsk & { readonly mine: boolean })[];
  readonly notes: readonly OfficeNote[];
};

const FACTS_SHOWN = 60;

export async function officeLoanView(
  deps: ViewDeps & Pick<NotingDeps, 'notes' | 'accounts'>,
  loanId: LoanId,
  viewer: Viewer,
): Promise<OfficeLoanView | undefined> {
  const { events } = await deps.ledger.readLatest(loanStream(loanId));
  const folded = foldLoan(loanId, events);
  if (!folded) return undefined;
  const loan = await sinceItsEnd(deps.ledger, folded);
  const state = stateOf(loanDecider, events);
  const [today, applicant, erasedAt, notes, asks] = await Promise.all([
    deps.clock.today(),
    seesApplicant(viewer, loan) ? deps.borrowers.find(loan.borrowerId) : undefined,
    deps.forgetting.erasedAt(loan.borrowerId),
    deps.notes.of([loanId]),
    deps.twoPersons.open(asksOf(loanId)),
  ]);
  const name = nameOf(deps.accounts);
  const acts = officeActs(state, today);
  // A request for an act that is no longer possible is not shown.
  const open = asks.map((one) => readAsk(loanId, one)).filter((ask) => acts.some(({ act }) => act === ask.act));
  return {
    today,
    loan,
    applicant,
    erasedAt,
    debt: explainedDebtOn(loan, today),
    facts: events
      .toReversed()
      .slice(0, FACTS_SHOWN)
      .map((event, i) => factOf(event, events.length - 1 - i)),
    acts: viewer.role === HALVES['office-loan'].confirms ? [] : acts,
    waiting: await Promise.all(
      open.map(async (ask) => ({ ...ask, by: await name(ask.by), mine: ask.role === viewer.role })),
    ),
    notes: await Promise.all((notes.get(loanId) ?? []).map(async (note) => ({ ...note, by: await name(note.by) }))),
  };
}

function factOf({ type, data, metadata }: Folded<LoanEvent>, revision: number): OfficeFact {
  const amount = 'amount' in data ? data.amount : null;
  return { revision, type, on: metadata.effectiveDate, status: data.status, amount };
}
