/** Sends messages: at once what the borrower or the office has caused, in permitted hours what only time has (R161). */

import { isRunning } from '../../../schema/loan-status.ts';
import type { NoticeKind } from '../../../schema/reference/notice-kinds.ts';
import { type NoticeFacts, readDay } from '../../../schema/reference/notice-texts.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { almatyDateOf, type Instant, instant, type LocalDate } from '../../../schema/values/local-date.ts';
import { readTenge, ZERO } from '../../../schema/values/money.ts';
import { fastHourOf, promiseOf } from '../../domain/loan/decision-promise.ts';
import type { Borrower, Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Notice, Notices, WaitingNotice } from '../../ports/notices.ts';
import { throwFailures } from '../kernel/failures.ts';
import { debtOn } from '../loan/loan-debt.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadLoan } from '../loan/loans.ts';
import type { PaymentUseCases } from '../payment/payment.ts';
import { BeingSent, type Channels } from './channels.ts';
import { openingFor } from './message-hours.ts';
import { promiseWords } from './promise-words.ts';
import { earlierReminders, reminderWords } from './reminder.ts';

export type NoticeDeliveryDeps = {
  notices: Notices;
  ledger: Ledger;
  borrowers: Pick<Borrowers, 'find'>;
  channels: Pick<Channels, 'send'>;
  clock: Pick<Clock, 'businessNow' | 'today'>;
  publicUrl: string;
};
type Deps = NoticeDeliveryDeps & { options: PaymentUseCases['options'] };

export type NoticeDelivery = ReturnType<typeof makeNoticeDelivery>;

const AT_ONCE = 200;
const RETRY_MS = 10 * 60_000;

function reviewWords(kind: NoticeKind, loan: LoanView, now: Instant): Words | undefined {
  if (kind === 'reviewLapsed') return { kind, facts: { offer: loan.offerNumber } };
  if (kind !== 'reviewLate') return undefined;
  const promise = promiseOf(loan, now);
  if (!promise?.missed || !promise.by) return { drop: 'decided meanwhile' };
  const until = readDay(almatyDateOf(promise.by));
  const fee = loan.price.fastIssueFee > ZERO ? { fee: readTenge(loan.price.fastIssueFee) } : {};
  return { kind, facts: { offer: loan.offerNumber, until, ...fee } };
}

type Waiting = { notice: Notice; person: Borrower; loan: LoanView; today: LocalDate };
type Words = { kind: NoticeKind; facts: NoticeFacts } | { drop: string };

export function makeNoticeDelivery(deps: Deps) {
  const { notices, channels } = deps;

  /** Keeps the message for the cabinet first, so that it is there even while no SMS can be sent. */
  async function tell(person: Borrower, notice: Notice): Promise<void> {
    await notices.keep(notice, await deps.clock.businessNow());
    await channels.send(person, notice);
  }

  /** Of an event that the end of a day wrote; of a review with fast issue, once its hour has passed. */
  async function tellInHours(notice: Notice & { loanId: LoanId }): Promise<'waits' | 'not needed'> {
    const after = notice.kind === 'reviewLate' ? await hourOf(notice.loanId) : await deps.clock.businessNow();
    if (!after) return 'not needed';
    const notBefore = openingFor(notice.kind, after);
    await notices.wait([{ ...notice, notBefore }]);
    return 'waits';
  }

  async function hourOf(loanId: LoanId): Promise<Instant | null> {
    const loan = await loadLoan(deps.ledger, loanId);
    return loan ? fastHourOf(loan) : null;
  }

  /** Sends what has waited long enough; `beat` is called after each. @throws AggregateError after the round */
  async function sendDue(at?: Instant, beat?: () => void): Promise<void> {
    const now = at ?? (await deps.clock.businessNow());
    const errors: unknown[] = [];
    for (const notice of await notices.due(now, AT_ONCE)) {
      await sendWaiting(notice, now).catch(async (error: unknown) => {
        // It stays due, so that the next round goes on where the other process may break off.
        if (error instanceof BeingSent) return;
        errors.push(error);
        await notices.postpone(notice.key, instant(new Date(Date.parse(now) + RETRY_MS)));
      });
      beat?.();
    }
    throwFailures(errors);
  }

  async function sendWaiting(notice: WaitingNotice, now: Instant): Promise<void> {
    const opening = openingFor(notice.kind, now);
    if (opening !== now) return notices.postpone(notice.key, opening);
    const person = await deps.borrowers.find(notice.borrowerId);
    const loan = notice.loanId ? await loadLoan(deps.ledger, notice.loanId) : undefined;
    if (!person || !loan) return notices.drop(notice.key, 'the personal data were erased');
    const words =
      reviewWords(notice.kind, loan, now) ?? (await wordsFor({ notice, person, loan, today: almatyDateOf(now) }));
    if ('drop' in words) return notices.drop(notice.key, words.drop);
    await channels.send(person, { ...notice, ...words });
    await notices.sent(notice.key, words, now);
  }

  async function wordsFor(waiting: Waiting): Promise<Words> {
    const { notice, loan } = waiting;
    if (!isRunning(loan.status)) return { drop: 'the loan has ended' };
    const collects = notice.kind === 'reminder' || notice.kind === 'overdue' || notice.kind === 'promise';
    if (collects && loan.dispute?.state === 'OPEN') return { drop: 'the loan is disputed' };
    if (notice.kind === 'reminder') return reminderOf(waiting);
    if (notice.kind === 'overdue') return overdueOf(waiting);
    if (notice.kind === 'promise')
      return promiseWords(notice, loan, { today: waiting.today, link: linkFor(waiting.person) });
    if (loan.request || loan.prepayment?.state === 'SIGNED') return { drop: 'asked for again meanwhile' };
    return { kind: notice.kind, facts: { offer: loan.offerNumber, ...notice.facts } };
  }

  const linkFor = ({ locale }: Borrower): string => `${deps.publicUrl}/${locale === 'KK' ? 'kz' : 'ru'}/cabinet`;

  async function reminderOf({ notice, person, loan, today }: Waiting): Promise<Words> {
    const options = await deps.options(loan.borrowerId, loan.loanId);
    const words = reminderWords(notice, loan, options, { today, link: linkFor(person) });
    if (!('kind' in words) || words.kind === 'reminder') return words;
    const before = await notices.sentAs('reminderCovered', earlierReminders(loan, today));
    return before.length > 0 ? { drop: 'told already that the balance pays' } : words;
  }

  async function overdueOf({ person, loan, today }: Waiting): Promise<Words> {
    const late = debtOn(loan, today)?.overdueDays ?? 0;
    const due = (await deps.options(loan.borrowerId, loan.loanId))?.choices.find(({ kind }) => kind === 'DUE');
    if (late === 0 || !due || due.toPay === ZERO) return { drop: 'paid meanwhile' };
    const amount = readTenge(due.toPay);
    return { kind: 'overdue', facts: { offer: loan.offerNumber, days: String(late), amount, link: linkFor(person) } };
  }

  return { tell, tellInHours, sendDue };
}
