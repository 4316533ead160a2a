import { v7 } from 'uuid';
import type { CallOutcome } from './call-outcome.ts';
import { settles } from './call-outcome.ts';

/**
 * The key stays in sessionStorage, so that a press repeated after a lost answer, even after a reload, is the same
 * submission; the server's final answer deletes it.
 */
const slot = (form: string): string => `nesie.key.${form}`;

function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined; // storage is switched off: a key then lasts for one press
  }
}

/** It starts with the time, so that ids derived from it lie together in the server's indexes. */
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
