/** What the owner put in before the first loan, so that the cash of a seeded book is what a bank could hold. */
import { CAPITAL_STREAM } from '../../schema/events/streams.ts';
import { parseIban } from '../../schema/values/iban.ts';
import type { PaymentId } from '../../schema/values/ids.ts';
import { tenge } from '../../schema/values/money.ts';
import { capitalDecider } from '../domain/capital/decider.ts';
import { actorsOf, dealingWith, type SeedStaff } from './actors.ts';
import type { ComposedBorrower } from './compose.ts';
import { derivedId } from './derived-id.ts';
import { type Calendar, Moments } from './moments.ts';
import type { BorrowerPlan } from './plan.ts';
import { ComposedStream } from './stream.ts';

/** In tenge: about twice what a seeded book has out at once. */
const AT_LEAST = 5_000_000;
const FOR_EACH_LOAN = 30_000;
/** The account of the lender at its bank. */
export const OWN_ACCOUNT = 'KZ75125KZT1001300335';

export function composeCapital(
  seed: number,
  plans: readonly BorrowerPlan[],
  calendar: Calendar,
  staff: SeedStaff,
): ComposedBorrower['streams'][number] | undefined {
  const loans = plans.flatMap((plan) => plan.loans);
  const first = loans.map(({ appliedOn }) => appliedOn).toSorted()[0];
  const account = parseIban(OWN_ACCOUNT);
  const root = plans[0]?.borrowerId;
  if (!first || !account || !root) return undefined;
  const settlementId = derivedId<PaymentId>(root, `capital ${seed}`);
  const amount = tenge(AT_LEAST + loans.length * FOR_EACH_LOAN);
  const stream = new ComposedStream(CAPITAL_STREAM, root, capitalDecider, new Moments(calendar));
  const by = actorsOf(root, dealingWith(staff, 0))('WriteOff');
  stream.do(first, { type: 'PayCapitalIn', settlementId, amount, account, reference: '1' }, { by });
  return stream;
}
