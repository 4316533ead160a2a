/**
 * Reminders before the day to pay (R160). A day's reminders are written down as waiting when the day is closed; the
 * words and the sum are found when one is sent, so that a payment in between cancels it.
 */

import { type NoticeFacts, readDay } from '../../../schema/reference/notice-texts.ts';
import { REMINDER_DAYS, USUAL_REMINDERS } from '../../../schema/reference/notice-times.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { addDays, atHour, daysBetween, type LocalDate } from '../../../schema/values/local-date.ts';
import { readTenge, ZERO } from '../../../schema/values/money.ts';
import { dayToPay } from '../../domain/money/debt.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Notice, NoticeChoice, Notices, WaitingNotice } from '../../ports/notices.ts';
import { debtOn } from '../loan/loan-debt.ts';
import type { LoanView } from '../loan/loan-view.ts';
import type { PaymentOptions } from '../payment/payment-options.ts';

export type LoanToPay = { loanId: LoanId; borrowerId: BorrowerId };

export type ReminderDeps = {
  notices: Notices;
  clock: Pick<Clock, 'today'>;
  /** From a read model that has caught up: loans to be paid on a day, in pages. */
  loansToPay(day: LocalDate, limit: number, after?: LoanId): Promise<readonly LoanToPay[]>;
};

const PAGE = 500;

export function makeReminders({ notices, loansToPay, clock }: ReminderDeps) {
  /** Of one business day. A day that was missed has nobody left to remind. */
  async function planDay(day: LocalDate): Promise<void> {
    if (day !== (await clock.today())) return;
    for (const days of REMINDER_DAYS.offered) await planFor(day, days);
  }

  async function planFor(today: LocalDate, days: number): Promise<void> {
    const dueOn = addDays(today, days);
    for (let after: LoanId | undefined; ; ) {
      const page = await loansToPay(dueOn, PAGE, after);
      const choices = await notices.choices(page.map(({ borrowerId }) => borrowerId));
      await notices.wait(
        page.flatMap(({ loanId, borrowerId }): WaitingNotice[] => {
          const chosen: NoticeChoice = choices.get(borrowerId) ?? USUAL_REMINDERS;
          if (!chosen.days.includes(days)) return [];
          const notBefore = atHour(today, chosen.hour);
          const key = reminderKey(loanId, dueOn, days);
          return [{ key, borrowerId, loanId, kind: 'reminder', facts: { dueOn, today }, notBefore }];
        }),
      );
      after = page.at(-1)?.loanId;
      if (page.length < PAGE) return;
    }
  }

  return { planDay };
}

const reminderKey = (loanId: LoanId, dueOn: LocalDate, days: number) => `reminder:${loanId}:${dueOn}:${days}`;

type Words = { kind: 'reminder' | 'reminderCovered'; facts: NoticeFacts };

/** What to say of the loan today, or why there is nothing to say. The sums are those of the payment page. */
export function reminderWords(
  { facts: { dueOn, today: planned } }: Notice,
  loan: LoanView,
  options: PaymentOptions | undefined,
  { today, link }: { today: LocalDate; link: string },
): Words | { drop: string } {
  if (planned !== today) return { drop: 'its day has passed' };
  if (!loan.standing || dayToPay(loan.standing) !== dueOn) return { drop: 'paid, or the day has moved' };
  const due = options?.choices.find(({ kind }) => kind === 'DUE');
  if (!due || due.sum === ZERO) return { drop: 'nothing is to be paid' };
  const { offerNumber: offer } = loan;
  if (due.toPay === ZERO) {
    const until = readDay(options?.covered?.on ?? dayToPay(loan.standing) ?? today);
    return { kind: 'reminderCovered', facts: { offer, until, amount: readTenge(due.sum) } };
  }
  const askedOn = debtOn(loan, today)?.next?.date;
  const asOf = askedOn && askedOn !== dueOn ? { asOf: readDay(askedOn) } : {};
  const days = String(daysBetween(today, dayToPay(loan.standing) ?? today));
  return {
    kind: 'reminder',
    facts: { offer, days, until: readDay(dueOn), amount: readTenge(due.toPay), ...asOf, link },
  };
}

/** The keys of the earlier reminders of the same payment. */
export const earlierReminders = (loan: LoanView, today: LocalDate): readonly string[] => {
  const dueOn = loan.standing && dayToPay(loan.standing);
  if (!dueOn) return [];
  const left = daysBetween(today, dueOn);
  return REMINDER_DAYS.offered.filter((days) => days > left).map((days) => reminderKey(loan.loanId, dueOn, days));
};
