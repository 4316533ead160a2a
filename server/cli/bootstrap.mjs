/**
 * The start of every npm script, on any Node (>= 20.19): installs the packages that the command needs (D0236), then runs
 * the pinned Node 24 among them. The image brings its packages and its Node (Containerfile). No dependencies, since nothing
 * may be installed yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILDING, installationFor, lockOf, OPERATING, stampOf, writeStamp } from './packages.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const MODULES = join(ROOT, 'node_modules');
const COMMANDS = [...OPERATING, ...BUILDING];

/** What an operator needs beside the running product; the others need sources and tools that an image does not have. */
const IN_IMAGE = ['staff', 'keys', 'backup', 'restore', 'projections', 'ledger', 'audit', 'bank', 'gateway'];

const [command = '', ...rest] = process.argv.slice(2);
if (!COMMANDS.includes(command)) fail(`There is no command "${command}". Known: ${COMMANDS.join(', ')}.`);
const installed = stampOf(ROOT);
const image = installed === 'by the image';
if (image && !IN_IMAGE.includes(command))
  fail(`"${command}" is not in the image, which has ${IN_IMAGE.join(', ')}: run it from the sources.`);
requireNode(20, 19);
if (!image) installOnce();
handOver(join(ROOT, 'server', 'cli', `${command}.ts`), rest);

function requireNode(major, minor) {
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  fail(`Node ${process.versions.node} is too old to install Nesie: ${major}.${minor} or newer is needed (nodejs.org).`);
}

function installOnce() {
  // Without the pinned Node the folder is half installed, whatever its stamp says.
  const needed = installationFor(command, existsSync(pinnedNode()) ? installed : '', lockOf(ROOT));
  if (!needed) return;
  console.log(needed.sentence);
  run('npm', needed.args);
  // Where install scripts are disabled, the pinned Node has not been fetched yet.
  if (!existsSync(pinnedNode())) run('npm', ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  if (!existsSync(pinnedNode()))
    fail('The package "node" did not bring its runtime; run "npm rebuild node" and look at what it says.');
  writeStamp(ROOT, needed.stamp);
}

function pinnedNode() {
  return join(MODULES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

function run(tool, args) {
  const done = spawnSync(tool, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) fail(`"${tool} ${args.join(' ')}" failed; see above. Is the npm registry reachable?`);
}

/** A terminal sends Ctrl-C to the child as well; forwarding it would count as a second signal. */
function handOver(script, args) {
  const bin = join(MODULES, '.bin');
  const env = { ...process.env, PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}` };
  const child = spawn(
    image ? process.execPath : pinnedNode(),
    ['--disable-warning=ExperimentalWarning', script, ...args],
    {
      cwd: ROOT,
      env,
      stdio: 'inherit',
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
