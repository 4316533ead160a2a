import type { BorrowerId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import { addDays, type Instant, type LocalDate } from '../../schema/values/local-date.ts';
import { type Tiyn, tiyn } from '../../schema/values/money.ts';
import { PROCESSING_KZ } from '../../server/adapters/card-processor/dialects/processing-kz.ts';
import type { PaymentCallback } from '../../server/ports/card-processor.ts';
import { giveBack } from './giving-back.ts';
import type { Party } from './party.ts';

export class Processor {
  readonly #party: Party;

  constructor(party: Party) {
    this.#party = party;
  }

  /** One payment in twelve arrives with another sum, currency or an unknown reference. */
  async take(
    { borrowerId, loanId }: { borrowerId: BorrowerId; loanId: LoanId | null },
    amount: Tiyn,
    operatedOn: LocalDate,
    day: LocalDate,
  ) {
    const { chance, world, wire } = this.#party;
    const id = this.#party.id<PaymentId>();
    const openedAt = world.clock.now();
    const opened = { borrowerId, loanId, id, amount, provider: PROCESSING_KZ.name, openedAt };
    await world.intents.open(
      { ...opened, byCard: false, card: null, cardId: null },
      { most: Number.POSITIVE_INFINITY, since: openedAt },
    );
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
    await this.#party.place.till.took(PROCESSING_KZ.name, notice.externalId, notice.amount);
    if (wrong > 0) this.#party.astray(PROCESSING_KZ.name, notice.externalId);
    if (chance.hits(0.1)) wire.hold(this.#word(notice), addDays(day, chance.whole(1, 6)));
    else await wire.say(this.#word(notice));
    if (chance.hits(wrong > 0 ? 0.25 : 0.08)) {
      await giveBack(this.#party, notice, day, (part) => this.#word({ ...notice, ...part }));
    }
  }

  #word = (notice: PaymentCallback) => () => this.#party.world.receiving.notified(PROCESSING_KZ.name, notice);
}
