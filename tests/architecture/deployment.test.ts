/** What is shipped says of itself what is true: placeholders, settings, event versions and licences. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EVENT_TABLE } from '../../schema/events/ledger.ts';
import { printedLicences, shippedPackages } from '../../server/cli/licences.ts';
import { KEYS_OF } from '../../server/process-keys.ts';

const text = (file: string): string => readFileSync(file, 'utf8');
const CHART = 'deploy/helm/nesie';
const templates = globSync(`${CHART}/templates/*.yaml`);

describe('the Helm chart', () => {
  it.each(templates)('%s uses the values that there are, and nothing else of a template', (file) => {
    const known = [...text(`${CHART}/values.yaml`).matchAll(/^(\w+):(.*)$|^ {2}(\w+):/gm)].map(
      ([, top, , nested]) => top ?? nested,
    );
    for (const [, inner = ''] of text(file).matchAll(/\{\{(.*?)\}\}/g)) {
      if (/^- (else|end) $/.test(inner)) continue;
      const [, shipped] = /^ \.Files\.Get "([\w.-]+)" \| b64enc $/.exec(inner) ?? [];
      if (shipped) {
        expect(existsSync(`${CHART}/${shipped}`)).toBe(true);
        continue;
      }
      const [, path] = /^(?:- if)? \.(?:Release\.Name|Values\.([\w.]+))(?: \| quote)? $/.exec(inner) ?? [0, 'wrong'];
      for (const part of path?.split('.') ?? []) expect(known, inner).toContain(part);
    }
  });

  it('runs as the image does: the same roles, port, probes and folders, and never as root', () => {
    const image = text('Containerfile');
    const main = text('server/main.ts');
    for (const role of ['api', 'projector', 'worker']) {
      const process = text(`${CHART}/templates/${role}.yaml`);
      expect(main).toContain(`'${role}'`);
      expect(process).toContain(`args: [--role=${role}]`);
      expect(process).toContain('runAsNonRoot: true');
      expect(process).toContain('mountPath: /data');
    }
    expect(text(`${CHART}/templates/api.yaml`)).toContain('containerPort: 4000');
    const compose = text('docker-compose.yml');
    // Without quotes its colons would make it a map.
    expect(compose).toMatch(/^ {4}- 'fetch\("http:.*127.0.0.1:4001.healthz.*'$/m);
    for (const role of ['projector', 'worker']) {
      const probed = text(`${CHART}/templates/${role}.yaml`);
      expect(probed).toContain('containerPort: 4001');
      for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) expect(probed).toContain(`${probe}: {`);
      expect(compose).toContain(`command: [--role=${role}]\n    healthcheck: *health`);
    }
    expect(image).toMatch(/^USER node$/m);
    expect(image).toContain('PORT=4000 HEALTH_PORT=4001 DATA_DIR=/data');
    expect(image).toContain('npm ci --omit=dev');
    expect(image).toContain('rm -rf web/graphiql/node_modules');
    const base = `node:${JSON.parse(text('package.json')).dependencies.node}-bookworm-slim`;
    for (const [, from] of image.matchAll(/^FROM (\S+)/gm)) expect(from).toBe(`${base}\${NODE_DIGEST:+@$NODE_DIGEST}`);
    for (const path of ['/healthz', '/readyz']) expect(text('server/api/http/health.ts')).toContain(`'${path}'`);
  });

  it('gives each process the keys of its role, and a process that needs none no place for them', () => {
    for (const role of ['api', 'projector', 'worker'] as const) {
      const process = text(`${CHART}/templates/${role}.yaml`);
      const secrets = [...process.matchAll(/\.Values\.keysSecret\.(\w+)/g)].map(([, name]) => name);
      const mounts = [...process.matchAll(/mountPath: \/keys|SECRETS_FILE/g)].length;
      expect([secrets, mounts > 0], role).toEqual(KEYS_OF[role].length > 0 ? [[role], true] : [[], false]);
    }
  });

  it('refuses a value that it does not have, and an installation without an image', () => {
    const schema = JSON.parse(text(`${CHART}/values.schema.json`));
    const values = [...text(`${CHART}/values.yaml`).matchAll(/^(\w+):/gm)].map(([, name]) => name);
    expect(Object.keys(schema.properties).filter((name) => name !== 'global')).toEqual(expect.arrayContaining(values));
    expect(schema.required.toSorted()).toEqual(values.toSorted());
    const image = new RegExp(schema.properties.image.pattern);
    expect(`registry.lender.kz/nesie:0.1.0@sha256:${'0'.repeat(64)}`).toMatch(image);
    for (const tag of ['', 'registry.lender.kz/nesie:0.1.0', 'nesie@sha256:abc', 'nesie@latest'])
      expect(tag).not.toMatch(image);
    expect(schema.additionalProperties).toBe(false);
  });

  it('names settings that the configuration reads', () => {
    const settings = text('server/config.ts');
    const named = new Set(
      templates.flatMap((file) => [...text(file).matchAll(/\{ name: ([A-Z_]+),/g)].map(([, n]) => n)),
    );
    for (const name of named) expect(settings).toContain(`${name}:`);
    expect(named.size).toBeGreaterThan(3);
  });
});

it('Compose and the chart make the role of Postgres by one command and one file', () => {
  const command = (file: string) =>
    / (psql -q .*)\n +(<<< .*)\n/.exec(text(file))?.slice(1).join(' ').replaceAll('$$', '$').replace('/sql/', '/');
  const job = command(`${CHART}/templates/postgres-role.yaml`);
  expect(job).toMatch(/^psql -q -v ON_ERROR_STOP=1 .*-f \/product-role.sql .*alter role nesie/);
  expect(command('docker-compose.yml')).toBe(job);
});

it('CHANGELOG.md names each event that is written in a later version than its first', () => {
  const raised = Object.entries(EVENT_TABLE).flatMap(([type, shape]) =>
    shape && shape.version > 1 ? [[type, String(shape.version)]] : [],
  );
  const named = [...text('CHANGELOG.md').matchAll(/^\| `(\w+)` +\| (\d+) /gm)].map(([, type, version]) => [
    type,
    version,
  ]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(raised));
});

/** Nothing that would oblige a lender to publish his own code; LGPL and MPL only where used unchanged, as it is. */
const FREE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
];
const UNCHANGED: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^(web-push$|lightningcss(-|$))/,
};
it('every package of the image has a licence that was looked at', () => {
  const unknown = shippedPackages().flatMap(({ name, licence }) => {
    const names = licence.replace(/[()]/g, '').split(/ AND | OR /);
    return names.every((one) => FREE.includes(one) || UNCHANGED[one]?.test(name)) ? [] : [`${name}: ${licence}`];
  });
  expect(unknown).toEqual([]);
});

it('the kept list of licences is that of the lock file, and the image has the texts', () => {
  expect(text('docs/licences.md')).toBe(printedLicences());
  expect(text('Containerfile')).toContain('node server/cli/licences.ts > licences.txt');
});
