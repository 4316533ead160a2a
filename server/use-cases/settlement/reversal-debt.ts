/**
 * Reversal debts: the borrower sees and pays them; the office sees them all; two persons may write one off.
 */
import type { ByTwo } from '../../../schema/reference/halves.ts';
import { type BorrowerId, isUuid, type LoanId, type PaymentId } from '../../../schema/values/ids.ts';
import { printTenge, type Tiyn } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import type { Borrower, Borrowers } from '../../ports/borrowers.ts';
import type { TwoPersons } from '../../ports/two-persons.ts';
import { type BalanceDeps, commandAccount, readAccount } from '../balance/balance.ts';
import type { Caller } from '../kernel/event-context.ts';
import { cutPage, loadPage, type Page, type PageAsk } from '../kernel/page.ts';
import { byAuthority, seesCase } from '../kernel/second-person.ts';
import { nameOf } from '../kernel/staff-name.ts';
import { reversalDebtsOf } from '../loan/after-end.ts';
import type { ReversalDebt } from '../loan/loan-view.ts';
import { type LoanSource, readLoan } from '../loan/loans.ts';
import type { Viewer } from '../office/applicant-seen.ts';
import type { NotingDeps } from '../office/office-notes.ts';

export type ReversalDebtDeps = BalanceDeps &
  LoanSource &
  Pick<NotingDeps, 'notes' | 'accounts'> & {
    borrowers: Pick<Borrowers, 'find'>;
    twoPersons: TwoPersons;
    /** Borrowers who owe a reversal debt, by the books. */
    owing(): Promise<readonly { readonly id: BorrowerId }[]>;
  };

/** `offerNumber` is null for a top-up. */
export type NamedDebt = { readonly debt: ReversalDebt; readonly offerNumber: string | null };
export type OwedReversal = NamedDebt & {
  readonly borrowerId: BorrowerId;
  readonly person: Borrower | undefined;
  readonly askedBy: string | null;
  readonly mine: boolean;
};
export type WriteOff = { borrowerId: BorrowerId; paymentId: PaymentId; amount: Tiyn; note: string };
export type ReversalDebts = ReturnType<typeof makeReversalDebts>;

const NOTE_MAX = 1_000;
const PREFIX = 'write-off-reversal:';
/** With the borrower first, so that a list of asks finds the debts without reading everybody's. */
const actionOf = ({ borrowerId, paymentId, amount }: Omit<WriteOff, 'note'>): ByTwo =>
  `${PREFIX}${borrowerId}:${paymentId}:${printTenge(amount)}`;

export function makeReversalDebts(deps: ReversalDebtDeps) {
  /** Unpaid debts, oldest first. */
  async function unpaidOf(borrowerId: BorrowerId): Promise<readonly NamedDebt[]> {
    const debts = (await reversalDebtsOf(deps.ledger, borrowerId)).filter(({ owed }) => owed > 0n);
    return Promise.all(debts.map(async (debt) => ({ debt, offerNumber: await offerOf(debt.loanId) })));
  }

  const offerOf = async (loanId: LoanId | null): Promise<string | null> =>
    (loanId && (await readLoan(deps, loanId))?.offerNumber) ?? null;

  /** By borrower, each with all that is owed. A verifier sees those that wait for the verifier's confirmation. */
  async function all(viewer: Viewer, ask: PageAsk): Promise<Page<OwedReversal>> {
    const asked = viewer.role === 'verifier' ? await askedAbout() : undefined;
    const owing = (await deps.owing()).map(({ id }) => id);
    const seen = asked ? owing.filter((id) => asked.has(id)) : owing;
    const page = await loadPage(
      cutPage(seen, (id) => id, ask),
      (id) => owedBy(id, viewer),
    );
    return { ...page, nodes: page.nodes.flat().filter(({ askedBy }) => seesCase(viewer.role, askedBy !== null)) };
  }

  /** Ids of borrowers; a debt whose sum has changed since is left out when it is read. */
  const askedAbout = async (): Promise<ReadonlySet<string>> =>
    new Set((await deps.twoPersons.open(PREFIX)).map(({ action }) => action.slice(PREFIX.length).split(':')[0] ?? ''));

  async function owedBy(borrowerId: BorrowerId, { role }: Viewer): Promise<readonly OwedReversal[]> {
    const name = nameOf(deps.accounts);
    const [person, debts] = await Promise.all([deps.borrowers.find(borrowerId), unpaidOf(borrowerId)]);
    return Promise.all(
      debts.map(async (named) => {
        const action = actionOf({ borrowerId, paymentId: named.debt.paymentId, amount: named.debt.owed });
        const ask = (await deps.twoPersons.open(action)).find((one) => one.action === action);
        const proposal = { askedBy: ask ? await name(ask.askedBy) : null, mine: ask?.askedRole === role };
        return { ...named, ...proposal, borrowerId, person };
      }),
    );
  }

  /** Refusals: NOT_FOUND, CHANGED_MEANWHILE (the sum owed has changed), TWO_PERSONS. */
  async function writeOff(caller: Caller, wish: WriteOff) {
    const { borrowerId, paymentId, amount } = wish;
    if (!isUuid(borrowerId)) return refuse('NOT_FOUND');
    const { events, state } = await readAccount(deps.ledger, borrowerId);
    const mine = events.find((event) => event.metadata.commandId === caller.commandId);
    if (mine) return { position: mine.position };
    const debt = state.owed.find((one) => one.paymentId === paymentId);
    if (!debt) return refuse('NOT_FOUND');
    if (debt.amount !== amount) return refuse('CHANGED_MEANWHILE');
    if (debt.loanId) await keepNote(caller, { loanId: debt.loanId, borrowerId }, wish.note);
    return byAuthority(deps, caller, { act: 'writingOff', amount }, actionOf(wish), (both) =>
      commandAccount(deps, both, borrowerId, { type: 'ForgiveReversal', paymentId, amount }),
    );
  }

  async function keepNote(caller: Caller, of: { loanId: LoanId; borrowerId: BorrowerId }, note: string): Promise<void> {
    const text = note.trim().slice(0, NOTE_MAX);
    const at = deps.clock.now();
    if (text) await deps.notes.keep(caller.commandId, of, { act: 'WRITE_OFF', by: caller.actor.id, text, at });
  }

  return { unpaidOf, all, writeOff };
}
