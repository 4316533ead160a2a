/** One borrower and those who speak for him: he applies, often twice at once, gets money, pays well or badly; providers tell it twice, late, or wrongly. */
import type { Terms } from '../../schema/events/figures.ts';
import { isLive, isOverdue, isTerminal } from '../../schema/loan-status.ts';
import type { CommandId, LoanId } from '../../schema/values/ids.ts';
import { addDays, type LocalDate, latest } from '../../schema/values/local-date.ts';
import { ceilToTenge, type Tiyn, tenge, tiyn } from '../../schema/values/money.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import { type Chance, chanceOf } from '../../server/seed/chance.ts';
import type { Applications } from '../../server/use-cases/application.ts';
import type { Caller } from '../../server/use-cases/event-context.ts';
import { commandLoan, type LoanCommandOfDay } from '../../server/use-cases/loan-command.ts';
import { debtOn } from '../../server/use-cases/loan-debt.ts';
import { type LoanView, loadLoan } from '../../server/use-cases/loan-view.ts';
import { hashOf } from '../../server/use-cases/payout-destination.ts';
import { anIban } from '../support/a-borrower.ts';
import { ALL_MET, approval, HASH, signature, someFacts, spl } from '../support/a-loan.ts';
import { uuidOf } from '../support/a-log.ts';
import type { MoneyWorld } from '../support/money-world.ts';
import { again } from './crashes.ts';
import { Processor } from './processor.ts';

export class Actor {
  readonly loans: LoanId[] = [];
  readonly processor: Processor;
  parallelWins = 0;
  readonly #world: MoneyWorld;
  readonly #applications: Applications;
  readonly #borrower: Borrower;
  readonly #chance: Chance;
  readonly #name: string;
  #serial = 0;

