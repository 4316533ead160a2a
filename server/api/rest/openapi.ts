/** GET /json/openapi.json: OpenAPI 3.1 from the zod types that validate the calls. */
import { type $ZodType, safeParse } from 'zod/v4/core';
import { exampleOf } from '../../../schema/rest/examples/life.ts';
import type { Example } from '../../../schema/rest/examples/values.ts';
import { ABOUT } from './about.ts';
import { Components } from './answer-schema.ts';
import { CALLBACK_SECURITY, callbackPaths } from './callbacks-document.ts';
import { answerExampleOf } from './example-answers.ts';
import { inputSchema, type Json } from './input-schema.ts';
import { errorList, REFUSAL_SCHEMAS, responsesOf, SHARED_RESPONSES } from './responses.ts';
import type { RestRoute } from './route.ts';

type Values = Readonly<Record<string, unknown>>;

function parameters(type: $ZodType | undefined, place: 'path' | 'query', example: Values = {}): Json[] {
  if (!type) return [];
  const schema = inputSchema(type) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: property,
    ...(Object.hasOwn(example, name) ? { example: example[name] } : {}),
  }));
}

const pathParameters = (row: RestRoute, example: Values = {}): Json[] => {
  const named = [...pathOf(row).matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const described = parameters(row.params, 'path', example).filter(({ name }) => named.includes(String(name)));
  const missing = named.filter((name) => !described.some((item) => item.name === name));
  return [
    ...described,
    ...missing.map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
      ...(Object.hasOwn(example, name) ? { example: example[name] } : {}),
    })),
  ];
};

const header = (name: string, description: string, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});
const LOCALE = header('x-locale', 'language of the texts', { type: 'string', enum: ['ru', 'kk', 'kz'] });
const KEY = header('Idempotency-Key', 'the same key and body get the same answer', { type: 'string', maxLength: 64 });
const CLIENT = header('googleClientId', 'an id of web analytics; taken and not kept');
const CAPTCHA = header(
  're-captcha',
  'base64 of the JSON {challenge, solution}: a challenge of GET /json/captcha/{action}, solved; it counts once',
);
const WITH_CAPTCHA = /checkPhone|login|registration$|password\/restore/;
const MAY_NEED_CAPTCHA = header('re-captcha', 'the same, for documents of a caller who is not signed in');

const headersOf = ({ method, path, forBody }: RestRoute): Json[] => [
  LOCALE,
  CLIENT,
  ...(method === 'POST' ? [KEY] : []),
  ...(WITH_CAPTCHA.test(path) ? [CAPTCHA] : []),
  ...(forBody ? [MAY_NEED_CAPTCHA] : []),
];

/** `/json/profile/sms/limit/:smsMessageType` is getProfileSmsLimitSmsMessageType. */
const operationIdOf = ({ method, path }: RestRoute): string =>
  method.toLowerCase() +
  path
    .replace('/json', '')
    .replace(/[^A-Za-z0-9]+([A-Za-z0-9])/g, (_all, first: string) => first.toUpperCase())
    .replace(/\W/g, '');

/** The room of the path; what stands under the brand belongs to registration. */
const tagOf = ({ path }: RestRoute): string => {
  const first = path.split('/')[2] ?? '';
  return first.startsWith(':') ? 'registration' : first;
};

function bodyOf(row: RestRoute, example: Example | undefined): Json {
  if (row.fileType)
    return { required: true, content: { [row.fileType]: { schema: { type: 'string', format: 'binary' } } } };
  if (!row.body) return {};
  const schema = inputSchema(row.body);
  const aliases = Object.entries(row.names ?? {}).map(([theirs, ours]) => `\`${theirs}\` for \`${ours}\``);
  const content = { schema, ...(example?.body ? { example: example.body } : {}) };
  return {
    ...(aliases.length > 0 ? { description: `Also read: ${aliases.join(', ')}` } : {}),
    required: !safeParse(row.body, {}).success,
    content: { 'application/json': content, 'application/x-www-form-urlencoded': content },
  };
}

