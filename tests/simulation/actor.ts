/**
 * A borrower who often applies twice at once and pays well or badly, and providers that report twice, late or wrongly.
 */
import { isRunning, isTerminal, type LoanStatus } from '../../schema/loan-status.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { addDays, type LocalDate, latest } from '../../schema/values/local-date.ts';
import { type Tiyn, tiyn } from '../../schema/values/money.ts';
import { debtOn } from '../../server/use-cases/loan/loan-debt.ts';
import type { LoanView } from '../../server/use-cases/loan/loan-view.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { Agreeing } from './agreeing.ts';
import { Applying } from './applying.ts';
import { Counters } from './counters.ts';
import { choose, type Party } from './party.ts';
import { Payee } from './payee.ts';
import { Processor } from './processor.ts';
import { Purse } from './purse.ts';
import { Transfers } from './transfers.ts';

const COMES = 0.55;

const OFFICE: Partial<Record<LoanStatus, number>> = { ACTIVE: 6, CALCULATION_STOPPED: 200, AOT_PAYMENT_AWAITING: 200 };

export class Actor {
  readonly loans: LoanId[] = [];
  readonly #processor: Processor;
  readonly #transfers: Transfers;
  readonly #counters: Counters;
  readonly #payee: Payee;
  readonly #party: Party;
  readonly #applying: Applying;
  readonly #agreeing: Agreeing;
  readonly #purse: Purse;
  /** One in three never pays, so the claim is sold or written off. */
  readonly #pays: boolean;

  constructor(party: Party) {
    this.#party = party;
    this.#processor = new Processor(party);
    this.#transfers = new Transfers(party);
    this.#counters = new Counters(party);
    this.#payee = new Payee(party);
    this.#applying = new Applying(party, this.#payee);
    this.#agreeing = new Agreeing(party, this.#processor);
    this.#purse = new Purse(party, this.#processor, this.#payee);
    this.#pays = party.chance.hits(0.67);
  }

  async act(day: LocalDate): Promise<void> {
    await this.#party.wire.release(day);
    if (!this.#party.chance.hits(COMES)) return;
    const loanId = this.loans.at(-1);
    const loan = loanId && (await loadLoan(this.#party.world.ledger, loanId));
    if (!loan || isTerminal(loan.status)) return this.#between(loan || undefined, day);
    return isRunning(loan.status) ? this.#live(loan, day) : this.#applying.goOn(loan, day);
  }

  async #between(last: LoanView | undefined, day: LocalDate): Promise<void> {
    if (last?.movedTo) return void this.loans.push(last.movedTo.loanId);
    const next = choose(this.#party.chance, [
      [last ? 4 : 0, () => this.#purse.askBack()],
      [last ? 2 : 0, () => this.#purse.topUp(day)],
      [last ? 8 : 0, () => this.#findOut(last)],
      [94, () => this.#apply(day)],
    ]);
    await next();
  }

  async #apply(day: LocalDate): Promise<void> {
    const made = await this.#applying.apply(day);
    if (made) this.loans.push(made);
  }

  async #live(loan: LoanView, day: LocalDate): Promise<void> {
    const { chance } = this.#party;
    const purse = this.#purse;
    const asks = this.#pays ? 0.6 : 0.05;
    if (chance.hits(asks) && (await this.#agreeing.agree(loan, day))) return;
    const next = choose<() => Promise<unknown>>(chance, [
      [this.#pays ? 60 : 6, () => this.#pay(loan, day)],
      [20, async () => undefined],
      [OFFICE[loan.status] ?? 30, () => this.#officeActs(loan, day)],
      [8, () => purse.spendBonus(loan.loanId)],
      [4, () => purse.topUp(day)],
      [4, () => purse.use()],
      [3, () => purse.askBack()],
      [12, () => this.#findOut(loan)],
      [loan.issuedOn === loan.statusOn ? 5 : 0, () => this.#transfers.bounce(loan, day)],
    ]);
    await next();
  }

  async #officeActs(loan: LoanView, day: LocalDate): Promise<void> {
    const off = await this.#party.place.office.act(loan, day);
    if (off?.externalId) this.#party.astray(off.provider, off.externalId);
  }

  async #findOut(loan: LoanView | undefined): Promise<void> {
    const money = loan && this.#party.found();
    if (money) await this.#party.place.office.findOut(loan, money);
  }

  hears = (): Promise<void> => this.#party.wire.release();

  async asks(): Promise<void> {
    const loanId = this.loans.at(-1);
    if (loanId) await this.#payee.ask(loanId);
    await this.#purse.ask();
  }

  async #pay(loan: LoanView, day: LocalDate): Promise<void> {
    const { chance } = this.#party;
    const debt = debtOn(loan, day);
    if (!debt || !loan.contract) return;
    if (chance.hits(0.25)) await this.#agreeing.prepay(loan);
    const { due, full, next } = debt;
    const asked = due > 0n ? due : (next?.amount ?? full);
    const amount = choose<Tiyn>(chance, [
      [3, asked],
      [2, full],
      [2, tiyn(asked / 3n + 1n)],
      [1, tiyn(full + 12_345n)],
      [2, tiyn(BigInt(chance.whole(1, 500_000)))],
    ]);
    const back = chance.hits(0.15) ? chance.whole(1, 9) : 0;
    // No terminal takes an amount of zero, when the next row is already paid.
    if (amount <= 0n) return;
    if (chance.hits(0.08)) await this.#transfers.send(loan, amount, day);
    else if (chance.hits(0.3)) await this.#counters.pay(loan, amount, day);
    else await this.#processor.take(loan, amount, latest(addDays(day, -back), loan.contract.issuedOn), day);
  }
}
