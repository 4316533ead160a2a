/** The attacks that take minutes: TEST_SIZE=full, as in `npm run test:full` and `npm run faults`. */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STAFF_ROLES } from '../../schema/reference/staff.ts';
import { FIELD_POLICIES } from '../../server/api/field-policies.ts';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import { Client, CONFIRM, completed, REQUEST_CODE, registrationConsents, SIGN_IN } from '../support/access-client.ts';
import { listening, slowestHealth } from '../support/health.ts';
import { lendingApp } from '../support/lending-app.ts';
import { aBorrower, lendingWorld } from '../support/lending-world.ts';
import { anApplicant, chance } from '../support/person.ts';
import { callOf } from '../support/root-calls.ts';
import { seedOf } from '../support/seed.ts';

/** The attackers share the thread and two busy cores with the server. */
const HEALTH_MS = 3_000;
const MINUTES = 60_000;
const random = chance(seedOf('attacks'));

const closedTo = (role: string): string[] =>
  Object.entries(FIELD_POLICIES)
    .filter(([, policy]) => !policy.some((one: string) => one === role || one === 'anonymous'))
    .map(([name]) => name);

describe('at length', () => {
  let access: AccessApp;
  let url: string;
  beforeAll(async () => {
    access = await accessApp();
    url = await listening(access.app);
  });
  afterAll(() => access.close());

  test(
    'every one of the 10,000 codes is tried, over both protocols in turn: none signs in',
    async () => {
      const { phone } = anApplicant(random);
      await new Client(access).mutate(REQUEST_CODE, { phone });
      const right = await access.codeFor(phone);
      const all = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, '0'));
      const guesses = [...all.filter((code) => code !== right), right];
      const client = new Client(access);
      let opened = 0;
      for (const [at, code] of guesses.entries()) {
        const body = { phone, code, consents: registrationConsents };
        if (at % 2) opened += (await client.mutate(CONFIRM, body)).errors.length === 0 ? 1 : 0;
        else opened += (await client.post('/json/nesie/registration', body)).body.code === 0 ? 1 : 0;
      }
      expect(opened).toBe(0);
      expect(await access.people.accounts.byPhone(phone as never)).toBeUndefined();
    },
    10 * MINUTES,
  );

  test(
    'the time of a sign-in says of nobody whether he is known: the medians differ by less than their quarters',
    async () => {
      const person = anApplicant(random);
      await completed(access, person);
      const names = {
        known: { phone: person.phone, birthDate: person.birthDate },
        'known with another birth date': { phone: person.phone, birthDate: '1990-02-03' },
        stranger: { phone: anApplicant(random).phone, birthDate: '1990-02-03' },
        staff: { email: 'admin@nesie.kz' },
        'nobody of the staff': { email: 'nobody@nesie.kz' },
      };
      const took = new Map<string, number[]>(Object.keys(names).map((name) => [name, []]));
      for (let round = 0; round < 80; round++) {
        for (const [name, who] of Object.entries(names)) {
          const from = performance.now();
          await new Client(access).mutate(SIGN_IN, { input: { ...who, password: 'Wrong2026x' } });
          took.get(name)?.push(performance.now() - from);
        }
        await access.pool.query('delete from people.password_try');
      }
      const figures = [...took].map(([name, times]) => {
        const sorted = times.slice(10).toSorted((a, b) => a - b);
        const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
        return { name, q1: at(0.25), median: at(0.5), q3: at(0.75) };
      });
      const medians = figures.map(({ median }) => median);
      const spread = Math.max(...figures.map(({ q1, q3 }) => q3 - q1), 3);
      expect({ apart: Math.max(...medians) - Math.min(...medians) < spread, figures }).toMatchObject({ apart: true });
    },
    5 * MINUTES,
  );

  test(
    '500 connections that send a sign each second keep nobody waiting',
    async () => {
      const port = Number(new URL(url).port);
      const sockets: Socket[] = Array.from({ length: 500 }, () => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write('POST /json/login HTTP/1.1\r\nhost: localhost\r\nx-slow: '),
        );
        socket.on('error', () => undefined);
        return socket;
      });
      const slowest = await slowestHealth(url, async () => {
        for (let second = 0; second < 10; second++) {
          for (const socket of sockets) if (socket.writable) socket.write('a');
          await sleep(1_000);
        }
      });
      for (const socket of sockets) socket.destroy();
      expect(slowest).toBeLessThan(HEALTH_MS);
    },
    MINUTES,
  );

  test(
    '2,000 large and broken requests at once are refused, and memory comes back',
    async () => {
      const bodies = [
        'x'.repeat(60_000),
        '['.repeat(30_000),
        `{"email":"${'y'.repeat(59_000)}"}`,
        '{"__proto__":{}}',
        'z'.repeat(2_000_000),
      ];
      const send = async (at: number) => {
        const headers = { 'content-type': 'application/json' };
        const path = at % 2 ? '/graphql' : '/json/login';
        const answer = await fetch(url + path, {
          method: 'POST',
          headers,
          body: bodies[at % bodies.length] ?? '',
        }).catch(() => undefined);
        await answer?.arrayBuffer();
        return answer?.status ?? 413;
      };
      const before = process.memoryUsage().rss;
      const statuses = new Set<number>();
      const slowest = await slowestHealth(url, async () => {
        for (let at = 0; at < 2_000; at += 25)
          for (const status of await Promise.all(Array.from({ length: 25 }, (_, i) => send(at + i))))
            statuses.add(status);
      });
      expect([...statuses].filter((status) => status >= 500)).toEqual([]);
      expect(slowest).toBeLessThan(HEALTH_MS);
      expect(process.memoryUsage().rss - before).toBeLessThan(400 * 2 ** 20);
    },
    5 * MINUTES,
  );

  test(
    'each role is refused by every field that has no row for it',
    async () => {
      const world = await lendingWorld();
      const app = await lendingApp(world);
      const tokens = new Map<string, string>([['borrower', await app.tokenOf((await aBorrower(world)).borrowerId)]]);
      for (const role of STAFF_ROLES) tokens.set(role, await app.staff(role));
      const opened: string[] = [];
      const asked = [...tokens].flatMap(([role, token]) => closedTo(role).map((name) => ({ role, token, name })));
      for (const { role, token, name } of asked) {
        const { status, body } = await app.graphql(token, callOf(name));
        const told = Object.values(body.data ?? {}).some((one) => one !== null);
        if (status !== 403 || told) opened.push(`${role} ${name} ${status}`);
      }
      expect(asked.length).toBeGreaterThan(500);
      expect(opened).toEqual([]);
      await app.app.close();
      await world.close();
    },
    5 * MINUTES,
  );
});
