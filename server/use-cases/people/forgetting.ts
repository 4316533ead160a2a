/** A borrower asks to be forgotten (R157). Where the law keeps the data for years, they go by themselves later. */
import { accountStream } from '../../../schema/events/streams.ts';
import { FORGOTTEN_AFTER_YEARS } from '../../../schema/reference/retention.ts';
import type { BorrowerId, CommandId } from '../../../schema/values/ids.ts';
import { addHours, addMonths, type Instant, instant, type LocalDate } from '../../../schema/values/local-date.ts';
import { accountDecider } from '../../domain/account/decider.ts';
import { type ForgettingTerms, forgettingTerms, isForgettable } from '../../domain/account/forgetting.ts';
import { refuse } from '../../domain/decider.ts';
import type { Accounts } from '../../ports/accounts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CodeBinding, Codes } from '../../ports/codes.ts';
import type { Forgetting } from '../../ports/forgetting.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Loans } from '../../ports/loans.ts';
import type { PaymentIntents } from '../../ports/payment-intents.ts';
import { type Client, type GateDeps, guess } from './client.ts';
import { type OwnerDeps, tellOwner } from './tell-owner.ts';

export type ForgettingDeps = OwnerDeps &
  GateDeps & {
    accounts: Pick<Accounts, 'byId'>;
    forgetting: Forgetting;
    loans: Pick<Loans, 'loansOf'>;
    ledger: Pick<Ledger, 'readLatest'>;
    intents: Pick<PaymentIntents, 'recentOf'>;
    codes: Codes;
    clock: Pick<Clock, 'businessNow' | 'today'>;
    ids: Ids;
  };

type Who = { borrowerId: BorrowerId; client: Client; commandId: CommandId };
export type ForgettingShown = ForgettingTerms & { askedAt: Instant | null };

const BATCH = 100;
/** Of the opened payments the unanswered ones matter; more than a few cannot be open at once. */
const RECENT = { hours: 24, most: 20 };

export type Forgets = ReturnType<typeof makeForgetting>;

export function makeForgetting(deps: ForgettingDeps) {
  async function terms(borrowerId: BorrowerId): Promise<ForgettingTerms> {
    const [loans, { events }, opened] = await Promise.all([
      deps.loans.loansOf(borrowerId),
      deps.ledger.readLatest(accountStream(borrowerId)),
      deps.intents.recentOf(borrowerId, addHours(instant(new Date()), -RECENT.hours), RECENT.most),
    ]);
    const state = events.reduce(accountDecider.evolve, accountDecider.initial);
    return forgettingTerms({
      loans: loans.map(({ state: { status }, lastEventOn }) => ({ status, lastEventOn })),
      balance: state.balance,
      refundOnItsWay: state.refund !== null,
      owes: state.owed.length > 0,
      paymentPending: opened.some(({ answeredAt }) => answeredAt === null),
    });
  }

  async function show(borrowerId: BorrowerId): Promise<ForgettingShown> {
    return { ...(await terms(borrowerId)), askedAt: await deps.forgetting.askedAt(borrowerId) };
  }

  async function bindingOf(borrowerId: BorrowerId): Promise<CodeBinding | undefined> {
    const phone = (await deps.accounts.byId(borrowerId))?.phone;
    return phone ? { purpose: 'FORGET', subject: `forget:${borrowerId}`, phone } : undefined;
  }

  /** Refusals: FORGET_BLOCKED, and those of a code. */
  async function requestCode({ borrowerId, client }: Omit<Who, 'commandId'>) {
    const binding = await bindingOf(borrowerId);
    if (!binding) return refuse('NOT_FOUND');
    if ((await terms(borrowerId)).blockers.length > 0) return refuse('FORGET_BLOCKED');
    return deps.codes.send(binding, client);
  }

  /** Refusals: FORGET_BLOCKED, and those of a code. */
  async function forget({ borrowerId, client, commandId }: Who, code: string) {
    const binding = await bindingOf(borrowerId);
    if (!binding) return refuse('NOT_FOUND');
    return guess(deps, client, () =>
      deps.codes.using({ ...binding, code, commandId }, () => carryOut(borrowerId, commandId)),
    );
  }

  /** At once, or as soon as the law allows it: `forgotten` says which. Refusal: FORGET_BLOCKED. */
  async function carryOut(borrowerId: BorrowerId, commandId: CommandId) {
    const found = await terms(borrowerId);
    if (found.blockers.length > 0) return refuse('FORGET_BLOCKED');
    if (found.keptUntil === null) {
      await erase(borrowerId, commandId);
      return { forgotten: true };
    }
    await deps.forgetting.ask(borrowerId, await deps.clock.businessNow());
    const account = await deps.accounts.byId(borrowerId);
    if (account) await tellOwner(deps, 'forgettingAsked', account, commandId);
    return { forgotten: false };
  }

  const withdraw = (borrowerId: BorrowerId): Promise<void> => deps.forgetting.ask(borrowerId, null);

  /** Carries out requests whose day has come, and forgets who has been silent for years. Returns how many. */
  async function forgetDue(): Promise<number> {
    const today = await deps.clock.today();
    const silent = addMonths(today, -12 * FORGOTTEN_AFTER_YEARS);
    const asked = await forgetThose(today, (after) => deps.forgetting.waiting(after, BATCH));
    return asked + (await forgetThose(today, (after) => deps.forgetting.silentSince(silent, after, BATCH)));
  }

  type Next = (after: BorrowerId | null) => Promise<readonly BorrowerId[]>;
  async function forgetThose(today: LocalDate, next: Next): Promise<number> {
    let erased = 0;
    let after: BorrowerId | null = null;
    while (true) {
      const some: readonly BorrowerId[] = await next(after);
      for (const borrowerId of some) {
        if (!isForgettable(await terms(borrowerId), today)) continue;
        await erase(borrowerId, deps.ids.derived<CommandId>(borrowerId, 'forgotten'));
        erased += 1;
      }
      after = some.at(-1) ?? null;
      if (after === null || some.length < BATCH) return erased;
    }
  }

  /** The last message goes out while the number is still known. */
  async function erase(borrowerId: BorrowerId, commandId: CommandId): Promise<void> {
    const account = await deps.accounts.byId(borrowerId);
    if (account) await tellOwner(deps, 'forgotten', account, commandId);
    await deps.forgetting.erase(borrowerId, await deps.clock.businessNow());
  }

  return { show, requestCode, forget, carryOut, withdraw, forgetDue };
}
