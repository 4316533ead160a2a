/**
 * What is shipped passes the linters of its own field. Two of them are packages; promtool (Debian: prometheus) and helm
 * are looked for in the path, and the title says where one is not there.
 */
import { execFile } from 'node:child_process';
import { accessSync, constants, copyFileSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const run = promisify(execFile);
const BIN = join('node_modules', '.bin');
const folder = mkdtempSync(join(tmpdir(), 'nesie-tools-'));
afterAll(() => rmSync(folder, { recursive: true }));

function found(tool: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((place) => {
    try {
      accessSync(join(place, tool), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const where = (tool: string) => (found(tool) ? it : it.skip);
const notRun = (tool: string) => (found(tool) ? '' : ` (NOT RUN: no ${tool} in the path)`);

/** What the tool said, where it found something. */
const complaintOf = (tool: string, ...args: string[]): Promise<string | undefined> =>
  run(tool, args).then(
    () => undefined,
    (error: { stdout?: string; stderr?: string; message: string }) => `${error.stdout}${error.stderr}` || error.message,
  );

it('the Compose files are such by the schema of Compose', async () => {
  const files = globSync('docker-compose*.yml');
  expect(files).toHaveLength(3);
  expect(await complaintOf(join(BIN, 'dclint'), '--quiet', ...files)).toBeUndefined();
});

it('the Containerfile has no fault', async () => {
  expect(await complaintOf(join(BIN, 'dockerfile-utils'), 'lint', 'Containerfile')).toBeUndefined();
});

where('promtool')(`Prometheus takes the alert rules, and they fire as told${notRun('promtool')}`, async () => {
  for (const file of ['docs/operations/alerts.yml', 'tests/architecture/alert-rules.yml'])
    copyFileSync(file, join(folder, file.replace(/.*\//, '')));
  expect(await complaintOf('promtool', 'check', 'rules', join(folder, 'alerts.yml'))).toBeUndefined();
  expect(await complaintOf('promtool', 'test', 'rules', join(folder, 'alert-rules.yml'))).toBeUndefined();
});

const DIGEST = `sha256:${'0'.repeat(64)}`;
const CHOSEN = ['--set', `image=registry.lender.kz/nesie:0.1.0@${DIGEST}`, '--set', 'publicUrl=https://lender.kz'];

const MORE = [
  ...['ingress.enabled=true', 'ingress.host=lender.kz', 'ingress.tlsSecret=tls', 'dataClaim=nesie-data'],
  ...['backup.recipient=age1qqq', 'backup.claim=nesie-backups', 'postgresAdmin.secret=nesie-postgres'],
  `postgresAdmin.image=postgres:18-bookworm@${DIGEST}`,
  ...['network.postgresName=postgresql', 'network.eventstoreName=eventstore'],
].flatMap((value) => ['--set', value]);

where('helm')(`Helm takes the chart, with and without what may be left out${notRun('helm')}`, async () => {
  for (const values of [CHOSEN, [...CHOSEN, ...MORE]])
    expect(await complaintOf('helm', 'lint', '--strict', 'deploy/helm/nesie', ...values)).toBeUndefined();
  const rendered = async (...values: string[]) =>
    (await run('helm', ['template', 'lender', 'deploy/helm/nesie', ...CHOSEN, ...values])).stdout;
  const kinds = (text: string) => [...text.matchAll(/^kind: (\w+)$/gm)].map(([, kind]) => kind);
  const processes = ['Deployment', 'Deployment', 'Deployment'];
  const policies = Array.from({ length: 4 }, () => 'NetworkPolicy');
  expect(kinds(await rendered())).toEqual([...policies, 'PodDisruptionBudget', 'Service', ...processes]);
  const whole = await rendered(...MORE);
  expect(kinds(whole)).toEqual(expect.arrayContaining(['Ingress', 'CronJob', 'Job', 'ConfigMap']));
  expect(whole.match(/claimName: "nesie-data"/g)).toHaveLength(3);
  expect(await complaintOf('helm', 'template', 'lender', 'deploy/helm/nesie')).toContain('image');
  for (const half of [
    ...['ingress.enabled=true', 'backup.recipient=age1qqq', 'postgresAdmin.secret=admin'],
    ...['image=nesie:0.1.0', 'network.proxyNamespace='],
  ])
    expect(
      await complaintOf('helm', 'template', 'lender', 'deploy/helm/nesie', ...CHOSEN, '--set', half),
    ).toBeDefined();
});
