import type { LocalDate } from '../../schema/values/local-date.ts';
import type { LoanCommand } from '../../server/domain/loan/commands.ts';
import { HASH, on, pay } from './a-loan.ts';
import type { Story } from './spec.ts';

export const ask = (day: string, months: number, courtDecidedOn: LocalDate | null = null): LoanCommand =>
  on(day, { type: 'RequestRestructuring', months, courtDecidedOn });

export const sign = (day: string): LoanCommand =>
  on(day, { type: 'SignRestructuring', signature: { documentType: 'RESTRUCTURING_OFFER', documentHash: HASH } });

export const agreedOn = (story: Story, day: string, months: number): Story =>
  story.when(ask(day, months)).when(sign(day));

/** `n` is the number of the first payment. */
export function restructured(story: Story, day: string, months: number, n = 70): Story {
  const waits = agreedOn(story, day, months);
  return waits.when(pay(day, waits.last('RestructuringRequested').firstPayment, n));
}
