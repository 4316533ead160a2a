/** Pages of lists that are read by a falling number. */
import { notACursor } from '../http/http-refusal.ts';

const PAGE_MAX = 100;
export const pageSize = (first: number): number => Math.max(0, Math.min(first, PAGE_MAX));

/** @throws BAD_USER_INPUT */
export function cursorOf(text: string): bigint {
  if (/^\d{1,18}$/.test(text)) return BigInt(text);
  throw notACursor();
}
