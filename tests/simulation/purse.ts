import type { LoanId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { type Tiyn, tenge, tiyn } from '../../schema/values/money.ts';
import { anIban } from '../support/a-borrower.ts';
import { again } from './crashes.ts';
import type { Party } from './party.ts';
import type { Payee } from './payee.ts';
import type { Processor } from './processor.ts';

export class Purse {
  readonly #party: Party;
  readonly #processor: Processor;
  readonly #payee: Payee;

  constructor(party: Party, processor: Processor, payee: Payee) {
    this.#party = party;
    this.#payee = payee;
    this.#processor = processor;
  }

  topUp(day: LocalDate): Promise<void> {
    const { borrower, chance } = this.#party;
    const amount = tenge(chance.whole(1, 40) * 500);
    return this.#processor.take({ borrowerId: borrower.id, loanId: null }, amount, day, day);
  }

  /** One time in four it is submitted twice. */
  async use(): Promise<void> {
    const { world, borrower, chance } = this.#party;
    const caller = this.#party.caller();
    const press = () => again(() => world.balance.use(caller, borrower.id));
    await Promise.all(chance.hits(0.25) ? [press(), press()] : [press()]);
  }

  /** Most refunds are paid, some are withdrawn or declined; the bank refuses one account in ten. */
  async askBack(): Promise<void> {
    const { world, borrower, chance, place } = this.#party;
    const borrowerId = borrower.id;
    const amount = chance.hits(0.6) ? null : tenge(chance.whole(1, 50) * 100);
    const card = chance.hits(0.25) ? await this.#payee.card() : null;
    const iban = anIban(chance.hits(0.1) ? '0099' : '1111');
    const to = card ? { kind: card.kind, cardId: card.cardId } : { kind: 'IBAN' as const, iban };
    const asking = this.#party.caller();
    const asked = await again(() => world.balance.askBack(asking, { borrowerId, amount, to }));
    const refund = 'refusal' in asked ? null : await world.balance.lastRefund(borrowerId, 'RU');
    if (refund?.state !== 'ASKED' || chance.hits(0.1)) return;
    const withdrawal = this.#party.caller();
    if (chance.hits(0.1)) await again(() => world.balance.withdraw(withdrawal, borrowerId, refund.id));
    else await place.office.answerRefund(borrowerId, refund.id, chance.hits(0.85));
  }

  async ask(): Promise<void> {
    const { world, borrower } = this.#party;
    const refund = await world.balance.lastRefund(borrower.id, 'RU');
    if (refund?.state !== 'ON_ITS_WAY') return;
    const caller = this.#party.caller();
    await again(() => world.sending.watch(caller, { borrowerId: borrower.id, refundId: refund.id }));
  }

  async spendBonus(loanId: LoanId): Promise<void> {
    const { world, borrower, chance } = this.#party;
    const { loan } = await world.bonus.show(borrower.id);
    const usable = loan?.usable ?? 0n;
    if (usable === 0n) return;
    const amount: Tiyn = chance.hits(0.5) ? tiyn(usable) : tiyn(usable / 2n + 1n);
    const caller = this.#party.caller();
    const press = () => again(() => world.bonus.spend(caller, { borrowerId: borrower.id, loanId, amount }));
    await Promise.all(chance.hits(0.3) ? [press(), press()] : [press()]);
  }
}