const WHO: Readonly<Record<string, string>> = {
  anonymous: 'Nobody needs to be signed in.',
  borrower: 'The caller is a signed-in borrower and sees only what is their own.',
  depends: 'REGISTRATION and RESTORE_PASSWORD need nobody to be signed in; everything else needs the borrower.',
};

const descriptionOf = (row: RestRoute): string =>
  [
    WHO[row.forBody ? 'depends' : row.policy.includes('anonymous') ? 'anonymous' : 'borrower'],
    ...errorList(row).map(({ key, ru }) => `- \`${key}\`: ${ru}`),
  ].join('\n');

const SIGNED_IN = [{ cookie: [] }, { token: [] }, { authToken: [] }];

function operationOf(row: RestRoute, components: Components): Json {
  const example = exampleOf(row.method, row.path);
  const body = bodyOf(row, example);
  const open = row.policy.includes('anonymous');
  return {
    operationId: operationIdOf(row),
    tags: [tagOf(row)],
    summary: row.summary,
    description: descriptionOf(row),
    parameters: [
      ...pathParameters(row, example?.params),
      ...parameters(row.query, 'query', example?.query),
      ...headersOf(row),
    ],
    ...(body.content ? { requestBody: body } : {}),
    security: [...(row.forBody ? [{}] : []), ...(open && !row.forBody ? [] : SIGNED_IN)],
    'x-roles': row.policy,
    'x-errors': errorList(row),
    responses: responsesOf(row, components, answerExampleOf(row.method, row.path)),
  };
}

export function openApiOf(routes: readonly RestRoute[], cookie: string, url: string): Json {
  const components = new Components();
  const paths: Record<string, Json> = {};
  for (const row of routes) {
    const path = pathOf(row);
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(row, components) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Nesie', version: '1.0.0', description: ABOUT, license: { name: 'Proprietary', url } },
    servers: [{ url }],
    tags: [...new Set(routes.map(tagOf)), 'webhooks'].map((name) => ({ name, description: TAGS[name] ?? name })),
    paths: { ...paths, ...callbackPaths() },
    components: {
      schemas: { ...REFUSAL_SCHEMAS, ...components.schemas },
      responses: SHARED_RESPONSES,
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: cookie },
        token: { type: 'apiKey', in: 'header', name: 'x-auth-token' },
        authToken: { type: 'apiKey', in: 'header', name: 'authToken' },
        ...CALLBACK_SECURITY,
      },
    },
  };
}

/** The brand is fixed, so it stands in the path; the other parameters stay. */
const pathOf = (row: RestRoute): string =>
  row.path.replace(/:(\w+)/g, (_all, name: string) => fixedIn(row, name) ?? `{${name}}`);

function fixedIn({ params }: RestRoute, name: string): string | undefined {
  const { properties = {} } = params ? (inputSchema(params) as { properties?: Record<string, Json> }) : {};
  const fixed = properties[name]?.const;
  return typeof fixed === 'string' ? fixed : undefined;
}

const TAGS: Readonly<Record<string, string>> = {
  captcha: 'The task that a browser solves before a code or a sign-in',
  authorized: 'Is the caller signed in',
  login: 'Sign-in',
  logout: 'Sign-out',
  profile: 'Profile, password, phone, e-mail, face check',
  consents: 'Texts to tick',
  registration: 'Registration: phone, consents, password',
  account: 'Balance, bonuses, lock, open sessions',
  credit: 'Application and loan',
  product: 'Products',
  document: 'Contracts, statements, signatures',
  decision: 'Decision and bank statements',
  restructuring: 'Restructuring',
  payment: 'Payout, payment, cards',
  card: 'Cards',
  experiment: 'Messages, experiments',
  push: 'Messages to browsers',
  office: 'What staff look at',
  behaviour: 'What visitors do on the pages',
  webhooks: 'Signed notices of providers',
};
