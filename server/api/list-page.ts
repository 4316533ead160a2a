/** Pages of the office's lists, for GraphQL. */
import type { Page, PageAsk } from '../use-cases/kernel/page.ts';
import { notACursor } from './http/http-refusal.ts';

const PAGE_MAX = 100;
/** A day or a moment, and an id; or the id alone. */
const CURSOR = /^([\dTZ:.-]{10,24}_)?[\da-f-]{36}$/;

type Asked = { readonly first?: number | null | undefined; readonly after?: string | null | undefined };

/** @throws BAD_USER_INPUT */
export function pageAsk({ first, after }: Asked): PageAsk {
  // Clients of Go write "" for what is not set (D0234).
  if (after && !CURSOR.test(after)) throw notACursor();
  return { first: Math.max(1, Math.min(first ?? PAGE_MAX, PAGE_MAX)), after: after || undefined };
}

export const shapePage = <T, U>({ nodes, endCursor, hasNextPage, totalCount }: Page<T>, shape: (row: T) => U) => ({
  nodes: nodes.map(shape),
  pageInfo: { hasNextPage, endCursor },
  totalCount,
});
