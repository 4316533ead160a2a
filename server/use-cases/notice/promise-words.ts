/** The reminder of a promise to pay, on its day: what is still missing of it (R410). */
import { type NoticeFacts, readDay } from '../../../schema/reference/notice-texts.ts';
import { type LocalDate, localDate } from '../../../schema/values/local-date.ts';
import { readTenge, subtract, tiyn } from '../../../schema/values/money.ts';
import { paidTowards } from '../../domain/collection/promise.ts';
import type { Notice } from '../../ports/notices.ts';
import type { LoanView } from '../loan/loan-view.ts';

type Words = { kind: 'promise'; facts: NoticeFacts } | { drop: string };

export function promiseWords(
  { facts }: Notice,
  loan: LoanView,
  { today, link }: { today: LocalDate; link: string },
): Words {
  const by = localDate(facts.by ?? '');
  const amount = tiyn(BigInt(facts.tiyn ?? '0'));
  if (by !== today) return { drop: 'its day has passed' };
  const left = subtract(amount, paidTowards({ amount, by, paymentsBefore: Number(facts.paymentsBefore) }, loan));
  if (left <= 0n) return { drop: 'paid meanwhile' };
  return { kind: 'promise', facts: { offer: loan.offerNumber, until: readDay(by), amount: readTenge(left), link } };
}
