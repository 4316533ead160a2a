/** What Compose makes of its files together: a demo, a cluster, and what a lender goes live with. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';

type Service = {
  environment?: Record<string, string>;
  env_file?: string[];
  volumes?: string[];
  logging?: { options?: Record<string, string> };
  depends_on?: Record<string, { condition: string }>;
  image?: string;
  command?: string[];
  build?: unknown;
  profiles?: string[];
};
type Services = Record<string, Service>;

/** Maps are merged and lists joined, except below `!override`. */
function merged(below: unknown, above: unknown, replaced: ReadonlySet<string>, at = ''): unknown {
  if (replaced.has(at) || below === undefined) return above;
  if (Array.isArray(below) && Array.isArray(above)) return [...below, ...above];
  if (typeof below !== 'object' || typeof above !== 'object' || above === null || below === null) return above;
  const [one, other] = [below as Record<string, unknown>, above as Record<string, unknown>];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      name in other ? merged(one[name], other[name], replaced, `${at}/${name}`) : one[name],
    ]),
  );
}

function overridden(map: YAMLMap, at = ''): string[] {
  return map.items.flatMap(({ key, value }) => {
    const here = `${at}/${isScalar(key) ? String(key.value) : ''}`;
    if ((value as { tag?: string } | null)?.tag === '!override') return [here];
    return isMap(value) ? overridden(value, here) : [];
  });
}

function servicesOf(...files: string[]): Services {
  let all: unknown = {};
  for (const file of files) {
    const document = parseDocument(readFileSync(file, 'utf8'), { merge: true, logLevel: 'silent' });
    expect(document.errors, file).toEqual([]);
    const services = document.get('services') as YAMLMap;
    all = merged(all, document.toJS().services, new Set(overridden(services)));
  }
  return all as Services;
}

const DEMO = 'docker-compose.yml';
const CLUSTER = 'docker-compose.cluster.yml';
const PRODUCTION = 'docker-compose.production.yml';
const ROLES = ['api', 'projector', 'worker'];
const WAYS = [
  { files: [DEMO] },
  { files: [DEMO, CLUSTER] },
  { files: [DEMO, PRODUCTION] },
  { files: [DEMO, CLUSTER, PRODUCTION] },
];

it.each(WAYS)('$files: no log grows for ever', ({ files }) => {
  for (const [name, { logging, profiles }] of Object.entries(servicesOf(...files)))
    if (!profiles?.includes('single-node'))
      expect(logging?.options, name).toEqual({ 'max-size': '10m', 'max-file': '5' });
});

it.each(WAYS)('$files: the role of Postgres is no administrator and is there before Nesie connects', ({ files }) => {
  const services = servicesOf(...files);
  const { POSTGRES_USER: administrator, POSTGRES_DB: database } = services.postgres?.environment ?? {};
  const maker = services['postgres-role'];
  expect(maker?.environment).toMatchObject({ PGUSER: administrator, PGDATABASE: database });
  expect(maker?.volumes).toEqual(['./deploy/helm/nesie/product-role.sql:/product-role.sql:ro']);
  expect(maker?.command?.at(-1)).toContain('alter role nesie password');
  for (const role of [...ROLES, ...(services.backup ? ['backup'] : [])]) {
    const { environment = {}, depends_on: after = {} } = services[role] ?? {};
    const url = /^postgres:\/\/(\w+):\$\{(\w+):.*@postgres:5432\/(\w+)$/.exec(environment.DATABASE_URL ?? '');
    expect(url?.slice(1)).toEqual(['nesie', 'POSTGRES_USER_PASSWORD', database]);
    expect(administrator).not.toBe('nesie');
    expect(JSON.stringify(environment)).not.toContain('POSTGRES_PASSWORD');
    if (role !== 'backup') expect(after['postgres-role']).toEqual({ condition: 'service_completed_successfully' });
  }
});

it.each(WAYS.slice(1))('$files: Nesie is a user of his own, whom an administrator has made', ({ files }) => {
  const services = servicesOf(...files);
  for (const role of ROLES) {
    const { environment = {}, depends_on: after = {}, volumes = [] } = services[role] ?? {};
    expect(environment.EVENTSTORE_URL).toMatch(
      /^esdb:\/\/nesie:\$\{EVENTSTORE_USER_PASSWORD:\?.*\?tls=true&tlsCAFile=/,
    );
    expect(JSON.stringify(environment)).not.toContain('EVENTSTORE_PASSWORD');
    expect(after['eventstore-user']).toEqual({ condition: 'service_completed_successfully' });
    expect(volumes).toEqual(expect.arrayContaining(['secrets:/data', './certs/ca:/certs/ca:ro']));
  }
  expect(services['eventstore-user']?.environment?.EVENTSTORE_ADMIN_URL).toMatch(/^esdb:\/\/admin:/);
});

it.each(WAYS.slice(2))('$files: what is built and started is named by its digest, or nothing starts', ({ files }) => {
  const services = servicesOf(...files);
  const variable = /@\$(?:\{)?(\w+_DIGEST)[:}]/;
  const asked = new Set<string>();
  for (const [name, { image, build, profiles }] of Object.entries(services)) {
    const given = image ?? (build as { args?: Record<string, string> }).args?.NODE_DIGEST;
    // Compose fills in what a service wants before it leaves one out.
    for (const [, required = ''] of (given ?? '').matchAll(/\$\{(\w+):\?/g)) asked.add(required);
    if (profiles?.includes('single-node')) continue;
    expect(given, name).toMatch(/\w+_DIGEST/);
    if (image) expect(image, name).toMatch(variable);
  }
  for (const required of ['NODE_DIGEST', 'POSTGRES_DIGEST', 'EVENTSTORE_DIGEST']) expect(asked).toContain(required);
});

it.each(WAYS.slice(2))('$files goes live: its settings, its keys, no password that is published', ({ files }) => {
  const services = servicesOf(...files);
  for (const role of [...ROLES, 'backup']) {
    const { environment = {}, env_file: settings, volumes } = services[role] ?? {};
    const keys = role === 'projector' ? [] : [role === 'worker' ? './keys/worker:/keys' : './keys:/keys'];
    expect(environment).toMatchObject({ NESIE_ENV: 'production', SECRETS_FILE: keys[0] ? '/keys/secrets.json' : '' });
    expect(settings).toEqual(['settings.env']);
    expect(volumes?.filter((volume) => volume.startsWith('./keys'))).toEqual(keys);
  }
  const read = ['api', 'postgres', 'postgres-role', 'backup', 'eventstore-user'].map(
    (name) => services[name]?.environment,
  );
  for (const [, tail] of JSON.stringify(read).matchAll(/\$\{\w*PASSWORD(.)/g)) expect(tail).toBe(':');
  expect(JSON.stringify(read)).not.toContain('PASSWORD:-');
});
