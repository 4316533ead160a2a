/** Every refusal of the catalogue, raised through /json or GraphQL. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { slotStream } from '../../schema/events/streams.ts';
import { consentsAt } from '../../schema/reference/consents/all.ts';
import { REFUSAL_TEXTS } from '../../schema/reference/refusal-texts.ts';
import { REFUSALS, type RefusalCode } from '../../schema/reference/refusals.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { type SampleKind, sampleStatement } from '../../server/adapters/statement/sample.ts';
import { commandAccount } from '../../server/use-cases/balance/balance.ts';
import type { Runner } from '../../server/workflows/runner.ts';
import { anIban } from '../support/a-borrower.ts';
import { closeDay, closeDays, economical, il, issued, on, pay, paymentId, spl } from '../support/a-loan.ts';
import { restructured } from '../support/a-restructuring.ts';
import { prolonged, prolonging } from '../support/an-agreement.ts';
import { type BorrowerStates, borrowerStates, ceded, HELD, late } from '../support/borrower-states.ts';
import { handWritten, plainPdf, withPdfkit, withScript } from '../support/hostile-pdfs.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { applied, codeFor, complete, faceShown, given, signedDocument } from '../support/lending-steps.ts';
import { aCaller, type LendingWorld, lendingWorld, TERMS, type TestPerson } from '../support/lending-world.ts';
import { asIs } from '../support/lent.ts';
import { ibanOf, PASSWORD_HASH } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';
import type { Story } from '../support/spec.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
let app: LendingApp;
let states: BorrowerStates;
let runner: Runner;
beforeAll(async () => {
  world = await lendingWorld();
  app = await lendingApp(world);
  states = borrowerStates(world, app);
  runner = world.startWorkflows();
});
afterAll(async () => {
  await runner.stop();
  await app.app.close();
  await world.close();
});

type Body = Record<string, unknown>;
type Method = 'GET' | 'POST' | 'PUT';
type Sent = { body?: Body | string | Buffer; headers?: Record<string, string> };
/** Half of the rows is raised in each language; another seed gives a row the other one. */
const SEED = seedOf('refusals');
let language: 'ru' | 'kk' = 'ru';

async function call(token: string | null, method: Method, url: string, sent: Sent = {}): Promise<Body> {
  const { body, headers = {} } = sent;
  const answer = await app.app.inject({
    method,
    url,
    headers: { 're-captcha': 'sandbox', 'x-locale': language, ...(token ? { 'x-auth-token': token } : {}), ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  return answer.json() as Body;
}
const post = (token: string | null, path: string, body?: Body | string | Buffer, headers?: Sent['headers']) =>
  call(token, 'POST', `/json/${path}`, { ...(body === undefined ? {} : { body }), ...(headers ? { headers } : {}) });
const get = (token: string | null, path: string) => call(token, 'GET', `/json/${path}`);
const ask = async (token: string, text: string): Promise<Body> =>
  (await app.graphql(token, text.replaceAll('{ code }', '{ code message }'), {}, { 'x-locale': language })).body;

/** Keys of /json and codes of GraphQL, wherever they stand in an answer. */
function keysIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(keysIn);
  if (typeof answer !== 'object' || answer === null) return [];
  const { businessLogicErrors = [], validationErrors = {}, code } = answer as Record<string, never>;
  const known = typeof code === 'string' && Object.hasOwn(REFUSALS, code) ? [REFUSALS[code as RefusalCode]] : [];
  const own = [...(businessLogicErrors as string[]), ...(Object.values(validationErrors) as string[])];
  return [...own, ...known, ...Object.values(answer).flatMap(keysIn)];
}

function messagesIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return answer.flatMap(messagesIn);
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    name === 'message' && typeof value === 'string' ? [value] : messagesIn(value),
  );
}

/** The text of a refusal, whatever its facts are and wherever its lines may break. */
const reads = (message: string, code: RefusalCode): boolean => {
  const parts = REFUSAL_TEXTS[code][language]
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(message.replaceAll('\u00a0', ' '));
};

const JSON_BODY = { 'content-type': 'application/json' };
const PDF = { 'content-type': 'application/pdf' };
const BYTES = { 'content-type': 'application/octet-stream' };
const TODAY = '2026-11-20';
const NOBODY = '00000000-0000-4000-8000-00000000dead';

const who = ({ borrowerId }: TestPerson) => ({ caller: aCaller(borrowerId), borrowerId });

const aPerson: BorrowerStates['aPerson'] = (...given) => states.aPerson(...given);
const anApplication: BorrowerStates['anApplication'] = (...given) => states.anApplication(...given);
const running: BorrowerStates['running'] = (...given) => states.running(...given);
const past: BorrowerStates['past'] = (...given) => states.past(...given);
const aCard: BorrowerStates['aCard'] = (...given) => states.aCard(...given);
const activeCard: BorrowerStates['activeCard'] = (...given) => states.activeCard(...given);
const wish = (change: Body = {}): Body => ({ purpose: 1, 'creditProduct.id': 1, amount: 150_000, term: 20, ...change });
const apply = async (change: Body = {}, key?: string) => post((await aPerson(key)).token, 'credit', wish(change));

