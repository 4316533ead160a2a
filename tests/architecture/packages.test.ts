/** D0236: a start installs the dependencies alone, and parts with packages of their own stay in step with it. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCKED, PLAYGROUND, SHIPPED } from '../../server/cli/own-packages.ts';
import { BUILDING, installationFor, OPERATING } from '../../server/cli/packages.mjs';
import { ROOT } from '../../server/cli/steps.ts';

type Manifest = {
  scripts: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};
const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const manifestOf = (part: string): Manifest => JSON.parse(text(join(part, 'package.json')));
const product = manifestOf('.');

describe('what a command installs', () => {
  const lean = 'lock lean';
  const whole = 'lock whole';

  it('is nothing where it is there: a whole folder serves every command', () => {
    for (const command of OPERATING)
      for (const stamp of [lean, whole]) expect(installationFor(command, stamp, 'lock')).toBeUndefined();
    for (const command of BUILDING) expect(installationFor(command, whole, 'lock')).toBeUndefined();
  });

  it.each([
    ['start', '', 'lock lean', ['ci', '--omit=dev']],
    ['staff', 'old lean', 'lock lean', ['ci', '--omit=dev']],
    ['test', '', 'lock whole', ['ci', '--include=dev']],
    ['codegen', 'old lean', 'lock whole', ['ci', '--include=dev']],
    ['start', 'old whole', 'lock whole', ['ci', '--include=dev']],
    // Not `ci`, which deletes the packages of a Nesie that runs from the folder.
    ['test', lean, 'lock whole', ['install', '--no-save', '--include=dev']],
  ])('of %s after "%s" leaves "%s"', (command, stamp, after, args) => {
    const needed = installationFor(command, stamp, 'lock');
    expect(needed?.stamp).toBe(after);
    expect(needed?.args.slice(0, args.length)).toEqual(args);
  });

  it('is asked for by every npm script, so that no tool is looked for where it may not be', () => {
    const known = [...OPERATING, ...BUILDING];
    for (const [name, line] of Object.entries(product.scripts)) {
      const [, command = ''] = /^node server\/cli\/bootstrap\.mjs (\w+)(?: |$)/.exec(line) ?? [];
      expect(known, name).toContain(command);
    }
    expect(known.toSorted()).toEqual([...new Set(known)].toSorted());
  });
});

/** Files that only the commands of builders run, or that are compiled away. */
const BUILDERS = [
  ...BUILDING.map((command) => `server/cli/${command}.ts`),
  'server/cli/check-json.ts',
  'server/cli/json-types.ts',
  'server/cli/chromium.ts',
];
const OWN = ['web/graphiql/**', '**/node_modules/**', '**/dist/**', '**/.tsbuild/**', '**/generated/**'];
const IMPORTED = /\b(?:from|import)\s*\(?\s*'((?:@[\w.-]+\/)?[\w-][\w.-]*)(?=[/'])/g;
const IN_PATHS = /node_modules[/'", ]+((?:@[\w.-]+\/)?[\w.-]+)/g;

/** Packages that the file needs when it runs: types are erased. */
function packagesOf(file: string): string[] {
  const source = text(file).replace(/^(import|export) type [\s\S]*?;$/gm, '');
  return [IMPORTED, IN_PATHS].flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name));
}

describe('the packages of a start', () => {
  const files = globSync('{schema,server,projections,web}/**/*.{ts,tsx,mjs}', { cwd: ROOT, exclude: OWN }).filter(
    (file) => !BUILDERS.includes(file),
  );

  it('are dependencies: nothing that a start, its build or an operator runs needs what `--omit=dev` leaves out', () => {
    const needed = files.flatMap((file) => packagesOf(file).map((name) => ({ file, name })));
    const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(text('package-lock.json'));
    expect(needed.filter(({ name }) => packages[`node_modules/${name}`]?.dev)).toEqual([]);
    const seen = new Set(needed.map(({ name }) => name));
    for (const name of ['vite', '@vitejs/plugin-react', '@formatjs/icu-messageformat-parser', 'react', 'fastify', 'pg'])
      expect(seen).toContain(name);
  });

  it('stay so: nothing of them imports a file that only builders run', () => {
    const importing = files.filter((file) =>
      [...text(file).matchAll(/'(\.{1,2}\/[^']+\.ts)'/g)].some(([, to = '']) =>
        BUILDERS.includes(join(dirname(file), to)),
      ),
    );
    expect(importing).toEqual([]);
  });
});

describe('parts with packages of their own', () => {
  it.each(LOCKED.slice(1))('%s names exact versions, and no package of the product in another version', (part) => {
    const { dependencies = {}, devDependencies = {} } = manifestOf(part);
    const named = Object.entries({ ...dependencies, ...devDependencies });
    expect(named.length).toBeGreaterThan(0);
    for (const [name, version] of named) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(product.dependencies?.[name] ?? version, name).toBe(version);
      expect(product.devDependencies ?? {}, name).not.toHaveProperty(name);
    }
  });

  it('the playground has what its files import, besides what builds it', () => {
    const imported = globSync(`${PLAYGROUND}/*.{ts,tsx}`, { cwd: ROOT }).flatMap(packagesOf);
    const { dependencies = {} } = manifestOf(PLAYGROUND);
    const building = ['vite', '@vitejs/plugin-react'];
    expect(
      imported.filter((name) => !(name in dependencies) && !building.includes(name) && !name.startsWith('node:')),
    ).toEqual([]);
    for (const name of ['graphiql', 'monaco-editor', 'react']) expect(imported).toContain(name);
  });

  it('what is shipped is not named for development alone, nor the rest for the product', () => {
    for (const part of LOCKED.slice(1)) {
      const { dependencies, devDependencies } = manifestOf(part);
      const shipped = SHIPPED.some((one) => one === part);
      expect([part, dependencies !== undefined, devDependencies !== undefined]).toEqual([part, shipped, !shipped]);
    }
  });
});
