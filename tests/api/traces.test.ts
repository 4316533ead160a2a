/** Traces, as a collector gets them over HTTP: from the request to the command, its events, projection and workflow. */
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { READ_MODELS } from '../../projections/models.ts';
import { startRunner } from '../../projections/runner.ts';
import { startTraces, tracedSource } from '../../server/compose/traces.ts';
import { watched } from '../../server/compose/watched.ts';
import { inSpan } from '../../server/use-cases/kernel/span.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { aBorrower, type LendingWorld, lendingWorld, type TestPerson } from '../support/lending-world.ts';
import { until } from '../support/until.ts';

type Value = { stringValue?: string; arrayValue?: { values: Value[] }; intValue?: number };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Value }[];
};

let collector: Server;
let url: string;
const bodies: string[] = [];
let world: LendingWorld;
let app: LendingApp;
let person: TestPerson;
let stop: (() => Promise<void>) | undefined;

const spans = (): Span[] =>
  bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
const APPLY = `mutation($input: TermsInput!) { apply(input: $input) { loan { id } errors { code } } }`;
const CANCEL = 'mutation($id: LoanId!) { cancelApplication(loanId: $id) { loan { status } errors { code } } }';
const INPUT = {
  productType: 'INDIVIDUAL_PERSON_SPL',
  pricing: 'FLEXIBLE',
  amount: '175000.00',
  term: 20,
  purpose: 10,
  fastIssue: false,
  insuranceAgreed: false,
};

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
  world = await lendingWorld();
  app = await lendingApp(world);
  person = await aBorrower(world);
});
afterAll(async () => {
  await stop?.();
  await app.app.close();
  await world.close();
  collector.close();
});

it('off: no span is made and nothing is sent', async () => {
  expect(await startTraces({ traces: undefined }, 'all')).toBeUndefined();
  expect(
    await inSpan(
      'x',
      () => expect.unreachable(),
      async () => 1,
    ),
  ).toBe(1);
  expect(bodies).toEqual([]);
});

it('on: one trace has the id of the request and holds command, events, projection, workflow and provider', async () => {
  stop = await startTraces({ traces: { url, share: 1 } }, 'all');
  const runner = await startRunner({
    url: world.databaseUrl,
    source: tracedSource(world.ledger.feed),
    models: READ_MODELS,
  });
  const workflows = world.startWorkflows();
  const token = await app.tokenOf(person.borrowerId);
  const { loan } = (await app.graphql(token, APPLY, { input: INPUT })).body.data.apply;
  await app.graphql(token, CANCEL, { id: loan.id });
  await app.graphql(token, CANCEL, { id: randomUUID() });
  const bank = watched('bank', { pay: async () => 'PAID' }, { warn: () => undefined }, { count: 0 });
  await inSpan(
    'a step',
    () => ({}),
    () => bank.pay(),
  );
  await until(async () => runner.state().position === (await world.ledger.head({ prefixes: ['loan-', 'slot-'] })));
  await workflows.idle(await world.ledger.head({ prefixes: ['loan-', 'slot-'] }));
  await workflows.stop();
  await runner.stop();
  await stop?.();
  stop = undefined;

  const all = spans();
  const cancelled = all.find(({ name }) => name === 'mutation cancelApplication');
  const trace = all.filter(({ traceId }) => traceId === cancelled?.traceId);
  const under = (parent: Span | undefined) => trace.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);
  const named = (parent: Span | undefined, name: string) => under(parent).find((one) => one.name.startsWith(name));
  const command = named(cancelled, 'command');
  expect(command, trace.map(({ name }) => name).join('\n')).toBeDefined();
  expect(textOf(named(command, 'append'), 'nesie.events')).toEqual(['ApplicationCancelled']);
  expect(named(command, 'project')).toBeDefined();
  const workflow = named(cancelled, 'workflow slot-release');
  expect(named(workflow, 'command')).toBeDefined();
  expect(cancelled?.kind).toBe(2);
  expect(all.map((span) => textOf(span, 'nesie.refusals'))).toContainEqual(['NOT_FOUND']);
  const step = all.find(({ name }) => name === 'a step');
  expect(all.find(({ name }) => name === 'provider bank pay')?.parentSpanId).toBe(step?.spanId);
  expect(bodies.join('')).not.toContain(person.phone.slice(-10));
});

it('a share of 0 sends nothing, and a collector that is away harms no request', async () => {
  bodies.length = 0;
  stop = await startTraces({ traces: { url, share: 0 } }, 'all');
  await app.graphql(null, '{ products { productType } }');
  await stop?.();
  expect(bodies).toEqual([]);
  stop = await startTraces({ traces: { url: 'http://127.0.0.1:9/v1/traces', share: 1 } }, 'all');
  expect((await app.graphql(null, '{ products { productType } }')).status).toBe(200);
  await stop?.();
  stop = undefined;
});

const textOf = (span: Span | undefined, key: string): unknown => {
  const value = span?.attributes.find((one) => one.key === key)?.value;
  return value?.arrayValue ? value.arrayValue.values.map((one) => one.stringValue) : value?.stringValue;
};