/** An account that has a number and a password, and nothing else yet. */
async function newcomer(): Promise<string> {
  const account = await world.people.accounts.register({ phone: '77058887766' as never, locale: 'RU' });
  if (account === 'closed') throw new Error('the account is closed');
  await world.people.accounts.setPassword(account.id, PASSWORD_HASH);
  return app.tokenOf(account.id);
}

async function awaitingPayout() {
  const one = await anApplication();
  await signedDocument(world, one.person, one.loanId, 'OFFER');
  return one;
}
/** A refused account or statement leaves the application as it is, so that the next refusal may use it. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
const payee = once(awaitingPayout);
async function payoutTo(iban: string, to = payee()) {
  const { token, loanId } = await to;
  return post(token, 'payment/onlinebank/create-remittance', { creditId: loanId, iban });
}

type Running = Awaited<ReturnType<BorrowerStates['running']>>;
const prolongationOf = ({ token, loanId }: Running) => get(token, `credit/1/prolongation?creditId=${loanId}`);
const restructuringOf = ({ token, loanId }: Running, term = 3) =>
  get(token, `restructuring/nesie/schedule?creditId=${loanId}&term=${term}`);
const waysOf = ({ token, loanId }: Running) =>
  ask(token, `{ loanWays(loanId: "${loanId}") { ways { kind refusal { code } } } }`);

const repaid = (story: Story) =>
  story.when(pay('2026-03-12', tenge(102_800))).when(on('2026-03-12', { type: 'CloseLoan' }));
const amountOf = (token: string, id: string, amount: number) =>
  ask(token, `mutation { completeCardRegistration(cardId: "${id}", testAmount: ${amount}) { errors { code } } }`);

const sender = once(async () => {
  const one = await anApplication('statement-needed', 1);
  await signedDocument(world, one.person, one.loanId, 'OFFER');
  return one;
});
async function statement(content: (person: TestPerson) => Uint8Array | Promise<Uint8Array>) {
  world.clock.set(TODAY);
  const { person, token } = await sender();
  return post(token, 'document/account-statement/upload', Buffer.from(await content(person)), PDF);
}
const sample = (kind: SampleKind, holder?: string) => (person: TestPerson) =>
  sampleStatement(world.printer, {
    kind,
    bank: 'Kaspi Bank',
    holder: holder ?? `${person.lastName} ${person.firstName}`,
    income: 600_000,
    today: localDate(TODAY),
  });

/** An application of which the verifier wants photos and answers. */
const wanted = once(async () => {
  const verifier = await app.staffMember('verifier');
  const { person, token } = await aPerson('manual-review');
  const { loanId } = await complete(world, person);
  await until(async () => (await world.loan(loanId)).status === 'ON_MANUAL_VERIFICATION');
  const office = () => aCaller(verifier.id, 'verifier');
  given(await world.office.take(office(), loanId));
  given(await world.officeEvidences.request(office(), loanId, ['DOCUMENT_PHOTOS', 'VIDEO_INTERVIEW'], 'CHECK'));
  return { token, loanId };
});
async function evidence(content: Buffer, slot: string, change: { hash?: string; parts?: number } = {}) {
  const { token, loanId } = await wanted();
  const hash = change.hash ?? createHash('sha256').update(content).digest('hex');
  const query = `creditId=${loanId}&slot=${slot}&hash=${hash}&part=0&parts=${change.parts ?? 1}`;
  return post(token, `document/evidence/part?${query}`, content, BYTES);
}

/** A large loan that waits for its second consent since today. */
const coolingOff = once(async () => {
  const { person, token } = await aPerson();
  const terms = { ...TERMS, productType: 'INDIVIDUAL_PERSON_IL', amount: tenge(350_000) } as const;
  const { loanId } = await applied(world, person, { ...terms, term: { unit: 'MONTH', count: 12 } });
  await signedDocument(world, person, loanId, 'OFFER');
  const figures = { statementHash: 'f'.repeat(64), monthlyIncome: tenge(900_000), monthsWithIncome: 6 };
  given(await world.statements.uploaded(who(person), loanId, figures));
  await signedDocument(world, person, loanId, 'APPLICATION_FOR_TRANSFER_MONEY');
  await faceShown(world, person, loanId);
  await until(async () => (await world.loan(loanId)).status === 'WAITING_FOR_ISSUANCE_CONSENT');
  return { token, loanId };
});
const edsOn = async (day: string) => {
  const { token, loanId } = await coolingOff();
  world.clock.set(day);
  return post(token, 'document/eds', { creditId: loanId });
};

