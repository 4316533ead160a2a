/** Pages of lists that are read by a falling number. */
import { badInput } from '../http/http-refusal.ts';

const PAGE_MAX = 100;
export const pageSize = (first: number): number => Math.max(0, Math.min(first, PAGE_MAX));

/** @throws BAD_USER_INPUT for what is no cursor, because page one again would loop for ever */
export function cursorOf(text: string): bigint {
  if (/^\d{1,18}$/.test(text)) return BigInt(text);
  throw badInput('after: not an endCursor of this list');
}
