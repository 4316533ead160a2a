/**
 * Refunds of the balance: to the borrower's own account or card, approved by two members of the office, sent like a
 * loan.
 */
import type { AccountEvent } from '../../../schema/events/account.ts';
import type { Role } from '../../../schema/events/envelope.ts';
import type { BorrowerId, PaymentId } from '../../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import type { Refund } from '../../domain/account/refund.ts';
import { refuse } from '../../domain/decider.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { TwoPersons } from '../../ports/two-persons.ts';
import { type BalanceDeps, commandAccount, readAccount } from '../balance/balance.ts';
import type { Caller } from '../kernel/event-context.ts';
import { cutPage, loadPage, type PageAsk } from '../kernel/page.ts';
import { byAuthority, byTwo, seesCase } from '../kernel/second-person.ts';
import { nameOf } from '../kernel/staff-name.ts';
import { checkDestination, type DestinationDeps, labelOf, methodOf, type PayoutInput } from './payout-destination.ts';
import type { PayoutSending } from './payout-sending.ts';

export type RefundAsked = {
  refundId: PaymentId;
  borrowerId: BorrowerId;
  amount: Tiyn;
  stage: Refund['stage'];
  askedAt: Instant;
};

/**
 * The last refund, as the borrower sees it. CAME_BACK: the transfer was refused or recalled; the money is on the
 * balance again.
 */
export type RefundShown = {
  id: PaymentId;
  amount: Tiyn;
  state: 'ASKED' | 'ON_ITS_WAY' | 'PAID' | 'CAME_BACK';
  /** Masked; null if none was named or it is no longer kept. */
  to: string | null;
  on: LocalDate;
};

export type BalanceRefundDeps = BalanceDeps &
  DestinationDeps & {
    twoPersons: TwoPersons;
    accounts: Pick<Accounts, 'byId'>;
    payouts: Pick<PayoutSending, 'recall'>;
    asked(): Promise<readonly RefundAsked[]>;
  };

export type RefundWish = { borrowerId: BorrowerId; amount: Tiyn | null; to: PayoutInput };

const OFFICE = 'OFFICE';

export type BalanceRefunds = ReturnType<typeof makeBalanceRefund>;