const faceOf = async (key: string, times = 1, biometryPurpose = 'ADD_CARD') => {
  const { token } = await aPerson(key);
  const answers: Body[] = [];
  for (let at = 0; at < times; at += 1) {
    const opened = await post(token, `profile/biometry/create-session?biometryPurpose=${biometryPurpose}`);
    const providerIdentifier = (opened.data as { sessionId?: string } | undefined)?.sessionId ?? NOBODY;
    answers.push(opened, await post(token, 'profile/biometry/upload/FACE', { providerIdentifier }));
  }
  return answers;
};

const silentFace = async (ports: readonly ('biometry-V1' | 'biometry-V2' | 'biometry-V3')[], purpose?: string) => {
  for (const port of ports) await world.faults.set({ port, mode: 'down', delayMs: 0 });
  const answers = await faceOf('approve', ports.length, purpose);
  for (const port of ports) await world.faults.set({ port, mode: 'ok', delayMs: 0 });
  return answers;
};

const bonusOf = async ({ token, loanId, person }: Running, amount: number, earned = 0) => {
  if (earned > 0) await states.earn(person, loanId, earned);
  return post(token, 'account/spendBonus', { creditId: loanId, amount });
};
const topUp = ({ borrowerId }: TestPerson, amount: number) =>
  commandAccount(world, aCaller(borrowerId), borrowerId, {
    type: 'CreditBalance',
    reason: 'TOP_UP',
    amount: tenge(amount),
    paymentId: paymentId(77),
    loanId: null,
  });
const refund = (token: string) =>
  ask(token, `mutation { askBalanceBack(to: { kind: IBAN, iban: "${anIban()}" }) { errors { code } } }`);

type Raise = () => Promise<unknown>;
/** Another test of the API raises it. */
type Elsewhere = { in: string };

