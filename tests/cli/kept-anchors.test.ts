/** Some days closed before anchor hashes were kept had no anchor. */
import { expect, it } from 'vitest';
import { localDate } from '../../schema/values/local-date.ts';
import { heldAgainstKept } from '../../server/cli/audit-kept.ts';

const finished = (date: string, at: string) => ({ date: localDate(date), hash: null, finishedAt: new Date(at) });
const BEGAN = new Date('2026-11-22T09:00:00Z');
const findingsOf = (...days: ReturnType<typeof finished>[]) =>
  heldAgainstKept({ days, file: undefined, lines: [] }, { known: [] }, BEGAN);

it('a day finished while the log was empty raises no alarm', () => {
  expect(findingsOf(finished('2026-11-21', '2026-11-22T08:00:00Z'))).toEqual([]);
});

it('a day finished after the first event has lost its anchor', () => {
  expect(findingsOf(finished('2026-11-22', '2026-11-23T00:05:00Z'))).toMatchObject([
    { where: 'day 2026-11-22', what: 'was finished, and its anchor is not in the ledger: removed' },
  ]);
});
