/**
 * Which packages a command needs, and which are there (D0236). Plain JavaScript without dependencies, because it runs
 * before anything is installed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What runs or looks after the product: needs the dependencies, and no tool of those who build it. */
export const OPERATING = [
  'start',
  'audit',
  'projections',
  'seed',
  'staff',
  'certs',
  'gateway',
  'backup',
  'restore',
  'keys',
  'bank',
  'ledger',
];

/** What develops, tests or measures the product: needs the devDependencies too. */
export const BUILDING = ['dev', 'test', 'check', 'bench', 'faults', 'docs', 'codegen', 'format', 'count'];

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];
const LEAN = {
  args: ['ci', '--omit=dev', ...QUIET],
  sentence:
    'Installing what a start needs: some 470 packages, 650 MB on the disk. Once; a minute or two, longer on a slow line ...',
};
const WHOLE = {
  args: ['ci', '--include=dev', ...QUIET],
  sentence:
    'Installing all packages: some 850, 900 MB on the disk. Once; two to four minutes, longer on a slow line ...',
};
/** Adds to what is there, as `npm ci` would first delete the packages from under a Nesie that runs from this folder. */
const COMPLETE = {
  args: ['install', '--no-save', '--include=dev', ...QUIET],
  sentence:
    'Adding what this command needs beyond a start: some 380 packages, 250 MB on the disk. Once; a minute or two ...',
};

/**
 * What npm has to do before the command can run; undefined if all is there. A folder that has the tools of builders
 * keeps them when the lock file changes.
 * @param {string} command
 * @param {string} stamp as it was written after the last installation; empty if there was none
 * @param {string} lock hash of the lock file
 * @returns {{ args: string[], sentence: string, stamp: string } | undefined}
 */
export function installationFor(command, stamp, lock) {
  const [installed, extent] = stamp.split(' ');
  const current = installed === lock;
  const whole = BUILDING.includes(command);
  if (current && (extent === 'whole' || !whole)) return undefined;
  if (current) return { ...COMPLETE, stamp: `${lock} whole` };
  return whole || extent === 'whole' ? { ...WHOLE, stamp: `${lock} whole` } : { ...LEAN, stamp: `${lock} lean` };
}

/**
 * @param {string} folder one with a package-lock.json
 * @returns {string}
 */
export const lockOf = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

/** @param {string} folder */
const stampFile = (folder) => join(folder, 'node_modules', '.installed-lock');

/**
 * @param {string} folder
 * @returns {string} empty if nothing is installed in it
 */
export const stampOf = (folder) =>
  existsSync(stampFile(folder)) ? readFileSync(stampFile(folder), 'utf8').trim() : '';

/**
 * @param {string} folder
 * @param {string} stamp
 */
export function writeStamp(folder, stamp) {
  writeFileSync(stampFile(folder), stamp);
}
