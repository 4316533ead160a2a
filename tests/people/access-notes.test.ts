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

const signedIn = (id: string): AccessEntry => ({ ...refused(id, ''), act: 'SIGNED_IN', subjects: [id] });
const failed = (account: string): AccessEntry => ({
  ...refused('anonymous', 'WRONG'),
  act: 'SIGN_IN_FAILED',
  by: { id: 'anonymous', role: 'anonymous' },
  subjects: [account],
});
const shown = ({ act, by, detail }: AccessEntry) => `${act} ${by.id} ${detail}`;

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
  const rows = () => written.splice(0);
  const details = () => rows().map(shown);
  return { notes, rows, details, broken, after };
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

it('a borrower who asks for 560 ids of others has one row with their number, and hides nobody else', async () => {
  const { notes, rows } = aLog();
  for (let at = 0; at < 560; at += 1)
    notes.note({ ...refused('flooder', 'NOT_FOUND query loan'), subjects: [`id ${at}`] });
  for (let at = 0; at < 560; at += 1) notes.note(refused('flooder', `FORBIDDEN query ${at}`));
  notes.note(signedIn('verifier'));
  for (const account of ['admin', 'support']) notes.note(failed(account));
  notes.note({ ...refused('verifier', 'FORBIDDEN query accessLog'), by: { id: 'verifier', role: 'verifier' } });
  notes.note(refused('another', 'FORBIDDEN query officeQueue'));
  notes.note({ ...refused('anonymous', 'UNSIGNED POST /webhooks'), act: 'CALLBACK_REFUSED' });
  await notes.flush();
  const written = rows();
  expect(written.filter(({ by }) => by.id === 'flooder')).toHaveLength(11);
  expect(written[0]).toMatchObject({ detail: 'NOT_FOUND query loan x560' });
  expect(written[0]?.subjects).toHaveLength(20);
  expect(written.filter(({ by }) => by.id !== 'flooder').map(shown)).toEqual([
    'SIGNED_IN verifier ',
    'SIGN_IN_FAILED anonymous WRONG',
    'SIGN_IN_FAILED anonymous WRONG',
    'REFUSED verifier FORBIDDEN query accessLog',
    'REFUSED another FORBIDDEN query officeQueue',
    'CALLBACK_REFUSED anonymous UNSIGNED POST /webhooks',
  ]);
  expect(written.filter(({ act }) => act === 'SIGN_IN_FAILED').flatMap(({ subjects }) => subjects)).toEqual([
    'admin',
    'support',
  ]);
});

it('refusals to one borrower are 60 rows an hour, whatever he asks and how he rests; what waits keeps its number', async () => {
  const { notes, rows, after } = aLog();
  for (let minute = 0; minute < 59; minute += 1) {
    for (let at = 0; at < 15; at += 1) notes.note(refused('flooder', `FORBIDDEN query ${at}`));
    await notes.flush();
    after(61_000);
  }
  expect(rows()).toHaveLength(60);
  after(61_000);
  await notes.flush();
  const counted = rows().map(({ detail }) => Number(/x(\d+)$/.exec(detail)?.[1]));
  expect(counted).toHaveLength(11);
  expect(Math.min(...counted)).toBeGreaterThan(40);
});

it('a flood by many borrowers is counted together beyond a thousand of them, and staff are written all the same', async () => {
  const { notes, rows } = aLog();
  for (let at = 0; at < 10_000; at += 1) notes.note(refused(`borrower ${at}`));
  for (let at = 0; at < 100; at += 1)
    notes.note({
      ...refused('verifier', 'NOT_FOUND query loan'),
      by: { id: 'verifier', role: 'verifier' },
      subjects: [`id ${at}`],
    });
  for (let at = 0; at < 2_000; at += 1) notes.note(signedIn(`borrower ${at}`));
  await notes.flush();
  const written = rows();
  expect(written.filter(({ act }) => act === 'SIGNED_IN')).toHaveLength(2_000);
  expect(written.filter(({ act }) => act === 'MORE_REFUSED').map(shown)).toEqual(['MORE_REFUSED anonymous x9000']);
  expect(written.find(({ by }) => by.id === 'verifier')?.subjects).toHaveLength(100);
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
