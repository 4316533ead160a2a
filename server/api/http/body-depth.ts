/**
 * Limits how deep a body may nest, and refuses NUL, which no text has and Postgres cannot keep. Runs first, because
 * later code may walk a body by recursion.
 */
import { HttpRefusal } from './http-refusal.ts';

/** The deepest valid input has five levels. */
const DEEPEST = 32;

/** Walks level by level without recursion, so that no body is too deep to be refused. @throws HttpRefusal 400 */
export function refuseOddBody(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST)
      throw new HttpRefusal(400, 'BAD_USER_INPUT', `a body nests at most ${DEEPEST} levels`, 'BODY_TOO_DEEP');
    if (level.some((part) => typeof part === 'string' && part.includes('\0'))) throw hasNul();
    level = level.flatMap(partsOf);
  }
}

export const hasNul = (): HttpRefusal =>
  new HttpRefusal(400, 'BAD_USER_INPUT', 'a text has no character 0', 'BODY_UNREADABLE');

const partsOf = (value: unknown): unknown[] =>
  typeof value !== 'object' || value === null || ArrayBuffer.isView(value) ? [] : Object.values(value);
