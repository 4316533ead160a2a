/**
 * A server for tests of screens: it runs the stored operations against the real schema and answers from plain objects.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSchema, GraphQLScalarType, graphql, isSpecifiedScalarType } from 'graphql';
import { defineScalar } from '../../../server/api/graphql/scalars.ts';
import { payingOf } from './scenes/paying.ts';

const ROOT = new URL('../../../', import.meta.url);
const GRAPHQL = new URL('schema/graphql/', ROOT);

const schema = buildSchema(
  readdirSync(GRAPHQL)
    .map((file) => readFileSync(new URL(file, GRAPHQL), 'utf8'))
    .join('\n'),
);
// A scene holds both printed texts and API values.
for (const type of Object.values(schema.getTypeMap())) {
  if (!(type instanceof GraphQLScalarType) || isSpecifiedScalarType(type)) continue;
  const scalar = new GraphQLScalarType({ name: type.name });
  defineScalar(scalar);
  type.serialize = (value) => (typeof value === 'string' ? value : scalar.serialize(value));
}
const operations = new Map<string, string>(
  ['entry', 'cabinet'].flatMap((part) => {
    const file = new URL(`web/generated/${part}/persisted-documents.json`, ROOT);
    return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  }),
);

export type Scene = Readonly<Record<string, unknown>>;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type Asked = {
  query?: string;
  variables?: Record<string, unknown>;
  extensions?: { persistedQuery?: { sha256Hash: string } };
};

/** Fields that almost every page asks for and few scenes change. */
const usual = (scene: Scene): Scene => ({
  balance: '0.00',
  cards: [],
  openDisputes: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 },
  openCorrections: [],
  unreadNotices: 2,
  npsDue: false,
  review: null,
  unsettledPayments: [],
  reversalDebts: [],
  savedFilters: [],
  paymentOptions: payingOf(scene),
});

async function answer(scene: Scene, body: string, missing: string[]): Promise<string> {
  const asked = JSON.parse(body) as Asked;
  const hash = asked.extensions?.persistedQuery?.sha256Hash;
  const source = asked.query ?? (hash === undefined ? undefined : operations.get(hash));
  if (!source) throw new Error(`no operation ${hash}`);
  const result = await graphql({
    schema,
    source,
    rootValue: { ...usual(scene), ...scene },
    variableValues: asked.variables ?? {},
  });
  missing.push(...(result.errors ?? []).map((error) => `${error.message} ${error.path?.join('.')}`));
  return JSON.stringify(result);
}

function fileAt(dist: string, path: string): { body: Buffer; type: string } {
  const name = /^.(assets.|offline-)|[.]js$/.test(path) ? path.slice(1) : 'index.html';
  return { body: readFileSync(join(dist, name)), type: TYPES[extname(name)] ?? 'application/octet-stream' };
}

/**
 * `play` returns the name of a scene, which a browser sends in the header x-scene; `missing` says what the page asked
 * for and the scene does not hold.
 */
export type Fixture = {
  url: string;
  play: (scene: Scene) => string;
  missing: (name: string) => readonly string[];
  stop: () => Promise<void>;
};

export async function startFixture(dist: string): Promise<Fixture> {
  const scenes: { scene: Scene; missing: string[] }[] = [];
  const server: Server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://fixture');
    if (pathname !== '/graphql') {
      const { body, type } = fileAt(dist, pathname);
      // As in the product: the name of an asset holds the hash of its content.
      if (pathname.startsWith('/assets/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      response.setHeader('content-type', type).end(body);
      return;
    }
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { scene, missing } = scenes[Number(request.headers['x-scene'])] ?? { scene: {}, missing: [] };
    // A page that is drawn before its data shows how far the data moves it.
    if (scene.answerAfterMs) await sleep(Number(scene.answerAfterMs));
    const text = await answer(scene, body, missing).catch((error: unknown) => {
      missing.push(String(error));
      return String(error);
    });
    response.setHeader('content-type', 'application/json').end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the fixture has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    play: (scene) => `${scenes.push({ scene, missing: [] }) - 1}`,
    missing: (name) => scenes[Number(name)]?.missing ?? [],
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
