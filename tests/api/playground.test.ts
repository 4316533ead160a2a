/** D0236: /graphiql while the playground is not there yet, and the moment from which it is. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPlayground } from '../../server/api/http/playground.ts';
import { clearedByOne } from '../../server/cli/build-mark.ts';
import { openFolder } from '../support/open-folder.ts';

const folder = join(openFolder('nesie-playground-'), 'dist');
const app = fastify();
beforeAll(() => addPlayground(app, folder, { cacheControl: false, index: 'index.html', dotfiles: 'ignore' }));
beforeEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => app.close());

const ask = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, headers: answered, payload } = await app.inject({ url, headers });
  return { statusCode, payload, headers: answered };
};

it('says that it is not built here and what to do, and comes back after the new start', async () => {
  const { statusCode, payload, headers } = await ask('/graphiql/?query=%7Bsession%7D');
  expect([statusCode, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5']);
  expect(payload).toContain('<html lang="ru">');
  expect(payload).toContain('npm start');
  expect(payload).toContain('<meta http-equiv="refresh" content="5">');
  // The link of the page keeps the address, and with it a prepared request.
  expect(payload).toContain('<a href="">');
});

it.each([
  ['?lang=kz', {}, 'kk', 'өзі ашылады'],
  ['?lang=ru', { 'accept-language': 'kk' }, 'ru', 'откроется здесь сама'],
  ['', { 'accept-language': 'kk-KZ,ru' }, 'kk', 'өзі ашылады'],
  ['', { referer: 'https://lender.kz/kz/office' }, 'kk', 'өзі ашылады'],
  ['', {}, 'ru', 'откроется здесь сама'],
])('says while it is built that it comes by itself: %s %j in %s', async (query, headers, lang, sentence) => {
  await clearedByOne(folder, async () => {
    const answer = await ask(`/graphiql/${query}`, headers);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.payload).toContain(`<html lang="${lang}">`);
    expect(answer.payload).toContain(sentence);
    expect(answer.payload).toContain('<meta http-equiv="refresh" content="5">');
  });
});

it('is served from the moment that it is whole, without a new start', async () => {
  await clearedByOne(folder, async () => {
    writeFileSync(join(folder, 'index.html'), '<title>half</title>');
    expect((await ask('/graphiql/')).statusCode).toBe(503);
    writeFileSync(join(folder, '.sources'), 'hash');
  });
  expect(await ask('/graphiql/')).toMatchObject({ statusCode: 200, payload: '<title>half</title>' });
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'a.js'), 'code');
  expect((await ask('/graphiql/assets/a.js')).payload).toBe('code');
  expect((await ask('/graphiql/.sources')).statusCode).toBe(404);
});

describe('one process at a time builds a folder', () => {
  it('another waits, then finds what was built', async () => {
    const order: string[] = [];
    const first = clearedByOne(folder, async (clear) => {
      writeFileSync(join(folder, 'old.js'), 'old');
      clear();
      await wait(1);
      writeFileSync(join(folder, 'new.js'), 'new');
      order.push('first');
    });
    await clearedByOne(folder, async () => {
      order.push('second');
    });
    await first;
    expect(order).toEqual(['first', 'second']);
    expect((await ask('/graphiql/new.js')).payload).toBe('new');
    expect((await ask('/graphiql/old.js')).statusCode).toBe(404);
  });

  it('a mark that an ended process has left, and a build that failed, keep nobody', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '.building'), '4194304');
    const failing = clearedByOne(folder, () => Promise.reject(new Error('no registry')));
    await expect(failing).rejects.toThrow('no registry');
    expect((await ask('/graphiql/')).payload).toContain('npm start');
  });
});
