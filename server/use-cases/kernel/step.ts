/** Every step says what it did, or why nothing was to do. */
import type { Result } from '../../domain/decider.ts';

export type Step =
  | { did: string }
  | { notNeeded: string }
  /** The other side is still working and nothing is wrong: the step runs again. */
  | { later: string; afterMs: number }
  /** The step does not know this state: it runs again at growing intervals, and the office sees it. */
  | { unexpected: string };

export const did = (what: string): Step => ({ did: what });
export const notNeeded = (why: string): Step => ({ notNeeded: why });
export const unexpected = (what: string): Step => ({ unexpected: what });

/** For a command that the step has sent: after a refusal or a lost race the step runs again on the new state. */
export const stepOf = (command: string, answer: Result<{ appended: number }>): Step => {
  if ('refusal' in answer) return unexpected(`${command} was refused: ${answer.refusal.code}`);
  return answer.appended > 0 ? did(command) : notNeeded(`${command} was there already`);
};
