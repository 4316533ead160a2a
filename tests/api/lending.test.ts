import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { accountStream, INSURER_STREAM, loanStream } from '../../schema/events/streams.ts';
import { STAFF_ROLES } from '../../schema/reference/staff.ts';
import { beforePart, isLastPart, STREAM_PART } from '../../schema/reference/stream-part.ts';
import { tenge } from '../../schema/values/money.ts';
import { sandboxOutbox } from '../../server/adapters/outbox/sandbox.ts';
import { sandbox } from '../../server/compose/sandbox.ts';
import { insurerDecider } from '../../server/domain/insurer/decider.ts';
import type { ChosenPorts } from '../../server/provider-settings.ts';
import type { Runner } from '../../server/workflows/runner.ts';
import { anIban } from '../support/a-borrower.ts';
import { paymentId } from '../support/a-loan.ts';
import { done, heard } from '../support/json-client.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { codeFor, complete, given, JPEG } from '../support/lending-steps.ts';
import { aBorrower, aCaller, CONSENTS, type LendingWorld, lendingWorld } from '../support/lending-world.ts';
import { pdfText } from '../support/pdf-text.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
let app: LendingApp;
let runner: Runner;
beforeAll(async () => {
  world = await lendingWorld();
  app = await lendingApp(world);
  runner = world.startWorkflows();
});
afterAll(async () => {
  await runner.stop();
  await app.app.close();
  await world.close();
});

const APPLY = `mutation($input: TermsInput!) { apply(input: $input) {
  loan { id status offerNumber amount term { unit count } price { total annualEffectiveRate dailyRatePercent }
    debt { total } schedule { order isNext } }
  errors { code message facts { name value } } } }`;
const INPUT = {
  productType: 'INDIVIDUAL_PERSON_SPL',
  pricing: 'FLEXIBLE',
  amount: '175000.00',
  term: 20,
  purpose: 10,
  fastIssue: false,
  insuranceAgreed: false,
};
const DECISION = 'query($id: LoanId!) { decision(loanId: $id) { status next smsLimitLeft } }';

