/** D0208: a round goes in one process at a time, and one that hangs is seen and keeps no other from going. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import type { RoundName } from '../../schema/reference/round-names.ts';
import { postgresRounds } from '../../server/adapters/rounds/postgres.ts';
import { makeMeters } from '../../server/compose/meters.ts';
import { makePulse, openHealthPort } from '../../server/compose/pulse.ts';
import type { Holder } from '../../server/people/holder.ts';
import { type Round, startRounds, type Turn } from '../../server/workers/rounds.ts';
import { migratedDatabase, type TestDatabase, testHolder } from '../support/postgres.ts';
import { until } from '../support/until.ts';

const FAST = { renewMs: 30, leaseMs: 1_000, tickMs: 10 };
let database: TestDatabase;
let pool: pg.Pool;
let going: { holder: Holder; stop(): Promise<void> }[] = [];

beforeAll(async () => {
  database = await migratedDatabase();
  pool = openPool({ connectionString: database.url, max: 8 });
});
beforeEach(async () => {
  await Promise.all(going.map((one) => one.stop()));
  going = [];
  await pool.query('delete from ops.round');
});
afterAll(async () => {
  await Promise.all(going.map((one) => one.stop()));
  await pool.end();
  await database.drop();
});

function aWorker(rounds: readonly Round[], options = FAST) {
  const holder = testHolder(database.url);
  const said: string[] = [];
  const pulse = makePulse();
  const kept = postgresRounds(pool, holder);
  const deps = { rounds: kept, beat: pulse.beat, log: ({ message }: { message: string }) => void said.push(message) };
  const stopRounds = startRounds(deps, rounds, options);
  const stop = async () => {
    await stopRounds();
    await holder.close();
  };
  const worker = { holder, said, pulse, standing: kept.standing, stop };
  going.push(worker);
  return worker;
}
/** Counts its turns, and how many run at once. */
function counted(name: RoundName, more: Partial<Round> = {}) {
  const seen = { turns: 0, now: 0, most: 0 };
  const work = async (turn: Turn) => {
    seen.turns += 1;
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await sleep(30);
    await more.work?.(turn);
    seen.now -= 1;
  };
  return { seen, round: { name, everyMs: 20, ...more, work } };
}
const forEver = () => new Promise<never>(() => undefined);

it('two workers: each round goes in one of them at a time, and in the other once that one has ended', async () => {
  const { seen, round } = counted('waiting-messages');
  const first = aWorker([round]);
  await until(() => seen.turns > 0);
  const second = counted('waiting-messages');
  aWorker([second.round]);
  await until(() => seen.turns > 5);
  expect([seen.most, second.seen.turns]).toEqual([1, 0]);
  await first.stop();
  await until(() => second.seen.turns > 1);
});

it('what a lost process had is taken at once, not only when its lease has run out', async () => {
  const lost = testHolder(database.url);
  await postgresRounds(pool, lost).hold([{ name: 'waiting-messages', signMs: 0, endMs: null }], 600_000);
  const { seen, round } = counted('waiting-messages');
  aWorker([round]);
  await sleep(200);
  expect(seen.turns).toBe(0);
  await lost.close();
  await until(() => seen.turns > 0);
});

it('a round that never ends: the others go on, another worker takes it over, and everybody sees it', async () => {
  const hanging: Round = { name: 'card-holds', work: forEver, everyMs: 20, limitMs: 2_000 };
  const other = counted('waiting-messages');
  const worker = aWorker([hanging, other.round]);
  const health = await openHealthPort(
    worker.pulse,
    { token: 'a-token-of-the-metrics-24', registry: makeMeters(worker.pulse).registry },
    { host: '127.0.0.1', port: 0 },
  );
  const ask = async (path: string) => {
    const headers = { authorization: 'Bearer a-token-of-the-metrics-24' };
    const answer = await fetch(`http://127.0.0.1:${health.port}${path}`, { headers });
    return [answer.status, await answer.text()] as const;
  };
  expect((await ask('/healthz'))[0]).toBe(200);
  await until(async () => (await ask('/healthz'))[0] === 503);
  expect(JSON.parse((await ask('/healthz'))[1]).standing).toEqual(['round card-holds']);
  expect((await ask('/metrics'))[1]).toContain('nesie_loop_standing{loop="round card-holds"} 1');
  expect((await ask('/metrics'))[1]).toContain('nesie_loop_standing{loop="round waiting-messages"} 0');
  await until(() => worker.said.includes('the round card-holds hangs; another process may go it'));
  const before = other.seen.turns;
  await until(() => other.seen.turns > before + 3);

  await pool.query("update ops.round set held_until = now() - interval '1 minute' where name = 'card-holds'");
  expect(await worker.standing()).toMatchObject([{ name: 'card-holds' }]);
  const taken = counted('card-holds');
  const second = aWorker([taken.round]);
  await until(() => taken.seen.turns > 1);
  expect(await second.standing()).toEqual([]);
  await health.stop();
  // A stop does not wait for what hangs.
  await worker.stop();
});

it('a long turn that gives signs is well, and hears of the loss of its lease', async () => {
  let signal: AbortSignal | undefined;
  const work = async (turn: Turn) => {
    signal = turn.signal;
    while (!turn.signal.aborted) {
      turn.beat();
      await sleep(10);
    }
  };
  const worker = aWorker([{ name: 'closing-of-days', work, limitMs: 3_000 }]);
  await until(() => signal !== undefined);
  await sleep(4_000);
  expect([worker.pulse.standing(), signal?.aborted]).toEqual([[], false]);
  // As after a freeze: another process has it.
  const other = testHolder(database.url);
  await pool.query('update ops.round set holder = $1', [await other.number()]);
  await until(() => signal?.aborted === true);
  await other.close();
});

it('a turn that fails is told of and goes again', async () => {
  const { seen, round } = counted('public-lists', { work: () => Promise.reject(new Error('no list')) });
  const worker = aWorker([round]);
  await until(() => seen.turns > 2);
  expect(worker.said[0]).toBe('the round public-lists failed, tried again');
});

it('while the database is silent nobody goes a round, and it goes on afterwards', async () => {
  const { seen, round } = counted('waiting-messages');
  const worker = aWorker([round], { ...FAST, leaseMs: 100 });
  await until(() => seen.turns > 0);
  await pool.query('alter table ops.round rename to round_away');
  await until(() => worker.said.includes('who goes the rounds is not known'));
  await sleep(200);
  const silent = seen.turns;
  await sleep(200);
  expect(seen.turns).toBe(silent);
  await pool.query('alter table ops.round_away rename to round');
  await until(() => seen.turns > silent);
});