const RAISED: Readonly<Record<RefusalCode, Raise | Elsewhere>> = {
  FIELD_REQUIRED: () => post(null, 'login', {}),
  FIELD_INCOMPLETE: () => post(null, 'nesie/checkPhone', { phone: '7701' }),
  FIELDS_REQUIRED: async () => post((await aPerson()).token, 'profile/contacts/edit', {}),
  FIELD_INVALID: async () => post((await aPerson()).token, 'profile/nps', { score: 11 }),
  NOT_FOUND: async () => get((await aPerson()).token, `credit/schedule?creditId=${NOBODY}`),
  FUNCTION_ERROR: async () => {
    const broken = () => Promise.reject(new Error('a fault of ours'));
    const other = await lendingApp(world, { sessions: { ...world.people.sessions, find: broken } });
    const headers = { 'x-auth-token': (await aPerson()).token, 'x-locale': language };
    const answer = await other.app.inject({ method: 'GET', url: '/json/profile', headers });
    await other.app.close();
    return answer.json();
  },
  TRY_LATER: async () => {
    const { token, loanId } = await running('2026-03-05');
    await world.providers.kit.faults.set('processing-kz', 'LOST_REQUEST');
    const answer = await post(token, `payment/common/simple-payment?creditId=${loanId}&amount=1000`);
    await world.providers.kit.faults.set('processing-kz', 'NONE');
    return answer;
  },
  SERVICE_UNAVAILABLE: { in: 'outages' },
  OUTCOME_UNKNOWN: { in: 'outages' },
  STORAGE_FULL: { in: 'outages' },
  TOO_MANY_REQUESTS: { in: 'sign-in' },
  IDEMPOTENCY_IN_FLIGHT: { in: 'idempotency' },
  IDEMPOTENCY_OTHER_BODY: async () => {
    const [{ token }, key] = [await aPerson(), { 'idempotency-key': randomUUID() }];
    await post(token, 'profile/nps', { score: 1 }, key);
    return post(token, 'profile/nps', { score: 2 }, key);
  },
  IDEMPOTENCY_KEY_WRONG: async () => post((await aPerson()).token, 'logout', {}, { 'idempotency-key': 'ключ' }),
  CAPTCHA_FAILED: () => post(null, 'nesie/checkPhone', { phone: '77010000099' }, { 're-captcha': 'robot' }),
  UNAUTHENTICATED: () => get(null, 'profile'),
  FORBIDDEN: async () => get(await app.staff('auditor'), 'profile'),
  OTHER_SITE: { in: 'rest-requests' },
  METHOD_NOT_ALLOWED: () => call(null, 'PUT', '/json/login'),
  REQUEST_WRONG: () => get(null, '%zz'),
  BODY_UNREADABLE: () => post(null, 'login', '{"email": ', JSON_BODY),
  BODY_TYPE: () => post(null, 'login', 'x', { 'content-type': 'text/plain' }),
  BODY_TOO_LARGE: () => post(null, 'login', `{"email": "${'x'.repeat(70_000)}"}`, JSON_BODY),
  BODY_TOO_DEEP: () => post(null, 'login', `${'['.repeat(40)}${']'.repeat(40)}`, JSON_BODY),
  PHONE_WRONG: () => post(null, 'nesie/checkPhone', { phone: '79991234567' }),
  PHONE_TAKEN: { in: 'registration' },
  ACCOUNT_CLOSED: { in: 'registration' },
  EMAIL_WRONG: async () => post((await aPerson()).token, 'profile/email/edit', { email: 'x' }),
  PHONE_SAME: { in: 'access' },
  PHONE_UNPROVED: async () => post((await aPerson()).token, 'profile/phone/edit/sms', { newPhone: '77019999999' }),
  OWNER_UNPROVED: async () => post((await aPerson()).token, 'profile/email/edit', { email: 'new@example.kz' }),
  EMAIL_BY_CODE: { in: 'registration' },
  EMAIL_TAKEN: { in: 'access' },
  BIRTH_DATE_WRONG: () =>
    post(null, 'login', { phone: '77011234567', birthDate: '31-02-1990', password: 'Wrong2026x' }),
  LOGIN_FAILED: () => post(null, 'login', { email: 'nobody@example.kz', password: 'Wrong2026x' }),
  ACCOUNT_BLOCKED: { in: 'sign-in' },
  PASSWORD_SHORT: async () => post((await aPerson()).token, 'nesie/password', { value: 'short' }),
  PASSWORD_WEAK: async () => post((await aPerson()).token, 'nesie/password', { value: 'alllower12' }),
  PASSWORD_COMMON: async () => post((await aPerson()).token, 'nesie/password', { value: 'Password1' }),
  FACTOR_WRONG: { in: 'staff' },
  CASE_OF_ANOTHER: { in: 'unmasking' },
  CASE_NOT_OPEN: { in: 'unmasking' },
  KEY_WRONG: { in: 'staff' },
  PROOF_NEEDED: { in: 'staff' },
  PASSWORD_SAME: { in: 'staff' },
  PASSWORD_MISMATCH: async () =>
    post((await aPerson()).token, 'nesie/password', { value: 'Altyn2026ten', again: 'Altyn2026ton' }),
  CODE_INCOMPLETE: async () => post((await aPerson()).token, 'profile/phone/proof', { code: '12' }),
  OLD_PASSWORD_WRONG: { in: 'password' },
  CODE_WRONG: async () => {
    const { person, token } = await aPerson();
    await post(token, 'profile/phone/proof/sms');
    const other = String((Number(codeFor(world, person)) + 1) % 10_000).padStart(4, '0');
    return post(token, 'profile/phone/proof', { code: other });
  },
  CODE_EXPIRED: { in: 'codes' },
  CODE_TRIES_OVER: { in: 'codes' },
  CODE_LIMIT: { in: 'codes' },
  CODE_TOO_SOON: async () => {
    const { token } = await aPerson();
    await post(token, 'profile/phone/proof/sms');
    return post(token, 'profile/phone/proof/sms');
  },
  SMS_NOT_SENT: async () => {
    const { token } = await aPerson();
    world.smsDown.now = true;
    const answer = await post(token, 'profile/phone/proof/sms');
    world.smsDown.now = false;
    return answer;
  },
  CONSENT_REQUIRED: async () => {
    const { person, token, loanId } = await anApplication();
    await post(token, 'document', { creditId: loanId });
    return post(token, 'document/confirmation', { creditId: loanId, code: codeFor(world, person) });
  },
  IIN_NOT_VALID: async () => post(await newcomer(), 'profile/iin', { iin: '1' }),
  IIN_PARSE_ERROR: { in: 'identity' },
  IIN_TAKEN: { in: 'identity' },
  IIN_NOT_FOUND: () => faceOf('iin-not-found'),
  IIN_BLOCKED: { in: 'identity' },
  IIN_FIXED: { in: 'identity' },
  NOT_RIGHT_AGE: () => apply({}, 'under-age'),
  DOCUMENT_EXPIRED: { in: 'identity' },
  CONTACTS_EQUAL: { in: 'registration' },
  CONTACT_KNOWN: { in: 'registration' },
  REGISTRATION_INCOMPLETE: { in: 'registration' },
  SUPPORT_ONLY: { in: 'registration' },
  PRODUCTS_MISSING: async () => {
    world.clock.set('2019-12-31');
    const answer = await get(null, 'product/available-products');
    world.clock.set(TODAY);
    return answer;
  },
  PRODUCT_UNKNOWN: () => apply({ 'creditProduct.id': 5 }),
  AMOUNT_OUT_OF_RANGE: () => apply({ amount: 5_000_000 }),
  TERM_OUT_OF_RANGE: () => apply({ term: 400 }),
  CERTIFICATE_NOT_AVAILABLE: async () => {
    const { token, loanId } = await anApplication();
    return post(token, 'document/certificate', { creditId: loanId, documentType: 'DEBT' });
  },
  CERTIFICATE_LIMIT: { in: 'certificates' },
  CERTIFICATE_UNAVAILABLE: { in: 'certificates' },
  PROMO_WRONG: () => apply({ promoCode: 'NOTHING' }),
  PROMO_USED: async () => {
    const promo = issued(spl({ promoCode: 'NAURYZ2026' }));
    const { token } = await past('2026-03-12', repaid, promo);
    world.clock.set('2026-03-20');
    return post(token, 'credit', wish({ promoCode: 'NAURYZ2026' }));
  },
  APPLICATION_UNDER_WAY: async () => {
    const { person, token } = await aPerson();
    const claim = { type: 'SlotClaimed' as const, data: { loanId: world.ids.fresh<LoanId>(), tookOverFrom: null } };
    const recordedAt = world.clock.now();
    const context = { ...aCaller(person.borrowerId), effectiveDate: await world.clock.today(), recordedAt };
    await world.ledger.append(slotStream(person.borrowerId), 'none', [claim], context);
    return post(token, 'credit', wish());
  },
  LOAN_EXISTS: async () => post((await anApplication()).token, 'credit', wish()),
  ACCOUNT_LOCKED: async () => post((await states.refused()).token, 'credit', wish()),
  ACCOUNT_LOCKED_FOR_EVER: async () => post((await states.fraudulent()).token, 'credit', wish()),
  OWN_REVERSAL_OWED: async () => post((await states.reversalOwed()).token, 'credit', wish()),
  OWN_WRITTEN_OFF: async () => post((await states.writtenOff()).token, 'credit', wish()),
  OWN_CEDED: async () => post((await states.ceded()).token, 'credit', wish()),
  APPLICATION_LIMIT: async () => post((await states.appliedThrice()).token, 'credit', wish()),
  DOCUMENT_CHANGED: async () => {
    const { person, token, loanId } = await anApplication();
    await post(token, 'document', { creditId: loanId });
    const other = { purpose: 1, amount: 100_000, term: 10 };
    await post(token, 'credit/update', { creditId: loanId, ...other });
    const consents = consentsAt('OFFER').map(({ type, hash }) => ({ type, hash }));
    return post(token, 'document/confirmation', { creditId: loanId, code: codeFor(world, person), consents });
  },
  NOT_SHOWN: async () => {
    const { token, loanId } = await anApplication();
    return post(token, 'document/confirmation', { creditId: loanId, code: '1234' });
  },
  NOT_ALLOWED_NOW: async () => {
    const { token, loanId } = await anApplication();
    return post(token, `credit/${loanId}/cancelWaitingBiometry`);
  },
  TAKEN_BY_OTHER: { in: 'office-desk' },
  CHANGED_MEANWHILE: async () => {
    const { person } = await aPerson();
    const owed = { type: 'OweReversal', amount: tenge(500), loanId: null, paymentId: paymentId(4) } as const;
    await commandAccount(world, aCaller(person.borrowerId), person.borrowerId, owed);
    const debt = `borrowerId: "${person.borrowerId}", paymentId: "${paymentId(4)}", amount: "400.00", note: "n"`;
    return ask(await app.staff('support'), `mutation { writeOffReversal(${debt}) { errors { code } } }`);
  },
  EDS_NEEDED: async () => {
    const { token, loanId } = await anApplication();
    await post(token, 'document', { creditId: loanId });
    const { app: edsOnly } = await lendingApp({ ...world, can: world.canWith({ edsForOffer: true }) });
    const headers = { 'x-auth-token': token, 'x-locale': language };
    const payload = { creditId: loanId, code: '1234' };
    const answer = await edsOnly.inject({ method: 'POST', url: '/json/document/confirmation', headers, payload });
    await edsOnly.close();
    return answer.json();
  },
  CONSENT_TOO_EARLY: () => edsOn(TODAY),
  CONSENT_LAPSED: () => edsOn('2026-12-20'),
  PAYOUT_HELD: async () => {
    const { person, token, loanId } = await awaitingPayout();
    const set = 'update people.account set password_reset_at = now() where id = $1';
    await world.pool.query(set, [person.borrowerId]);
    return post(token, 'payment/onlinebank/create-remittance', { creditId: loanId, iban: anIban() });
  },
  IBAN_WRONG: () => payoutTo('KZ00'),
  IBAN_TAKEN: async () => {
    const iban = anIban();
    await payoutTo(iban, awaitingPayout());
    return payoutTo(iban);
  },
  BANK_UNKNOWN: () => payoutTo(ibanOf('999', 'C000000011111')),
  IBAN_FOREIGN: () => payoutTo(anIban('0000')),
  CARD_NOT_FOUND: async () => post((await aPerson()).token, 'payment/common/delete-payment-card?cardId=999999'),
  CARD_NOT_ACTIVE: async () => {
    const { token, loanId, person } = await running('2026-03-05');
    const { number } = await aCard(person);
    return post(token, 'payment/common/one-click-payment', { creditId: loanId, amount: 1_000, cardId: number });
  },
  CARD_FIRST_LOAN: async () => {
    const { token, loanId, person } = await payee();
    world.clock.set(TODAY);
    const { number } = await activeCard(person);
    return post(token, `payment/common/create-remittance?creditId=${loanId}&cardId=${number}`);
  },
  CARD_TAKES_ONLY: async () => {
    const { token, loanId, person } = await payee();
    world.clock.set(TODAY);
    const { number, provider } = await activeCard(person);
    const processor = world.providers.processors.of(provider);
    Object.assign(processor ?? {}, { takesOnly: true });
    const answer = await post(token, `payment/common/create-remittance?creditId=${loanId}&cardId=${number}`);
    Object.assign(processor ?? {}, { takesOnly: false });
    return answer;
  },
  CARD_BIOMETRY: async () => post((await aPerson()).token, 'payment/common/start-card-registration', {}),
  CARD_REGISTRATION: async () => {
    const { token, person } = await aPerson();
    await world.borrowers.markFaceVerified(person.borrowerId, world.clock.now());
    await world.providers.kit.faults.set('processing-kz', 'LOST_REQUEST');
    const answer = await post(token, 'payment/common/start-card-registration', {});
    await world.providers.kit.faults.set('processing-kz', 'NONE');
    return answer;
  },
  CARD_AMOUNT_WRONG: async () => {
    const { token, person } = await aPerson();
    return amountOf(token, (await aCard(person)).id, HELD + 1);
  },
  CARD_TRIES_OVER: async () => {
    const { token, person } = await aPerson();
    const { id } = await aCard(person);
    return [await amountOf(token, id, 10), await amountOf(token, id, 11), await amountOf(token, id, 12)];
  },
  CARD_REGISTRATION_EXPIRED: async () => {
    const { token, person } = await aPerson();
    const { id } = await aCard(person);
    const expire = `update people.card set expires_at = now() - interval '1 day' where id = $1`;
    await world.pool.query(expire, [id]);
    return amountOf(token, id, HELD);
  },
  CARD_IBAN_BANK: async () => {
    const { token, person } = await aPerson();
    const { id } = await activeCard(person);
    const iban = anIban('1111', '601');
    const inGraphql = await ask(
      token,
      `mutation { setCardIban(cardId: "${id}", iban: "${iban}") { errors { code } } }`,
    );
    return { inGraphql, inJson: await post(token, 'payment/common/card-iban', { cardId: id, iban }) };
  },
  CARD_NAME_WRONG: async () => {
    const { token, person } = await aPerson();
    const { id } = await activeCard(person);
    return ask(token, `mutation { renameCard(cardId: "${id}", name: "4400430000001111") { errors { code } } }`);
  },
  CARD_IN_USE: async () => {
    const { token, person } = await anApplication();
    const { number } = await activeCard(person);
    return post(token, `payment/common/delete-payment-card?cardId=${number}`);
  },
  CARD_PAYMENT_PENDING: async () => {
    const { token, card } = await states.chargeInDoubt();
    return post(token, `payment/common/delete-payment-card?cardId=${card.number}`);
  },
  BIOMETRY_LIMIT: () => faceOf('biometry-not-passed', 4),
  BIOMETRY_NOT_NEEDED: async () => {
    const { person, token } = await aPerson();
    await world.borrowers.markFaceVerified(person.borrowerId, world.clock.now());
    return post(token, 'profile/biometry/create-session');
  },
  BIOMETRY_FAILED: () => faceOf('biometry-not-passed'),
  GBDFL_NOT_AVAILABLE: () => faceOf('face-registry-down'),
  APP_VERILIFE_ERROR: () => silentFace(['biometry-V1']),
  APP_BIOMETRICS_ERROR: () => silentFace(['biometry-V2'], 'CHANGE_PHONE'),
  APP_KISC_ERROR: () => silentFace(['biometry-V1', 'biometry-V3']),
  EVIDENCE_INCOMPLETE: async () => {
    const { token, loanId } = await wanted();
    return post(token, 'document/evidence/send', { creditId: loanId, kind: 'DOCUMENT_PHOTOS' });
  },
  EVIDENCE_FULL: async () => {
    const { loanId } = await wanted();
    const { borrowerId } = await world.loan(loanId);
    await world.pool.query(
      `insert into people.evidence (borrower_id, loan_id, slot, file_hash, hash, mime, bytes, content, kept_at, delete_on)
       select $1, $2, 'FRONT', at::text, at::text, 'image/jpeg', 1, '', now(), now() + interval '1 day'
       from generate_series(1, 30) as at`,
      [borrowerId, loanId],
    );
    const answer = await evidence(Buffer.from('x'), 'FRONT');
    await world.pool.query('delete from people.evidence where loan_id = $1', [loanId]);
    return answer;
  },
  EVIDENCE_TOO_LARGE: () => evidence(Buffer.from('x'), 'FRONT', { parts: 64 }),
  EVIDENCE_BROKEN: () => evidence(Buffer.from('x'), 'FRONT', { hash: 'a'.repeat(64) }),
  PHOTO_UNREADABLE: () => evidence(Buffer.from('no picture'), 'FRONT'),
  PHOTO_SMALL: async () => {
    const tiny = sharp({ create: { width: 60, height: 40, channels: 3, background: 'white' } });
    return evidence(await tiny.jpeg().toBuffer(), 'FRONT');
  },
  VIDEO_FORMAT: () => evidence(Buffer.from('no video'), 'ANSWER_1'),
  STATEMENT_INVALID: () => statement(() => Buffer.from('GIF89a')),
  STATEMENT_NOT_PARSED: () => statement(() => plainPdf()),
  STATEMENT_ENCRYPTED: () =>
    statement(() => withPdfkit({ userPassword: 'a', ownerPassword: 'b' }, (pdf) => void pdf.text('x'))),
  STATEMENT_SCRIPT: () => statement(() => withScript('JavaScript')),
  STATEMENT_ATTACHMENT: () =>
    statement(() => withPdfkit({}, (pdf) => void pdf.file(Buffer.from('x'), { name: 'a.exe' }))),
  STATEMENT_LOOP: () => statement(() => handWritten({}, (xref) => `${xref}`)),
  STATEMENT_MIXED: () => statement(() => plainPdf({ content: Buffer.from('<script>alert(1)</script>') })),
  STATEMENT_TOO_COMPLEX: { in: 'attacks.full' },
  STATEMENT_DATES: () => statement(sample('OLD')),
  STATEMENT_NAME: () => statement(sample('GOOD', 'Чужой Человек')),
  STATEMENT_DUPLICATE: async () => {
    const { person, token } = await aPerson('statement-needed', 1);
    const content = Buffer.from(await sample('GOOD')(person));
    const send = async () => {
      const { loanId } = await applied(world, person);
      await signedDocument(world, person, loanId, 'OFFER');
      const answer = await post(token, 'document/account-statement/upload', content, PDF);
      if (keysIn(answer).length === 0) given(await world.applications.cancel(who(person), loanId));
      return answer;
    };
    await send();
    world.clock.set('2026-12-25');
    return send();
  },
  STATEMENT_EMPTY: () => statement(sample('EMPTY')),
  STATEMENT_CARD: () => statement(sample('CLOSED_CARD')),
  STATEMENT_FORMAT: () => statement(sample('OTHER_BANK')),
  STATEMENT_INCOME: () => statement(sample('ONE_INCOME')),
  LOAN_NOT_LIVE: async () => {
    const { token, loanId } = await running('2026-03-12', repaid);
    return get(token, `credit/1/prepayment_info?creditId=${loanId}`);
  },
  AMOUNT_WRONG: async () => {
    const { token, loanId } = await running('2026-03-05');
    return post(token, `payment/common/simple-payment?creditId=${loanId}&amount=0`);
  },
  PAYMENT_REPEATED: { in: 'money' },
  PAYMENT_PAGES_OPEN: { in: 'money' },
  SUM_CHANGED: async () => {
    const { token, loanId } = await running('2026-03-05');
    const start = `startPayment(loanId: "${loanId}", amount: "5000.00", choice: WHOLE) { errors { code } }`;
    return ask(token, `mutation { ${start} }`);
  },
  PREPAYMENT_TODAY: { in: 'prepayment' },
  PREPAYMENT_AMOUNT: async () => {
    const { token, loanId } = await running('2026-03-05', asIs, issued(il()));
    return get(token, `credit/1/prepayment_economy_info?creditId=${loanId}&partialPrePaymentAmount=1`);
  },
  PREPAYMENT_ALL_DUE: async () =>
    waysOf(await running('2026-09-02', (story) => closeDays(story, '2026-03-03', '2026-09-02'), issued(il()))),
  PREPAYMENT_AT_ONCE: async () => {
    const { token, loanId } = await running('2026-03-05');
    return get(token, `credit/1/prepayment_economy_info?creditId=${loanId}&partialPrePaymentAmount=5000`);
  },
  AGREEMENT_UNAVAILABLE: async () => {
    const { loanId } = await running('2026-03-20', late('2026-03-20'));
    const staff = [await app.staff('support'), await app.staff('verifier')];
    const offer = `offerRestructuringAfterCourt(loanId: "${loanId}", months: 3, decidedOn: "2026-03-18", note: "n")`;
    return [await ask(staff[0] ?? '', `mutation { ${offer} { errors { code } } }`)];
  },
  AGREEMENT_TOO_EARLY: async () => prolongationOf(await running('2026-03-03')),
  AGREEMENT_INSTALMENTS: async () => prolongationOf(await running('2026-03-05', asIs, issued(il()))),
  AGREEMENT_OVERDUE: async () => prolongationOf(await running('2026-03-20', late('2026-03-20'))),
  AGREEMENT_DEFERRED: async () => {
    const grace = on('2026-03-10', { type: 'GrantGrace', until: localDate('2026-03-20') });
    return prolongationOf(await running('2026-03-10', (story) => story.when(grace)));
  },
  AGREEMENT_SOLD: async () => restructuringOf(await running('2026-07-15', ceded)),
  AGREEMENT_WAITING: async () => waysOf(await running('2026-03-10', (story) => prolonging(story, '2026-03-10', 14))),
  RESTRUCTURED_ONCE: async () =>
    restructuringOf(await running('2026-03-20', (story) => restructured(late('2026-03-20')(story), '2026-03-20', 3))),
  RESTRUCTURING_ON_TIME: async () => restructuringOf(await running('2026-03-03')),
  RESTRUCTURING_FIXED: async () =>
    restructuringOf(
      await running('2026-04-01', (story) => prolonged(story, '2026-03-31', 10), issued(economical(), '2026-03-02')),
    ),
  PROLONGATIONS_OVER: async () =>
    prolongationOf(
      await running('2026-04-10', (story) => {
        const twice = prolonged(prolonged(story, '2026-03-12', 10, 50), '2026-03-20', 10, 51);
        return prolonged(twice, '2026-03-30', 10, 52);
      }),
    ),
  WRITE_OFF_TOO_EARLY: async () => {
    const { loanId } = await running('2026-03-13', (story) => story.when(closeDay('2026-03-13')));
    const act = `writeOffLoan(loanId: "${loanId}", note: "n") { errors { code } }`;
    return ask(await app.staff('support'), `mutation { ${act} }`);
  },
  REVIEW_TOO_EARLY: { in: 'feedback' },
  REVIEW_LEFT: { in: 'feedback' },
  LOAN_DISPUTED: { in: 'dispute' },
  DISPUTE_DECIDED: { in: 'dispute' },
  BALANCE_EMPTY: async () => ask((await running('2026-03-05')).token, 'mutation { useBalance { errors { code } } }'),
  NOTHING_DUE: async () => {
    const { token, person } = await running('2026-03-05');
    await topUp(person, 500);
    return ask(token, 'mutation { useBalance { errors { code } } }');
  },
  AUTHORITY_EXCEEDED: { in: 'money' },
  REFUND_ASKED: async () => {
    const { token, person } = await aPerson();
    await topUp(person, 500);
    await refund(token);
    return refund(token);
  },
  BONUS_EMPTY: async () => bonusOf(await running('2026-03-08'), 100),
  BONUS_OVERDUE: async () => bonusOf(await running('2026-03-14', late('2026-03-14')), 100, 50_000),
  BONUS_LIMIT: async () => bonusOf(await running('2026-03-08'), 841, 200_000),
  BONUS_NO_INTEREST: { in: 'money' },
  REFINANCING_TOO_SMALL: async () => {
    const small = await running('2026-03-10', asIs, issued(spl({ amount: tenge(20_000) })));
    return post(small.token, 'document', { creditId: small.loanId, documentType: 'REFINANCING', months: 6 });
  },
  TWO_PERSONS: { in: 'office-loan' },
  NOT_ASKED: { in: 'office-loan' },
  CESSION_NOTICE: { in: 'office-loan' },
  FORGET_BLOCKED: { in: 'forgetting' },
  CALL_HOURS: { in: 'collection' },
  CALLS_SPENT: { in: 'collection' },
  DATE_AHEAD: { in: 'portfolio' },
  MOMENT_AHEAD: { in: 'lending' },
  AS_OF_TWICE: { in: 'lending' },
};

