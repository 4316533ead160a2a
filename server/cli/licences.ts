/**
 * The licences of all that is shipped, from the lock files, so that they are the same on every platform.
 * `npm run docs` writes the list; `node server/cli/licences.ts` prints it with the texts of what is installed here, as
 * the image has it.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHIPPED } from './own-packages.ts';
import { ROOT } from './steps.ts';

export const LICENCE_LIST = join(ROOT, 'docs', 'licences.md');

type Locked = { version?: string; license?: string; dev?: boolean; link?: boolean };
/** `path` is that of its folder below the root. */
export type Shipped = { path: string; name: string; version: string; licence: string };

/** Their package.json names no licence that npm reads; their files do. */
const SAID_IN_FILES: Readonly<Record<string, string>> = {
  'png-js': 'MIT',
  ssh2: 'MIT',
  buildcheck: 'MIT',
  'cpu-features': 'MIT',
};

/** Bundles are shipped too, so the packages of the playground are. */
export const shippedPackages = (): readonly Shipped[] => SHIPPED.flatMap(shippedBy);

function shippedBy(part: string): Shipped[] {
  const lock = JSON.parse(readFileSync(join(ROOT, part, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .map(([path, { version = '', license }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      return { path: join(part, path), name, version, licence: license ?? SAID_IN_FILES[name] ?? 'unknown' };
    });
}

const HEAD = `# Licences

What is shipped with Nesie, its own code aside: printed by \`npm run docs\` from the lock files, packages of every platform
included. The image has this list with the texts in \`/app/licences.txt\` (\`node server/cli/licences.ts\`). A test holds which
licences may be there, \`npm run check\` that the list is current.
`;

export function printedLicences(): string {
  const lines = shippedPackages().map(({ name, version, licence }) => [name, version, licence] as const);
  const rows = [...new Map(lines.map((line) => [line.join(' '), line])).values()];
  rows.sort(([a, x], [b, y]) => (`${a} ${x}` < `${b} ${y}` ? -1 : 1));
  const table = [['package', 'version', 'licence'] as const, ...rows];
  const widths = [0, 1, 2].map((at) => Math.max(...table.map((row) => (row[at] ?? '').length)));
  const lined = table.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  const ruler = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return `${[HEAD, lined[0], ruler, ...lined.slice(1)].join('\n')}\n`;
}

/** One text that several packages have stands once, under all their names. */
function texts(): string {
  const owners = new Map<string, string[]>();
  for (const { path, name, version } of shippedPackages()) {
    const folder = join(ROOT, path);
    if (!existsSync(folder)) continue;
    for (const file of globSync('{LICEN[SC]E,[Ll]icen[sc]e,NOTICE,COPYING,THIRD-PARTY-NOTICES}*', {
      cwd: folder,
    }).toSorted()) {
      const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
      owners.set(text, [...new Set([...(owners.get(text) ?? []), `${name} ${version}`])]);
    }
  }
  return [...owners].map(([text, names]) => `${'='.repeat(80)}\n${names.join(', ')}\n\n${text}\n`).join('\n');
}

if (import.meta.main) process.stdout.write(`${printedLicences()}\n${texts()}`);