describe('over GraphQL', () => {
  it('a visitor gets products and a quote in both pricings', async () => {
    const query = `query($input: QuoteInput!) { products { productType maxAmount pricings }
      quote(input: $input) { quote { price { total annualEffectiveRate } alternative { total } fastIssueFee } errors { code } } }`;
    const { purpose: _, ...input } = INPUT;
    const { body } = await app.graphql(null, query, { input });
    expect(body.data.products.map((product: { productType: string }) => product.productType)).toEqual([
      'INDIVIDUAL_PERSON_SPL',
      'INDIVIDUAL_PERSON_IL',
    ]);
    expect(body.data.quote.quote).toMatchObject({ price: { total: '184800.00' }, fastIssueFee: '990.00' });
    expect(Number(body.data.quote.quote.price.annualEffectiveRate)).toBeLessThanOrEqual(179);
    expect(Number(body.data.quote.quote.alternative.total)).toBeGreaterThan(175_000);
  });

  it('a borrower goes from the application to the approval', async () => {
    const person = await aBorrower(world);
    const token = await app.tokenOf(person.borrowerId);
    const cookie = { cookie: 'utm_source=google; utm_medium=cpc; utm_campaign=somebody' };
    const { loan } = (await app.graphql(token, APPLY, { input: INPUT }, cookie)).body.data.apply;
    const { events } = await world.ledger.readLatest(loanStream(loan.id));
    expect(events.map(({ type }) => type)).toEqual(['LoanApplied', 'ApplicationSourced']);
    expect(events[1]?.data).toEqual({ status: 'INITIAL', channel: 'ADS', source: 'google' });
    expect(loan).toMatchObject({
      status: 'INITIAL',
      amount: '175000.00',
      debt: null,
      schedule: [{ order: 1, isNext: false }],
    });

    const input = { kind: 'IBAN', iban: anIban() } as const;
    given(await world.payout.prepare({ borrowerId: person.borrowerId, loanId: loan.id, locale: 'RU', input }));
    for (const type of ['OFFER', 'APPLICATION_FOR_TRANSFER_MONEY']) {
      const prepared = await app.graphql(
        token,
        'mutation($id: LoanId!, $type: DocumentType!) { prepareDocument(loanId: $id, type: $type) { document { hash url pages } errors { code } } }',
        { id: loan.id, type },
      );
      const { hash, url } = prepared.body.data.prepareDocument.document;
      const pdf = await app.file(token, url);
      expect(pdf.type).toContain('application/pdf');
      expect(pdfText(pdf.bytes)).toContain(loan.offerNumber);
      const vars = { id: loan.id, type, hash };
      await app.graphql(
        token,
        'mutation($id: LoanId!, $type: DocumentType!, $hash: String!) { requestSignature(loanId: $id, type: $type, hash: $hash) { sent { triesLeft } errors { code } } }',
        vars,
      );
      const confirmed = await app.graphql(
        token,
        `mutation($id: LoanId!, $type: DocumentType!, $hash: String!, $code: String!, $consents: [ConsentTick!]) {
          confirmSignature(loanId: $id, type: $type, hash: $hash, code: $code, consents: $consents) { loan { status } errors { code } } }`,
        {
          ...vars,
          code: codeFor(world, person),
          consents: CONSENTS.map(({ type: consent, hash: text }) => ({ type: consent, hash: text })),
        },
      );
      expect(confirmed.body.data.confirmSignature.errors).toEqual([]);
    }
    const started = await app.graphql(
      token,
      'mutation($id: LoanId!) { startBiometry(purpose: AGREE_CREDIT, loanId: $id) { session { id } errors { code } } }',
      { id: loan.id },
    );
    const face = await app.graphql(
      token,
      'mutation($session: BiometrySessionId!, $frame: String!) { submitFace(sessionId: $session, frame: $frame) { biometry { status } errors { code } } }',
      { session: started.body.data.startBiometry.session.id, frame: Buffer.from(JPEG).toString('base64') },
    );
    expect(face.body.data.submitFace.biometry.status).toBe('PASSED');
    await until(
      async () => (await app.graphql(token, DECISION, { id: loan.id })).body.data.decision.next === 'APPROVE',
    );
  });

  it("a second loan is refused with a text, another borrower's is not found, a stranger is sent to sign in", async () => {
    const [person, stranger] = [await aBorrower(world), await aBorrower(world)];
    const token = await app.tokenOf(person.borrowerId);
    const { loan } = (await app.graphql(token, APPLY, { input: INPUT })).body.data.apply;
    const again = (await app.graphql(token, APPLY, { input: INPUT })).body.data.apply;
    expect(again).toMatchObject({ loan: null, errors: [{ code: 'LOAN_EXISTS' }] });
    expect(again.errors[0].message).not.toBe('');
    const foreign = await app.graphql(
      await app.tokenOf(stranger.borrowerId),
      'query($id: LoanId!) { loan(id: $id) { id } }',
      { id: loan.id },
    );
    expect(foreign.body.data.loan).toBeNull();
    expect((await app.graphql(null, APPLY, { input: INPUT })).status).toBe(401);
  });
});

const NOBODY = '00000000-0000-4000-8000-00000000dead';
const AHEAD = 'knownAt: "2099-01-01T00:00:00Z"';