const ALL = Object.entries(RAISED) as [RefusalCode, Raise | Elsewhere][];

describe('every refusal of the catalogue', () => {
  // FIELDS_REQUIRED sums up the keys of its fields; the message of CARD_IN_USE is a word that clients compare (R105).
  const rows = ALL.flatMap(([code, raise]) => (typeof raise === 'function' ? [[code, raise] as const] : []));
  const told = rows.map(([code, raise], at) => [code, (SEED + at) % 2 ? 'ru' : 'kk', raise] as const);
  test.each(told)('%s in %s', async (code, locale, raise) => {
    language = locale;
    const answer = await raise();
    if (code !== 'FIELDS_REQUIRED') expect(keysIn(answer), JSON.stringify(answer)).toContain(REFUSALS[code]);
    if (code === 'CARD_IN_USE') return;
    const messages = messagesIn(answer);
    expect({ answer, told: messages.some((message) => reads(message, code)) }).toMatchObject({ told: true });
  });

  test('the other tests that raise one name it', () => {
    for (const [code, raise] of ALL) {
      if (typeof raise === 'function') continue;
      const file = join(import.meta.dirname, `${raise.in}.test.ts`);
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      expect({ code, named: text.includes(code) || text.includes(REFUSALS[code]) }).toEqual({ code, named: true });
    }
  });
});
