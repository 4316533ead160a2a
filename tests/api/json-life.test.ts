/** Every call of /json in the order of a borrower's life, with the examples of openapi.json. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentsAt } from '../../schema/reference/consents/all.ts';
import { REFUSALS } from '../../schema/reference/refusals.ts';
import { LIFE } from '../../schema/rest/examples/life.ts';
import { type Call, EXAMPLE, type Example } from '../../schema/rest/examples/values.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { sampleStatement } from '../../server/adapters/statement/sample.ts';
import { makeExperiments } from '../../server/use-cases/feedback/experiments.ts';
import type { Runner } from '../../server/workflows/runner.ts';
import type { paths } from '../generated/json-api.ts';
import { closeDays, il, issued, on, pay, paymentId } from '../support/a-loan.ts';
import { amountHeld, aProvedCard, HELD } from '../support/a-proved-card.ts';
import { restructured } from '../support/a-restructuring.ts';
import { fieldsOf as drawn, drawnFrom, type Schema } from '../support/json-bodies.ts';
import { done } from '../support/json-client.ts';
import { injectedClient } from '../support/json-inject.ts';
import { pathOf, Walker } from '../support/json-life.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { applied, codeFor, complete, faceShown, given, signedDocument } from '../support/lending-steps.ts';
import {
  aBorrower,
  aCaller,
  type LendingWorld,
  lendingWorld,
  TERMS,
  type TestPerson,
} from '../support/lending-world.ts';
import { asIs, lent } from '../support/lent.ts';
import { anApplicant, chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';
import { FULL } from '../support/size.ts';
import type { Story } from '../support/spec.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
let app: LendingApp;
let runner: Runner;
const WRONG_REQUESTS = FULL ? 2_000 : 80;
const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
const answered = new Map<Call, unknown>();
const undeclared = new Set<string>();
type Described = { content?: { 'application/json'?: { example?: unknown } }; $ref?: string };
type Operation = {
  'x-errors'?: { key: string }[];
  responses: Record<number, Described>;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
let document: { paths: Record<string, Record<string, Operation>> };

beforeAll(async () => {
  world = await lendingWorld();
  app = await lendingApp(world);
  runner = world.startWorkflows();
  document = (await app.app.inject('/json/openapi.json')).json();
  ajv.addSchema(document, 'openapi');
});
afterAll(async () => {
  await runner.stop();
  await app.app.close();
  await world.close();
});

const pointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');

/** Answers that many calls share stand in the components. */
function schemaOf(call: Call, status: number) {
  const [method = '', path = ''] = call.split(' ');
  const own = `openapi#/paths/${pointer(pathOf(path))}/${method.toLowerCase()}/responses/${status}`;
  const shared = document.paths[pathOf(path)]?.[method.toLowerCase()]?.responses[status]?.$ref;
  return ajv.getSchema(`${shared ? `openapi${shared}` : own}/content/application~1json/schema`);
}

/** The answer against the schema of its status in the document. */
function agrees(call: Call, status: number, body: unknown): void {
  const check = schemaOf(call, status);
  if (!check) throw new Error(`${call} describes no answer ${status}`);
  declares(call, status, body);
  expect({ call, body, valid: check(body), errors: check.errors }).toMatchObject({ valid: true });
}

type Refused = { businessLogicErrors?: string[]; validationErrors?: Record<string, string> };

/** Every key of a refusal is among those that the document lists for the call; failures of all calls are apart. */
function declares(call: Call, status: number, body: unknown): void {
  if (![200, 404, 429, 503].includes(status)) return;
  const { businessLogicErrors = [], validationErrors = {} } = body as Refused;
  const [method = '', path = ''] = call.split(' ');
  const listed = document.paths[pathOf(path)]?.[method.toLowerCase()]?.['x-errors']?.map(({ key }) => key) ?? [];
  const unlisted = [...businessLogicErrors, ...Object.values(validationErrors)].filter((key) => !listed.includes(key));
  for (const key of unlisted) undeclared.add(`${call} ${key}`);
}

