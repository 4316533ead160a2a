/** Calls with seeded borrowers who were late, with promises that their payments kept or broke (D0184). */
import type { LoanEvent } from '../../schema/events/loan.ts';
import { nextWorkingDay } from '../../schema/reference/calendar.ts';
import type { CallResult } from '../../schema/reference/collection.ts';
import { PROMISE_DAYS } from '../../schema/reference/collection.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import { addDays, atHour, earliest, type Instant, instant, type LocalDate } from '../../schema/values/local-date.ts';
import { ceilToTenge, type Tiyn } from '../../schema/values/money.ts';
import { asksAgainOn } from '../domain/collection/next-step.ts';
import type { PromiseToPay } from '../domain/collection/promise.ts';
import type { BulkCall } from '../people/bulk-correspondence.ts';
import type { Chance } from './chance.ts';
import { derivedId } from './derived-id.ts';

/** `on`: the business day on which it was recorded. */
export type DatedEvent = { readonly on: LocalDate; readonly event: LoanEvent };
export type CalledLoan = {
  readonly loanId: LoanId;
  readonly borrowerId: BorrowerId;
  readonly events: readonly DatedEvent[];
};
/** `today`: of the book; nobody has called yet today. */
export type Calling = { readonly chance: Chance; readonly by: string; readonly today: LocalDate };

const MOST_CALLS = 12;
const ENDS: ReadonlySet<LoanEvent['type']> = new Set([
  'OverdueCured',
  'LoanClosing',
  'LoanClosed',
  'LoanRefinanced',
  'LoanProlonged',
  'LoanRestructured',
  'CessionAgreed',
  'WrittenOff',
]);

const TEXTS: Readonly<Record<CallResult, readonly [string, ...string[]]>> = {
  PROMISED: ['Задержали зарплату, обещает внести', 'Айлық күтіп отыр, төлеуге уәде берді', 'Внесёт через терминал'],
  SPOKE: ['Знает о долге, срок назвать не может', 'Қайта хабарласуды сұрады', 'Просит перезвонить после обеда'],
  REFUSED: ['Не согласен с пеней', 'Денег нет, платить отказывается'],
  OTHER_PERSON: ['Ответил родственник, о займе не говорили', 'Басқа адам көтерді'],
  NO_ANSWER: ['', 'Телефон выключен', 'Тұтқаны көтермеді'],
};

type Late = { readonly from: LocalDate; readonly until: LocalDate | null; readonly amount: Tiyn };

export function callsOf(loan: CalledLoan, calling: Calling): readonly BulkCall[] {
  const calls: BulkCall[] = [];
  for (const late of lateTimes(loan.events)) {
    const end = late.until ?? calling.today;
    let day = nextWorkingDay(addDays(late.from, calling.chance.whole(1, 3)));
    while (day < end && day < calling.today && calls.length < MOST_CALLS) {
      const call = callOn(day, late.amount, calls.length, loan, calling);
      calls.push(call);
      const pause = calling.chance.whole(1, 2 + calls.length);
      day = nextWorkingDay(addDays(call.outcome.asksAgainOn, pause - 1));
    }
  }
  return calls;
}

export function lateTimes(events: readonly DatedEvent[]): readonly Late[] {
  const times: Late[] = [];
  let open: Omit<Late, 'until'> | undefined;
  for (const { on, event } of events) {
    if (event.type === 'LoanFellOverdue' && !open)
      open = { from: event.data.overdueSince, amount: event.data.overdueAmount };
    if (!open || !ENDS.has(event.type)) continue;
    times.push({ ...open, until: on });
    open = undefined;
  }
  return open ? [...times, { ...open, until: null }] : times;
}

function callOn(on: LocalDate, owed: Tiyn, n: number, loan: CalledLoan, { chance, by }: Calling): BulkCall {
  const { loanId, borrowerId } = loan;
  const promise = chance.hits(0.35) ? promiseOn(on, owed, loan, chance) : null;
  const result = promise ? 'PROMISED' : resultOf(chance.next());
  const callBackOn = result === 'SPOKE' && chance.hits(0.4) ? nextWorkingDay(addDays(on, chance.whole(1, 4))) : null;
  return {
    id: derivedId(loanId, `call ${n}`),
    notedAs: derivedId(loanId, `call ${n} noted`),
    loanId,
    borrowerId,
    incoming: (result === 'PROMISED' || result === 'SPOKE') && chance.hits(0.15),
    by,
    at: during(on, chance),
    outcome: { result, promise, callBackOn, asksAgainOn: asksAgainOn({ on, promise, callBackOn }) },
    text: chance.pick(TEXTS[result]),
  };
}

/** Of a call without a promise. */
function resultOf(x: number): CallResult {
  if (x < 0.5) return 'NO_ANSWER';
  if (x < 0.78) return 'SPOKE';
  return x < 0.9 ? 'OTHER_PERSON' : 'REFUSED';
}

const during = (day: LocalDate, chance: Chance): Instant =>
  instant(new Date(Date.parse(atHour(day, 9)) + chance.whole(0, 9 * 3_600) * 1_000));

/** What is paid soon was mostly promised so; a fifth pays later than promised, the others not at all. */
function promiseOn(on: LocalDate, owed: Tiyn, { events }: CalledLoan, chance: Chance): PromiseToPay {
  const last = addDays(on, PROMISE_DAYS.value);
  const paymentsBefore = events.filter((one) => one.on < on && one.event.type === 'PaymentReceived').length;
  const next = events.find((one) => one.on >= on && one.event.type === 'PaymentReceived')?.event;
  const paid = next?.type === 'PaymentReceived' && next.data.paidOn >= on && next.data.paidOn <= last && next.data;
  if (!paid) return { amount: ceilToTenge(owed), by: addDays(on, chance.whole(2, 10)), paymentsBefore };
  const keeps = chance.hits(0.8) || paid.paidOn === on;
  const by = keeps ? earliest(addDays(paid.paidOn, chance.whole(0, 2)), last) : addDays(paid.paidOn, -1);
  return { amount: paid.amount, by, paymentsBefore };
}
