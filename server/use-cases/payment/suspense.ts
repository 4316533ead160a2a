/**
 * Money in suspense: the list with reasons, and what the office does with it. Roles are checked at the edge
 * (server/api/policies.ts).
 */
import type { Role } from '../../../schema/events/envelope.ts';
import type { ByTwo } from '../../../schema/reference/halves.ts';
import { SEND_BACK_TOO_LATE } from '../../../schema/reference/limits.ts';
import type { LoanId, PaymentId } from '../../../schema/values/ids.ts';
import { almatyDateOf, daysBetween, type Instant, type LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import { paymentDecider, TAKEN_BACK_UNTOLD, type Target } from '../../domain/payment/decider.ts';
import { remainderOf } from '../../domain/payment/take-back.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IncomingDetails } from '../../ports/incoming-details.ts';
import type { MoneyBack } from '../../ports/incoming-provider.ts';
import type { OpenAsk, TwoPersons } from '../../ports/two-persons.ts';
import type { Caller } from '../kernel/event-context.ts';
import { cutPage, loadPage, type Page, type PageAsk } from '../kernel/page.ts';
import { byAuthority, seesCase } from '../kernel/second-person.ts';
import { nameOf } from '../kernel/staff-name.ts';
import { notNeeded, type Step, stepOf } from '../kernel/step.ts';
import { isPayable } from '../loan/after-end.ts';
import { soldClaim } from '../loan/claim.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { type LoanSource, loadLoan, readLoan } from '../loan/loans.ts';
import { MORE_THAN_OPEN } from './payment-placing.ts';
import type { PaymentReceiving } from './payment-receiving.ts';

/** As stored in the read model. */
export type SuspendedRow = {
  paymentId: PaymentId;
  provider: string;
  externalId: string;
  amount: Tiyn;
  loanId: LoanId | null;
  operationDate: LocalDate;
  recordedAt: Instant;
  /** Null if the payment is placed but was notified with two different sums. */
  reason: string | null;
  contradictedBy: Tiyn | null;
};

/** What one member of staff asked for; another confirms the same. */
export type ReleaseAsk = { to: Target['to']; offerNumber: string | null; by: string; at: Instant };
/** `text` is what the payer wrote; it may hold personal data. */
export type SuspendedPayment = SuspendedRow & {
  ageDays: number;
  text: string | null;
  offerNumber: string | null;
  asks: readonly ReleaseAsk[];
};

export type SuspenseFilter = { readonly provider?: string | undefined; readonly reason?: string | undefined };
/** `providers`: of all pages, whatever the filter. */
export type SuspendedPage = Page<SuspendedPayment> & { readonly providers: readonly string[] };

export type SuspenseDeps = LoanSource & {
  clock: Clock;
  twoPersons: TwoPersons;
  accounts: Pick<Accounts, 'byId'>;
  rows: {
    suspended(): Promise<readonly SuspendedRow[]>;
    byId(paymentId: PaymentId): Promise<Pick<SuspendedRow, 'provider' | 'externalId'> | undefined>;
  };
  loanOfOffer(offerNumber: string): Promise<LoanId | undefined>;
  details: IncomingDetails;
  receiving: Pick<PaymentReceiving, 'command' | 'place' | 'read' | 'settleTakeBack'>;
  providers: readonly MoneyBack[];
};

export type Release = { paymentId: PaymentId; to: Target['to']; offerNumber: string | null };
export type Suspense = ReturnType<typeof makeSuspense>;

const NOT_LIVE = refuse('LOAN_NOT_LIVE', { field: 'offerNumber' });

/** Both persons must request this same key. */
const keyOf = ({ paymentId, to, offerNumber }: Release): ByTwo =>
  to === 'SENDER' ? `send-back:${paymentId}` : `release:${paymentId}:${to}:${offerNumber}`;

/** `keyOf` has written it. */
function askedOf({ action }: OpenAsk): { paymentId: string } & Pick<ReleaseAsk, 'to' | 'offerNumber'> {
  const [kind, paymentId = '', to, offerNumber = null] = action.split(':');
  return kind === 'send-back'
    ? { paymentId, to: 'SENDER', offerNumber: null }
    : { paymentId, to: to as Target['to'], offerNumber };
}

function isOpenFor(loan: LoanView, to: 'LOAN' | 'RECOVERY' | 'BUYER' | 'CESSION_PRICE'): boolean {
  if (to === 'LOAN') return isPayable(loan);
  return to === 'RECOVERY' ? loan.writtenOff !== null : soldClaim(loan) !== undefined;
}

const stillHere = (reason: string | null) =>
  reason === MORE_THAN_OPEN ? refuse('AMOUNT_WRONG', { field: 'amount' }) : NOT_LIVE;

export function makeSuspense(deps: SuspenseDeps) {
  /** A verifier sees what waits for the verifier's confirmation. */
  async function page(role: Role, ask: PageAsk, { provider, reason }: SuspenseFilter = {}): Promise<SuspendedPage> {
    const [all, asks] = await Promise.all([deps.rows.suspended(), openAsks()]);
    const seen = all.filter(({ paymentId }) => seesCase(role, asks.has(paymentId)));
    const wanted = seen.filter((row) => (!provider || row.provider === provider) && (!reason || row.reason === reason));
    const cut = cutPage(wanted, ({ recordedAt, paymentId }) => `${recordedAt}_${paymentId}`, ask);
    const ids = cut.nodes.map((row) => row.paymentId);
    const [texts, today] = await Promise.all([deps.details.of(ids), deps.clock.today()]);
    const loaded = await loadPage(cut, async (row): Promise<SuspendedPayment> => {
      const loan = row.loanId && (await readLoan(deps, row.loanId));
      return {
        ...row,
        ageDays: Math.max(0, daysBetween(almatyDateOf(row.recordedAt), today)),
        text: texts.get(row.paymentId) ?? null,
        offerNumber: loan ? loan.offerNumber : null,
        asks: asks.get(row.paymentId) ?? [],
      };
    });
    return { ...loaded, providers: [...new Set(seen.map((row) => row.provider))].toSorted() };
  }

  const list = async (): Promise<readonly SuspendedPayment[]> =>
    (await page('support', { first: Number.MAX_SAFE_INTEGER, after: undefined })).nodes;

  async function openAsks(): Promise<ReadonlyMap<string, readonly ReleaseAsk[]>> {
    const open = (await Promise.all(['release:', 'send-back:'].map((kind) => deps.twoPersons.open(kind)))).flat();
    const name = nameOf(deps.accounts);
    const asks = await Promise.all(
      open.map(async (ask) => ({ ...askedOf(ask), by: await name(ask.askedBy), at: ask.askedAt })),
    );
    return Map.groupBy(asks, ({ paymentId }) => paymentId);
  }

  /**
   * `offerNumber` is a contract of the money's owner (none for SENDER). Money that leaves, becomes income or belongs to
   * somebody else needs two persons; so does a sum on a loan or balance above the caller's authority (R370).
   * Refusals: NOT_FOUND, LOAN_NOT_LIVE, AMOUNT_WRONG, NOT_ALLOWED_NOW, AUTHORITY_EXCEEDED, TWO_PERSONS.
   */
  async function release(caller: Caller, { paymentId, to, offerNumber }: Release) {
    const row = await deps.rows.byId(paymentId);
    if (!row) return refuse('NOT_FOUND');
    const wish = { paymentId, to, offerNumber: offerNumber?.trim().toUpperCase() ?? null };
    const target = await targetOf(wish);
    return 'refusal' in target ? target : releaseTo(caller, wish, row, target);
  }

  async function releaseTo(
    caller: Caller,
    wish: Release,
    { provider, externalId }: Pick<SuspendedRow, 'provider' | 'externalId'>,
    target: Target,
  ) {
    const { state } = await deps.receiving.read(provider, externalId);
    if (state.stage !== 'suspended') return refuse('NOT_ALLOWED_NOW');
    // A second person is never asked to confirm what would be refused.
    const trial = paymentDecider.decide(state, { type: 'ReleasePayment', ...target });
    if ('refusal' in trial) return trial;
    const send = (by: Caller) => carryOut(by, { provider, externalId }, target);
    const act = target.to === 'LOAN' || target.to === 'BALANCE' ? 'placing' : 'givingAway';
    const stake = { act, amount: remainderOf(state.amount, state) } as const;
    return byAuthority(deps, caller, stake, keyOf(wish), send);
  }

  async function carryOut(
    caller: Caller,
    { provider, externalId }: Pick<SuspendedRow, 'provider' | 'externalId'>,
    target: Target,
  ) {
    const outcome = await deps.receiving.command(provider, externalId, caller, { type: 'ReleasePayment', ...target });
    if ('refusal' in outcome) return outcome;
    await deps.receiving.place(provider, externalId);
    const { state: after } = await deps.receiving.read(provider, externalId);
    if (after.stage === 'suspended') return stillHere(after.reason);
    return outcome;
  }

  async function targetOf({ to, offerNumber }: Release) {
    if (to === 'SENDER') return { to, loanId: null, borrowerId: null };
    const loanId = offerNumber && (await deps.loanOfOffer(offerNumber));
    const loan = loanId ? await loadLoan(deps.ledger, loanId) : undefined;
    if (!loan) return refuse('NOT_FOUND', { field: 'offerNumber' });
    if (to === 'BALANCE') return { to, loanId: null, borrowerId: loan.borrowerId };
    return isOpenFor(loan, to) ? { to, loanId: loan.loanId, borrowerId: loan.borrowerId } : NOT_LIVE;
  }

  /**
   * For the workflow: the provider returns the money under one key; `tries` have failed before. @throws until the
   * return is confirmed
   */
  async function sendBack(
    caller: Caller,
    order: { key: string; tries: number },
    provider: string,
    externalId: string,
  ): Promise<Step> {
    const { key, tries } = order;
    await deps.receiving.settleTakeBack(provider, externalId);
    const { state } = await deps.receiving.read(provider, externalId);
    if (state.stage !== 'released' || state.target?.to !== 'SENDER') return notNeeded(`the payment is ${state.stage}`);
    const from = deps.providers.find((one) => one.name === provider);
    if (!from) throw new Error(`no provider ${provider} can return money`);
    const sent = await from.sendBack({ key, externalId, amount: remainderOf(state.amount, state) });
    if (sent === 'UNKNOWN') throw new Error(`${provider}: unknown whether ${externalId} was returned`);
    // The provider has reversed it already; its notice will say that less, or nothing, is left to return.
    const reversedFirst = sent === 'TOO_LATE';
    if (reversedFirst && tries < SEND_BACK_TOO_LATE.tries)
      throw new Error(`${provider}: ${externalId} was reversed, and its notice has not come yet`);
    const command = reversedFirst
      ? ({ type: 'SuspendPayment', reason: TAKEN_BACK_UNTOLD } as const)
      : ({ type: 'ConfirmSentBack' } as const);
    const outcome = await deps.receiving.command(provider, externalId, caller, command);
    return stepOf(command.type, outcome);
  }

  return { list, page, release, sendBack };
}
