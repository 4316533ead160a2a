/** Each guard, row by row: what the page does with a visitor, and what the server answers him in both channels. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVIDENCE_KINDS, EVIDENCE_SLOTS, type EvidenceKind } from '../../schema/reference/evidence.ts';
import { type BiometryStatus, FACE_GUARD } from '../../schema/reference/face-guard.ts';
import { GUARDS, type Guard, type Refused } from '../../schema/reference/guards.ts';
import type { RefusalCode } from '../../schema/reference/refusals.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import type { Runner } from '../../server/workflows/runner.ts';
import { judge } from '../../web/app/guards.ts';
import { leadOn } from '../../web/features/biometry/lead-on.ts';
import type { Session } from '../../web/lib/session.ts';
import { paths } from '../../web/paths.ts';
import { stepsOf } from '../support/access-client.ts';
import { bothChannels, codeIn } from '../support/both-channels.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { applied, complete, faceShown, given, signedDocument } from '../support/lending-steps.ts';
import { aBorrower, aCaller, type LendingWorld, lendingWorld, type TestPerson } from '../support/lending-world.ts';
import { lent } from '../support/lent.ts';
import { anApplicant, chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';
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

const NOBODY = '00000000-0000-4000-8000-00000000dead';
const TODAY = '2026-11-23';
type Token = string | null;
type Visitor = { token: Token; loanId?: string };

async function aPerson(key = 'approve') {
  world.clock.set(TODAY);
  const person = await aBorrower(world, key);
  return { person, token: await app.tokenOf(person.borrowerId) };
}
const random = chance(seedOf('guards'));
async function newcomer(): Promise<Visitor> {
  const { phone } = anApplicant(random);
  const account = await world.people.accounts.register({ phone: phone as never, locale: 'RU' });
  if (account === 'closed') throw new Error('the account is closed');
  return { token: await app.tokenOf(account.id) };
}
const visitor = async (): Promise<Visitor> => ({ token: null });
const auditor = async (): Promise<Visitor> => ({ token: await app.staff('auditor') });
const borrower = async (): Promise<Visitor> => aPerson();

async function refusedBorrower(): Promise<Visitor> {
  const { person, token } = await aPerson('reject-60-plus');
  const { loanId } = await complete(world, person);
  await until(async () => (await world.loan(loanId)).status === 'REJECTED');
  await runner.idle((await world.loan(loanId)).position);
  return { token, loanId };
}
async function cancelled(): Promise<Visitor> {
  const { person, token } = await aPerson();
  const { loanId } = await applied(world, person);
  given(await world.applications.cancel({ caller: aCaller(person.borrowerId), ...person }, loanId));
  return { token, loanId };
}

const { graphql, json } = bothChannels(() => app);

const FACE = 'mutation($id: LoanId) { startBiometry(purpose: AGREE_CREDIT, loanId: $id) { errors { code } } }';
const TERMS =
  '{ productType: INDIVIDUAL_PERSON_SPL, pricing: FLEXIBLE, amount: "100000", term: 20, purpose: 1, fastIssue: false, insuranceAgreed: false }';
const WISH = { purpose: 1, amount: 100_000, term: 20 };
const CREDIT = { ...WISH, 'creditProduct.id': 1 };
const ADDRESS = stepsOf(anApplicant(chance(1))).address;
const WRITE_ADDRESS = 'mutation($input: AddressDataInput!) { saveAddress(input: $input) { errors { code } } }';

/** Calls of the pages of each guard. */
const startFace = (one: Visitor) =>
  Promise.all([graphql(one, FACE), json(one, 'POST', 'profile/biometry/create-session')]);
const apply = (one: Visitor) =>
  Promise.all([
    graphql(one, `mutation { apply(input: ${TERMS}) { errors { code } } }`),
    json(one, 'POST', 'credit', CREDIT),
  ]);
const change = (one: Visitor) => {
  const id = one.loanId ?? NOBODY;
  return Promise.all([
    graphql(one, `mutation { changeApplication(loanId: "${id}", input: ${TERMS}) { errors { code } } }`),
    json(one, 'POST', 'credit/update', { ...WISH, creditId: id }),
  ]);
};
const writeAddress = (one: Visitor) =>
  Promise.all([graphql(one, WRITE_ADDRESS, { input: ADDRESS }), json(one, 'POST', 'profile/address/edit', ADDRESS)]);