describe('access of staff', () => {
  const TAKE = 'mutation($id: LoanId!) { takeApplication(loanId: $id) { loan { status } errors { code } } }';
  const DECIDE =
    'mutation($id: LoanId!, $yes: Boolean!) { decideApplication(loanId: $id, approve: $yes, note: "seen") { loan { status } errors { code } } }';

  it('only verifiers take and decide: borrowers, analysts and support may not', async () => {
    const person = await aBorrower(world, 'manual-review');
    const { loanId: id } = await complete(world, person);
    await until(async () => (await world.loan(id)).status === 'ON_MANUAL_VERIFICATION');
    for (const token of [await app.tokenOf(person.borrowerId), await app.staff('analyst'), await app.staff('support')])
      expect((await app.graphql(token, TAKE, { id })).status).toBe(403);
    const verifier = await app.staff('verifier');
    expect((await app.graphql(verifier, TAKE, { id })).body.data.takeApplication.loan.status).toBe(
      'MANUAL_VERIFICATION',
    );
    const decided = (await app.graphql(verifier, DECIDE, { id, yes: true })).body.data.decideApplication;
    expect(decided).toEqual({ loan: { status: 'APPROVED' }, errors: [] });
  });

  it('of /json staff may call four files, each by the roles of the table, and no route of borrowers', async () => {
    const calls = app.routes.map(({ method, path, policy }) => ({ name: `${method} ${path}`, method, path, policy }));
    const ofStaff = calls.filter(({ policy }) => !policy.includes('borrower') && !policy.includes('anonymous'));
    expect(Object.fromEntries(ofStaff.map(({ name, policy }) => [name, policy]))).toEqual({
      'GET /json/office/evidence': ['verifier'],
      'GET /json/office/face': ['verifier'],
      'GET /json/office/letter': ['collector', 'support'],
      'GET /json/office/paper': ['support'],
    });
    const allowed: string[] = [];
    for (const role of STAFF_ROLES) {
      const token = await app.staff(role);
      const asked = role === 'verifier' ? calls : ofStaff;
      for (const { name, method, path } of asked.filter(({ policy }) => !policy.includes(role))) {
        const url = path.replace(/:\w+/g, 'x');
        const { statusCode } = await app.app.inject({ method, url, headers: { 'x-auth-token': token } });
        if (statusCode !== 403) allowed.push(`${role} ${name} ${statusCode}`);
      }
    }
    expect(allowed).toEqual([]);
  });

  it('an auditor reads every event and the unbroken chain, and no person', async () => {
    const person = await aBorrower(world);
    const { loanId: id } = await complete(world, person);
    await until(async () => (await world.loan(id)).status === 'APPROVED');
    const query = `query($id: LoanId!, $now: DateTime!) { loanEvents(loanId: $id) { type loan { status } data actorRole hash } verifyStream(loanId: $id) { ok events }
      loanAsOf(loanId: $id, date: "2026-11-20", revision: 0) { status revision }
      unknown: loanAsOf(loanId: $id, date: "2026-11-20", knownAt: "2020-01-01T00:00:00Z") { status }
      known: loanAsOf(loanId: $id, date: "2026-11-20", knownAt: $now) { status } }`;
    const { body } = await app.graphql(await app.staff('auditor'), query, { id, now: world.clock.now() });
    expect(body.data.loanEvents[0]).toMatchObject({
      type: 'LoanApplied',
      loan: { status: 'INITIAL' },
      actorRole: 'borrower',
    });
    expect(body.data.verifyStream).toEqual({ ok: true, events: body.data.loanEvents.length });
    expect(body.data.loanAsOf).toEqual({ status: 'INITIAL', revision: 0 });
    expect(body.data.unknown).toBeNull();
    expect(body.data.known).toEqual({ status: 'APPROVED' });
    expect(JSON.stringify(body)).not.toContain(person.lastName);
    expect(
      (await app.graphql(await app.tokenOf(person.borrowerId), query, { id, now: world.clock.now() })).status,
    ).toBe(403);
  });

  it('an auditor reads the other streams of a loan, what each event names, and the number of who acted', async () => {
    const person = await aBorrower(world);
    const { loanId: id } = await complete(world, person);
    const { id: actor, token } = await app.staffMember('auditor');
    const query = `query($id: LoanId!, $slot: String!) { relatedStreams(loanId: $id)
      loanEvents(loanId: $id) { type actorNumber documents { type hash } }
      streamEvents(stream: $slot) { type revision actorNumber effects { account } }
      verifyStream(stream: $slot) { ok events } }`;
    const slot = `slot-${person.borrowerId}`;
    const { body } = await app.graphql(token, query, { id, slot });
    expect(body.data.relatedStreams).toEqual([`loan-${id}`, slot]);
    expect(body.data.streamEvents[0]).toEqual({ type: 'SlotClaimed', revision: 0, actorNumber: null, effects: [] });
    expect(body.data.verifyStream).toEqual({ ok: true, events: body.data.streamEvents.length });
    const signed = body.data.loanEvents.find(({ type }: { type: string }) => type === 'OfferSigned');
    expect(signed.documents[0]).toEqual({ type: 'OFFER', hash: expect.stringMatching(/^[0-9a-f]{64}$/) });

    const caller = aCaller(actor, 'auditor');
    const stream = accountStream(person.borrowerId);
    const context = { ...caller, effectiveDate: await world.clock.today(), recordedAt: world.clock.now() };
    await world.ledger.append(stream, 'none', [{ type: 'RefundDeclined', data: { refundId: paymentId(1) } }], context);
    const other = await app.graphql(
      token,
      '{ staffed: streamEvents(stream: "STREAM") { actorNumber } }'.replace('STREAM', stream),
    );
    expect(other.body.data.staffed).toEqual([{ actorNumber: expect.stringMatching(/^S-\d{4}$/) }]);
  });

  it('a long stream comes in parts, and balances count what lies before a part', async () => {
    const { id: actor, token } = await app.staffMember('auditor');
    let state = insurerDecider.initial;
    const count = 2 * STREAM_PART + 50;
    const events = Array.from({ length: count }, (_, at) => at + 1).flatMap((n) => {
      const wish = { amount: tenge(n), charged: tenge(count * count), reference: `ПП-${n}` };
      const outcome = insurerDecider.decide(state, { type: 'PayInsurer', settlementId: paymentId(n), ...wish });
      if ('refusal' in outcome) throw new Error(outcome.refusal.code);
      state = outcome.events.reduce(insurerDecider.evolve, state);
      return outcome.events;
    });
    const context = {
      ...aCaller(actor, 'support'),
      effectiveDate: await world.clock.today(),
      recordedAt: world.clock.now(),
    };
    await world.ledger.append(INSURER_STREAM, 'none', events, context);
    const ask = async (part = '') => {
      const query = `{ streamEvents(stream: "${INSURER_STREAM}"${part}) { revision effects { account before after } } }`;
      return (await app.graphql(token, query)).body.data.streamEvents;
    };
    expect(await ask()).toHaveLength(STREAM_PART);
    const whole: { revision: number; effects: unknown }[] = [];
    for (let part = 0; ; part++) {
      whole.push(...(await ask(`, after: ${beforePart(part)}`)));
      if (isLastPart(part, count)) break;
    }
    expect(whole.map(({ revision }) => revision)).toEqual(Array.from({ length: count }, (_, at) => at));
    expect(whole[4]?.effects).toContainEqual({ account: 'insurer-payable', before: '10.00', after: '15.00' });
    // Also a part that begins where none ended.
    for (const [after, first] of [
      [-1, 2],
      [1, 2],
      [2, 9],
      [STREAM_PART + 20, 40],
    ] as const)
      expect(await ask(`, after: ${after}, first: ${first}`)).toEqual(whole.slice(after + 1, after + 1 + first));
    expect(await ask(`, after: ${count - 1}`)).toEqual([]);
  });

  test.each([
    ['a balance of a day to come', '{ trialBalance(date: "2026-11-21") { account } }', 'date: Дата 21.11.2026'],
    [
      'a period from one',
      '{ trialBalance(date: "2026-11-20", from: "2026-11-21") { account } }',
      'from: Дата 21.11.2026',
    ],
    ['a period that ends before', '{ trialBalance(date: "2026-11-19", from: "2026-11-20") { account } }', 'from: '],
    ['cash on it', '{ cashAtBank(date: "2026-11-21") { bank } }', 'date: Дата 21.11.2026'],
    ['a loan nobody knows', `{ loanEvents(loanId: "${NOBODY}") { id } }`, 'loanId: Не найдено'],
    ['a stream of the store', '{ streamEvents(stream: "$streams") { id } }', 'stream: '],
    ['a stream nobody wrote', `{ streamEvents(stream: "account-${NOBODY}") { id } }`, 'stream: Не найдено'],
    ['its loss allowance', '{ lossAllowance(date: "2026-11-21") { stage } }', 'date: Дата 21.11.2026'],
    ['a loan on it', `{ loanAsOf(loanId: "${NOBODY}", date: "2026-11-21") { status } }`, 'date: Дата 21.11.2026'],
    ['books as known in time to come', `{ trialBalance(date: "2026-11-20", ${AHEAD}) { account } }`, 'knownAt: Этот'],
    ['its allowance so', `{ lossAllowance(date: "2026-11-20", ${AHEAD}) { stage } }`, 'knownAt: Этот момент'],
    ['a loan so', `{ loanAsOf(loanId: "${NOBODY}", date: "2026-11-20", ${AHEAD}) { status } }`, 'knownAt: Этот'],
    [
      'two ways to say what was known',
      `{ loanAsOf(loanId: "${NOBODY}", date: "2026-11-20", revision: 1, knownAt: "2026-11-20T00:00:00Z") { status } }`,
      'Укажите что-то одно',
    ],
  ])('an auditor is refused %s, and told why', async (_name, query, why) => {
    const { body } = await app.graphql(await app.staff('auditor'), query);
    expect(body.errors).toMatchObject([
      {
        message: expect.stringContaining(why),
        extensions: { code: expect.stringMatching(/^(DATE_AHEAD|MOMENT_AHEAD|AS_OF_TWICE|FIELD_INVALID|NOT_FOUND)$/) },
      },
    ]);
  });
});

