/** What strangers can make SMS cost, whatever addresses and numbers they use (R760). */
import { type Refused, refuse } from '../../domain/decider.ts';
import type { CodeAddress } from '../../ports/codes.ts';
import { type GateDeps, press } from './client.ts';

const DAY = 86_400;
const HOUR = 3_600;
/** Numbers that differ in their last three digits; honest people seldom meet in one such block. */
const NEIGHBOURS = { digits: 8, anHour: 20 };

type Deps = Pick<GateDeps, 'limits' | 'strictLimits' | 'strangerSmsADay' | 'alarm'>;

/** A restore of an unknown number sends nothing and counts alike: nobody shall learn the difference. */
export async function tooManySms(
  deps: Deps,
  to: CodeAddress,
  action: 'registration' | 'restore',
): Promise<Refused | undefined> {
  if (!deps.strictLimits || 'email' in to) return undefined;
  const { limits, alarm, strangerSmsADay } = deps;
  const block = to.phone.slice(0, NEIGHBOURS.digits);
  if (!(await limits.take('sms-neighbours', block, NEIGHBOURS.anHour, HOUR))) {
    alarm(`SMS codes are asked for neighbouring numbers: more than ${NEIGHBOURS.anHour} of one block in an hour`);
    return refuse('TOO_MANY_REQUESTS');
  }
  if (await limits.take(`sms-strangers:${action}`, 'everybody', strangerSmsADay, DAY)) {
    const half = (await limits.used(`sms-strangers:${action}`, 'everybody', DAY)) > strangerSmsADay / 2;
    if (half) await press(deps, action, `${action} has used half of the SMS that strangers have in a day`);
    return undefined;
  }
  if (await limits.take('alarm', `sms-strangers:${action}`, 1, DAY))
    alarm(`${action} has used the ${strangerSmsADay} SMS that strangers have in a day (STRANGER_SMS_A_DAY)`);
  // Only an account with its birth date gets an SMS by a restore, so the owner of one is never kept out.
  return action === 'restore' ? undefined : refuse('TOO_MANY_REQUESTS');
}