export function makeBalanceRefund(deps: BalanceRefundDeps) {
  /**
   * `amount` null means all. Refusals: REFUND_ASKED {amount}, AMOUNT_WRONG {limit}, and those of a destination: IBAN_*,
   * BANK_UNKNOWN, CARD_*, TRY_LATER.
   */
  async function askBack(caller: Caller, { borrowerId, amount, to }: RefundWish) {
    const refundId = deps.ids.derived<PaymentId>(caller.commandId, 'refund');
    const { state } = await readAccount(deps.ledger, borrowerId);
    const ask = { type: 'RequestRefund', refundId, amount: amount ?? state.balance } as const;
    // A retry, or a request that will be refused: no need to check the destination with a bank.
    if (state.refund || ask.amount <= 0n) return commandAccount(deps, caller, borrowerId, ask);
    const checked = await destinationOf(borrowerId, to);
    if ('refusal' in checked) return checked;
    const { destination } = checked;
    const chosen = { loanId: refundId, borrowerId, destination };
    const hash = await deps.destinations.hashOf(chosen);
    await deps.destinations.keep({ ...chosen, hash }, deps.clock.now());
    return commandAccount(deps, caller, borrowerId, { ...ask, method: methodOf(destination, hash) });
  }

  /** A borrower's own saved card may be chosen at any time. Refunds do not go to a post office. */
  async function destinationOf(borrowerId: BorrowerId, to: PayoutInput) {
    if (to.kind === 'POST') return refuse('FIELD_INVALID', { field: 'kind' });
    return checkDestination(deps, { borrowerId, repeat: true }, to);
  }

  /** The borrower withdraws the request, or the office declines it. */
  const withdraw = async (caller: Caller, borrowerId: BorrowerId, refundId: PaymentId) =>
    commandAccount(deps, caller, borrowerId, { type: 'DeclineRefund', refundId });

  async function lastRefund(borrowerId: BorrowerId, locale: Locale): Promise<RefundShown | null> {
    const { events } = await readAccount(deps.ledger, borrowerId);
    const request = events.findLast((event) => event.type === 'RefundAsked');
    if (request?.type !== 'RefundAsked') return null;
    const { refundId, amount, method } = request.data;
    const steps = events.flatMap((event) => {
      const state = stateAfter(event, refundId, method !== null);
      return state === undefined ? [] : [{ state, on: event.metadata.effectiveDate }];
    });
    const last = steps.at(-1);
    if (!last?.state) return null;
    const kept = method && (await deps.destinations.byHash(refundId, method.hash).catch(() => undefined));
    return {
      id: refundId,
      amount,
      state: last.state,
      to: kept ? labelOf(kept.destination, locale) : null,
      on: last.on,
    };
  }

  /** `askedBy`: whose request to pay it, or to recall it, waits. A verifier sees those alone. */
  async function refunds(locale: Locale, role: Role, page: PageAsk) {
    const [all, ...asks] = await Promise.all([
      deps.asked(),
      deps.twoPersons.open('refund:'),
      deps.twoPersons.open('recall-refund:'),
    ]);
    const name = nameOf(deps.accounts);
    const askOf = ({ refundId }: RefundAsked) => asks.flat().find(({ action }) => action.endsWith(`:${refundId}`));
    const seen = all.flatMap((row) => {
      const ask = askOf(row);
      return seesCase(role, ask !== undefined) ? [{ row, ask }] : [];
    });
    return loadPage(
      cutPage(seen, ({ row }) => `${row.askedAt}_${row.refundId}`, page),
      async ({ row, ask }) => ({
        ...row,
        askedBy: ask ? await name(ask.askedBy) : null,
        to: (await lastRefund(row.borrowerId, locale))?.to ?? null,
        balance: (await readAccount(deps.ledger, row.borrowerId)).state.balance,
        person: await deps.borrowers.find(row.borrowerId),
      }),
    );
  }

  /**
   * The office approves or declines; sending money needs two people. Refusals: NOT_FOUND, AMOUNT_WRONG {limit},
   * TWO_PERSONS.
   */
  async function answerRefund(caller: Caller, borrowerId: BorrowerId, refundId: PaymentId, pay: boolean) {
    if (!pay) return withdraw(caller, borrowerId, refundId);
    const { events, state } = await readAccount(deps.ledger, borrowerId);
    const mine = events.find((event) => event.metadata.commandId === caller.commandId);
    if (mine) return { position: mine.position };
    if (state.refund?.refundId !== refundId) return refuse('NOT_FOUND');
    const stake = { act: 'refunding', amount: state.refund.amount } as const;
    return byAuthority(deps, caller, stake, `refund:${refundId}`, async (both) =>
      commandAccount(deps, both, borrowerId, { type: 'PayRefund', refundId }),
    );
  }

  /**
   * Possible while the provider still has the money. Refusals: NOT_FOUND, TWO_PERSONS, TRY_LATER, NOT_ALLOWED_NOW (too
   * late).
   */
  async function recallRefund(caller: Caller, borrowerId: BorrowerId, refundId: PaymentId) {
    const { refund } = (await readAccount(deps.ledger, borrowerId)).state;
    if (refund?.refundId !== refundId) return refuse('NOT_FOUND');
    // Before sending, the provider knows nothing to recall, and the sending could still follow.
    if (refund.stage !== 'SENT') return refuse('NOT_ALLOWED_NOW');
    return byTwo(deps.twoPersons, caller, `recall-refund:${refundId}`, (both) =>
      deps.payouts.recall(both, { borrowerId, refundId }, OFFICE),
    );
  }

  return { askBack, withdraw, lastRefund, refunds, answerRefund, recallRefund };
}

/**
 * Undefined if the event is not about this refund; null if the refund ended before it was sent. `sent`: sent by a
 * provider, not by hand.
 */
function stateAfter(event: AccountEvent, refundId: PaymentId, sent: boolean): RefundShown['state'] | null | undefined {
  switch (event.type) {
    case 'RefundAsked':
      return event.data.refundId === refundId ? 'ASKED' : undefined;
    case 'BalanceDebited':
      if (event.data.transferId !== refundId) return undefined;
      return sent ? 'ON_ITS_WAY' : 'PAID';
    case 'RefundPaid':
      return event.data.refundId === refundId ? 'PAID' : undefined;
    case 'RefundFailed':
    case 'RefundRecalled':
      return event.data.refundId === refundId ? 'CAME_BACK' : undefined;
    case 'RefundDeclined':
      return event.data.refundId === refundId ? null : undefined;
    case 'BalanceCredited':
      // A bank may bring it back even after it was paid.
      return event.data.paymentId === refundId ? 'CAME_BACK' : undefined;
    case 'RefundPrepared':
    case 'RefundSent':
    case 'ReversalOwed':
    case 'ReversalSettled':
    case 'ReversalForgiven':
      return undefined;
  }
}