describe('over /json', () => {
  it('answers over /json: credit, document, confirmation, biometry, decision', async () => {
    const person = await aBorrower(world);
    const token = await app.tokenOf(person.borrowerId);
    const client = app.json(token);
    const products = await done(client.GET('/json/product/available-products'));
    expect(products.data).toMatchObject([{ id: 1, engineName: 'NANO', maxAmount: 190_000 }, { id: 4 }]);
    // Not as described, and taken all the same: the product nested, a consent as one text.
    const wish = { purpose: 10, creditProduct: { id: 1 }, amount: 177_000, term: 20, insuranceAgreed: false } as never;
    const made = await done(client.POST('/json/credit', { body: wish }));
    expect(made.data).toMatchObject({ status: 'INITIAL', amount: 175_000, creditProduct: { id: 1 } });
    const creditId = made.data.id;
    const params = { query: { creditId } };
    expect((await done(client.GET('/json/credit/canGetCredit'))).data).toEqual({
      canGetCredit: false,
      info: 'LOAN_EXISTS',
      date: null,
      text: expect.any(String),
    });
    const second = await heard(client.POST('/json/credit', { body: wish }));
    expect(second).toMatchObject({
      status: 200,
      body: { code: 1, businessLogicErrors: ['borrowerHasActiveApplicationOrCredit'] },
    });

    // Without a type it is the offer, as the document of the calls says.
    await done(client.POST('/json/document', { body: { creditId } }));
    const code = codeFor(world, person);
    const wrong = code === '1111' ? '2222' : '1111';
    const ticks = CONSENTS.map(({ type, hash }) => `${type}:${hash}`);
    const confirm = (typed: string, consents: string[]) =>
      heard(
        client.POST('/json/document/confirmation', {
          body: { creditId, documentType: 'OFFER', code: typed, consents: consents as never[] },
        }),
      );
    expect((await confirm(wrong, ticks)).body).toMatchObject({
      code: 100,
      validationErrors: { code: 'error.code.wrong' },
    });
    const [first] = CONSENTS;
    const unticked = { code: 1, validationErrors: { [first?.type ?? '']: 'error.consent.required' } };
    expect((await confirm(code, [])).body).toMatchObject(unticked);
    expect((await confirm(code, [`${first?.type}:${'0'.repeat(64)}`])).body).toMatchObject(unticked);
    const signed = await confirm(code, ticks);
    expect(signed.body).toMatchObject({ code: 0, data: { status: 'WAITING_FOR_REMITTANCE_SET' } });
    const list = await done(client.GET('/json/document/document_list', { params }));
    expect(list.data).toMatchObject([{ type: 'OFFER', title: 'Оферта о предоставлении микрокредита' }]);
    expect((await done(client.GET('/json/document/appeals-list', { params }))).data).toEqual([]);

    const purpose = { query: { biometryPurpose: 'AGREE_CREDIT' } } as const;
    expect((await done(client.GET('/json/profile/biometry/vendor', { params: purpose }))).vendor).toBe('V1');
    const session = await done(client.POST('/json/profile/biometry/create-session'));
    const upload = { providerIdentifier: session.data.sessionId, imageType: 'FACE', vendor: 'V1' } as const;
    const face = { path: { biometryType: 'AGREE_CREDIT' } } as const;
    await done(client.POST('/json/profile/biometry/upload/{biometryType}', { params: face, body: upload }));
    const status = await done(client.GET('/json/profile/biometry/status/{biometryType}', { params: face }));
    expect(status).toEqual({ code: 0, biometryStatus: 'PASSED', limitLeft: 3 });

    const decision = await done(client.GET('/json/decision/id', { params }));
    expect(decision.data).toMatchObject({
      status: 'WAITING_FOR_REMITTANCE_SET',
      rejectDecisionByKDN: false,
      score_installment_list: [],
      rejection: null,
    });
    expect((await done(client.GET('/json/decision/need-upload-statement'))).data).toBe(false);
    const schedule = await done(client.GET('/json/credit/schedule', { params }));
    const [row] = schedule.data;
    if (!row) throw new Error('no row of the schedule');
    expect(schedule.data).toMatchObject([{ order: 1, amountCeil: 184_800, isPaid: false }]);
    expect(Date.parse(row.paymentDate)).toBeGreaterThan(Date.parse(`${row.date}T18:59:00Z`));
    expect(schedule.firstPaymentDate).toBe(row.date);
    expect(schedule.months.at(-1)).toEqual({
      month: row.date.slice(0, 7),
      status: 'NO_PAYMENTS',
      amount: 184_800,
    });
    const page = await done(client.GET('/json/credit', { params: { query: { page: 0 } } }));
    expect(page.data).toMatchObject({ total: 1, items: [{ id: creditId }] });
    expect((await done(client.GET('/json/profile/preScoreAmount'))).data.P1D).toBe(190_000);
  });

  it('a face that does not match is refused with the tries left', async () => {
    const person = await aBorrower(world, 'biometry-not-passed');
    const client = app.json(await app.tokenOf(person.borrowerId));
    const session = await done(client.POST('/json/profile/biometry/create-session'));
    const params = { path: { biometryType: 'FACE' } } as const;
    const upload = { providerIdentifier: session.data.sessionId, imageType: 'FACE', vendor: 'V1' } as const;
    const refused = { code: 1, businessLogicErrors: ['error.biometry.failed'] };
    for (const left of [2, 1, 0])
      expect(
        (await heard(client.POST('/json/profile/biometry/upload/{biometryType}', { params, body: upload }))).body,
      ).toMatchObject({
        ...refused,
        biometryStatus: left > 0 ? 'FACE_REQUIRED' : 'NOT_PASSED',
        limitLeft: left,
      });
  });

  it("other borrowers' loans and documents are not found", async () => {
    const [person, stranger] = [await aBorrower(world), await aBorrower(world)];
    const owner = app.json(await app.tokenOf(person.borrowerId));
    const wish = { purpose: 1, 'creditProduct.id': 1, amount: 50_000, term: 10 };
    const { id: creditId } = (await done(owner.POST('/json/credit', { body: wish }))).data;
    await done(owner.POST('/json/document', { body: { creditId, documentType: 'OFFER' } }));
    const other = app.json(await app.tokenOf(stranger.borrowerId));
    const params = { query: { creditId } };
    const asked = [
      other.GET('/json/credit/schedule', { params }),
      other.GET('/json/decision/id', { params }),
      other.GET('/json/document/document_list', { params }),
      other.GET('/json/document/document-download', { params: { query: { creditId, documentType: 'OFFER' } } }),
    ];
    for (const one of asked) expect((await one).response.status).toBe(404);
    expect((await app.json(null).GET('/json/credit/last')).response.status).toBe(401);
  });
});

