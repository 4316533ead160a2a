import { CESSION } from '../../schema/reference/limits.ts';
import { addDays, earliest, type LocalDate } from '../../schema/values/local-date.ts';
import { ceilToTenge, tiyn, ZERO } from '../../schema/values/money.ts';
import { deferralDays } from '../domain/loan/grace.ts';
import { quoteOn } from '../domain/money/quote.ts';
import type { Chance } from './chance.ts';
import type { LoanLife } from './loan-life.ts';

const BUYER = 'ТОО «Коллект Сервис»';

/** Defers the oldest unpaid payment as late as possible. */
export function defer(life: LoanLife, day: LocalDate): void {
  const days = life.state.stage === 'running' ? deferralDays(life.state) : undefined;
  if (days) life.do(day, { type: 'GrantGrace', until: days.to });
}

/** The notice on `day`, then the assignment, then the buyer's payment, all within 20 days. */
export function cede(life: LoanLife, day: LocalDate): void {
  life.passTo(day);
  life.do(day, { type: 'IssueCessionNotice', buyer: BUYER });
  sell(life, addDays(day, CESSION.noticeDays));
  if (life.status !== 'AOT_PAYMENT_AWAITING') return;
  const paidOn = addDays(life.day, 4);
  life.passTo(paidOn);
  life.do(paidOn, { type: 'ConfirmCession' });
}

/** The notice, and the assignment on `agreedOn`; the buyer's payment is awaited. */
export function offerForSale(life: LoanLife, agreedOn: LocalDate): void {
  const noticeOn = addDays(agreedOn, -CESSION.noticeDays);
  life.passTo(noticeOn);
  life.do(noticeOn, { type: 'IssueCessionNotice', buyer: BUYER });
  sell(life, agreedOn);
}

function sell(life: LoanLife, agreedOn: LocalDate): void {
  life.passTo(agreedOn);
  if (life.state.stage !== 'running') return;
  const price = ceilToTenge(tiyn(quoteOn(life.state, agreedOn).full / 5n));
  life.do(agreedOn, { type: 'AgreeCession', buyer: BUYER, price, payBy: addDays(agreedOn, 7) });
}

export function writeOff(life: LoanLife, day: LocalDate): void {
  life.passTo(day);
  life.do(day, { type: 'WriteOff', reason: 'HOPELESS' });
  if (life.state.stage === 'closing') life.do(day, { type: 'CloseLoan' });
}

/** A debt that was written off is paid in part, a little each month through `until`. */
export function recover(life: LoanLife, chance: Chance, until: LocalDate): void {
  const events = life.stream.parts.flatMap((part) => part.events);
  const lost = events.find((event) => event.type === 'WrittenOff')?.data.amount ?? ZERO;
  if (lost === 0n) return;
  const part = ceilToTenge(tiyn((lost * BigInt(chance.whole(3, 12))) / 100n));
  const times = chance.whole(1, 6);
  let day = earliest(addDays(life.day, chance.whole(15, 60)), until);
  for (let paid = 0; paid < times && day <= until; paid++) {
    life.recover(day, part, lost);
    day = addDays(day, 30);
  }
}
