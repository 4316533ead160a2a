/**
 * Payments in doubt: the provider has not said whether money was taken, and only it can say. It is asked each minute,
 * after some days less often but without end, and whenever the office asks. The answer settles the payment as a notice
 * would.
 */
import { PAYMENT_IN_DOUBT } from '../../../schema/reference/limits.ts';
import { addHours, almatyDateOf, daysBetween, instant } from '../../../schema/values/local-date.ts';
import { readTenge } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import { longInDoubtSince } from '../../domain/payment/doubt.ts';
import type { Borrower, Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Notice } from '../../ports/notices.ts';
import type { PaymentIntent, PaymentIntents } from '../../ports/payment-intents.ts';
import { throwFailures } from '../kernel/failures.ts';
import { type LoanSource, readLoan } from '../loan/loans.ts';
import type { PaymentUseCases } from './payment.ts';

export type PaymentDoubtDeps = LoanSource & {
  clock: Clock;
  borrowers: Pick<Borrowers, 'find'>;
  intents: Pick<PaymentIntents, 'find' | 'toInquire' | 'unanswered' | 'toNotify' | 'markNotified'>;
  /** By the borrower's channels, once. */
  tell(person: Borrower, notice: Notice): Promise<void>;
  payments: Pick<PaymentUseCases, 'ask' | 'stateOf'>;
};

/** `person` is null after erasure, `offerNumber` for a top-up of the balance. */
export type PaymentInDoubt = {
  intent: PaymentIntent;
  ageDays: number;
  person: Borrower | null;
  offerNumber: string | null;
};
export type PaymentDoubt = ReturnType<typeof makePaymentDoubt>;

/** Time for the notice to arrive by itself. */
const FIRST_ASK_MS = 60_000;
const AT_ONCE = 200;

export function makePaymentDoubt(deps: PaymentDoubtDeps) {
  const { intents, payments } = deps;

  /** Payments in doubt for so long that the office looks after them, oldest first. */
  async function list(): Promise<readonly PaymentInDoubt[]> {
    const long = longInDoubtSince(await deps.clock.businessNow());
    const silent = await Promise.all((await intents.unanswered(long, AT_ONCE)).map(payments.stateOf));
    const today = await deps.clock.today();
    return Promise.all(
      silent
        .filter(({ state }) => state === 'IN_DOUBT')
        .map(async ({ intent }) => {
          const loan = intent.loanId ? await readLoan(deps, intent.loanId) : undefined;
          return {
            intent,
            ageDays: Math.max(0, daysBetween(almatyDateOf(intent.openedAt), today)),
            person: (await deps.borrowers.find(intent.borrowerId)) ?? null,
            offerNumber: loan?.offerNumber ?? null,
          };
        }),
    );
  }

  /**
   * The office asks now. Only the provider decides: the answer is the payment's state afterwards. Refusals: NOT_FOUND.
   */
  async function ask(id: string) {
    const intent = await intents.find(id);
    return intent ? { asked: (await payments.ask(intent)).state } : refuse('NOT_FOUND');
  }

  /**
   * Asks about all payments that are due for it; one failure does not stop the others. `beat` is called after each.
   * @throws AggregateError after the round
   */
  async function askAll(beat?: () => void): Promise<void> {
    const now = await deps.clock.businessNow();
    const window = {
      to: instant(new Date(Date.parse(now) - FIRST_ASK_MS)),
      often: longInDoubtSince(now),
      rarely: addHours(now, -PAYMENT_IN_DOUBT.thenHours),
    };
    await eachOf(await intents.toInquire(window, AT_ONCE), payments.ask, beat);
  }

  /** Tells borrowers once about payments that failed after a doubt. @throws AggregateError after the round */
  async function tellAll(beat?: () => void): Promise<void> {
    await eachOf(await intents.toNotify(AT_ONCE), tell, beat);
  }

  async function tell({ id, borrowerId, loanId, amount }: PaymentIntent): Promise<void> {
    const person = await deps.borrowers.find(borrowerId);
    if (person) {
      const facts = { offer: '', amount: readTenge(amount) };
      await deps.tell(person, { key: `${id}:failed`, borrowerId, loanId, kind: 'paymentFailed', facts });
    }
    await intents.markNotified(id, await deps.clock.businessNow());
  }

  return { list, ask, askAll, tellAll };
}

async function eachOf<T>(items: readonly T[], one: (item: T) => Promise<unknown>, beat = () => {}): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) {
    await one(item).catch((error: unknown) => errors.push(error));
    beat();
  }
  throwFailures(errors);
}
