/**
 * Settlements between the lender and others: premiums to the insurer, money of sold claims to their buyers, the price
 * of a claim from its buyer, capital of the owner. Two members of staff settle each with the number of the payment
 * order; the figures come from the books.
 */

import { CAPITAL_STREAM, INSURER_STREAM } from '../../../schema/events/streams.ts';
import type { ByTwo } from '../../../schema/reference/halves.ts';
import { parseIban } from '../../../schema/values/iban.ts';
import type { LoanId, PaymentId } from '../../../schema/values/ids.ts';
import { parseTenge, printTenge, type Tiyn } from '../../../schema/values/money.ts';
import { type CapitalCommand, capitalDecider } from '../../domain/capital/decider.ts';
import { type ClaimCommand, claimDecider } from '../../domain/claim/decider.ts';
import { refuse } from '../../domain/decider.ts';
import { insurerDecider } from '../../domain/insurer/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { TwoPersons } from '../../ports/two-persons.ts';
import { type Caller, eventContext } from '../kernel/event-context.ts';
import { handle, stateOf, type Written } from '../kernel/handle.ts';
import { cutPage, loadPage, type Page, type PageAsk } from '../kernel/page.ts';
import { byAuthority, byTwo } from '../kernel/second-person.ts';
import { nameOf } from '../kernel/staff-name.ts';
import { commandClaim, soldClaim } from '../loan/claim.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { type LoanSource, loadLoan, readLoan } from '../loan/loans.ts';
import type { Viewer } from '../office/applicant-seen.ts';
import type { NotingDeps } from '../office/office-notes.ts';

type CapitalWish = {
  readonly act: 'CAPITAL_IN' | 'CAPITAL_OUT';
  readonly amount: Tiyn;
  /** The lender's own account at a bank, as typed. */
  readonly account: string;
  readonly reference: string;
};
/** The second person must request all of these fields alike. */
export type SettlementWish =
  | { readonly act: 'PAY_INSURER'; readonly amount: Tiyn; readonly reference: string }
  | CapitalWish
  | { readonly act: 'PAY_BUYER'; readonly loanId: LoanId; readonly amount: Tiyn; readonly reference: string }
  | { readonly act: 'PRICE_RECEIVED'; readonly loanId: LoanId; readonly amount: Tiyn; readonly reference: string }
  | { readonly act: 'CLAIM_PAID'; readonly loanId: LoanId };
export type SettlementAct = SettlementWish['act'];

export type SettlementAsk = {
  readonly act: SettlementAct;
  readonly loanId: LoanId | null;
  readonly amount: Tiyn | null;
  readonly reference: string | null;
  readonly account: string | null;
  readonly by: string;
  readonly mine: boolean;
};
/** `premiums`: owed to the insurer. */
export type Settlements = {
  readonly premiums: Tiyn;
  readonly waiting: readonly SettlementAsk[];
};

export type SettlementDeps = LoanSource & {
  clock: Clock;
  ids: Ids;
  twoPersons: TwoPersons;
  accounts: NotingDeps['accounts'];
  books: {
    /** Premiums that all loans have earned for the insurer, and the part of them not paid over. */
    premiums(): Promise<{ charged: Tiyn; owed: Tiyn }>;
    /** Loans with an open claim. */
    openClaims(): Promise<readonly LoanId[]>;
  };
};

export type SettlementUseCases = ReturnType<typeof makeSettlements>;

const PREFIX = 'settlement:';
const REFERENCE = /^[\p{L}\p{N} №./-]{1,32}$/u;

