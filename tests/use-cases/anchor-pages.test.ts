/** Anchors are read back page by page to the first, and no day is parted or left out. */
import { expect, it } from 'vitest';
import { addDays, type LocalDate, localDate } from '../../schema/values/local-date.ts';
import { pageOfAnchors } from '../../server/use-cases/audit/anchor-sheet.ts';

/** 140 days; the log was too long for one anchor on the 100th and the 101st, so they have three each. */
const ANCHORS = Array.from({ length: 140 }, (_, day) => addDays(localDate('2026-01-01'), day)).flatMap((date, day) =>
  Array.from({ length: day === 99 || day === 100 ? 3 : 1 }, (_, part) => ({ anchor: { date }, part })),
);

it.each([1, 2, 30, 40, 41, 100])('pages of %i give each anchor once, the newest first', (first) => {
  const read: (typeof ANCHORS)[number][] = [];
  let before: LocalDate | undefined;
  for (;;) {
    const page = pageOfAnchors(ANCHORS, first, before);
    if (page.length === 0) break;
    expect(page.length).toBeLessThanOrEqual(first + 2);
    read.push(...page);
    before = page.at(-1)?.anchor.date;
  }
  expect(read).toEqual(ANCHORS.toReversed());
});