it('the sandbox page offers only what a sandbox answers', async () => {
  const offered = async (ports: Partial<ChosenPorts>) => {
    const config = { ...world.config, ports: { ...world.config.ports, ...ports } };
    const base = { ...world, config, outbox: sandboxOutbox(world.pool) };
    // This world has no table of incoming payments.
    const can = { ...world.can, suspense: { ...world.can.suspense, list: async () => [] } };
    const shell = { ...config, clientKeySecret: 'x'.repeat(32) };
    const page = await lendingApp(world, { extensions: sandbox(base, world.providers, can, shell, undefined) });
    const drawn = await page.app.inject({ url: '/sandbox' });
    const links = drawn.body.match(/\/pay\/[a-z-]+/g) ?? [];
    const opened = await Promise.all(links.map(async (url) => (await page.app.inject({ url })).statusCode));
    const faults: { provider: string }[] = (await page.app.inject({ url: '/sandbox/money-faults.json' })).json()
      .providers;
    await page.app.close();
    return { links, opened, faults: faults.map(({ provider }) => provider) };
  };
  const ways = ['/pay/terminal', '/pay/wallet', '/pay/bank-transfer'];
  expect(await offered({})).toMatchObject({ links: ways, opened: [200, 200, 200] });
  const some = await offered({ TERMINAL: 'gateway', BANK_TRANSFER: 'gateway', CARDS: 'gateway' });
  expect(some).toEqual({
    links: ['/pay/wallet'],
    opened: [200],
    faults: ['bank-payout', 'post-office', 'wallet', 'egov-eds'],
  });
});
