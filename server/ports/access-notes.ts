/**
 * What the access log keeps of sign-ins and refusals, of which there are many. Nobody waits for the writing, and
 * whoever repeats it fills no disk: the same note is counted for a minute (D0107).
 */
import type { AccessEntry } from './access-log.ts';

export type AccessNotes = { note(entry: AccessEntry): void };
