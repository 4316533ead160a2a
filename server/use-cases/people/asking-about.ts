/**
 * Some answers reveal whether an IIN, a document or an e-mail belongs to somebody. Each account gets a few such answers
 * a day.
 */
import type { BorrowerId } from '../../../schema/values/ids.ts';
import type { Limits } from '../../ports/limits.ts';

const ANSWERS_A_DAY = 5;
const DAY_SECONDS = 86_400;

/**
 * Undefined if today's answers are used up. The answer is counted before the lookup and given back if it reveals
 * nothing.
 */
export async function askingAbout<T>(
  limits: Limits,
  borrowerId: BorrowerId,
  ask: () => Promise<T>,
  tells: (answer: T) => boolean,
): Promise<T | undefined> {
  if (!(await limits.take('asking-about', borrowerId, ANSWERS_A_DAY, DAY_SECONDS))) return undefined;
  const answer = await ask();
  if (!tells(answer)) await limits.giveBack('asking-about', borrowerId, DAY_SECONDS);
  return answer;
}