const writeIin = (one: Visitor) =>
  Promise.all([
    graphql(one, 'mutation { submitIin(iin: "900101300017") { errors { code } } }'),
    json(one, 'POST', 'profile/iin', { iin: '900101300017' }),
  ]);
/** /json has no calls of the office. */
const office = async (one: Visitor) => [await graphql(one, '{ officeQueue { totalCount } }')];

type Calls = (one: Visitor) => Promise<readonly (string | undefined)[]>;
type PageName =
  | 'thanks'
  | 'cabinet'
  | 'login'
  | 'registrationAddress'
  | 'registrationIin'
  | 'loanSigning'
  | 'officeApplication';
type Made = { visitor: () => Promise<Visitor>; page: PageName; calls: Calls | null };

const MADE: Readonly<Record<string, Made>> = {
  'authorized visitor': { visitor, page: 'thanks', calls: startFace },
  'authorized staffOnly': { visitor: auditor, page: 'thanks', calls: startFace },
  'cabinet visitor': { visitor, page: 'cabinet', calls: apply },
  'cabinet staffOnly': { visitor: auditor, page: 'cabinet', calls: apply },
  'cabinet unfinished': { visitor: newcomer, page: 'cabinet', calls: apply },
  'redirect_cabinet signedIn': { visitor: borrower, page: 'login', calls: null },
  'registration visitor': { visitor, page: 'registrationAddress', calls: writeAddress },
  'registration staffOnly': { visitor: auditor, page: 'registrationAddress', calls: writeAddress },
  'registration finished': { visitor: borrower, page: 'registrationIin', calls: writeIin },
  'registration stepAhead': { visitor: newcomer, page: 'registrationAddress', calls: writeAddress },
  'loan_permission visitor': { visitor, page: 'loanSigning', calls: change },
  'loan_permission staffOnly': { visitor: auditor, page: 'loanSigning', calls: change },
  'loan_permission locked': { visitor: refusedBorrower, page: 'loanSigning', calls: apply },
  'loan_permission unfinished': { visitor: newcomer, page: 'loanSigning', calls: startFace },
  'loan_permission noSuchLoan': { visitor: borrower, page: 'loanSigning', calls: change },
  'loan_permission otherStatus': { visitor: cancelled, page: 'loanSigning', calls: change },
  'staff visitor': { visitor, page: 'officeApplication', calls: office },
  'staff noStaff': { visitor: borrower, page: 'officeApplication', calls: office },
  'staff withoutRole': { visitor: auditor, page: 'officeApplication', calls: office },
};

const SESSION =
  '{ session { signedIn step registrationCompleted roles lock { lockedUntil lockDays } lastLoan { id status } } }';
async function sessionOf({ token }: Visitor): Promise<Session> {
  const { session } = (await app.graphql(token, SESSION)).body.data;
  return { ...session, locked: session.lock !== null };
}

/** What the server answers to whoever calls all the same; null where nothing is called. */
const ANSWERS: Readonly<Record<Refused, RefusalCode | null>> = {
  visitor: 'UNAUTHENTICATED',
  signedIn: null,
  staffOnly: 'FORBIDDEN',
  unfinished: 'REGISTRATION_INCOMPLETE',
  finished: 'IIN_FIXED',
  stepAhead: 'REGISTRATION_INCOMPLETE',
  locked: 'ACCOUNT_LOCKED',
  noSuchLoan: 'NOT_FOUND',
  otherStatus: 'NOT_ALLOWED_NOW',
  noStaff: 'FORBIDDEN',
  withoutRole: 'FORBIDDEN',
};

const ROWS = (Object.keys(GUARDS) as Guard[]).flatMap((guard) =>
  GUARDS[guard].map(([refused, leads]) => [`${guard} ${refused}`, guard, leads, ANSWERS[refused]] as const),
);

