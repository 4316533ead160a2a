/** Tests of deciders: given events, when a command, then events or a refusal. */
import { expect } from 'vitest';
import type { LoanEvent, LoanEventOf, LoanEventType } from '../../schema/events/loan.ts';
import type { RefusalCode } from '../../schema/reference/refusals.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { LoanCommand } from '../../server/domain/loan/commands.ts';
import { decide } from '../../server/domain/loan/decide.ts';
import { fold } from '../../server/domain/loan/evolve.ts';
import { type IssuedLoan, initial, type LoanState } from '../../server/domain/loan/state.ts';
import { sumOfPostings } from './postings.ts';

export type Append = { command: LoanCommand; events: readonly LoanEvent[] };

export class Story {
  readonly events: readonly LoanEvent[];
  readonly added: readonly LoanEvent[];
  readonly appends: readonly Append[];
  readonly day: LocalDate | null;
  constructor(appends: readonly Append[] = []) {
    this.appends = appends;
    this.events = appends.flatMap((append) => append.events);
    this.added = appends.at(-1)?.events ?? [];
    this.day = appends.at(-1)?.command.today ?? null;
  }

  get state(): LoanState {
    return fold(initial, this.events);
  }

  get status() {
    return this.state.status;
  }

  get life(): IssuedLoan {
    const { state } = this;
    if (state.stage === 'running' || state.stage === 'closing') return state;
    if (state.stage === 'ended' && state.issued) return state.issued;
    throw new Error(`no money lent in ${state.status}`);
  }

  /** The command must be accepted, and the postings of each event must sum to zero. */
  when(command: LoanCommand): Story {
    const outcome = decide(this.state, command);
    if ('refusal' in outcome) throw new Error(`${command.type} refused: ${JSON.stringify(outcome.refusal)}`);
    for (const event of outcome.events) {
      if ('postings' in event.data) expect(sumOfPostings(event.data.postings), event.type).toBe(0n);
    }
    return new Story([...this.appends, { command, events: outcome.events }]);
  }

  refuses(command: LoanCommand, code: RefusalCode): void {
    const outcome = decide(this.state, command);
    expect('refusal' in outcome ? outcome.refusal.code : outcome.events.map((e) => e.type)).toBe(code);
  }

  /** Checks the event types of the last command, in order. */
  said(...types: LoanEventType[]): this {
    expect(this.added.map((event) => event.type)).toEqual(types);
    return this;
  }

  in(status: LoanState['status']): this {
    expect(this.status).toBe(status);
    return this;
  }

  last<T extends LoanEventType>(type: T): LoanEventOf<T>['data'] {
    const event = this.events.findLast((e) => e.type === type);
    if (!event) throw new Error(`no ${type}`);
    return event.data as LoanEventOf<T>['data'];
  }

  count(type: LoanEventType): number {
    return this.events.filter((event) => event.type === type).length;
  }
}

export const nothing = new Story();
