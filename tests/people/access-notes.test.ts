/** Sign-ins and refusals reach the access log without holding anybody up, and nobody floods it. */
import { expect, it } from 'vitest';
import { accessNotes } from '../../server/people/access-notes.ts';
import type { AccessEntry } from '../../server/ports/access-log.ts';

const refused = (id: string, detail = 'FORBIDDEN query loan'): AccessEntry => ({
  act: 'REFUSED',
  by: { id, role: 'borrower' },
  subjects: [],
  detail,
  caseNumber: null,
});

function aLog() {
  const written: AccessEntry[] = [];
  const broken = { now: false };
  const clock = { ms: 0 };
  const appendAll = async (entries: readonly AccessEntry[]) => {
    if (broken.now) throw new Error('Postgres is away');
    written.push(...entries);
  };
  const notes = accessNotes({ appendAll }, () => clock.ms);
  const after = (by: number) => {
    clock.ms += by;
  };
  const details = () => written.splice(0).map(({ act, by, detail }) => `${act} ${by.id} ${detail}`);
  return { notes, details, broken, after };
}

it('the first note of a kind is written at the next round, repeated ones once a minute with their number', async () => {
  const { notes, details, after } = aLog();
  notes.note(refused('a'));
  notes.note(refused('b'));
  await notes.flush();
  expect(details()).toEqual(['REFUSED a FORBIDDEN query loan', 'REFUSED b FORBIDDEN query loan']);
  for (let at = 0; at < 1_000; at += 1) notes.note(refused('a'));
  after(30_000);
  await notes.flush();
  expect(details()).toEqual([]);
  after(30_000);
  await notes.flush();
  expect(details()).toEqual(['REFUSED a FORBIDDEN query loan x1000']);
});

it('a flood of different notes costs a bounded number of rows, and the rest is counted', async () => {
  const { notes, details } = aLog();
  for (let at = 0; at < 10_000; at += 1) notes.note(refused(`stranger ${at}`));
  await notes.flush();
  const rows = details();
  expect(rows).toHaveLength(501);
  expect(rows.at(-1)).toBe('MORE_REFUSED anonymous x9500');
  notes.note(refused('one more'));
  await notes.flush();
  expect(details()).toEqual([]);
});

it('what Postgres could not take waits, and a stop writes all that is left', async () => {
  const { notes, details, broken } = aLog();
  const failures: unknown[] = [];
  const stop = notes.start((error) => failures.push(error));
  notes.note(refused('a'));
  broken.now = true;
  await expect(notes.flush()).rejects.toThrow('away');
  broken.now = false;
  notes.note(refused('a'));
  await stop();
  expect(details()).toEqual(['REFUSED a FORBIDDEN query loan x2']);
});
