/**
 * Histories of very many borrowers: those of a small portfolio of the seed again and again under other ids. To compose
 * each anew would take the processor fifty times as long. Unlike tests/bench/multiply.ts it is before the hashes, so
 * that an audit of the log passes.
 */
import { localDate } from '../../schema/values/local-date.ts';
import { type ComposedBorrower, composeBorrower } from '../../server/seed/compose.ts';
import { planLoans } from '../../server/seed/plan.ts';

const TODAY = localDate('2026-11-25');
const STAFF = { verifierIds: ['verifier-1'], supportIds: ['support-1'] };
const NUMBER = 'NS-2026-';
/** Of a payment: made of the first digits of its id. */
const EXTERNAL_ID = /(?<=\bS)[0-9A-F]{8}(?=[0-9A-F]{6}\b)/g;
const UUID = /[0-9a-f]{8}(?=-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-)/g;

/** At least `events` of them; `loans`: how large the portfolio is that is repeated. */
export function* manyBorrowers(events: number, loans: number): Generator<ComposedBorrower> {
  const calendar = { today: TODAY, shiftDays: 0 };
  let numbers = 0;
  const once = planLoans(1, loans, TODAY).map((plan) =>
    composeBorrower(1, plan, () => `${NUMBER}${numbers++}`, calendar, STAFF),
  );
  let made = 0;
  for (let copy = 0; made < events; copy++)
    for (const borrower of once) {
      yield copy === 0 ? borrower : (underOtherIds(borrower, copy) as ComposedBorrower);
      made += borrower.streams.reduce((sum, { parts }) => sum + parts.flatMap((part) => part.events).length, 0);
    }
}

/** The same number for the same id, so that whatever names an id still names it. */
function underOtherIds(value: unknown, copy: number): unknown {
  if (typeof value === 'string') return value.startsWith(NUMBER) ? `${value}-${copy}` : otherIds(value, copy);
  if (Array.isArray(value)) return value.map((one) => underOtherIds(one, copy));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, underOtherIds(one, copy)]));
}

const otherIds = (text: string, copy: number): string => {
  const other = (first: string) =>
    ((Number.parseInt(first, 16) ^ Math.imul(copy, 0x9e3779b1)) >>> 0).toString(16).padStart(8, '0');
  return text.replace(UUID, other).replace(EXTERNAL_ID, (first) => other(first).toUpperCase());
};
