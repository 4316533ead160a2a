import { v7 } from 'uuid';
import type { CallOutcome } from './call-outcome.ts';
import { settles } from './call-outcome.ts';

/**
 * One key a submission. It lives in sessionStorage, so that a press repeated after a lost answer, even after a reload, is the same
 * submission; it is dropped once the server has answered for good.
 */
const slot = (form: string): string => `nesie.key.${form}`;

function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined; // switched off by the browser: keys then live as long as the press
  }
}

/** A key of one try. It begins with its time: the ids that the server derives from it then lie together in its indexes. */
export const freshKey = (): string => v7();

export function submissionKey(form: string): string {
  const kept = storage()?.getItem(slot(form));
  if (kept) return kept;
  const key = freshKey();
  storage()?.setItem(slot(form), key);
  return key;
}

export function settleSubmission(form: string, outcome: CallOutcome<unknown>): void {
  if (settles(outcome)) storage()?.removeItem(slot(form));
}
