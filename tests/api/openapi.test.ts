/** GET /json/openapi.json: what it says of a request is what the server reads. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type AccessApp, accessApp } from '../support/access-app.ts';
import { Client, registrationConsents, stepsOf } from '../support/access-client.ts';
import { anApplicant, chance } from '../support/person.ts';

type Schema = { required?: string[]; properties?: Record<string, Record<string, unknown>> };
type Operation = {
  operationId: string;
  tags: string[];
  security: unknown[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
};
type Document = { servers: unknown[]; paths: Record<string, Record<string, Operation>> };

let access: AccessApp;
let document: Document;
beforeAll(async () => {
  access = await accessApp();
  document = (await new Client(access).get('/json/openapi.json')).body as Document;
});
afterAll(() => access.close());

const operation = (path: string, method = 'post'): Operation => {
  const found = document.paths[path]?.[method];
  if (!found) throw new Error(`no ${method} ${path}`);
  return found;
};
const bodyOf = (path: string): Schema =>
  operation(path).requestBody?.content['application/x-www-form-urlencoded']?.schema ?? {};

test('each call has an id of its own, a room, and the answers to a request that is refused', () => {
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
  for (const { tags, responses } of all.filter((one) => !one.tags.includes('webhooks'))) {
    expect(tags).toEqual([expect.stringMatching(/^[a-z]+$/)]);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '403', '500', '503']));
  }
  expect(document.servers).toEqual([{ url: 'http://localhost:4000' }]);
  expect(operation('/json/login').security).toEqual([]);
  expect(operation('/json/profile', 'get')).toMatchObject({
    operationId: 'getProfile',
    security: [{ cookie: [] }, { token: [] }, { authToken: [] }],
    responses: { 401: {} },
  });
});

test('only what a call refuses to miss is required', () => {
  expect(bodyOf('/json/login').required).toEqual(['password']);
  expect(bodyOf('/json/profile/additionalData/edit').required).toEqual([]);
  expect(bodyOf('/json/profile/contacts/edit').required).toEqual(['relative', 'friend']);
  expect(operation('/json/login').parameters.map(({ name, required }) => [name, required])).toEqual([
    ['x-locale', false],
    ['googleClientId', false],
    ['Idempotency-Key', false],
    ['re-captcha', false],
  ]);
});

test('the schemas take what the server takes, and refuse what it refuses', () => {
  const person = anApplicant(chance(7));
  const { personal, address, employment, contacts } = stepsOf(person);
  const registration = { phone: person.phone, code: '1234', consents: registrationConsents };
  const bodies: [path: string, body: object, field: string][] = [
    ['/json/nesie/registration', registration, 'consents'],
    ['/json/profile/personalData/edit', personal, 'documentIssuedOn'],
    ['/json/profile/address/edit', address, 'livesAtRegistration'],
    ['/json/profile/employmentData/edit', employment, 'declarations'],
    ['/json/profile/contacts/edit', contacts, 'friend'],
  ];
  for (const [path, body, field] of bodies) {
    const schema = z.fromJSONSchema(bodyOf(path));
    expect({ path, ...schema.safeParse(body) }).toMatchObject({ path, success: true });
    expect({ path, ...schema.safeParse({ ...body, [field]: undefined }) }).toMatchObject({ path, success: false });
    expect({ path, ...schema.safeParse({ ...body, [field]: 5 }) }).toMatchObject({ path, success: false });
  }
});