type BodyOf<Path extends keyof paths> = paths[Path] extends {
  post: { requestBody: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;
type SignDocument = BodyOf<'/json/document'>;
type ConfirmDocument = BodyOf<'/json/document/confirmation'>;

type Chapter = keyof typeof LIFE;
type Between = Partial<Record<Call, (walker: Walker) => Promise<Uint8Array | undefined>>>;

async function walk(chapter: Chapter, walker: Walker, before: Between = {}): Promise<void> {
  for (const [name, example] of Object.entries(LIFE[chapter])) {
    const call = name as Call;
    const file = await before[call]?.(walker);
    const { status, body, type } = await walker.send(call, example as Example, file);
    if (type.includes('pdf') || type.startsWith('image/')) {
      expect({ call, status }).toEqual({ call, status: 200 });
      answered.set(call, undefined);
      continue;
    }
    agrees(call, status, body);
    expect({ call, status, code: body.code, errors: body.businessLogicErrors }).toEqual({
      call,
      status: 200,
      code: 0,
      errors: undefined,
    });
    answered.set(call, shortened(body));
  }
}

/** Lists are cut, so that an example can be read. What opens a session is no example. */
const shortened = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body, (name, value: unknown) =>
      name === 'token' ? 'a-token' : Array.isArray(value) ? value.slice(0, 2) : value,
    ),
  );

const walkerOf = async (person: TestPerson): Promise<Walker> =>
  new Walker(world, app, { token: await app.tokenOf(person.borrowerId), phone: person.phone });

const signedBoth = async (person: TestPerson, loanId: LoanId): Promise<void> => {
  await signedDocument(world, person, loanId, 'OFFER');
  await signedDocument(world, person, loanId, 'APPLICATION_FOR_TRANSFER_MONEY');
};

async function withLoan(tell: ((story: Story) => Story) | null, day: string, start = issued(il())) {
  const { person, loanId } = await lent(world, day, tell ?? asIs, start);
  const walker = await walkerOf(person);
  walker.values.creditId = loanId;
  return { person, loanId, walker };
}

const late = (story: Story): Story => closeDays(story, '2026-03-13', '2026-03-20');
const bil = il({ productType: 'INDIVIDUAL_ENTREPRENEUR_IL' });
const lateIl = (story: Story): Story => closeDays(story, '2026-04-02', '2026-04-20');

const CALLS = Object.values(LIFE).flatMap((calls) => Object.entries(calls) as [Call, Example][]);

/** Bodies and queries: fields of the example, fields drawn from the schema, or another thing altogether. */
function wrongOnes(call: Call, example: Example): fc.Arbitrary<Example> {
  const [method = '', path = ''] = call.split(' ');
  const operation = document.paths[pathOf(path)]?.[method.toLowerCase()];
  const content = operation?.requestBody?.content['application/json']?.schema;
  const queries = (operation?.parameters ?? []).filter((one) => one.in === 'query');
  const fields = drawn({ properties: Object.fromEntries(queries.map((one) => [one.name, one.schema])) });
  const query = mixed(fields, example.query).map((given) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, asText(value)])),
  );
  if (!content) return fc.record({ params: fc.constant(example.params ?? {}), query });
  const bodies = (content.oneOf ?? [content]).map((schema) => mixed(drawn(schema), example.body));
  const body = fc.oneof({ weight: 12, arbitrary: fc.oneof(...bodies) }, drawnFrom(content)) as typeof query;
  return fc.record({ params: fc.constant(example.params ?? {}), query, body });
}

function mixed(drawn: Record<string, fc.Arbitrary<unknown>>, example: Example['body'] = {}) {
  const names = [...new Set([...Object.keys(drawn), ...Object.keys(example)])];
  const fields = names.map((name) => {
    const own = fc.constant<unknown>(example[name]);
    return [name, fc.oneof({ weight: 3, arbitrary: own }, drawn[name] ?? own)] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: names.filter((_name, at) => at % 3 > 0) });
}

