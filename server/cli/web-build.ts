/** A hash beside the output shows whether the sources changed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from './precompress.ts';

type Bundle = { name: string; config: string; out: string; sources: readonly string[] };

/** Affects the bundles, so a change of this file rebuilds them. */
const BUILD = 'server/cli/precompress.ts';

const BUNDLES: readonly Bundle[] = [
  {
    name: 'the web client',
    config: 'web/vite.config.ts',
    out: 'web/dist',
    sources: ['web/**/*', 'schema/values/*', 'schema/forms/*', 'schema/reference/**/*', BUILD, 'package-lock.json'],
  },
  {
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
  },
];

/** `say` gets slow steps. @throws Error with the build's own message */
export async function buildWeb(root: string, say: (line: string) => void): Promise<void> {
  for (const bundle of BUNDLES) {
    const stamp = join(root, bundle.out, '.sources');
    const hash = hashOf(root, bundle);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue;
    say(`building ${bundle.name} ...`);
    await vite(root, bundle.config);
    await precompress(join(root, bundle.out));
    writeFileSync(stamp, hash);
  }
}

function hashOf(root: string, bundle: Bundle): string {
  const hash = createHash('sha256');
  const files = globSync(bundle.sources as string[], { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](dist|\.tsbuild|node_modules)[\\/]/.test(file))
    .filter((file) => bundle.out.startsWith('web/graphiql') || !/web[\\/]graphiql[\\/]/.test(file))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function vite(root: string, config: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', config, '--logLevel', 'warn'],
    // What tests drive is what borrowers get: a test runner sets NODE_ENV, which would build for development.
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`vite build --config ${config} failed:\n${output}`)),
    );
  });
}
