/** What the last stage of the Containerfile holds, in a folder: its COPY and RUN lines are read, not repeated. */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { shippedPackages } from '../../server/cli/licences.ts';
import { ROOT } from '../../server/cli/steps.ts';

/** The build stage makes them. */
const MADE = /^web\/dist(\/|$)|(^|\/)\.tsbuild(\/|$)/;

/** Fills the empty folder; the Node of this process stands for that of the image, in `bin`. */
export function fillAsImage(folder: string): void {
  const stages = readFileSync(join(ROOT, 'Containerfile'), 'utf8').split(/^FROM .*$/m);
  const [packages = '', last = ''] = [stages[1], stages.at(-1)];
  for (const [, from, what = ''] of last.matchAll(/^COPY --from=(\w+) (.+) \S+$/gm)) {
    if (from === 'packages') shipPackages(folder, packages);
    else for (const path of what.split(' ')) place(path.replace('/app/', ''), folder);
  }
  mkdirSync(join(folder, 'bin'));
  linked(process.execPath, join(folder, 'bin', 'node'));
  chmodSync(folder, 0o755);
}

function shipPackages(folder: string, stage: string): void {
  // Others are in the bundles alone.
  for (const { path } of shippedPackages()) if (path.startsWith('node_modules')) place(path, folder);
  const [, gone = ''] = /rm -rf ([^\\\n]+)/.exec(stage) ?? [];
  for (const path of globSync(gone.trim().split(' '), { cwd: folder })) rmSync(join(folder, path), { recursive: true });
  const [, words, file] = /echo "(.+)" > (\S+)/.exec(stage) ?? [];
  if (words && file) writeFileSync(join(folder, file), `${words}\n`);
}

/** Leaves out what a stage makes, packages of other systems, and packages inside of one: they have their own lines. */
function place(path: string, folder: string): void {
  const from = join(ROOT, path);
  if (MADE.test(path) || !existsSync(from)) return;
  if (statSync(from).isDirectory()) {
    for (const name of readdirSync(from)) if (name !== 'node_modules') place(join(path, name), folder);
  } else linked(from, join(folder, path));
}

function linked(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    // Another file system.
    copyFileSync(from, to);
  }
}
