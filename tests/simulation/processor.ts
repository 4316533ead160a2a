/** The other side of a payment: what a processor tells us, right or wrong, once or thrice, now or days later, and out of order. */
import type { BorrowerId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import { addDays, type Instant, type LocalDate } from '../../schema/values/local-date.ts';
import { type Tiyn, tiyn } from '../../schema/values/money.ts';
import type { PaymentCallback } from '../../server/ports/card-processor.ts';
import { paymentIdOf } from '../../server/use-cases/payment-receiving.ts';
import { again } from './crashes.ts';
import type { Party } from './party.ts';

export const PROVIDER = 'processing-kz';
type Held = { notice: PaymentCallback; until: LocalDate };

export class Processor {
  /** Every notice, told or not yet told: what was paid in, and what of it was taken back. */
  readonly notices: PaymentCallback[] = [];
  readonly #party: Party;
  #held: Held[] = [];
  #lost: string[] = [];

  constructor(party: Party) {
    this.#party = party;
  }

  /** A payment of which the office has to find out whose it is: looked into once. */
  inSuspense(): { paymentId: PaymentId; externalId: string } | undefined {
    const externalId = this.#lost.shift();
    return externalId ? { externalId, paymentId: paymentIdOf(this.#party.world.ids, PROVIDER, externalId) } : undefined;
  }

  /** A payment that the borrower opened, without a loan a top-up; one in twelve comes back with another sum, another currency, or a reference nobody knows. */
  async take(
    { borrowerId, loanId }: { borrowerId: BorrowerId; loanId: LoanId | null },
    amount: Tiyn,
    operatedOn: LocalDate,
    day: LocalDate,
  ) {
    const { chance, world } = this.#party;
    const id = this.#party.id<PaymentId>();
    const openedAt = world.clock.now();
    await world.intents.open({ borrowerId, loanId, id, amount, provider: PROVIDER, openedAt, byCard: false });
    const wrong = chance.hits(0.08) ? chance.whole(1, 3) : 0;
    const notice: PaymentCallback = {
      kind: 'PAYMENT',
      outcome: 'SUCCEEDED',
      externalId: this.#party.id(),
      reference: wrong === 1 ? this.#party.id() : id,
      amount: wrong === 2 ? tiyn(amount + 100n) : amount,
      currency: wrong === 3 ? 'USD' : 'KZT',
      code: null,
      operatedAt: `${operatedOn}T08:00:00.000Z` as Instant,
    };
    this.notices.push(notice);
    if (wrong > 0) this.#lost.push(notice.externalId);
    if (chance.hits(0.1)) this.#held.push({ notice, until: addDays(day, chance.whole(1, 6)) });
    else await this.#tell(notice);
    if (chance.hits(0.07)) this.#takeBack(notice, addDays(day, chance.whole(0, 8)));
  }

  /** The money goes back to the card, now and then only a part of it; now and then that is told before the payment itself. */
  #takeBack(notice: PaymentCallback, until: LocalDate): void {
    const { chance } = this.#party;
    const amount = chance.hits(0.4) ? tiyn((notice.amount * BigInt(chance.whole(1, 99))) / 100n + 1n) : notice.amount;
    const back: PaymentCallback = {
      ...notice,
      amount,
      outcome: 'REVERSED',
      operatedAt: `${until}T08:00:00.000Z` as Instant,
    };
    this.notices.push(back);
    this.#held.push({ notice: back, until });
  }

  /** Paid in less what was taken back. */
  get total(): bigint {
    return this.notices.reduce((sum, { outcome, amount }) => sum + (outcome === 'REVERSED' ? -amount : amount), 0n);
  }

  async #tell(notice: PaymentCallback): Promise<void> {
    const { chance, world } = this.#party;
    const times = chance.hits(0.2) ? chance.whole(2, 3) : 1;
    const tell = () => again(() => world.receiving.notified(PROVIDER, notice));
    await Promise.all(Array.from({ length: times }, tell));
  }

  /** What was held back until `day`, latest first; without a day, all of it. */
  async release(day?: LocalDate): Promise<void> {
    const now = this.#held.filter(({ until }) => day === undefined || until <= day);
    this.#held = this.#held.filter((held) => !now.includes(held));
    for (const { notice } of now.reverse()) await this.#tell(notice);
  }
}