export function makeSettlements(deps: SettlementDeps) {
  async function all({ role }: Viewer): Promise<Settlements> {
    const [{ owed: premiums }, asks] = await Promise.all([deps.books.premiums(), deps.twoPersons.open(PREFIX)]);
    const name = nameOf(deps.accounts);
    const waiting = asks.map(async ({ action, askedBy, askedRole }) => {
      const {
        act,
        loanId = null,
        amount = null,
        reference = null,
        account = null,
      } = JSON.parse(action.slice(PREFIX.length));
      const sum = amount === null ? null : (parseTenge(amount) ?? null);
      return { act, loanId, amount: sum, reference, account, by: await name(askedBy), mine: askedRole === role };
    });
    return {
      premiums,
      waiting: await Promise.all(waiting),
    };
  }

  /** Sold claims with an open amount. */
  async function claims(ask: PageAsk): Promise<Page<LoanView>> {
    const ids = [...new Set(await deps.books.openClaims())];
    const page = await loadPage(
      cutPage(ids, (id) => id, ask),
      (id) => readLoan(deps, id),
    );
    return { ...page, nodes: page.nodes.filter((loan) => loan !== undefined) };
  }

  /** Refusals: NOT_FOUND, LOAN_NOT_LIVE (not sold), FIELD_INVALID reference, AMOUNT_WRONG {limit}, TWO_PERSONS. */
  async function settle(caller: Caller, wish: SettlementWish) {
    if ('reference' in wish && !REFERENCE.test(wish.reference)) return refuse('FIELD_INVALID', { field: 'reference' });
    if ('account' in wish) return moveCapital(caller, wish);
    return wish.act === 'PAY_INSURER' ? payInsurer(caller, wish) : settleClaim(caller, wish);
  }

  const settlementId = (caller: Caller): PaymentId => deps.ids.derived<PaymentId>(caller.commandId, 'settlement');

  async function payInsurer(caller: Caller, wish: SettlementWish & { act: 'PAY_INSURER' }) {
    const { amount, reference } = wish;
    const { charged } = await deps.books.premiums();
    const command = { type: 'PayInsurer', settlementId: settlementId(caller), amount, reference, charged } as const;
    const { events } = await deps.ledger.readLatest(INSURER_STREAM);
    const trial = insurerDecider.decide(stateOf(insurerDecider, events), command);
    if ('refusal' in trial) return trial;
    return agreed(caller, wish, trial.events.length === 0, async (both) => {
      const context = await eventContext(both, deps.clock);
      return handle(deps.ledger, INSURER_STREAM, insurerDecider, command, context);
    });
  }

  async function moveCapital(caller: Caller, wish: CapitalWish) {
    const account = parseIban(wish.account);
    if (!account) return refuse('FIELD_INVALID', { field: 'account' });
    const { amount, reference } = wish;
    const type = wish.act === 'CAPITAL_IN' ? 'PayCapitalIn' : 'TakeCapitalBack';
    const command: CapitalCommand = { type, settlementId: settlementId(caller), amount, account, reference };
    const { events } = await deps.ledger.readLatest(CAPITAL_STREAM);
    const trial = capitalDecider.decide(stateOf(capitalDecider, events), command);
    if ('refusal' in trial) return trial;
    return agreed(caller, { ...wish, account }, trial.events.length === 0, async (both) =>
      handle(deps.ledger, CAPITAL_STREAM, capitalDecider, command, await eventContext(both, deps.clock)),
    );
  }

  async function settleClaim(caller: Caller, wish: ClaimWish) {
    const loan = await loadLoan(deps.ledger, wish.loanId);
    if (!loan) return refuse('NOT_FOUND');
    const command = commandOf(loan, wish, settlementId(caller));
    if (!command) return refuse('LOAN_NOT_LIVE');
    const trial = claimDecider.decide(loan.claim, command);
    if ('refusal' in trial) return trial;
    return agreed(caller, wish, trial.events.length === 0, (both) => commandClaim(deps, both, command));
  }

  /** A settlement that would be refused or is already done needs no second person. */
  async function agreed(
    caller: Caller,
    wish: SettlementWish,
    isRepeat: boolean,
    act: (both: Caller) => Promise<Written>,
  ) {
    if (isRepeat) return act(caller);
    if (!('amount' in wish)) return byTwo(deps.twoPersons, caller, actionOf(wish), act);
    const money = 'account' in wish ? 'capital' : 'settling';
    return byAuthority(deps, caller, { act: money, amount: wish.amount }, actionOf(wish), act);
  }

  return { all, claims, settle };
}

const actionOf = (wish: SettlementWish): ByTwo =>
  `${PREFIX}${JSON.stringify({ ...wish, ...('amount' in wish ? { amount: printTenge(wish.amount) } : {}) })}`;

type ClaimWish = Exclude<SettlementWish, { act: 'PAY_INSURER' } | CapitalWish>;

/** Undefined if the claim was not sold. */
function commandOf(loan: LoanView, wish: ClaimWish, settlementId: PaymentId): ClaimCommand | undefined {
  const sold = soldClaim(loan);
  if (!sold) return undefined;
  const { loanId, buyer, price } = sold;
  switch (wish.act) {
    case 'PAY_BUYER':
      return { type: 'PayBuyer', settlementId, amount: wish.amount, reference: wish.reference, loanId, buyer };
    case 'PRICE_RECEIVED': {
      const { amount, reference } = wish;
      return { type: 'ConfirmPrice', settlementId, amount, reference, loanId, buyer, price };
    }
    case 'CLAIM_PAID':
      return { type: 'SettleClaim', loanId, buyer };
  }
}
