/** What strangers can make SMS cost, whatever addresses and numbers they use (R760). */
import { STRANGER_POTS } from '../../../schema/reference/limits.ts';
import { refuse } from '../../domain/decider.ts';
import type { CodeAddress } from '../../ports/codes.ts';
import { type GateDeps, press } from './client.ts';

const DAY = 86_400;
const HOUR = 3_600;
/**
 * Numbers that differ in their last three digits; honest people seldom meet in one such block. From `anHour` on a
 * longer proof is asked for, and `most` bounds what a range of numbers that pays its caller can cost.
 */
const NEIGHBOURS = { digits: 8, anHour: 20, most: 200 };
/** The ceiling of the money, in budgets of a day: far above what strangers need, so that nobody closes the door. */
const CEILING = 4;

type Deps = Pick<GateDeps, 'limits' | 'strictLimits' | 'strangerSmsADay' | 'alarm'>;

/** A restore of an unknown number sends nothing and counts alike: nobody shall learn the difference. */
export async function tooManySms(deps: Deps, to: CodeAddress, action: 'registration' | 'restore') {
  if (!deps.strictLimits || 'email' in to) return undefined;
  const { limits, alarm, strangerSmsADay } = deps;
  const block = to.phone.slice(0, NEIGHBOURS.digits);
  const fits = await limits.take('sms-neighbours', block, NEIGHBOURS.most, HOUR);
  if (!fits && action === 'registration') return refuse('TOO_MANY_REQUESTS');
  if ((await limits.used('sms-neighbours', block, HOUR)) > NEIGHBOURS.anHour)
    await press(deps, action, `codes are asked for neighbouring numbers, more than ${NEIGHBOURS.anHour} of one block`);
  const pot = STRANGER_POTS[action];
  const taken = await limits.take(pot, 'everybody', CEILING * strangerSmsADay, DAY);
  const used = taken ? await limits.used(pot, 'everybody', DAY) : Number.POSITIVE_INFINITY;
  if (used > strangerSmsADay / 2)
    await press(deps, action, `${action} has used half of the SMS of a day for strangers`);
  for (const [reached, at, what] of [
    [used > strangerSmsADay, 'budget', `the ${strangerSmsADay} SMS that strangers have in a day (STRANGER_SMS_A_DAY)`],
    [!taken, 'ceiling', `${CEILING} times that, and is closed until the next day`],
  ] as const)
    if (reached && (await limits.take('alarm', `${pot}:${at}`, 1, DAY))) alarm(`${action} has used ${what}`);
  // Only an account with its birth date gets an SMS by a restore, so the owner of one is never kept out.
  return taken || action === 'restore' ? undefined : refuse('TOO_MANY_REQUESTS');
}
