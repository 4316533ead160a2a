import type { Terms } from '../../schema/events/figures.ts';
import type { LoanEvent } from '../../schema/events/loan.ts';
import { loanStream } from '../../schema/events/streams.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import { addDays, type LocalDate, localDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import type { LoanCommand } from '../../server/domain/loan/commands.ts';
import { decide } from '../../server/domain/loan/decide.ts';
import { fold } from '../../server/domain/loan/evolve.ts';
import { prolongationTerms } from '../../server/domain/loan/prolongation.ts';
import { initial, type LoanState } from '../../server/domain/loan/state.ts';
import type { LoanRecord } from '../../server/use-cases/audit/audit.ts';
import { closeDay, issued, pay } from './a-loan.ts';
import { type TestLog, uuidOf } from './a-log.ts';
import { askProlongation, offerProlongation, signProlongation } from './an-agreement.ts';

export class DecidedLife {
  readonly log: TestLog;
  readonly loanId: LoanId;
  state: LoanState = initial;
  #payments = 0;
  readonly #salt: number;

  constructor(log: TestLog, name: string, terms: Terms, issuedOn: string) {
    this.log = log;
    this.loanId = uuidOf(`decided ${name}`) as LoanId;
    this.#salt = Number.parseInt(this.loanId.slice(0, 6), 16) * 100;
    const borrowerId = uuidOf(`borrower ${name}`) as BorrowerId;
    const events = issued(terms, issuedOn).events.map((event) =>
      event.type === 'LoanApplied' ? { ...event, data: { ...event.data, loanId: this.loanId, borrowerId } } : event,
    );
    this.#append(localDate(issuedOn), events);
  }

  get records(): LoanRecord[] {
    return this.log.events.filter((event) => event.stream === loanStream(this.loanId)) as LoanRecord[];
  }

  get firstPayment(): Tiyn {
    const request = this.state.stage === 'running' ? this.state.request : null;
    if (request?.kind !== 'RESTRUCTURING') throw new Error('no restructuring waits');
    return request.firstPayment;
  }

  #append(day: LocalDate, events: readonly LoanEvent[]): void {
    this.log.append(loanStream(this.loanId), day, events);
    this.state = fold(this.state, events);
  }

  do(command: LoanCommand): this {
    const outcome = decide(this.state, command);
    if ('refusal' in outcome) throw new Error(`${command.type}: ${outcome.refusal.code}`);
    const day = command.type === 'ReceivePayment' ? command.paidOn : command.today;
    if (outcome.events.length > 0) this.#append(day, outcome.events);
    return this;
  }

  paid(day: string, amount: Tiyn, paidOn = day): this {
    return this.do(pay(day, amount, this.#salt + ++this.#payments, paidOn));
  }

  prolonging(day: string, days: number): this {
    this.do(askProlongation(day, days));
    if (this.state.stage !== 'running') throw new Error('not live');
    const { payToday, price } = prolongationTerms(this.state, days, localDate(day));
    return this.do(offerProlongation(day, { payToday, total: price.total })).do(signProlongation(day));
  }

  closedThrough(from: string, to: string): this {
    for (let day = localDate(from); day <= to; day = addDays(day, 1)) {
      if (this.state.stage === 'running') this.do(closeDay(day));
    }
    return this;
  }
}
