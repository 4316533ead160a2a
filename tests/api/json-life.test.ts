/** Every call of /json in the order of a borrower's life, with the examples of openapi.json. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REFUSALS } from '../../schema/reference/refusals.ts';
import { LIFE } from '../../schema/rest/examples/life.ts';
import { type Call, EXAMPLE, type Example } from '../../schema/rest/examples/values.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { sampleStatement } from '../../server/adapters/statement/sample.ts';
import type { Runner } from '../../server/workflows/runner.ts';
import { closeDays, il, issued, on, pay, paymentId } from '../support/a-loan.ts';
import { restructured } from '../support/a-restructuring.ts';
import { spoiled, Walker } from '../support/json-life.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { applied, complete, faceShown, given, signedDocument } from '../support/lending-steps.ts';
import {
  aBorrower,
  aCaller,
  type LendingWorld,
  lendingWorld,
  TERMS,
  type TestPerson,
} from '../support/lending-world.ts';
import { asIs, lent } from '../support/lent.ts';
import { chance } from '../support/person.ts';
import type { Story } from '../support/spec.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
let app: LendingApp;
let runner: Runner;
const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
const answered = new Map<Call, unknown>();
const undeclared = new Set<string>();
type Described = { content?: { 'application/json'?: { example?: unknown } }; $ref?: string };
type Operation = { 'x-errors'?: { key: string }[]; responses: Record<number, Described> };
let document: { paths: Record<string, Record<string, Operation>> };

beforeAll(async () => {
  world = await lendingWorld();
  app = await lendingApp(world);
  runner = world.startWorkflows();
  document = (await app.json(null, 'GET', '/json/openapi.json')).body;
  ajv.addSchema(document, 'openapi');
});
afterAll(async () => {
  await runner.stop();
  await app.app.close();
  await world.close();
});

const pointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');
const pathOf = (path: string) =>
  path.replace(/:(\w+)/g, (_all, name: string) => (name === 'brand' ? 'nesie' : `{${name}}`));

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

const HELD = 42;
const cardOf = async ({ borrowerId }: TestPerson) => {
  const [card] = await world.providers.cards.ofBorrower(borrowerId, world.clock.now());
  if (!card) throw new Error('no card was started');
  return card;
};

/** The processor has registered the card and blocked an amount on it. */
async function amountHeld(person: TestPerson): Promise<void> {
  const { id } = await cardOf(person);
  const visa = { brand: 'VISA', maskedPan: '4400 43** **** 1111', lastFour: '1111' } as const;
  const known = { ...visa, token: `token-${id}`, fingerprint: `print-${id}`, heldAmount: HELD };
  await world.providers.cards.registered(id, known, world.clock.now());
}

async function aCard(person: TestPerson): Promise<number> {
  const { borrowerId } = person;
  await world.borrowers.markFaceVerified(borrowerId, world.clock.now());
  given(await world.cards.start(aCaller(borrowerId), { borrowerId, returnPath: '/ru/new-card', locale: 'RU' }));
  await amountHeld(person);
  const { id, number } = await cardOf(person);
  given(await world.cards.complete({ borrowerId, cardId: id, amount: HELD }));
  return number;
}

/** Sends `count` requests, each made wrong in one place; SEED makes other ones, WRONG_REQUESTS more. */
async function sendWrong(walker: Walker, count: number): Promise<Record<string, number>> {
  const random = chance(Number(process.env.SEED ?? 14));
  const examples = Object.values(LIFE)
    .flatMap((calls) => Object.entries(calls) as [Call, Example][])
    .filter(([call, { body, query }]) => (body || query) && !ENDS_SESSION.includes(call));
  const counts: Record<string, number> = {};
  for (let at = 0; at < count; at += 1) {
    const [call, example] = examples[at % examples.length] ?? [];
    if (!call || !example) throw new Error('no examples');
    const { status, body, type } = await walker.send(call, spoiled(example, random));
    if (type.includes('pdf')) continue;
    counts[status] = (counts[status] ?? 0) + 1;
    expect({ call, at, status }).toMatchObject({ status: expect.toSatisfy((code: number) => code < 500) });
    expect(JSON.stringify(body)).not.toMatch(/\.ts:\d|node_modules|\bat \w+ \(/);
    agrees(call, status, body);
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
      'POST /json/profile/user/password/restore': async (walker) => {
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
    const { loanId } = await complete(world, person);
    await until(async () => (await world.loan(loanId)).status === 'ON_MANUAL_VERIFICATION');
    const office = () => aCaller(verifier.id, 'verifier');
    given(await world.office.take(office(), loanId));
    given(await world.officeEvidences.request(office(), loanId, ['DOCUMENT_PHOTOS'], 'CHECK'));
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer();
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
        await amountHeld(over.person);
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
    walker.values.cardId = await aCard(person);
    const earned = { paymentId: paymentId(901), interest: tenge(20_000), paidOn: localDate('2026-03-12') };
    await world.bonus.earn(aCaller(person.borrowerId), loanId, earned);
    await walk('loan', walker);
    const late = await withLoan((story) => closeDays(story, '2026-04-02', '2026-04-20'), '2026-04-20');
    const { borrowerId } = late.person;
    const certificate = { borrowerId, loanId: late.loanId, kind: 'DEBT', locale: 'RU', email: null } as const;
    given(await world.certificates.request({ ...certificate, ...aCaller(borrowerId) }));
    await walk('delay', late.walker);
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
    holderWalker.values.cardId = await aCard(holder);
    const listed = async ({ token }: Walker, type: string) =>
      (await app.json(token, 'GET', `/json/card/all?type=${type}`)).body.data.length;
    const counts = [holderWalker, over.walker].flatMap((one) => [listed(one, 'payment'), listed(one, 'remittance')]);
    expect(await Promise.all(counts)).toEqual([1, 0, 1, 1]);
    await walk('cardRemoved', holderWalker);
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
    const session = await owner.walker.send('POST /json/profile/biometry/create-session', {});
    Object.assign(stranger.values, {
      creditId: owner.loanId,
      paymentId: paymentId(902),
      cardId: await aCard(owner.person),
      sessionId: String(session.body.data?.sessionId),
    });
    const told: string[] = [];
    const named = [EXAMPLE.creditId, EXAMPLE.paymentId, EXAMPLE.cardId, EXAMPLE.sessionId].map(String);
    for (const [call, example] of Object.values(LIFE).flatMap((calls) => Object.entries(calls))) {
      if (!named.some((id) => JSON.stringify(example).includes(id)) || TELLS_NOTHING.includes(call as Call)) continue;
      const file = call === 'POST /json/document/evidence/part' ? Buffer.from('x') : undefined;
      const { status, body } = await stranger.send(call, example as Example, file);
      const unknown = (body as Refused).businessLogicErrors?.some((key) => UNKNOWN.includes(key));
      if (status !== 404 && status !== 403 && !unknown)
        told.push(`${call} ${status} ${JSON.stringify(body).slice(0, 200)}`);
    }
    expect(told).toEqual([]);
  });

  test('wrong bodies and queries are refused in the form that the document describes', async () => {
    world.clock.set('2026-03-10');
    const { walker } = await withLoan(null, '2026-03-10');
    const counts = await sendWrong(walker, Number(process.env.WRONG_REQUESTS ?? 3_000));
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(['200', '400']));
    expect([...undeclared]).toEqual([]);
  });
});
