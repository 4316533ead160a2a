/** Bank transfers that carry only a text, from the payer or from a bank that returns a payout. */
import { addDays, type Instant, type LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import type { PaidIn } from '../../server/ports/incoming-provider.ts';
import type { LoanView } from '../../server/use-cases/loan/loan-view.ts';
import { choose, type Party } from './party.ts';

const BANK_TRANSFER = 'bank-transfer';
const SOURCE = { name: BANK_TRANSFER, freeText: true };

export class Transfers {
  readonly #party: Party;

  constructor(party: Party) {
    this.#party = party;
  }

  /** The bank reported the payout as paid, but the account was closed and the money returns. */
  bounce(loan: LoanView, day: LocalDate): Promise<void> {
    return this.send(loan, loan.terms.amount, day);
  }

  /** The text holds one contract number, two or none; an unclear text waits for the office. */
  async send(loan: Pick<LoanView, 'offerNumber'>, amount: Tiyn, day: LocalDate): Promise<void> {
    const { chance, wire, place } = this.#party;
    const { offerNumber } = loan;
    const clear = chance.hits(0.5);
    const words = [`по договору ${offerNumber}`, `${offerNumber}, NS-2000-000001`, 'возврат', 'NS-2000-000001'];
    const text = clear
      ? (words[0] ?? '')
      : choose(
          chance,
          words.slice(1).map((one) => [1, one] as const),
        );
    const externalId = this.#party.id<string>();
    const operatedAt = `${day}T09:00:00.000Z` as Instant;
    const notice: PaidIn = { outcome: 'SUCCEEDED', externalId, text, amount, currency: 'KZT', operatedAt };
    await place.till.took(BANK_TRANSFER, externalId, amount);
    if (!clear) this.#party.astray(BANK_TRANSFER, externalId);
    const word = () => place.incoming.paid(SOURCE, notice);
    if (chance.hits(0.2)) wire.hold(word, addDays(day, chance.whole(1, 5)));
    else await wire.say(word);
  }
}
