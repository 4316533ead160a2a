/** Two persons of the office defer, waive, write off, sell claims, reverse payments and place suspended money. */
import type { BorrowerId, CommandId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import { addDays, type LocalDate } from '../../schema/values/local-date.ts';
import { tenge, tiyn } from '../../schema/values/money.ts';
import { postgresTwoPersons } from '../../server/adapters/two-persons/postgres.ts';
import type { OfficeWish } from '../../server/domain/loan/office-acts.ts';
import { type Chance, chanceOf } from '../../server/seed/chance.ts';
import type { Caller } from '../../server/use-cases/kernel/event-context.ts';
import { debtOn } from '../../server/use-cases/loan/loan-debt.ts';
import type { LoanView } from '../../server/use-cases/loan/loan-view.ts';
import { makeOfficeLoans, type OfficeLoans, takesTwo } from '../../server/use-cases/office/office-loan.ts';
import { paymentIdOf } from '../../server/use-cases/payment/payment-receiving.ts';
import { makeSuspense, type Suspense } from '../../server/use-cases/payment/suspense.ts';
import { uuidOf } from '../support/a-log.ts';
import type { MoneyWorld } from '../support/money-world.ts';
import { again } from './crashes.ts';
import { type Astray, choose, type OfficeActs } from './party.ts';

export class Office implements OfficeActs {
  readonly #world: MoneyWorld;
  readonly #loans: OfficeLoans;
  readonly #suspense: Suspense;
  readonly #chance: Chance;
  readonly #seed: number;
  readonly #operations = new Map<PaymentId, Astray>();
  readonly #offers = new Map<string, LoanId>();
  #serial = 0;

  constructor(world: MoneyWorld, seed: number) {
    const twoPersons = postgresTwoPersons(world.pool);
    const notes = { keep: async () => undefined, of: async () => new Map() };
    const nobody = {
      accounts: { byId: async () => undefined },
      forgetting: { erasedAt: async () => null },
      find: async () => undefined,
    };
    this.#world = world;
    this.#seed = seed;
    this.#chance = chanceOf(seed, 'office');
    this.#loans = makeOfficeLoans({ ...world.base, ...nobody, twoPersons, notes, receiving: world.receiving });
    this.#suspense = makeSuspense({
      ...world.base,
      twoPersons,
      rows: { suspended: async () => [], byId: async (id) => this.#operations.get(id) },
      loanOfOffer: this.loanOfOffer,
      details: world.details,
      receiving: world.receiving,
      providers: [],
    });
  }

  knows({ offerNumber, loanId }: Pick<LoanView, 'offerNumber' | 'loanId'>): void {
    this.#offers.set(offerNumber, loanId);
  }

  loanOfOffer = async (offerNumber: string): Promise<LoanId | undefined> => this.#offers.get(offerNumber);

  #caller(person: 'first' | 'second'): Caller {
    const commandId = uuidOf(`office ${this.#seed} ${++this.#serial}`) as CommandId;
    return {
      commandId,
      causationId: commandId,
      correlationId: commandId,
      actor: { role: person === 'first' ? 'support' : 'verifier', id: person },
    };
  }

  async #do({ loanId }: LoanView, wish: OfficeWish): Promise<void> {
    const persons = takesTwo(wish.act) ? (['first', 'second'] as const) : (['first'] as const);
    for (const person of persons) {
      const caller = this.#caller(person);
      await again(() => this.#loans.act(caller, loanId, wish, ''));
    }
  }

  async act(loan: LoanView, day: LocalDate): Promise<Astray | undefined> {
    const wish = this.#wish(loan, day);
    if (wish) await this.#do(loan, wish);
    const off = wish?.act === 'REVERSAL' && loan.payments.find(({ data }) => data.paymentId === wish.paymentId);
    return off ? off.data : undefined;
  }

  #wish(loan: LoanView, day: LocalDate): OfficeWish | undefined {
    const chance = this.#chance;
    const { status, standing, payments } = loan;
    const full = debtOn(loan, day)?.full ?? 0n;
    const buyer = 'Buyer';
    if (status === 'AOT_PAYMENT_AWAITING')
      return choose<OfficeWish>(chance, [
        [8, { act: 'CESSION_PAID' }],
        [2, { act: 'CESSION_CANCEL' }],
      ]);
    const paid = payments.filter(({ data }) => data.amount > 0n).at(-1);
    const late = (standing?.overdueSince ?? null) !== null;
    const stopped = status === 'CALCULATION_STOPPED';
    const payBy = addDays(day, chance.whole(0, 20));
    return choose<OfficeWish | undefined>(chance, [
      [late ? 0 : 40, { act: 'DEFERRAL', until: addDays(day, chance.whole(1, 15)) }],
      [late && !stopped ? 30 : 0, { act: 'WAIVER', amount: tenge(chance.whole(1, 3_000)) }],
      [stopped ? 8 : 0, { act: 'WRITE_OFF' }],
      [stopped ? 60 : 0, { act: 'CESSION_NOTICE', buyer }],
      [stopped ? 60 : 0, { act: 'CESSION', buyer, price: tiyn(full / 3n + 1n), payBy }],
      [paid ? 12 : 0, paid && { act: 'REVERSAL', paymentId: paid.data.paymentId }],
      [1, undefined],
    ]);
  }

  /** Suspended money goes to this loan, to the borrower's balance, or back to its sender with two approvals. */
  async findOut(loan: LoanView, { provider, externalId }: Astray): Promise<void> {
    const paymentId = paymentIdOf(this.#world.ids, provider, externalId);
    this.#operations.set(paymentId, { provider, externalId });
    this.knows(loan);
    const to = choose(this.#chance, [
      [40, 'LOAN' as const],
      [25, 'BALANCE' as const],
      [35, 'SENDER' as const],
    ]);
    for (const person of to === 'SENDER' ? (['first', 'second'] as const) : (['first'] as const)) {
      const caller = this.#caller(person);
      const offerNumber = to === 'SENDER' ? null : loan.offerNumber;
      await again(() => this.#suspense.release(caller, { paymentId, to, offerNumber }));
    }
  }

  async answerRefund(borrowerId: BorrowerId, refundId: PaymentId, pay: boolean): Promise<void> {
    for (const person of ['first', 'second'] as const) {
      const caller = this.#caller(person);
      const answer = await again(() => this.#world.balance.answerRefund(caller, borrowerId, refundId, pay));
      if ('position' in answer) return;
    }
  }
}
