/** A72: what the registry knows of our packages stops `npm run check`. The test's registry speaks npm's protocol. */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openFolder } from '../support/open-folder.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const GHSA = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
type Advisories = Record<string, readonly object[]>;

/** Answers what it knows of the packages that it was asked about, or 405 as registries without advisories do. */
async function registry(known: Advisories | undefined) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    if (!known || request.method !== 'POST') {
      response.writeHead(request.method === 'GET' ? 404 : 405).end('{}');
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
    asked.push(...Object.keys(JSON.parse(body.toString())));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(Object.fromEntries(Object.entries(known).filter(([name]) => asked.includes(name)))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked, close: () => server.close() };
}

async function checked(known: Advisories | undefined) {
  const { url, asked, close } = await registry(known);
  const env = { ...process.env, npm_config_registry: url, npm_config_cache: openFolder('nesie-advisories-') };
  const child = execFile(process.execPath, ['server/cli/advisories.ts'], { cwd: ROOT, env });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said = child.stdout ? await text(child.stdout) : '';
  close();
  return { code: await ended, said, asked };
}
const advisory = (severity: string) => ({
  id: 1,
  url: GHSA,
  title: 'code of a stranger runs',
  severity,
  vulnerable_versions: '*',
});

test('a high advisory about a shipped package stops the check, a low one and one of nobody do not', async () => {
  const known = { fastify: [advisory('high')], 'not-ours': [advisory('critical')], 'monaco-editor': [advisory('low')] };
  const high = await checked(known);
  expect(high.asked).toContain('fastify');
  expect(high).toMatchObject({ code: 1, said: expect.stringContaining('fastify: high') });
  // Of the playground's own lock file.
  expect(high.said).toContain('monaco-editor: low');
  expect(high.said).not.toContain('not-ours');
  const low = await checked({ fastify: [advisory('low')] });
  expect(low).toMatchObject({ code: 0, said: expect.stringContaining('fastify: low') });
});

test('a registry that tells no advisories is said to have told none', async () => {
  expect(await checked(undefined)).toMatchObject({ code: 0, said: expect.stringContaining('NOT READ') });
});
