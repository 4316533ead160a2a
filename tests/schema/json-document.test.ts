/** openapi.json of the whole product: what it says of answers, refusals and callbacks. */
import qs from 'qs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { readForm } from '../../schema/forms/read.ts';
import { ERRORS } from '../../schema/reference/json-errors.ts';
import { REFUSALS } from '../../schema/reference/refusals.ts';
import { exampleOf } from '../../schema/rest/examples/life.ts';
import { toOurs } from '../../schema/rest/profile.ts';
import { TEST_CARDS } from '../../server/adapters/card-processor/test-cards.ts';
import { readFormBody } from '../../server/api/http/bodies.ts';
import { ABOUT } from '../../server/api/rest/about.ts';
import { readPart } from '../../server/api/rest/input.ts';
import { inputSchema } from '../../server/api/rest/input-schema.ts';
import { jsonDocument, jsonRoutes } from '../../server/cli/json-document.ts';
import type { Misfits } from '../support/json-examples.ts';

type Schema = {
  type?: string;
  $ref?: string;
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
};
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  'x-errors'?: { key: string; ru: string; kk: string }[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
const document = jsonDocument() as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object };
};
const all = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, ...operation })),
);
const calls = all.filter(({ tags }) => !tags.includes('webhooks'));

/** The part of an answer with code 0. */
const ownOf = ({ responses }: Operation): Schema | undefined => {
  const schema = responses[200]?.content?.['application/json']?.schema;
  return schema?.oneOf?.[0] ?? schema;
};

test('the examples have the types of the document', () => {
  expectTypeOf<Misfits>().toEqualTypeOf<never>();
});

describe('a field that may be left out may be null', () => {
  type Fields = Readonly<Record<string, unknown>>;
  const withBody = jsonRoutes().flatMap(({ method, path, body, fileType, names }) => {
    const example = exampleOf(method, path)?.body ?? {};
    const given: Fields = Object(names ? toOurs(example, names) : example);
    return body && !fileType ? [{ call: `${method} ${path}`, body, given }] : [];
  });
  const fieldsOf = (body: (typeof withBody)[number]['body']): string[] => {
    const { anyOf = [], oneOf = [], ...own } = inputSchema(body) as Schema & { anyOf?: Schema[] };
    return [own, ...anyOf, ...oneOf].flatMap(({ properties = {} }) => Object.keys(properties));
  };
  /** A field for which null is a value keeps it. */
  const nullAside = (read: ReturnType<typeof readPart>, field: string) =>
    'value' in read
      ? Object.entries(Object(read.value)).filter(([name, value]) => name !== field || value !== null)
      : read;

  test.each(withBody.map((row) => [row.call, row] as const))('%s', (_call, { body, given }) => {
    for (const field of fieldsOf(body)) {
      const { [field]: _left, ...without } = given;
      const absent = readPart(body, without);
      if ('problems' in absent) continue;
      const asNull = readPart(body, { ...without, [field]: null });
      expect([field, nullAside(asNull, field)]).toEqual([field, nullAside(absent, field)]);
    }
  });

  test('a field that is needed stays needed', () => {
    const row = jsonRoutes().find(({ path, method }) => path === '/json/credit' && method === 'POST');
    const example = exampleOf('POST', '/json/credit')?.body ?? {};
    const read = (body: unknown) => row?.body && readPart(row.body, body);
    expect(read({ ...example, insuranceAgreed: null, fastIssue: null, pricing: null })).toMatchObject({
      value: { insuranceAgreed: false, fastIssue: false, pricing: 'FLEXIBLE' },
    });
    expect(read({ ...example, purpose: null, insuranceAgreed: null })).toEqual({
      problems: { purpose: 'FIELD_REQUIRED' },
    });
  });
});

test('the document tells of the stranger and of an address that is too long', () => {
  const named = (name: string) => calls.find((call) => call.name === name);
  const stranger = named('GET /json/authorized/authorizedV2')?.responses[200]?.content?.['application/json']?.schema;
  expect(stranger?.oneOf?.[1]).toEqual({ $ref: '#/components/schemas/Refusal' });
  for (const call of calls.filter(({ name }) => name.includes('{'))) expect(call.responses).toHaveProperty('414');
});

describe('a form says what JSON says, as qs, jQuery and PHP write it', () => {
  const withBody = jsonRoutes().filter(({ body, fileType }) => body && !fileType);
  const php = (_name: string, value: unknown) => (typeof value === 'boolean' ? Number(value) : value);
  test.each(withBody.map((row) => [`${row.method} ${row.path}`, row] as const))('%s', (_call, row) => {
    const given = exampleOf(row.method, row.path)?.body ?? {};
    const read = (body: unknown) => row.body && readForm(row.body, row.names ? toOurs(body, row.names) : body);
    expect(read(given)).toHaveProperty('value');
    const nested = /\[\{/.test(JSON.stringify(given));
    const written = [
      qs.stringify(given),
      qs.stringify(JSON.parse(JSON.stringify(given, php))),
      ...(nested ? [] : [qs.stringify(given, { arrayFormat: 'brackets' })]),
    ];
    for (const form of written) expect(read(readFormBody(form))).toEqual(read(given));
  });
});

test('the guide names a test card that the sandbox takes, and only calls that there are', () => {
  expect(ABOUT).toContain(TEST_CARDS[0]?.pan);
  const named = [...ABOUT.matchAll(/(GET|POST) (\/json\/[\w/{}-]+)/g)].map(([, method, path]) => `${method} ${path}`);
  const known = calls.map(({ name }) => name.replace('{biometryType}', 'FACE'));
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

test('a summary says in plain words what the call does', () => {
  expect(all.filter(({ summary }) => !/^\p{Lu}/u.test(summary)).map(({ name, summary }) => [name, summary])).toEqual(
    [],
  );
});

describe('answers', () => {
  test.each(calls.map((call) => [call.name, call] as const))('%s has a schema of its own', (_name, call) => {
    const files = call.responses[200]?.content ?? {};
    if (files['application/pdf'] || files['application/octet-stream']) return;
    const own = ownOf(call);
    expect(own?.required).toContain('code');
    expect(own?.properties?.code).toEqual({ type: 'number', const: 0 });
  });

  test('a sum is a number, and a field that may be absent is not required', () => {
    const { Credit } = document.components.schemas as Record<string, Schema>;
    expect(Credit?.properties?.amount).toMatchObject({ type: 'number' });
    expect(Credit?.required).toEqual(expect.arrayContaining(['id', 'amount', 'payments']));
    expect(Credit?.required).not.toContain('debtSum');
  });
});

test('every refusal that is listed belongs to a call that there is, with its texts', () => {
  const known = calls.map(({ name }) => name.replace('/json/nesie/', '/json/:brand/').replace(/\{(\w+)\}/g, ':$1'));
  const brand = (name: string) => name.replace('/restructuring/nesie/', '/restructuring/:brand/');
  expect(Object.keys(ERRORS).filter((name) => !known.map(brand).includes(name))).toEqual([]);
  const keys = new Set<string>(Object.values(REFUSALS));
  for (const { 'x-errors': errors = [] } of calls)
    for (const { key, ru, kk } of errors) expect([keys.has(key), ru !== '', kk !== '']).toEqual([true, true, true]);
});

test('each callback names its signature and the answer to one without it', () => {
  const callbacks = all.filter(({ tags }) => tags.includes('webhooks'));
  expect(callbacks.map(({ name }) => name)).toHaveLength(7);
  for (const { responses } of callbacks) expect(Object.keys(responses)).toEqual(['200', '401', '422', '500']);
});
