/** schema/gateway/openapi.json: the contract for whoever writes a bridge, printed from the zod types that check it. */
import { join } from 'node:path';
import { z } from 'zod';
import { CALLBACKS } from '../../schema/gateway/callbacks.ts';
import { INQUIRED, INQUIRIES, RECALL } from '../../schema/gateway/inquiries.ts';
import { HTTP_STATUS, OPERATIONS } from '../../schema/gateway/operations.ts';
import { SAMPLES } from '../../schema/gateway/samples.ts';
import { ROOT } from './steps.ts';

type Json = Record<string, unknown>;
export const GATEWAY_DOCUMENT = join(ROOT, 'schema', 'gateway', 'openapi.json');

const wire = (type: z.ZodType): Json => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
  return schema;
};
const content = (schema: Json, example?: unknown): Json => ({
  content: { 'application/json': { schema, ...(example ? { example } : {}) } },
});
const envelope = (port: string, operation: string, more: Json, required: string[]): Json => ({
  type: 'object',
  required: ['port', 'operation', 'key', 'sentAt', ...required],
  properties: {
    port: { const: port },
    operation: { const: operation },
    key: { type: 'string', maxLength: 64, description: 'one key, one act' },
    sentAt: { type: 'string', format: 'date-time' },
    ...more,
  },
});
const header = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});
const SIGNATURE = [
  header('webhook-id', 'id of this message; the answer repeats it'),
  header('webhook-timestamp', 'unix seconds; valid for five minutes'),
  header('webhook-signature', 'v1,<base64>, several with a space between them; one has to fit'),
];
const UNSIGNED = {
  '400': { description: 'not a request of this contract; needs no signature' },
  '401': { description: 'no valid signature of this port; needs no signature' },
};

/** One schema for all answers of a call, whatever their HTTP status; it stands in `components` under `name`. */
const answersOf = (answers: readonly z.ZodType[]): Json => {
  const schemas = [...new Map(answers.map(wire).map((schema) => [JSON.stringify(schema), schema])).values()];
  return schemas.length === 1 ? (schemas[0] ?? {}) : { anyOf: schemas };
};

function responses(name: string, answers: readonly z.ZodType[]): Json {
  const text = JSON.stringify(answersOf(answers));
  const statuses = Object.entries(HTTP_STATUS).filter(([status]) => text.includes(`"${status}"`));
  const described = [['200', 'signed; `status` decides'], ...statuses.map(([status, code]) => [String(code), status])];
  const body = content({ $ref: `#/components/schemas/${name}` });
  return {
    ...Object.fromEntries(described.map(([code = '', description]) => [code, { description, ...body }])),
    ...UNSIGNED,
  };
}

function call(
  port: string,
  place: string,
  summary: string,
  body: Json,
  answers: readonly z.ZodType[],
  conflict = false,
) {
  return {
    operationId: `${port}-${place}`,
    summary,
    tags: [port],
    parameters: [...SIGNATURE, header('idempotency-key', 'the key of the body')],
    requestBody: { required: true, ...body },
    responses: {
      ...responses(`${port}-${place}`, answers),
      ...(conflict
        ? { '409': { description: 'signed, {"status":"CONFLICT"}: the key has come with other data' } }
        : {}),
    },
  };
}

type Port = keyof typeof OPERATIONS;
const operationsOf = (port: Port) => Object.entries<{ data: z.ZodType; answer: z.ZodType }>(OPERATIONS[port]);
function answersByPlace(port: Port): Readonly<Record<string, readonly z.ZodType[]>> {
  const inquiries = INQUIRED[port]?.map((of) => INQUIRIES[of]);
  const operations = operationsOf(port).map(([, { answer }]) => answer);
  const recalls = 'payout' in OPERATIONS[port] ? { recalls: [RECALL] } : {};
  return { operations, ...(inquiries ? { inquiries } : {}), ...recalls };
}

function pathsOf(port: Port): Json {
  const operations = operationsOf(port);
  const names = operations.map(([name]) => name);
  const [first = ''] = names;
  const bodies = operations.map(([name, { data }]) => envelope(port, name, { data: wire(data) }, ['data']));
  const example = { port, operation: first, key: 'k-1', sentAt: '2026-12-01T10:00:00Z', data: SAMPLES[port][first] };
  const asked = {
    operations: [names.join(', '), content(bodies.length === 1 ? (bodies[0] ?? {}) : { anyOf: bodies }, example)],
    inquiries: [
      'what became of a key',
      content(envelope(port, 'inquire', { of: { type: 'string', enum: INQUIRED[port] } }, ['of'])),
    ],
    recalls: ['not this payout, or never', content(envelope(port, 'recall', {}, []))],
  } as Readonly<Record<string, readonly [string, Json]>>;
  return Object.fromEntries(
    Object.entries(answersByPlace(port)).map(([place, answers]) => {
      const [summary, body] = asked[place] ?? ['', {}];
      const post = call(port, place, summary, body, answers, place === 'operations');
      return [`/v1/${port}/${place}`, { post }];
    }),
  );
}

const schemasOf = (port: Port): Json =>
  Object.fromEntries(
    Object.entries(answersByPlace(port)).map(([place, answers]) => [`${port}-${place}`, answersOf(answers)]),
  );

const webhookOf = ([port, { path, notice }]: [string, { path: string; notice: z.ZodType }]) => [
  port,
  {
    post: {
      operationId: `${port}-callback`,
      summary: `to ${path} at Nesie, repeated until 2xx`,
      tags: [port],
      parameters: SIGNATURE,
      requestBody: { required: true, ...content(wire(notice)) },
      responses: {
        '200': { description: 'taken' },
        '401': { description: 'no valid signature' },
        '422': { description: 'signed, but not of this contract' },
        '500': { description: 'repeat it later' },
      },
    },
  },
];

const ABOUT = `Nesie asks, the bridge answers. Requests, answers and callbacks are signed by Standard Webhooks (HMAC-SHA-256 over id.timestamp.body) with the keys that \`npm run gateway -- keys\` prints. Amounts are whole tiyn. The same key with the same data gets the same answer, for 90 days or longer. Ignore fields that you do not know: within /v1 fields and calls are added, none is changed or taken away. Answer 400 to a call that you do not know.`;

export function gatewayDocument(): Json {
  const ports = Object.keys(OPERATIONS) as Port[];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Nesie gateway',
      version: '1.0.0',
      description: ABOUT,
      license: { name: 'UNLICENSED', identifier: 'UNLICENSED' },
    },
    servers: [{ url: 'https://bridge.lender.kz' }],
    security: [],
    tags: ports.map((name) => ({ name, description: Object.keys(OPERATIONS[name]).join(', ') })),
    paths: Object.assign({}, ...ports.map(pathsOf)),
    components: { schemas: Object.assign({}, ...ports.map(schemasOf)) },
    webhooks: Object.fromEntries(Object.entries(CALLBACKS).map(webhookOf)),
  };
}

export const printedGateway = (): string => `${JSON.stringify(gatewayDocument(), undefined, 2)}\n`;
