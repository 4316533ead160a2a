/** The page of /json/docs, and /json/v1. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ShellApp, shellApp } from '../support/shell-app.ts';

let shell: ShellApp;
beforeAll(async () => {
  shell = await shellApp();
});
afterAll(() => shell.close());

test('the page loads scripts of this server alone, and its policy allows exactly its own inline script', async () => {
  const slash = await shell.app.inject('/json/docs');
  expect([slash.statusCode, slash.headers.location]).toEqual([301, '/json/docs/']);
  const page = await shell.app.inject('/json/docs/');
  expect(page.statusCode).toBe(200);
  const sources = [...page.body.matchAll(/\b(?:src|href)="([^"]+)"/g)].map(([, source = '']) => source);
  expect(sources).toEqual(['js/scalar.js']);
  const [, ...scripts] = page.body.split('<script').map((part) => part.slice(part.indexOf('>') + 1));
  const inline = scripts.map((part) => part.slice(0, part.indexOf('</script>'))).filter((script) => script !== '');
  expect(inline).toEqual([expect.stringContaining('Scalar.createApiReference(')]);
  const hash = createHash('sha256')
    .update(inline[0] ?? '')
    .digest('base64');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain(`script-src 'sha256-${hash}' 'self'`);
  expect(policy).not.toContain("'unsafe-eval'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(policy).toContain("connect-src 'self'");
  const script = await shell.app.inject('/json/docs/js/scalar.js');
  expect([script.statusCode, script.headers['content-type'], script.body.length > 1_000_000]).toEqual([
    200,
    'application/javascript; charset=utf-8',
    true,
  ]);
});

test('/json/v1 answers as /json does', async () => {
  const paths = ['/json/:v/openapi.json', '/json/:v/profile', '/json/:v/nothing', '/json/:v/authorized/authorizedV2'];
  for (const path of paths) {
    const [plain, first] = await Promise.all(
      ['', '/v1'].map((version) => shell.app.inject(path.replace('/:v', version))),
    );
    const body = (answer = plain) => ({ ...(answer?.json() as object), requestId: undefined });
    expect({ path, status: first?.statusCode, body: body(first) }).toEqual({
      path,
      status: plain?.statusCode,
      body: body(),
    });
  }
  expect((await shell.app.inject('/json/v2/profile')).statusCode).toBe(404);
});
