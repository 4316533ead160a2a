/** The bundles that browsers get. A hash beside the output shows whether the sources changed. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearedByOne } from './build-mark.ts';
import { installOwn, PLAYGROUND } from './own-packages.ts';
import { precompress } from './precompress.ts';
import { runTool } from './run-tool.ts';

type Bundle = { name: string; config: string; out: string; sources: readonly string[]; notSources: readonly string[] };
type Say = (line: string) => void;

/** Affects the bundles, so a change of this file rebuilds them. */
const BUILD = 'server/cli/precompress.ts';
/** Folders that are made, not written. */
const MADE = ['dist', '.tsbuild', 'node_modules'];

const CLIENT: Bundle = {
  name: 'the web client',
  config: 'web/vite.config.ts',
  out: 'web/dist',
  sources: ['web/**/*', 'schema/values/*', 'schema/forms/*', 'schema/reference/**/*', BUILD, 'package-lock.json'],
  notSources: [...MADE, 'graphiql'],
};

const GRAPHIQL: Bundle = {
  name: 'the GraphQL playground',
  config: 'web/graphiql/vite.config.ts',
  out: 'web/graphiql/dist',
  sources: [
    'web/graphiql/*',
    'web/lib/{csv,locale,ready-queries}.ts',
    'web/locales/*/office.json',
    'web/paths.ts',
    BUILD,
    'package-lock.json',
  ],
  notSources: MADE,
};

/** All of it. `say` gets slow steps. @throws Error with the message of npm or of the build */
export async function buildWeb(root: string, say: Say): Promise<void> {
  await buildClient(root, say);
  await buildPlayground(root, say);
}

/** The product's own pages. @throws Error with the build's own message */
export async function buildClient(root: string, say: Say): Promise<void> {
  const hash = hashOf(root, CLIENT);
  if (!isBuilt(root, CLIENT, hash)) await build(root, CLIENT, hash, say);
}

/** Gets the playground's packages first, where something has to be built. @throws Error as `buildWeb` does */
export async function buildPlayground(root: string, say: Say): Promise<void> {
  const hash = hashOf(root, GRAPHIQL);
  if (isBuilt(root, GRAPHIQL, hash)) return;
  await clearedByOne(join(root, GRAPHIQL.out), async (clear) => {
    if (isBuilt(root, GRAPHIQL, hash)) return;
    await installOwn(root, PLAYGROUND, say);
    clear();
    await build(root, GRAPHIQL, hash, say);
  });
}

export const isPlaygroundBuilt = (root: string): boolean => isBuilt(root, GRAPHIQL, hashOf(root, GRAPHIQL));

const stampOf = (root: string, { out }: Bundle): string => join(root, out, '.sources');

function isBuilt(root: string, bundle: Bundle, hash: string): boolean {
  const stamp = stampOf(root, bundle);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

async function build(root: string, bundle: Bundle, hash: string, say: Say): Promise<void> {
  say(`building ${bundle.name} ...`);
  await runTool(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', bundle.config, '--logLevel', 'warn'],
    // What tests drive is what borrowers get: a test runner sets NODE_ENV, which would build for development.
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' } },
  );
  await precompress(join(root, bundle.out));
  writeFileSync(stampOf(root, bundle), hash);
}

function hashOf(root: string, { sources, notSources }: Bundle): string {
  const hash = createHash('sha256');
  const files = globSync(sources as string[], {
    cwd: root,
    withFileTypes: true,
    exclude: ({ name }) => notSources.includes(name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