it('every row is sent by somebody', () => {
  expect(ROWS.map(([name]) => name).toSorted()).toEqual(Object.keys(MADE).toSorted());
});

describe.each(ROWS)('%s', (name, guard, leads, code) => {
  it(`the page leads to ${leads}, the server answers ${code ?? 'whoever signs in again'}`, async () => {
    const made = MADE[name];
    if (!made) throw new Error(`no visitor for ${name}`);
    const one = await made.visitor();
    const session = await sessionOf(one);
    const visit = { segment: 'kz', path: paths[made.page].path, params: { loanId: one.loanId ?? NOBODY } } as const;
    const verdict = judge(guard, session, visit);
    if (leads === 'roles') expect(verdict).toHaveProperty('needs');
    else expect(verdict).toEqual({ allow: false, to: expect.stringMatching(leadsTo(leads)) });
    const answers = (await made.calls?.(one)) ?? [];
    expect(answers).toEqual(answers.map(() => code));
    expect(answers.length > 0).toBe(code !== null);
  });
});

const leadsTo = (leads: 'login' | 'registrationPhone' | 'cabinet' | 'home'): RegExp =>
  leads === 'home' ? /^\/kz\/(cabinet|office|registration\/password)$/ : new RegExp(`^${paths[leads].href('kz')}$`);

describe('the face check', () => {
  const failing = async (key: string, times: number) => {
    const one = await aPerson(key);
    for (let at = 0; at < times; at++) {
      const started = given(await world.biometry.start(who(one.person), 'AGREE_CREDIT', null, 'RU'));
      await world.biometry.submitFace(who(one.person), started.session.id, { heldByVendor: started.session.id });
    }
    return one;
  };
  const who = ({ borrowerId }: TestPerson) => ({ caller: aCaller(borrowerId), borrowerId });
  const verified = async () => {
    const one = await aPerson();
    await world.borrowers.markFaceVerified(one.person.borrowerId, world.clock.now());
    return one;
  };
  const lending = async () => {
    const { person } = await lent(world, '2026-03-05');
    return { token: await app.tokenOf(person.borrowerId) };
  };
  /** The statuses in which a borrower stays; the others last for a moment or stand in answers of a check alone. */
  const STANDING: Readonly<Partial<Record<BiometryStatus, () => Promise<Visitor>>>> = {
    PASSED: verified,
    CHECK_NOT_NEEDED: lending,
    LIMIT_REACHED: () => failing('biometry-not-passed', 3),
    NOT_RIGHT_AGE: () => aPerson('under-age'),
    IIN_REQUIRED: newcomer,
    FACE_REQUIRED: borrower,
    IIN_NOT_FOUND: () => failing('iin-not-found', 1),
  };
  const PAGES: Readonly<Record<BiometryStatus, string>> = {
    imageSaved: '/kz/biometry-face?purpose=AGREE_CREDIT',
    imageSaveFail: '/kz/biometry-face?purpose=AGREE_CREDIT',
    PASSED: '/kz/cabinet',
    CHECK_NOT_NEEDED: '/kz/cabinet',
    LIMIT_REACHED: '/kz/biometry-verify',
    NOT_RIGHT_AGE: '/kz/page/under-age',
    IIN_REQUIRED: '/kz/registration/iin',
    FACE_REQUIRED: '/kz/biometry-guide',
    IIN_NOT_FOUND: '/kz/page/decline-nano',
    NOT_PASSED: '/kz/page/decline-nano',
    GBDFL_NOT_AVAILABLE: '/kz/page/biometry-error?purpose=AGREE_CREDIT',
  };

  it.each(Object.keys(FACE_GUARD) as BiometryStatus[])('%s leads to its page', (status) => {
    expect(leadOn(status, 'AGREE_CREDIT', 'kz')).toBe(PAGES[status]);
  });

  it.each(Object.keys(STANDING) as BiometryStatus[])('%s opens or refuses a check as its page does', async (status) => {
    const one = await STANDING[status]?.();
    if (!one) throw new Error(`nobody is ${status}`);
    const { body } = await app.graphql(one.token, '{ biometry(purpose: AGREE_CREDIT) { status } }');
    expect(body.data.biometry.status).toBe(status);
    const { start } = FACE_GUARD[status];
    expect(await startFace(one)).toEqual([start ?? undefined, start ?? undefined]);
  });

  it('a loan that waits for a face takes one from a borrower who has passed for a card', async () => {
    const { person, token } = await verified();
    await world.people.db.updateTable('people.person').set({ face_verified_at: null }).execute();
    const { loanId } = await applied(world, person);
    await signedDocument(world, person, loanId, 'OFFER');
    await signedDocument(world, person, loanId, 'APPLICATION_FOR_TRANSFER_MONEY');
    expect((await world.loan(loanId)).status).toBe('WAITING_FOR_BIOMETRY');
    await world.borrowers.markFaceVerified(person.borrowerId, world.clock.now());
    expect(await startFace({ token, loanId })).toEqual([undefined, undefined]);
    expect(await graphql({ token }, FACE.replace('AGREE_CREDIT', 'ADD_CARD'))).toBe('BIOMETRY_NOT_NEEDED');
    await faceShown(world, person, loanId);
    expect((await world.loan(loanId)).status).not.toBe('WAITING_FOR_BIOMETRY');
  });
});

