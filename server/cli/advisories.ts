/**
 * Known faults of the packages that are shipped, as `npm audit` tells them: a step of `npm run check`. A high or
 * critical one fails unless it is accepted here with a reason. A registry that does not answer is said, and fails
 * nothing. Every lock file of what is shipped is looked at.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { SHIPPED } from './own-packages.ts';
import { ROOT } from './steps.ts';

/** By the id of the advisory, GHSA-…: why it cannot be used here. */
const ACCEPTED: Readonly<Record<string, string>> = {};
const STOPS = ['high', 'critical'];

type Via = string | { url?: string; title?: string; severity: string };
type Report = { vulnerabilities?: Record<string, { name: string; via: readonly Via[] }>; auditReportVersion?: number };

process.exitCode = Math.max(...SHIPPED.map((part) => told(read(asked(join(ROOT, part))))));

function asked(cwd: string): string {
  const args = ['audit', '--omit=dev', '--json', '--package-lock-only'];
  return spawnSync('npm', args, { cwd, encoding: 'utf8', timeout: 60_000 }).stdout ?? '';
}

function read(text: string): Report {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return {};
  }
}

function told({ auditReportVersion, vulnerabilities = {} }: Report): number {
  if (auditReportVersion === undefined) {
    process.stdout.write('  NOT READ: the registry does not answer `npm audit`, so nothing is known of advisories\n');
    return 0;
  }
  const all = Object.values(vulnerabilities).flatMap(({ name, via }) =>
    via.flatMap((one) => (typeof one === 'string' ? [] : [{ name, ...one, id: one.url?.split('/').at(-1) ?? '' }])),
  );
  for (const { name, severity, title, id } of all)
    process.stdout.write(`  ${name}: ${severity}, ${title ?? ''} ${id} ${ACCEPTED[id] ?? ''}\n`);
  return all.some(({ severity, id }) => STOPS.includes(severity) && !ACCEPTED[id]) ? 1 : 0;
}
