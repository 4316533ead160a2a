/** What a step of a workflow came to. No step ends in silence: whoever looks at the queue reads what was done, or why nothing was. */
import type { Result } from '../../domain/decider.ts';

export type Step =
  | { did: string }
  | { notNeeded: string }
  /** The other side is still at work, nothing is wrong: the step comes again. */
  | { later: string; afterMs: number }
  /** The state is not one that the step knows: it comes again, later and later, and the office sees it. */
  | { unexpected: string };

export const did = (what: string): Step => ({ did: what });
export const notNeeded = (why: string): Step => ({ notNeeded: why });
export const unexpected = (what: string): Step => ({ unexpected: what });

/** Of a command that the step has sent: a no, or a race lost, is looked at again on the state that then stands. */
export const stepOf = (command: string, answer: Result<{ appended: number }>): Step => {
  if ('refusal' in answer) return unexpected(`${command} was refused: ${answer.refusal.code}`);
  return answer.appended > 0 ? did(command) : notNeeded(`${command} was there already`);
};
