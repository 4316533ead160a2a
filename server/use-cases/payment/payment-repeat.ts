/**
 * A second payment minutes after the first is taken only with a yes: another tab, or an impatient press (R123). A sixth
 * open page is not taken at all (R1006).
 */
import { PAYMENT_PAGES, PAYMENT_REPEAT } from '../../../schema/reference/limits.ts';
import { almatyTimeOf, type Instant, instant } from '../../../schema/values/local-date.ts';
import { readTenge } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import type { PaymentIntent, PaymentIntents } from '../../ports/payment-intents.ts';

const MINUTE_MS = 60_000;

/** Refusals: PAYMENT_REPEATED {sum, time}, PAYMENT_PAGES_OPEN {pages}. */
export async function keptIntent(
  intents: Pick<PaymentIntents, 'open' | 'recentOf'>,
  opened: Parameters<PaymentIntents['open']>[0],
  confirmed?: boolean,
) {
  const repeated = await repeatedPayment(intents, opened, opened.openedAt, confirmed);
  if (repeated) return repeated;
  const { most, minutes } = PAYMENT_PAGES;
  const since = instant(new Date(Date.parse(opened.openedAt) - minutes * MINUTE_MS));
  const intent = await intents.open(opened, { most, since });
  return intent ? { intent } : refuse('PAYMENT_PAGES_OPEN', { facts: { pages: String(most) } });
}

const AT_MOST = 20;

type Opening = Pick<PaymentIntent, 'id' | 'borrowerId' | 'loanId' | 'amount'>;

/**
 * PAYMENT_REPEATED {sum, time} where the same sum was begun for the same loan, or where a charge of any sum still waits
 * for its answer. A payment that failed does not count, and a retry of the same command is not a repeat.
 */
async function repeatedPayment(
  intents: Pick<PaymentIntents, 'recentOf'>,
  { id, borrowerId, loanId, amount }: Opening,
  now: Instant,
  confirmed = false,
) {
  if (confirmed) return undefined;
  const from = instant(new Date(Date.parse(now) - PAYMENT_REPEAT.minutes * MINUTE_MS));
  const recent = await intents.recentOf(borrowerId, from, AT_MOST);
  if (recent.some((one) => one.id === id)) return undefined;
  const like = recent.find(
    (one) =>
      one.loanId === loanId &&
      one.openedAt >= from &&
      (one.amount === amount || (one.byCard && one.answeredAt === null)),
  );
  const facts = like && { sum: readTenge(like.amount), time: almatyTimeOf(like.openedAt) };
  return facts && refuse('PAYMENT_REPEATED', { facts });
}
