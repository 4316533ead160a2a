import { randomUUID } from 'node:crypto';
import { isDayOff } from '../../schema/reference/calendar.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import { addDays, daysBetween, type LocalDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { composeBorrower } from '../../server/seed/compose.ts';
import type { Ending } from '../../server/seed/endings.ts';
import { REFUSALS } from '../../server/seed/facts.ts';
import { SEED_ORIGIN, SEED_STAFF, type Stack } from './world.ts';

/**
 * `due` becomes late on one of the days to be closed, `great` on the last of them; `rest` needs nothing while we
 * measure.
 */
export type Template = { loanId: LoanId; borrowerId: BorrowerId; kind: 'due' | 'great' | 'rest'; appliedOn: LocalDate };

const AGO_DAYS = 5;
const LONGEST_DAYS = 31;
export const DUE_A_DAY = 5;
const REST = 40;

/** Days whose closing finds late loans: those after a working day, when the time to pay has ended. */
export function closingDays(today: LocalDate, count: number): LocalDate[] {
  const all = Array.from({ length: LONGEST_DAYS - AGO_DAYS - 1 }, (_, n) => addDays(today, n + 1));
  const days = all.filter((day) => !isDayOff(addDays(day, -1))).slice(0, count);
  if (days.length < count) throw new Error('too few working days within a term');
  return days;
}

/** Writes the loans' own streams only: payments and slots are not measured. */
export async function writeTemplates(stack: Stack, today: LocalDate, days: readonly LocalDate[]): Promise<Template[]> {
  const due = days.flatMap((day) =>
    Array.from({ length: DUE_A_DAY }, () => life(day === days.at(-1) ? 'great' : 'due', dueBefore(today, day))),
  );
  const rest = Array.from({ length: REST }, (_, n) => life('rest', restLife(n, today)));
  const lives = [...rest, ...due];
  for (const { template, plan } of lives) {
    const composed = composeBorrower(1, plan, () => 'NS-BENCH-1', { today, shiftDays: 0 }, SEED_STAFF);
    const stream = composed.streams.find(({ name }) => name === `loan-${template.loanId}`);
    if (!stream) throw new Error('a loan without a stream');
    await stack.ledger.appendHistory(stream.name, stream.parts);
  }
  return lives.map(({ template }) => template);
}

type Life = { appliedOn: LocalDate; term: number; ending: Ending };

const dueBefore = (today: LocalDate, day: LocalDate): Life => ({
  appliedOn: addDays(today, -AGO_DAYS),
  term: daysBetween(today, day) - 1 + AGO_DAYS,
  ending: { kind: 'running' },
});

/** Of ten loans three run on, three are repaid and four were refused. */
function restLife(n: number, today: LocalDate): Life {
  if (n % 10 < 3) return { appliedOn: today, term: LONGEST_DAYS, ending: { kind: 'running' } };
  const because = REFUSALS[n % REFUSALS.length] ?? 'SCORE';
  const ending: Ending = n % 10 < 6 ? { kind: 'repaid' } : { kind: 'rejected', because };
  return { appliedOn: addDays(today, -90 - n * 7), term: 5 + (n % 20), ending };
}

let index = 0;

function life(kind: Template['kind'], { appliedOn, term, ending }: Life) {
  const ids = { loanId: randomUUID() as LoanId, borrowerId: randomUUID() as BorrowerId };
  const template: Template = { kind, ...ids, appliedOn };
  const terms = {
    productType: 'INDIVIDUAL_PERSON_SPL',
    pricing: 'FLEXIBLE',
    amount: tenge(100_000),
    term: { unit: 'DAY', count: term },
    purpose: '10',
    promoCode: null,
    fastIssue: false,
    insuranceAgreed: false,
  } as const;
  index += 1;
  const loans = [{ loanId: template.loanId, terms, appliedOn, repeat: false, ending }];
  return { template, plan: { index, borrowerId: template.borrowerId, entrepreneur: false, ...SEED_ORIGIN, loans } };
}
