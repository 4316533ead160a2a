/** What strangers can make SMS cost, whatever addresses and numbers they use (R760). */
import { type Refused, refuse } from '../../domain/decider.ts';
import type { CodeAddress } from '../../ports/codes.ts';
import type { GateDeps } from './client.ts';

const DAY = 86_400;
const HOUR = 3_600;
/** Numbers that differ in their last three digits; honest people seldom meet in one such block. */
const NEIGHBOURS = { digits: 8, anHour: 20 };

type Deps = Pick<GateDeps, 'limits' | 'strictLimits' | 'strangerSmsADay' | 'alarm'>;

/** A restore of an unknown number sends nothing and counts alike: nobody shall learn the difference. */
export async function tooManySms(deps: Deps, to: CodeAddress): Promise<Refused | undefined> {
  if (!deps.strictLimits || 'email' in to) return undefined;
  const { limits, alarm, strangerSmsADay } = deps;
  const block = to.phone.slice(0, NEIGHBOURS.digits);
  if (!(await limits.take('sms-neighbours', block, NEIGHBOURS.anHour, HOUR))) {
    alarm(`SMS codes are asked for neighbouring numbers: more than ${NEIGHBOURS.anHour} of one block in an hour`);
    return refuse('TOO_MANY_REQUESTS');
  }
  if (await limits.take('sms-strangers', 'everybody', strangerSmsADay, DAY)) return undefined;
  alarm(`strangers have had the ${strangerSmsADay} SMS of the day (STRANGER_SMS_A_DAY): no more codes for them today`);
  return refuse('TOO_MANY_REQUESTS');
}
