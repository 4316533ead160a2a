/** Statements of one bank account, by the real decider. */
import type { BankEvent } from '../../schema/events/bank.ts';
import { bankStream } from '../../schema/events/streams.ts';
import type { Iban } from '../../schema/values/iban.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { tenge, ZERO } from '../../schema/values/money.ts';
import { bankDecider } from '../../server/domain/bank/decider.ts';

const account = 'KZ75125KZT1001300335' as Iban;
export const STATEMENTS = bankStream(account);

/** In tenge; each moves clearing from its opening to its closing balance. */
export type Said = readonly [day: LocalDate, opening: number, closing: number];

export function readStatements(said: readonly Said[]): (readonly [LocalDate, BankEvent])[] {
  let state = bankDecider.initial;
  return said.flatMap(([day, opening, closing]) => {
    const outcome = bankDecider.decide(state, {
      ...{ type: 'ReadStatement', account, from: day, to: day, lines: 1, documentHash: 'c'.repeat(64) },
      ...{ opening: tenge(opening), closing: tenge(closing), credits: ZERO, debits: ZERO },
      ...{ clearing: tenge(closing - opening), other: ZERO },
    });
    if ('refusal' in outcome) throw new Error(outcome.refusal.code);
    state = outcome.events.reduce(bankDecider.evolve, state);
    return outcome.events.map((event) => [day, event] as const);
  });
}
