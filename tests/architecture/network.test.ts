/** Who reaches whom in a cluster: the policies of the chart, read as Kubernetes adds them up. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

type Selector = { matchLabels?: Record<string, string> };
type Peer = { podSelector?: Selector; namespaceSelector?: Selector; ipBlock?: { cidr: string; except: string[] } };
type Rule = { from?: Peer[]; to?: Peer[]; ports?: { port: number | string }[] };
type Policy = {
  metadata: { name: string };
  spec: { podSelector: Selector; policyTypes: string[]; ingress?: Rule[]; egress?: Rule[] };
};

const CHART = 'deploy/helm/nesie';
const template = readFileSync(`${CHART}/templates/network.yaml`, 'utf8');
const policies = parseAllDocuments(
  template
    .replace(/^\{\{-.*\}\}$/gm, '')
    .replace(/\{\{ \.(?:Values\.)?([\w.]+)(?: \| quote)? \}\}/g, (_, path) => `${path}`),
).map((one) => one.toJS() as Policy);
const labels = (component: string) => ({
  'app.kubernetes.io/name': 'nesie',
  'app.kubernetes.io/instance': 'Release.Name',
  'app.kubernetes.io/component': component,
});
const chosen = (pod: Record<string, string>) =>
  policies.filter(({ spec }) => Object.entries(spec.podSelector.matchLabels ?? {}).every(([k, v]) => pod[k] === v));
const NAMESPACE = 'kubernetes.io/metadata.name';
const callers = (pod: Record<string, string>) =>
  chosen(pod).flatMap(({ spec }) =>
    (spec.ingress ?? []).flatMap(({ from = [], ports = [] }) =>
      from.map(
        ({ namespaceSelector: far, podSelector: near }) =>
          `${far?.matchLabels?.[NAMESPACE] ?? near?.matchLabels?.['app.kubernetes.io/name']}:${ports[0]?.port ?? 'any'}`,
      ),
    ),
  );
const outside = (component: string) =>
  chosen(labels(component)).flatMap(({ spec }) => (spec.egress ?? []).flatMap(({ to = [] }) => to));

describe('in a cluster', () => {
  const components = new Set(
    globSync(`${CHART}/templates/*.yaml`).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/component: ([\w-]+) \}$/gm)].map(([, name = '']) => name),
    ),
  );

  it('every pod of the chart is closed both ways but for what is named', () => {
    expect(components).toEqual(new Set(['api', 'projector', 'worker', 'backup', 'postgres-role']));
    for (const component of components) {
      const types = new Set(chosen(labels(component)).flatMap(({ spec }) => spec.policyTypes));
      expect(types, component).toEqual(new Set(['Ingress', 'Egress']));
    }
  });

  it.each([
    ['api', ['network.proxyNamespace:http', 'network.monitoringNamespace:health']],
    ['projector', ['network.monitoringNamespace:health']],
    ['worker', ['network.monitoringNamespace:health']],
    ['backup', []],
    ['postgres-role', []],
  ])('%s is reached by %j', (component, expected) => {
    expect(callers(labels(component))).toEqual(expected);
  });

  it('the ingress and Prometheus come to different ports, and each process shows its figures on the second (R1002)', () => {
    const read = (name: string) => readFileSync(`${CHART}/templates/${name}.yaml`, 'utf8');
    expect(read('ingress')).toContain('port: { name: http }');
    expect(read('service')).toContain('ports: [{ name: http, port: 80, targetPort: http }]');
    for (const component of ['api', 'projector', 'worker']) {
      const pod = read(component);
      const [, scraped] = /prometheus\.io\/port: "(\d+)"/.exec(pod) ?? [];
      const named = [...pod.matchAll(/\{ name: (\w+), containerPort: (\d+) \}/g)];
      expect(named.find(([, , port]) => port === scraped)?.[1], component).toBe('health');
    }
  });

  it.each([
    ['postgres', ['nesie:network.postgresPort', 'network.postgresName:network.postgresPort']],
    ['eventstore', ['nesie:network.eventstorePort', 'network.eventstoreName:any']],
  ])('%s is reached by Nesie and its own', (name, expected) => {
    expect(callers({ 'app.kubernetes.io/name': `network.${name}Name` })).toEqual(expected);
  });

  it('the api and the worker call providers, never the address by which a cloud tells a machine its rights', () => {
    for (const component of components) {
      const calls = outside(component);
      expect(calls.length > 0, component).toBe(component === 'api' || component === 'worker');
      const v4 = calls.filter(({ ipBlock }) => ipBlock?.cidr === '0.0.0.0/0');
      for (const { ipBlock } of v4) expect(ipBlock?.except).toEqual(['169.254.0.0/16']);
    }
  });
});
