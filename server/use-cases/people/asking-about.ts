/**
 * Some answers reveal whether an IIN, a document or an e-mail belongs to somebody. Each account gets a few such answers
 * a day, and each address a few more an hour, so that many accounts do not give one caller many answers.
 */
import type { BorrowerId } from '../../../schema/values/ids.ts';
import type { Limits } from '../../ports/limits.ts';
import { type Address, giveBackToAddress, takeOfAddress } from '../kernel/address.ts';

const [OF_ACCOUNT, A_DAY, DAY_SECONDS] = ['asking-about', 5, 86_400] as const;
/** Many borrowers may share the address of a mobile network. */
const [OF_ADDRESS, AN_HOUR, HOUR_SECONDS] = ['address:asking-about', 60, 3_600] as const;

export type Asker = Address & { readonly borrowerId: BorrowerId };
export type AskingDeps = { limits: Limits; strictLimits: boolean };

/**
 * Undefined if the answers are used up. The answer is counted before the look-up and given back if it reveals nothing.
 */
export async function askingAbout<T>(
  { limits, strictLimits }: AskingDeps,
  { borrowerId, ...address }: Asker,
  ask: () => Promise<T>,
  tells: (answer: T) => boolean,
): Promise<T | undefined> {
  const giveBack = () => limits.giveBack(OF_ACCOUNT, borrowerId, DAY_SECONDS);
  if (!(await limits.take(OF_ACCOUNT, borrowerId, A_DAY, DAY_SECONDS))) return undefined;
  if (strictLimits && !(await takeOfAddress(limits, OF_ADDRESS, address, AN_HOUR, HOUR_SECONDS))) {
    await giveBack();
    return undefined;
  }
  const answer = await ask();
  if (!tells(answer)) {
    await giveBack();
    if (strictLimits) await giveBackToAddress(limits, OF_ADDRESS, address, HOUR_SECONDS);
  }
  return answer;
}