  constructor(world: MoneyWorld, applications: Applications, borrower: Borrower, seed: number, index: number) {
    this.#world = world;
    this.#applications = applications;
    this.#borrower = borrower;
    this.#chance = chanceOf(seed, 'actor', index);
    this.#name = `simulation ${seed} ${index}`;
    this.processor = new Processor(world, this.#chance, this.#id);
  }

  #id = <T extends string>(): T => uuidOf(`${this.#name} ${++this.#serial}`) as T;

  #caller(): Caller {
    const commandId = this.#id<CommandId>();
    const actor = { role: 'borrower' as const, id: this.#borrower.id };
    return { commandId, causationId: commandId, correlationId: commandId, actor };
  }

  async act(day: LocalDate): Promise<void> {
    await this.processor.release(day);
    const loanId = this.loans.at(-1);
    const loan = loanId && (await loadLoan(this.#world.ledger, loanId));
    if (!loan || isTerminal(loan.status)) return this.#applyAgain(loan || undefined, day);
    if (isLive(loan.status)) return this.#live(loan, day);
    return loan.status === 'REMITTANCE_ERROR' ? this.#afterRefusedPayout(loan) : this.#goOn(loan, day);
  }

  async #applyAgain(last: LoanView | undefined, day: LocalDate): Promise<void> {
    if (last?.refinancedBy) this.loans.push(last.refinancedBy);
    else if (this.#chance.hits(0.5)) await this.#apply(day);
  }

  async #live(loan: LoanView, day: LocalDate): Promise<void> {
    if (this.#chance.hits(0.5) && (await this.#agrees(loan, day))) return;
    if (this.#chance.hits(0.05)) return this.#office(loan, day);
    return this.#chance.hits(0.3) ? this.#pay(loan, day) : undefined;
  }

  #terms(): Terms {
    const chance = this.#chance;
    const amount = tenge(5_000 * chance.whole(2, 30));
    if (chance.hits(0.25)) {
      const term = { unit: 'MONTH' as const, count: chance.whole(2, 4) };
      const insuranceAgreed = chance.hits(0.3);
      return spl({
        productType: 'INDIVIDUAL_PERSON_IL',
        amount: tenge(5_000 * chance.whole(10, 40)),
        term,
        insuranceAgreed,
      });
    }
    if (chance.hits(0.25)) {
      return spl({ amount, pricing: 'ECONOMICAL', term: { unit: 'DAY', count: 31 }, fastIssue: true });
    }
    return spl({ amount, term: { unit: 'DAY', count: chance.whole(5, 20) }, fastIssue: chance.hits(0.2) });
  }

  /** Two tabs, sometimes three, press the button together; some press it twice. One loan comes of it. */
  async #apply(day: LocalDate): Promise<void> {
    const terms = this.#terms();
    const callers = Array.from({ length: this.#chance.whole(1, 3) }, () => this.#caller());
    const twice = this.#chance.hits(0.3) ? [...callers, ...callers] : callers;
    const who = { borrowerId: this.#borrower.id };
    const answers = await Promise.all(
      twice.map((caller) => again(() => this.#applications.apply({ ...who, caller }, terms))),
    );
    const made = new Set(answers.flatMap((answer) => ('loan' in answer ? [answer.loan.loanId] : [])));
    if (made.size > 1) throw new Error(`${made.size} loans at once for ${this.#borrower.id}`);
    if (made.size === 1 && callers.length > 1) this.parallelWins += 1;
    for (const loanId of made) {
      this.loans.push(loanId);
      const loan = await loadLoan(this.#world.ledger, loanId);
      if (loan) await this.#goOn(loan, day);
    }
  }

  /** From wherever the application stands to the decision; one in ten is left lying for a while. */
  async #goOn(loan: LoanView, day: LocalDate): Promise<void> {
    const chance = this.#chance;
    if (chance.hits(0.03)) return void (await this.#command(loan.loanId, { type: 'CancelApplication' }));
    for (const command of await this.#steps(loan, day)) {
      if (chance.hits(0.02)) return;
      if (!(await this.#command(loan.loanId, command))) return;
    }
  }

  async #steps({ loanId, price, status }: LoanView, day: LocalDate): Promise<LoanCommandOfDay[]> {
    const { iban, method } = await this.#destination(loanId);
    const now = `${day}T07:00:00.000Z`;
    const declined = { ...approval, outcome: 'DECLINED' as const, lockedUntil: addDays(day, 7), scoreAmount: tiyn(0n) };
    const decision = this.#chance.hits(0.1) ? declined : approval;
    const requirements = { ...ALL_MET, payoutChosen: false };
    const steps: LoanCommandOfDay[] = [
      { type: 'SignOffer', signature, consents: [], quotedTotal: price.total, requirements },
      {
        type: 'ChoosePayoutMethod',
        method,
        signature: { ...signature, documentType: 'APPLICATION_FOR_TRANSFER_MONEY' },
      },
      { type: 'StartVerification' },
      { type: 'RequestScoring', facts: someFacts },
      { type: 'RecordDecision', decision, now },
    ];
    const from = [
      'INITIAL',
      'WAITING_FOR_REMITTANCE_SET',
      'ON_VERIFICATION',
      'ON_AUTO_VERIFICATION',
      'READY_FOR_SCORING',
    ];
    return iban && from.includes(status) ? steps.slice(from.indexOf(status)) : [];
  }

  /** One account in six is refused by the bank. */
  async #destination(loanId: LoanId) {
    const iban = anIban(this.#chance.hits(0.16) ? '0099' : '1111');
    const destination = { kind: 'IBAN' as const, iban };
    const hash = hashOf(loanId, destination);
    const stored = { loanId, borrowerId: this.#borrower.id, hash, destination };
    await this.#world.destinations.keep(stored, this.#world.clock.now());
    return { iban, method: { kind: 'IBAN' as const, cardId: null, hash } };
  }

  async #afterRefusedPayout({ loanId }: LoanView): Promise<void> {
    if (this.#chance.hits(0.2)) {
      const caller = this.#caller();
      return void (await again(() => this.#world.sending.recall(caller, loanId, 'OFFICE')));
    }
    const { method } = await this.#destination(loanId);
    const document = { documentType: 'APPLICATION_FOR_TRANSFER_MONEY' as const, documentHash: HASH };
    await this.#command(loanId, { type: 'ChoosePayoutMethod', method, signature: document });
  }

  /** The same command again until it is known to have been taken or refused. */
  async #command(loanId: LoanId, command: LoanCommandOfDay): Promise<boolean> {
    const caller = this.#caller();
    const done = await again(() => commandLoan(this.#world, caller, loanId, command));
    return done.accepted;
  }

  async #pay(loan: LoanView, day: LocalDate): Promise<void> {
    const chance = this.#chance;
    const debt = debtOn(loan, day);
    if (!debt || !loan.contract) return;
    if (loan.contract.instalment && chance.hits(0.15)) await this.#askToPrepay(loan.loanId);
    const { due, full, next } = debt;
    const asked = due > 0n ? due : (next?.amount ?? full);
    const sums: Tiyn[] = [
      asked,
      full,
      tiyn(asked / 3n + 1n),
      tiyn(full + 12_345n),
      tiyn(BigInt(chance.whole(1, 500_000))),
    ];
    const amount = sums[chance.whole(0, 4)] ?? asked;
    const { issuedOn } = loan.contract;
    const operatedOn = latest(addDays(day, -(chance.hits(0.15) ? chance.whole(1, 9) : 0)), issuedOn);
    await this.processor.take(loan, amount, operatedOn, day);
  }

  /** Near the end some ask for more days, some for months, the late ones for a new plan; most pay the sum of the day, some never. */
  async #agrees({ loanId, status }: LoanView, day: LocalDate): Promise<boolean> {
    const who = { borrowerId: this.#borrower.id, loanId, locale: 'RU' as const };
    const { prolongation, refinancing, restructuring } = this.#world;
    const { kind, type, ways, count } = isOverdue(status)
      ? ({
          kind: 'RESTRUCTURING',
          type: 'RESTRUCTURING_OFFER',
          ways: restructuring,
          count: this.#chance.whole(2, 6),
        } as const)
      : this.#chance.hits(0.7)
        ? ({
            kind: 'PROLONGATION',
            type: 'PROLONGATION',
            ways: prolongation,
            count: this.#chance.whole(5, 30),
          } as const)
        : ({ kind: 'REFINANCING', type: 'REFINANCING', ways: refinancing, count: this.#chance.whole(2, 6) } as const);
    const caller = this.#caller();
    const asked = await again(() => ways.request(caller, who.borrowerId, loanId, count));
    if ('refusal' in asked) return false;
    const hash = await this.#shown(asked.loan, type);
    if (!hash) return true;
    const signature = { documentType: type, documentHash: hash } as const;
    const signer = this.#caller();
    await again(() => ways.signed({ ...who, caller: signer, signature, consents: [] }));
    const debt = debtOn(asked.loan, day);
    if (!debt || this.#chance.hits(0.25)) return true;
    const part = kind === 'RESTRUCTURING' ? debt.full / 10n : debt.interest + debt.penalty + debt.premium;
    const sum = ceilToTenge(tiyn(part));
    if (sum > 0n) await this.processor.take(who, sum, day, day);
    return true;
  }

  /** The agreement as it was shown; a new plan shows nothing to the loan beforehand. */
  async #shown(
    { loanId }: LoanView,
    type: 'PROLONGATION' | 'REFINANCING' | 'RESTRUCTURING_OFFER',
  ): Promise<string | undefined> {
    if (type === 'RESTRUCTURING_OFFER') return HASH;
    const { prolongation, refinancing } = this.#world;
    const wish = { borrowerId: this.#borrower.id, loanId, type, locale: 'RU' as const };
    const made = await again(() => (type === 'PROLONGATION' ? prolongation : refinancing).prepare(wish));
    return 'refusal' in made ? undefined : made.document.hash;
  }

  /** The office gives time, or gives up penalty. */
  async #office({ loanId, status }: LoanView, day: LocalDate): Promise<void> {
    const until = addDays(day, this.#chance.whole(1, 15));
    if (isOverdue(status)) {
      const amount = tenge(this.#chance.whole(1, 3_000));
      await this.#command(loanId, { type: 'WaivePenalty', amount, reason: 'HARDSHIP' });
    } else await this.#command(loanId, { type: 'GrantGrace', until });
  }

  async #askToPrepay(loanId: LoanId): Promise<void> {
    const asked = await this.#command(loanId, { type: 'RequestPrepayment', kind: 'FULL', amount: tiyn(0n) });
    if (asked && this.#chance.hits(0.8)) await this.#command(loanId, { type: 'SignPrepayment', signature });
  }
}
