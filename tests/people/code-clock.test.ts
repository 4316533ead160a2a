/** R761: the time of codes goes on while the clock of the machine is set back, also over a restart. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCodeClock } from '../../server/people/code-clock.ts';
import { type AccessApp, accessApp } from '../support/access-app.ts';

const MINUTE = 60_000;
let access: AccessApp;
beforeAll(async () => {
  access = await accessApp();
});
afterAll(() => access.close());

test('time passes by the monotonic clock when the wall clock goes back, and a new process begins no earlier', async () => {
  const from = Date.now();
  let [wall, monotonic] = [from, 5_000];
  const first = makeCodeClock(access.people.db, { wall: () => wall, monotonic: () => monotonic });
  const began = (await first()).getTime();
  expect(began).toBeGreaterThanOrEqual(from);
  [wall, monotonic] = [from - 60 * MINUTE, monotonic + 31 * MINUTE];
  expect((await first()).getTime()).toBe(began + 31 * MINUTE);
  const restarted = makeCodeClock(access.people.db, { wall: () => from - 90 * MINUTE, monotonic: () => monotonic });
  monotonic = 0;
  expect((await restarted()).getTime()).toBe(began + 31 * MINUTE);
  monotonic = MINUTE;
  expect((await restarted()).getTime()).toBe(began + 32 * MINUTE);
  [wall, monotonic] = [from + 40 * MINUTE, 5_000 + 40 * MINUTE];
  expect((await first()).getTime()).toBe(from + 40 * MINUTE);
});
