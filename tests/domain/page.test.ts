/** Pages of the office's lists: the 2,001st is found, and a row that goes does not move the rest (R732). */
import { expect, it } from 'vitest';
import { cutPage } from '../../server/use-cases/kernel/page.ts';

const key = (row: number): string => String(row).padStart(6, '0');
const rows = Array.from({ length: 2_005 }, (_, at) => at);

it('leads to every row once, the 2,001st too', () => {
  const seen: number[] = [];
  let after: string | undefined;
  for (;;) {
    const page = cutPage(rows.toReversed(), key, { first: 100, after });
    expect(page.totalCount).toBe(rows.length);
    seen.push(...page.nodes);
    if (!page.hasNextPage) break;
    after = page.endCursor ?? undefined;
  }
  expect(seen).toEqual(rows);
});

it('goes on behind a row that was settled meanwhile, and ends without a next page', () => {
  const first = cutPage(rows, key, { first: 3, after: undefined });
  const left = rows.filter((row) => row !== 2);
  expect(cutPage(left, key, { first: 2, after: first.endCursor ?? '' }).nodes).toEqual([3, 4]);
  expect(cutPage([], key, { first: 2, after: undefined })).toEqual({
    nodes: [],
    endCursor: null,
    hasNextPage: false,
    totalCount: 0,
  });
});