/** A PDF takes ten times as long as anything else. */
const PRINTS: readonly Call[] = ['GET /json/document', 'POST /json/document', 'GET /json/document/receipt'];
/** What an address can carry. */
const asText = (value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : typeof value === 'object' ? JSON.stringify(value) : value;

/** Sends `count` requests that the schemas do not or just about allow; SEED makes other ones, WRONG_REQUESTS more. */
async function sendWrong(walker: Walker, count: number): Promise<Record<string, number>> {
  const seed = seedOf('json life');
  const calls = CALLS.filter(([call, { body, query }]) => (body || query) && !ENDS_SESSION.includes(call));
  const counts: Record<string, number> = {};
  for (const [at, [call, example]] of calls.entries()) {
    const numRuns = Math.ceil(count / calls.length / (PRINTS.includes(call) ? 10 : 1));
    for (const wrong of fc.sample(wrongOnes(call, example), { numRuns, seed: seed + at })) {
      const { status, body, type } = await walker.send(call, wrong);
      if (type.includes('pdf')) continue;
      counts[status] = (counts[status] ?? 0) + 1;
      expect({ call, wrong, status }).toMatchObject({ status: expect.toSatisfy((code: number) => code < 500) });
      expect(JSON.stringify(body)).not.toMatch(/\.ts:\d|node_modules|\bat \w+ \(/);
      agrees(call, status, body);
    }
  }
  return counts;
}

const EXAMPLES = join(import.meta.dirname, '../../schema/rest/examples/answers.json');
const fieldsOf = (body: unknown): string[] => {
  const { data } = body as { data?: unknown };
  const inner = typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.keys(data) : [];
  return [...Object.keys(body as object), ...inner].sort();
};

/** A card of nobody, and an upload that nobody asked for: the same as for a loan that does not exist. */
const UNKNOWN: readonly string[] = [REFUSALS.CARD_NOT_FOUND, REFUSALS.NOT_ALLOWED_NOW];

/** A device reports a fault; nothing is looked up. */
const TELLS_NOTHING: readonly Call[] = ['POST /json/profile/biometry/error/:biometryType'];

/** The token goes on working. */
const ENDS_SESSION: readonly Call[] = ['POST /json/logout', 'POST /json/login', 'POST /json/account/sessions/end'];

describe('the examples, as they are sent', () => {
  let newcomer: Walker;
  test('a registration', async () => {
    world.clock.set('2026-11-20');
    newcomer = new Walker(world, app, { token: null, phone: '77012223344' });
    await walk('registration', newcomer);
  });

  test('sign-in, password, e-mail and phone', async () => {
    await walk('access', newcomer, {
      'POST /json/profile/email/confirmation': async (walker) => {
        walker.values.code = 'mail';
        return undefined;
      },
      'POST /json/profile/phone/edit/sms': async (walker) => {
        delete walker.values.code;
        return undefined;
      },
      'POST /json/profile/phone/edit': async (walker) => {
        walker.phone = '77015556677';
        return undefined;
      },
    });
  });

  test('an application, its signature and the face check; then one that is given up', async () => {
    world.clock.set('2026-11-20');
    const person = await aBorrower(world);
    await walk('application', await walkerOf(person), {
      'GET /json/decision/id': async (walker) => {
        await signedDocument(world, person, walker.values.creditId as LoanId, 'APPLICATION_FOR_TRANSFER_MONEY');
        return undefined;
      },
    });
    const other = await aBorrower(world);
    const { loanId } = await applied(world, other);
    await signedBoth(other, loanId);
    const walker = await walkerOf(other);
    walker.values.creditId = loanId;
    await walk('withdrawal', walker);
  });

  test('a statement, insurance, and the day to think it over', async () => {
    world.clock.set('2026-11-20');
    const waiting = async () => {
      const person = await aBorrower(world, 'statement-needed', 1);
      const { loanId } = await applied(world, person);
      await signedDocument(world, person, loanId, 'OFFER');
      return person;
    };
    const person = await waiting();
    await walk('statement', await walkerOf(person), {
      'POST /json/document/account-statement/upload': () =>
        sampleStatement(world.printer, {
          kind: 'GOOD',
          bank: 'Kaspi Bank',
          holder: `${person.lastName} ${person.firstName}`,
          income: 600_000,
          today: localDate('2026-11-20'),
        }),
    });
    await walk('statementRefused', await walkerOf(await waiting()));

    const insured = await aBorrower(world);
    const terms = { ...TERMS, productType: 'INDIVIDUAL_PERSON_IL', term: { unit: 'MONTH', count: 6 } } as const;
    const asked = await complete(world, insured, { ...terms, amount: tenge(200_000), insuranceAgreed: true });
    const insuredWalker = await walkerOf(insured);
    insuredWalker.values.creditId = asked.loanId;
    await walk('insurance', insuredWalker);

    const large = await aBorrower(world);
    const { loanId } = await applied(world, large, {
      ...terms,
      amount: tenge(350_000),
      term: { unit: 'MONTH', count: 12 },
    });
    await signedDocument(world, large, loanId, 'OFFER');
    const figures = { statementHash: 'f'.repeat(64), monthlyIncome: tenge(900_000), monthsWithIncome: 6 };
    const who = { caller: aCaller(large.borrowerId), borrowerId: large.borrowerId };
    given(await world.statements.uploaded(who, loanId, figures));
    await signedDocument(world, large, loanId, 'APPLICATION_FOR_TRANSFER_MONEY');
    await faceShown(world, large, loanId);
    await until(async () => (await world.loan(loanId)).status === 'WAITING_FOR_ISSUANCE_CONSENT');
    const largeWalker = await walkerOf(large);
    largeWalker.values.creditId = loanId;
    world.clock.set('2026-11-22');
    await walk('coolingOff', largeWalker);
  });

  test('photos of the document, and the look of the verifier', async () => {
    world.clock.set('2026-11-20');
    const verifier = await app.staffMember('verifier');
    const person = await aBorrower(world, 'manual-review');
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer();
    const { loanId } = await complete(world, person, undefined, photo);
    await until(async () => (await world.loan(loanId)).status === 'ON_MANUAL_VERIFICATION');
    const office = () => aCaller(verifier.id, 'verifier');
    given(await world.office.take(office(), loanId));
    given(await world.officeEvidences.request(office(), loanId, ['DOCUMENT_PHOTOS'], 'CHECK'));
    const fileHash = createHash('sha256').update(photo).digest('hex');
    const walker = await walkerOf(person);
    Object.assign(walker.values, { creditId: loanId, fileHash });
    const who = { caller: aCaller(person.borrowerId), borrowerId: person.borrowerId };
    const back = { part: 0, parts: 1, content: photo };
    await walk('evidence', walker, {
      'POST /json/document/evidence/part': async () => photo,
      'POST /json/document/evidence/send': async () => {
        given(await world.evidences.putPart(who, { loanId, slot: 'BACK', fileHash }, back));
        return undefined;
      },
    });
    given(await world.office.take(office(), loanId));
    const looks = new Walker(world, app, { token: verifier.token, phone: person.phone });
    looks.values.creditId = loanId;
    await walk('evidenceSeen', looks);
  });

  test('a running loan, a delay, and what comes after', async () => {
    const repaid = (story: Story) =>
      story.when(pay('2026-03-12', tenge(102_800))).when(on('2026-03-12', { type: 'CloseLoan' }));
    const over = await withLoan(repaid, '2026-03-12', issued());
    await world.borrowers.markFaceVerified(over.person.borrowerId, world.clock.now());
    await walk('cards', over.walker, {
      'POST /json/payment/processing-kz/complete-card-registration': async (walker) => {
        await amountHeld(world, over.person);
        walker.values.testAmount = HELD;
        return undefined;
      },
      'POST /json/payment/common/create-remittance': async (walker) => {
        const { loanId } = await applied(world, over.person);
        await signedDocument(world, over.person, loanId, 'OFFER');
        walker.values.creditId = loanId;
        return undefined;
      },
    });

    const { walker, person, loanId } = await withLoan(
      (story) => story.when(pay('2026-03-12', tenge(20_000), 901)),
      '2026-03-12',
    );
    walker.values.paymentId = paymentId(901);
    walker.values.cardId = (await aProvedCard(world, person)).number;
    const earned = { paymentId: paymentId(901), interest: tenge(20_000), paidOn: localDate('2026-03-12') };
    await world.bonus.earn(aCaller(person.borrowerId), loanId, earned);
    await walk('loan', walker);
    const late = await withLoan((story) => closeDays(story, '2026-04-02', '2026-04-20'), '2026-04-20');
    const { borrowerId } = late.person;
    const certificate = { borrowerId, loanId: late.loanId, kind: 'DEBT', locale: 'RU', email: null } as const;
    given(
      await world.certificates.request({ ...certificate, ...aCaller(borrowerId) }, { key: 'here', network: undefined }),
    );
    await walk('delay', late.walker);
    const collector = await app.staffMember('collector');
    const desk = new Walker(world, app, { token: collector.token, phone: late.person.phone });
    const letter = await world.collectionLetters.print(aCaller(collector.id, 'collector'), late.loanId, 'KK');
    Object.assign(desk.values, { creditId: late.loanId, fileHash: given(letter).hash });
    await walk('letter', desk);
    const support = await app.staffMember('support');
    const card = new Walker(world, app, { token: support.token, phone: late.person.phone });
    Object.assign(card.values, { borrowerId, fileHash: given(letter).hash });
    await walk('paper', card);
    const agreed = await withLoan(
      (story) => restructured(closeDays(story, '2026-04-02', '2026-04-20'), '2026-04-20', 3),
      '2026-04-20',
    );
    await walk('restructured', agreed.walker);
    const short = await withLoan(null, '2026-03-10', issued());
    await walk('prolongation', short.walker);
    await walk('afterwards', over.walker);
    const holder = await aBorrower(world);
    const holderWalker = await walkerOf(holder);
    holderWalker.values.cardId = (await aProvedCard(world, holder)).number;
    const listed = async ({ token }: Walker, type: 'payment' | 'remittance') =>
      (await done(app.json(token).GET('/json/card/all', { params: { query: { type } } }))).data.length;
    const counts = [holderWalker, over.walker].flatMap((one) => [listed(one, 'payment'), listed(one, 'remittance')]);
    expect(await Promise.all(counts)).toEqual([1, 0, 1, 1]);
    await walk('cardRemoved', holderWalker);
  });

  test('papers of the account are asked for and signed like those of a loan', async () => {
    const { phone: stranger, iin, birthDate } = anApplicant(chance(14));
    const session = { token: null as string | null };
    const client = injectedClient(app.app, session);
    const code = (phone: string) => codeFor(world, { phone } as never);
    const ask = async (body: SignDocument) => (await client.POST('/json/document', { body })).data;
    const confirm = async (body: ConfirmDocument) => (await client.POST('/json/document/confirmation', { body })).data;
    const restore = { documentType: 'RESTORE_PASSWORD', phone: stranger } as const;

    const loanPaper = await client.POST('/json/document', { body: { creditId: paymentId(1), documentType: 'OFFER' } });
    expect(loanPaper.response.status).toBe(401);
    expect(
      (await client.POST('/json/document', { body: { documentType: 'CHANGE', newPhone: stranger } })).response.status,
    ).toBe(401);
    expect(await ask({ documentType: 'REGISTRATION', phone: stranger })).toMatchObject({ code: 0 });
    const registration = { documentType: 'REGISTRATION', phone: stranger, code: code(stranger) } as const;
    expect(await confirm({ ...registration, consents: [] })).toMatchObject({
      businessLogicErrors: [REFUSALS.CONSENT_REQUIRED],
    });
    const ticks = consentsAt('REGISTRATION').map(({ type, hash }) => ({ type, hash }));
    expect(await confirm({ ...registration, consents: ticks })).toMatchObject({
      code: 0,
      username: stranger,
      token: session.token,
    });
    await client.POST('/json/nesie/password', { body: { value: 'Dala2026Zhol' } });
    await client.POST('/json/profile/iin', { body: { iin } });

    expect(await ask({ documentType: 'REGISTRATION_PASSWORD' })).toMatchObject({ code: 0 });
    const password = { documentType: 'REGISTRATION_PASSWORD', password: 'Tau2026Bulaq' } as const;
    expect(await confirm({ ...password, code: code(stranger) })).toMatchObject({ code: 0, token: session.token });
    session.token = null;
    const before = world.sent.length;
    expect(await ask({ ...restore, birthDate })).toMatchObject({ code: 0 });
    await until(async () => world.sent.length > before);
    expect(await confirm({ ...restore, code: '0', password: 'x' })).toMatchObject({
      validationErrors: { code: REFUSALS.CODE_INCOMPLETE },
    });
    expect(await confirm({ ...restore, code: code(stranger), password: 'Dala2026Zhol' })).toMatchObject({
      code: 0,
      token: session.token,
    });

    await client.POST('/json/profile/phone/proof/sms');
    await client.POST('/json/profile/phone/proof', { body: { code: code(stranger) } });
    const newPhone = '77018887755';
    expect(await ask({ documentType: 'CHANGE', newPhone })).toMatchObject({ code: 0 });
    expect(await confirm({ documentType: 'CHANGE', code: code(newPhone) })).toEqual({ code: 0 });
    const { data: profile } = await done(client.GET('/json/profile'));
    expect(profile).toMatchObject({ mobilePhone: newPhone });
  });

  test.each([
    ['PROLONGATION', { days: 14 }, '2026-03-10', issued(), asIs, 'WAITING_PROLONGATION_PRC_PAYMENT'],
    ['REFINANCING', { months: 6 }, '2026-03-10', issued(), asIs, 'WAITING_REFINANCING_PRC_PAYMENT'],
    ['RESTRUCTURING_OFFER', { months: 3 }, '2026-03-20', issued(), late, 'WAITING_RESTRUCTURING'],
    ['RESTRUCTURING_IL_OFFER', { months: 3 }, '2026-04-20', issued(il()), lateIl, 'WAITING_RESTRUCTURING'],
    ['RESTRUCTURING_BIL_OFFER', { months: 3 }, '2026-04-20', issued(bil), lateIl, 'WAITING_RESTRUCTURING'],
    ['FULL_PREPAYMENT', {}, '2026-03-10', issued(il()), asIs, 'ACTIVE'],
    ['PREPAYMENT', { partialPrePaymentAmount: 50_000 }, '2026-03-10', issued(il()), asIs, 'ACTIVE'],
    ['PREPAYMENT_CHANGE_SCHEDULE', { partialPrePaymentAmount: '50000' }, '2026-03-10', issued(il()), asIs, 'ACTIVE'],
  ] as const)('%s is asked for and signed', async (documentType, wish, day, start, tell, status) => {
    const { person, loanId, walker } = await withLoan(tell, day, start);
    const client = injectedClient(app.app, walker.session);
    const paper = { creditId: loanId, documentType };
    await done(client.POST('/json/document', { body: { ...paper, ...wish } }));
    const code = codeFor(world, person);
    const { data } = await done(client.POST('/json/document/confirmation', { body: { ...paper, code } }));
    expect(data).toMatchObject({ id: loanId, status });
  });

  test('an experiment that runs today is listed, with the same variant every time', async () => {
    const days = { from: localDate('2026-11-01'), to: localDate('2026-11-30') };
    const tried = [
      { name: 'running', variants: { old: 50, new: 50 }, ...days },
      { name: 'over', variants: { old: 100 }, ...days, to: localDate('2026-11-10') },
    ];
    world.clock.set('2026-11-20');
    const experiments = makeExperiments({ clock: world.clock, experiments: tried });
    const other = await lendingApp({ ...world, can: { ...world.can, experiments } });
    const seen = new Set<string>();
    for (let at = 0; at < 12; at += 1) {
      const { borrowerId } = await aBorrower(world);
      const client = injectedClient(other.app, { token: await other.tokenOf(borrowerId) });
      const { data } = await done(client.GET('/json/experiment/list'));
      expect(data).toEqual([{ name: 'running', variant: expect.stringMatching(/^(old|new)$/) }]);
      expect((await done(client.GET('/json/experiment/list'))).data).toEqual(data);
      seen.add(data[0]?.variant ?? '');
    }
    await other.app.close();
    expect([...seen].sort()).toEqual(['new', 'old']);
  });

  test('no call is left out', async () => {
    const calls = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const sent = [...answered.keys()].map((call) => pathOf(call));
    expect(calls.filter((call) => !call.includes('/webhooks/') && !sent.includes(call))).toEqual([]);
  });

  test('each call shows an answer of its schema, with the fields that it has now', async () => {
    if (process.env.WRITE_EXAMPLES)
      writeFileSync(EXAMPLES, `${JSON.stringify(Object.fromEntries(answered), null, 2)}\n`);
    const shown = JSON.parse(readFileSync(EXAMPLES, 'utf8')) as Record<Call, unknown>;
    for (const [call, body] of answered) {
      if (body === undefined) continue;
      agrees(call, 200, shown[call]);
      expect({ call, fields: fieldsOf(shown[call]) }).toEqual({ call, fields: fieldsOf(body) });
    }
  });

  test('a stranger gets no answer about the loan, payment, card or session of another', async () => {
    const owner = await withLoan((story) => story.when(pay('2026-03-12', tenge(20_000), 902)), '2026-03-12');
    const stranger = await walkerOf(await aBorrower(world));
    const session = await owner.walker.send('POST /json/profile/biometry/create-session', {
      query: { biometryPurpose: 'CHANGE_PHONE' },
    });
    Object.assign(stranger.values, {
      creditId: owner.loanId,
      paymentId: paymentId(902),
      cardId: (await aProvedCard(world, owner.person)).number,
      sessionId: String(session.body.data?.sessionId),
    });
    const told: string[] = [];
    const named = [EXAMPLE.creditId, EXAMPLE.paymentId, EXAMPLE.cardId, EXAMPLE.sessionId].map(String);
    for (const [call, example] of CALLS) {
      if (!named.some((id) => JSON.stringify(example).includes(id)) || TELLS_NOTHING.includes(call)) continue;
      const file = call === 'POST /json/document/evidence/part' ? Buffer.from('x') : undefined;
      const { status, body } = await stranger.send(call, example, file);
      const unknown = (body as Refused).businessLogicErrors?.some((key) => UNKNOWN.includes(key));
      if (status !== 404 && status !== 403 && !unknown)
        told.push(`${call} ${status} ${JSON.stringify(body).slice(0, 200)}`);
    }
    expect(told).toEqual([]);
  });

  test('no call is carried out for a page of another site, and each path says its methods', async () => {
    const account = await world.people.accounts.register({ phone: '77019990022' as never, locale: 'RU' });
    const cookie = `sid=${await app.tokenOf(account === 'closed' ? '' : account.id)}`;
    for (const [call, example] of CALLS) {
      const [method = '', path = ''] = call.split(' ');
      const params = { brand: 'nesie', ...example.params } as Record<string, unknown>;
      const url = path.replace(/:(\w+)/g, (_all, name: string) => String(params[name]));
      const headers = { cookie, 'sec-fetch-site': 'cross-site' };
      const ask = async (verb: 'POST' | 'OPTIONS' | 'HEAD') => app.app.inject({ method: verb, url, headers });
      if (method === 'POST') expect({ call, status: (await ask('POST')).statusCode }).toEqual({ call, status: 403 });
      const options = await ask('OPTIONS');
      expect({ call, status: options.statusCode }).toEqual({ call, status: 204 });
      expect(String(options.headers.allow).split(', ')).toEqual(expect.arrayContaining([method, 'OPTIONS']));
      const head = await ask('HEAD');
      expect({ call, body: head.body, allowed: head.statusCode !== 405 }).toEqual({
        call,
        body: '',
        allowed: String(options.headers.allow).includes('HEAD'),
      });
    }
  });

  test('wrong bodies and queries are refused in the form that the document describes', async () => {
    world.clock.set('2026-03-10');
    const { walker } = await withLoan(null, '2026-03-10');
    walker.session.keyless = true;
    const counts = await sendWrong(walker, Number(process.env.WRONG_REQUESTS ?? WRONG_REQUESTS));
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(['200', '400']));
    expect([...undeclared]).toEqual([]);
  });
});