describe('photos and video', () => {
  const FILE = Buffer.from('a part of a file');
  const hash = createHash('sha256').update(FILE).digest('hex');
  const verifier = () => aCaller('00000000-0000-4000-8000-00000000000a', 'verifier');

  async function sending({ token, loanId = '' }: Visitor, kind: EvidenceKind) {
    const query = `creditId=${loanId}&slot=${EVIDENCE_SLOTS[kind][0]}&hash=${hash}&part=0&parts=2`;
    const headers = { 'x-auth-token': token ?? '', 'content-type': 'application/octet-stream' };
    const url = `/json/document/evidence/part?${query}`;
    const part = await app.app.inject({ method: 'POST', url, headers, payload: FILE });
    return [
      codeIn(part.json()),
      await json({ token }, 'POST', 'document/evidence/send', { creditId: loanId, kind }),
      await graphql({ token }, `mutation { sendEvidence(loanId: "${loanId}", kind: ${kind}) { errors { code } } }`),
    ];
  }
  const no: RefusalCode[] = ['NOT_ALLOWED_NOW', 'NOT_ALLOWED_NOW', 'NOT_ALLOWED_NOW'];

  const opened = async () => {
    const { person, token } = await aPerson();
    return { token, loanId: (await applied(world, person)).loanId };
  };
  const running = async () => {
    const { person, loanId } = await lent(world, '2026-03-05');
    return { token: await app.tokenOf(person.borrowerId), loanId };
  };

  it.each([
    ['INITIAL', opened],
    ['CANCELED', cancelled],
    ['ACTIVE', running],
  ] as const)('in %s neither is taken', async (status, make) => {
    const one: Visitor = await make();
    expect((await world.loan(one.loanId as LoanId)).status).toBe(status);
    for (const kind of EVIDENCE_KINDS) expect(await sending(one, kind)).toEqual(no);
  });

  it('each is taken only while a verifier asks for it, and none once the application is withdrawn', async () => {
    const { person, token } = await aPerson('manual-review');
    const { loanId } = await complete(world, person);
    const one = { token, loanId };
    await until(async () => (await world.loan(loanId)).status === 'ON_MANUAL_VERIFICATION');
    for (const kind of EVIDENCE_KINDS) expect(await sending(one, kind)).toEqual(no);
    given(await world.office.take(verifier(), loanId));
    const open = [undefined, 'EVIDENCE_INCOMPLETE', 'EVIDENCE_INCOMPLETE'];
    given(await world.officeEvidences.request(verifier(), loanId, ['VIDEO_INTERVIEW'], 'CHECK'));
    expect(await sending(one, 'VIDEO_INTERVIEW')).toEqual(open);
    expect(await sending(one, 'DOCUMENT_PHOTOS')).toEqual(no);
    given(await world.applications.cancel({ caller: aCaller(person.borrowerId), ...person }, loanId));
    for (const kind of EVIDENCE_KINDS) expect(await sending(one, kind)).toEqual(no);
  });
});
