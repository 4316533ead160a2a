/** Sends messages: at once what the borrower or the office has caused, in permitted hours what only time has (R161). */

import { isRunning } from '../../../schema/loan-status.ts';
import type { NoticeKind } from '../../../schema/reference/notice-kinds.ts';
import { type NoticeFacts, noticeText } from '../../../schema/reference/notice-texts.ts';
import { almatyDateOf, type Instant, instant, type LocalDate } from '../../../schema/values/local-date.ts';
import { readTenge, ZERO } from '../../../schema/values/money.ts';
import type { Borrower, Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Notice, NoticeChannel, Notices, WaitingNotice } from '../../ports/notices.ts';
import { ProviderUnavailable } from '../../ports/provider.ts';
import type { Sms } from '../../ports/sms.ts';
import { debtOn } from '../loan/loan-debt.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadLoan } from '../loan/loans.ts';
import type { PaymentUseCases } from '../payment/payment.ts';
import { openingFor } from './message-hours.ts';
import { earlierReminders, reminderWords } from './reminder.ts';

export type NoticeDeliveryDeps = {
  notices: Notices;
  ledger: Ledger;
  borrowers: Pick<Borrowers, 'find'>;
  sms: Sms;
  mail?: Mail;
  clock: Pick<Clock, 'businessNow' | 'today'>;
  publicUrl: string;
};
type Deps = NoticeDeliveryDeps & { options: PaymentUseCases['options'] };

export type NoticeDelivery = ReturnType<typeof makeNoticeDelivery>;

const AT_ONCE = 200;
const RETRY_MS = 10 * 60_000;

export const makeNoticeDelivery = (deps: Deps) => ({
  /** Keeps the message for the cabinet first, so that it is there even while no SMS can be sent. */
  async tell(person: Borrower, notice: Notice): Promise<void> {
    await deps.notices.keep(notice, await deps.clock.businessNow());
    await send(deps, person, notice);
  },

  /** Of an event that the end of a day wrote. */
  async tellInHours(notice: Notice): Promise<void> {
    const notBefore = openingFor(notice.kind, await deps.clock.businessNow());
    await deps.notices.wait([{ ...notice, notBefore }]);
  },

  /** Sends what has waited long enough. @throws AggregateError after the round */
  async sendDue(at?: Instant): Promise<void> {
    const now = at ?? (await deps.clock.businessNow());
    const errors: unknown[] = [];
    for (const notice of await deps.notices.due(now, AT_ONCE)) {
      await sendWaiting(deps, notice, now).catch(async (error: unknown) => {
        errors.push(error);
        await deps.notices.postpone(notice.key, instant(new Date(Date.parse(now) + RETRY_MS)));
      });
    }
    if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; ').slice(0, 500));
  },
});

async function sendWaiting(deps: Deps, notice: WaitingNotice, now: Instant): Promise<void> {
  const { notices } = deps;
  const opening = openingFor(notice.kind, now);
  if (opening !== now) return notices.postpone(notice.key, opening);
  const person = await deps.borrowers.find(notice.borrowerId);
  const loan = notice.loanId ? await loadLoan(deps.ledger, notice.loanId) : undefined;
  if (!person || !loan) return notices.drop(notice.key, 'the personal data were erased');
  const words = await wordsFor(deps, { notice, person, loan, today: almatyDateOf(now) });
  if ('drop' in words) return notices.drop(notice.key, words.drop);
  const chosen = notice.kind === 'reminder' ? ((await notices.choice(person.id))?.channel ?? 'SMS') : null;
  await send(deps, person, { ...notice, ...words }, chosen);
  await notices.sent(notice.key, words, now);
}

type Waiting = { notice: Notice; person: Borrower; loan: LoanView; today: LocalDate };
type Words = { kind: NoticeKind; facts: NoticeFacts } | { drop: string };

async function wordsFor(deps: Deps, { notice, person, loan, today }: Waiting): Promise<Words> {
  const offer = loan.offerNumber;
  const link = `${deps.publicUrl}/${person.locale === 'KK' ? 'kz' : 'ru'}/cabinet`;
  if (!isRunning(loan.status)) return { drop: 'the loan has ended' };
  if (notice.kind === 'reminder') {
    const options = await deps.options(loan.borrowerId, loan.loanId);
    const words = reminderWords(notice, loan, options, { today, link });
    if (!('kind' in words) || words.kind === 'reminder') return words;
    const before = await deps.notices.sentAs('reminderCovered', earlierReminders(loan, today));
    return before.length > 0 ? { drop: 'told already that the balance pays' } : words;
  }
  if (notice.kind === 'overdue') {
    const late = debtOn(loan, today)?.overdueDays ?? 0;
    const due = (await deps.options(loan.borrowerId, loan.loanId))?.choices.find(({ kind }) => kind === 'DUE');
    if (late === 0 || !due || due.toPay === ZERO) return { drop: 'paid meanwhile' };
    return { kind: 'overdue', facts: { offer, days: String(late), amount: readTenge(due.toPay), link } };
  }
  if (loan.request || loan.prepayment?.state === 'SIGNED') return { drop: 'asked for again meanwhile' };
  return { kind: notice.kind, facts: { offer, ...notice.facts } };
}

/** Without a choice by SMS, and by mail if an address is known. Chosen mail without an address becomes an SMS. */
async function send(
  { sms, mail }: Deps,
  { locale, phone, email }: Borrower,
  { kind, key, facts }: Notice,
  chosen: NoticeChannel | null = null,
): Promise<void> {
  if (chosen === 'CABINET') return;
  const { subject, text } = noticeText(kind, locale, { offer: '', ...facts });
  const byMail = chosen !== 'SMS' && mail && email !== null;
  if (!(byMail && chosen === 'EMAIL') && (await sms.send({ key, to: phone, text })) !== 'sent')
    throw new ProviderUnavailable('sms not sent');
  if (byMail) await mail.send({ key, to: email, subject, text });
}
