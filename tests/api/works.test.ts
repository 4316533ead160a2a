/** Technical works that the operator has announced (R201). */
import { afterEach, expect, test, vi } from 'vitest';
import { refusalText } from '../../schema/reference/refusal-texts.ts';
import { instant } from '../../schema/values/local-date.ts';
import { type AccessApp, accessApp } from '../support/access-app.ts';

const HOUR = 3_600_000;
const SESSION = { query: '{ session { works { from until } licence } }' };
let access: AccessApp | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await access?.close();
});

async function withWorks(from: number, until: number) {
  const works = { from: instant(new Date(Date.now() + from)), until: instant(new Date(Date.now() + until)) };
  access = await accessApp({ config: { works } });
  const { app } = access;
  const ask = (locale = 'ru') =>
    app.inject({ method: 'POST', url: '/graphql', payload: SESSION, headers: { 'x-locale': locale } });
  return { app, works, ask };
}

test('announced works are told to everybody and stop nothing', async () => {
  const { ask, works } = await withWorks(HOUR, 2 * HOUR);
  const answer = await ask();
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data.session).toEqual({ works, licence: '02.21.0017.М' });
});

test('during works calls say until when, pages and health checks go on', async () => {
  const { app, ask, works } = await withWorks(-HOUR, HOUR);
  for (const locale of ['ru', 'kk']) {
    const answer = await ask(locale);
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(1_800);
    const message = refusalText('SERVICE_UNAVAILABLE', locale === 'kk' ? 'KK' : 'RU');
    const extensions = { code: 'SERVICE_UNAVAILABLE', until: works.until };
    expect(answer.json()).toEqual({ errors: [{ message, extensions }] });
  }
  const rest = await app.inject({ method: 'GET', url: '/json/profile' });
  expect(rest.statusCode).toBe(503);
  expect(rest.json()).toMatchObject({ code: 503, until: works.until });
  for (const url of ['/healthz', '/json/openapi.json']) expect((await app.inject(url)).statusCode).toBe(200);
});

test('calls are answered again by themselves once the works are over', async () => {
  const { ask, works } = await withWorks(-HOUR, HOUR);
  expect((await ask()).statusCode).toBe(503);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(works.until) });
  expect((await ask()).json().data.session.works).toBeNull();
});
