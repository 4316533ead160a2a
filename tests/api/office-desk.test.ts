/** What staff look up, who may see whom, and what the access log keeps of it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { printStaffNumber } from '../../schema/reference/staff.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { PROCESSING_KZ } from '../../server/adapters/card-processor/dialects/processing-kz.ts';
import { anchorKey } from '../../server/adapters/ledger/anchor-key.ts';
import { callbackKey, SIGNATURE_HEADER, sign } from '../../server/adapters/sandbox-kit/signature.ts';
import { postgresTwoPersons } from '../../server/adapters/two-persons/postgres.ts';
import { audit } from '../../server/cli/audit-commands.ts';
import type { Runner } from '../../server/workflows/runner.ts';
import { type LendingApp, lendingApp } from '../support/lending-app.ts';
import { applied, complete } from '../support/lending-steps.ts';
import { aBorrower, type LendingWorld, lendingWorld, type TestPerson } from '../support/lending-world.ts';
import { openFolder } from '../support/open-folder.ts';
import { until } from '../support/until.ts';

let world: LendingWorld;
let app: LendingApp;
let support: { id: string; token: string };
let auditor: { id: string; token: string };
let person: TestPerson;
let runner: Runner;
let loanId: LoanId;
let offerNumber: string;
beforeAll(async () => {
  world = await lendingWorld();
  app = await lendingApp(world);
  runner = world.startWorkflows();
  [support, auditor] = [await app.staffMember('support'), await app.staffMember('auditor')];
  person = await aBorrower(world);
  const loan = await applied(world, person);
  [loanId, offerNumber] = [loan.loanId, loan.offerNumber];
  world.offerNumbers.set(offerNumber, loanId);
});
afterAll(async () => {
  await runner.stop();
  await app.app.close();
  await world.close();
});

const SEARCH = `mutation($text: String!, $caseNumber: String) { officeSearch(text: $text, caseNumber: $caseNumber) {
  by more found { borrowerId person { fullName maskedIin } loans { loanId offerNumber } } errors { code field } } }`;
async function search(token: string, text: string, caseNumber: string | null = null) {
  const { body } = await app.graphql(token, SEARCH, { text, caseNumber });
  if (!body.data) throw new Error(JSON.stringify(body));
  return body.data.officeSearch;
}
const logged = async () => (await world.pool.query('select * from people.access_log order by place')).rows;

it('support finds a person by phone, IIN, name and contract number', async () => {
  const found = async (text: string) => {
    const { by, found: all } = await search(support.token, text);
    return [by, all.map((one: { borrowerId: string }) => one.borrowerId), all[0]?.loans[0]?.loanId];
  };
  const whom = [[person.borrowerId], loanId];
  expect(await found(person.phone)).toEqual(['PHONE', ...whom]);
  expect(await found(person.iin)).toEqual(['IIN', ...whom]);
  expect(await found(`${person.firstName} ${person.lastName}`.toLowerCase())).toEqual(['NAME', ...whom]);
  expect(await found(offerNumber)).toEqual(['CONTRACT', ...whom]);
  expect((await search(support.token, person.lastName.slice(0, 3))).found).toEqual([]);
});

it('an auditor gives a case number for personal data, and sees the person only with one', async () => {
  expect((await search(auditor.token, person.iin)).errors).toEqual([{ code: 'FIELD_REQUIRED', field: 'caseNumber' }]);
  expect((await search(auditor.token, person.iin, person.iin)).errors).toEqual([
    { code: 'FIELD_INVALID', field: 'caseNumber' },
  ]);
  expect((await search(auditor.token, offerNumber)).found[0].person).toBeNull();
  const seen = await search(auditor.token, person.iin, '17/A-4');
  expect(seen.found[0].person.maskedIin).toMatch(/^\d\d\*{8}\d\d$/);
  const last = (await logged()).at(-1);
  expect(last).toMatchObject({ act: 'SEARCHED', by_id: auditor.id, detail: 'IIN', case_number: '17/A-4' });
  expect(last.subjects).toEqual([person.borrowerId]);
});

it('an auditor looks up from the terminal too, by the same rules and into the same log', async () => {
  for (const [name, ring] of Object.entries(world.config.keys))
    vi.stubEnv(name, ring.present().bytes.toString('base64'));
  const find = async (...args: string[]) => {
    const lines: string[] = [];
    const at = () => ({ databaseUrl: world.databaseUrl, eventStoreUrl: world.events.url });
    return { code: await audit(['find', ...args], at, (line) => void lines.push(line)), out: lines.join('\n') };
  };
  const by = (await world.people.accounts.byId(auditor.id))?.email ?? '';
  await expect(find(person.iin)).rejects.toThrow('--by names your e-mail');
  await expect(find(person.iin, '--by', 'support@nesie.kz')).rejects.toThrow('is no auditor here');
  await expect(find(person.iin, '--by', by)).rejects.toThrow('give its number with --case');
  const { code, out } = await find(person.iin, '--by', by, '--case', '18/B-2');
  expect(code).toBe(0);
  expect(out).toContain(`${offerNumber}`);
  expect(out).toContain(`loan-${loanId}`);
  expect(out).not.toContain(person.lastName);
  const last = (await logged()).at(-1);
  expect(last).toMatchObject({ act: 'SEARCHED', by_id: auditor.id, detail: 'IIN', case_number: '18/B-2' });
  const json = JSON.parse((await find(person.phone, '--by', by, '--case', '18/B-2', '--json')).out);
  expect(json).toMatchObject({ ok: true, by: 'PHONE', found: [{ loans: [{ stream: `loan-${loanId}` }] }] });
  vi.unstubAllEnvs();
});

it('a verifier finds nobody but those whose application they took (A26)', async () => {
  const { token } = await app.staffMember('verifier');
  expect((await search(token, person.phone)).found).toEqual([]);
});

it('an analyst and a borrower may not search', async () => {
  for (const token of [await app.staff('analyst'), await app.tokenOf(person.borrowerId)]) {
    const { body } = await app.graphql(token, SEARCH, { text: person.phone });
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
  }
});

const CARD = `query($loanId: LoanId!) { officeApplication(loanId: $loanId) { mine iin assignees
  faceKept faceMissing profile { mobilePhone personal { documentNumber } }
  sheet { debtLoad outcome income } others { loanId }
  application { takenBy applicant { fullName } } } }`;
const cardOf = async (token: string, id: LoanId) =>
  (await app.graphql(token, CARD, { loanId: id })).body.data.officeApplication;

it('support gives an application to a verifier, who alone sees all of it; each opening is logged', async () => {
  const [anna, bek] = [await app.staffMember('verifier'), await app.staffMember('verifier')];
  const applicant = await aBorrower(world, 'manual-review');
  const ofWeakCamera = await sharp({ create: { width: 640, height: 400, channels: 3, background: 'grey' } })
    .jpeg()
    .toBuffer();
  const { loanId: id } = await complete(world, applicant, undefined, ofWeakCamera);
  await until(async () => (await world.loan(id)).status === 'ON_MANUAL_VERIFICATION');
  const { assignees, profile, others } = await cardOf(support.token, id);
  expect([profile, others]).toEqual([null, null]);
  const email = (await world.people.accounts.byId(anna.id))?.email ?? '';
  expect(assignees).toContain(email);
  const assign = async (to: string, reason: string | null = null) =>
    (
      await app.graphql(
        support.token,
        `mutation($id: LoanId!, $to: String!, $reason: String) {
          assignApplication(loanId: $id, email: $to, reason: $reason) { errors { code field } } }`,
        { id, to, reason },
      )
    ).body.data.assignApplication.errors;
  expect(await assign('nobody@nesie.kz')).toEqual([{ code: 'FIELD_INVALID', field: 'email' }]);
  expect(await assign(email)).toEqual([]);

  const opened = async () =>
    (await logged())
      .filter(({ act, subjects }) => act === 'OPENED' && subjects.includes(id))
      .map((row) => [row.by_id, row.detail]);
  expect(await cardOf(bek.token, id)).toMatchObject({ mine: false, profile: null, sheet: null, others: null });
  const before = [...(await opened())];
  expect(before.at(-1)).toEqual([bek.id, 'APPLICATION_NOT_TAKEN']);
  const card = await cardOf(anna.token, id);
  expect(card).toMatchObject({ mine: true, iin: applicant.iin, application: { takenBy: email } });
  expect(card.profile).toMatchObject({ mobilePhone: applicant.phone });
  expect(card.profile.personal.documentNumber).toMatch(/^04/);
  expect(card.sheet.outcome).toBe('APPROVED');
  expect([card.faceKept, card.faceMissing]).toEqual([false, 'SMALL']);
  expect(await opened()).toEqual([...before, [anna.id, 'APPLICATION']]);

  const numbers = await world.people.accounts.staffNumbers();
  const [annas, beks] = [anna, bek].map((one) => printStaffNumber(numbers.get(one.id) ?? 0));
  const take = 'mutation($id: LoanId!) { takeApplication(loanId: $id) { errors { code message } } }';
  const [refused] = (await app.graphql(bek.token, take, { id })).body.data.takeApplication.errors;
  expect(refused).toMatchObject({ code: 'TAKEN_BY_OTHER', message: expect.stringMatching(`${annas}.*\\d\\d:\\d\\d`) });
  const bekAt = (await world.people.accounts.byId(bek.id))?.email ?? '';
  expect((await cardOf(support.token, id)).assignees).toContain(bekAt);
  expect(await assign(bekAt)).toEqual([{ code: 'FIELD_REQUIRED', field: 'reason' }]);
  expect(await assign(bekAt, 'she is ill')).toEqual([]);
  expect([(await cardOf(bek.token, id)).mine, (await cardOf(anna.token, id)).mine]).toEqual([true, false]);
  const handed = (await logged()).find(({ act }) => act === 'HANDED_ON');
  expect(handed).toMatchObject({ by_id: support.id, detail: `${annas} ${beks}` });
  expect(handed?.subjects).toContain(id);
});

it('the access log holds no personal data and cannot be changed', async () => {
  const text = JSON.stringify((await logged()).map((row) => ({ ...row, place: Number(row.place) })));
  for (const secret of [person.phone, person.iin, person.lastName, person.firstName])
    expect(text).not.toContain(secret);
  for (const change of ["update people.access_log set by_id = 'x'", 'delete from people.access_log'])
    await expect(world.pool.query(change)).rejects.toThrow('only added to');
});

it('failing work is tried at once by one person and given up by two; open asks show it to the other role alone', async () => {
  const [verifier, admin, second] = [
    await app.staffMember('verifier'),
    await app.staffMember('admin'),
    await app.staffMember('support'),
  ];
  await world.pool.query(
    `insert into ops.task (workflow, event_id, step, stream, position, kind, data, correlation_id, attempts, next_try)
     select 'letters', gen_random_uuid(), step, 'loan-1', 7, 'send', '{}', 'c', 4, now() + interval '1 hour'
     from unnest(array[0, 1]) as step`,
  );
  type Shown = { id: string; workflow: string; nextTry: string; skipAskedBy: string | null; maySkip: boolean };
  const stuck = async ({ token }: { token: string }) => {
    const { body } = await app.graphql(token, '{ stuckTasks { id workflow nextTry skipAskedBy maySkip } }');
    return (body.data.stuckTasks as Shown[]).filter((task) => task.workflow === 'letters');
  };
  const codes = async ({ token }: { token: string }, call: string) => {
    const { body, status } = await app.graphql(token, `mutation { ${call} { ok errors { code } } }`);
    const answer = Object.values(body.data ?? {})[0] as { errors: { code: string }[] } | undefined;
    return answer ? answer.errors.map(({ code }) => code) : status;
  };
  const [first] = await stuck(support);
  expect(first).toMatchObject({ maySkip: true, skipAskedBy: null });
  expect(await codes(admin, 'retryStuck(workflow: "letters", stream: "loan-1")')).toEqual([]);
  expect((await stuck(support)).map(({ nextTry }) => Date.parse(nextTry) <= Date.now())).toEqual([true, true]);
  expect(await codes(admin, 'retryStuck(workflow: "letters", stream: "loan-2")')).toEqual(['NOT_FOUND']);
  expect(await codes(auditor, 'retryStuck(workflow: "letters", stream: "loan-1")')).toBe(403);

  const skip = `skipStuck(id: "${first?.id}")`;
  expect(await codes(admin, skip)).toBe(403);
  expect(await codes(support, 'skipStuck(id: "letters x 0")')).toEqual(['NOT_FOUND']);
  expect(await codes(support, skip)).toEqual(['TWO_PERSONS']);
  expect(await codes(second, skip)).toEqual(['TWO_PERSONS']);
  expect((await stuck(second))[0]).toMatchObject({ maySkip: false });
  expect((await stuck(admin))[0]).toMatchObject({ maySkip: false });
  expect((await stuck(verifier))[0]).toMatchObject({ maySkip: true, skipAskedBy: expect.stringContaining('support-') });
  expect(await codes(verifier, skip)).toEqual([]);
  expect((await stuck(verifier)).map(({ id }) => id)).not.toContain(first?.id);
  expect((await logged()).at(-1)).toMatchObject({
    act: 'WORK_SKIPPED',
    by_id: verifier.id,
    subjects: ['loan-1'],
    detail: `letters send support ${support.id}`,
  });

  await postgresTwoPersons(world.pool).ask('release:p1:LOAN:NS-1', { id: support.id, role: 'support' });
  const asks = async ({ token }: { token: string }) =>
    (await app.graphql(token, '{ openAsks { place act loanId by } }')).body.data.openAsks;
  expect(await asks(verifier)).toEqual([
    { place: 'SUSPENSE', act: null, loanId: null, by: expect.stringContaining('support-') },
  ]);
  expect(await asks(support)).toEqual([]);
  expect(await asks(second)).toEqual([]);
});

const LOG = `query($by: String, $subject: String) { accessLog(first: 100, by: $by, subject: $subject) {
  rows { act byRole byId byNumber subjects detail caseNumber } hasMore } }`;
const CHECK =
  'query($kept: String) { verifyAccessLog(kept: $kept) { rows ok head findings { code where what place text } } }';
const ofLog = async (variables: object) => {
  await world.people.accessNotes.flush(true);
  const { body } = await app.graphql(auditor.token, LOG, { ...variables });
  if (!body.data) throw new Error(JSON.stringify(body));
  return body.data.accessLog.rows;
};

it('refused rights, sign-ins, failed ones and locks stand in the access log (A15, A24, A26)', async () => {
  const stranger = await aBorrower(world);
  const token = await app.tokenOf(stranger.borrowerId);
  await app.graphql(token, SEARCH, { text: person.phone });
  const mine = await ofLog({ by: stranger.borrowerId });
  expect(mine.map(({ act, detail }: Record<string, string>) => `${act} ${detail}`).toSorted()).toEqual([
    'REFUSED FORBIDDEN mutation officeSearch',
    'SIGNED_IN ',
  ]);

  const { token: other, id: otherId } = await app.staffMember('verifier');
  const decide = 'mutation($id: LoanId!) { rejectByFraud(loanId: $id, note: "x") { errors { code } } }';
  await app.graphql(other, decide, { id: loanId });
  const refused = (await ofLog({ by: otherId })).filter(({ act }: { act: string }) => act === 'REFUSED');
  expect(refused).toEqual([expect.objectContaining({ byRole: 'verifier', byNumber: expect.stringMatching(/^S-/) })]);

  const signIn = 'mutation($input: SignInInput!) { signIn(input: $input) { errors { code } } }';
  const email = (await world.people.accounts.byId(support.id))?.email;
  await world.people.accounts.setPassword(support.id, await world.people.passwords.hash('Right2026'));
  const tried = async (password: string) => {
    const { body } = await app.graphql(null, signIn, { input: { email, password, captcha: 'sandbox' } });
    return body.data.signIn.errors.map(({ code }: { code: string }) => code);
  };
  for (const _ of [1, 2, 3, 4, 5]) expect(await tried('Wrong2026')).toEqual(['LOGIN_FAILED']);
  expect(await tried('Right2026')).toEqual(['ACCOUNT_BLOCKED']);
  const failed = (await ofLog({ subject: support.id })).filter(({ act }: { act: string }) => act === 'SIGN_IN_FAILED');
  const anonymous = { byRole: 'anonymous', byId: 'anonymous' };
  expect(failed).toEqual([
    expect.objectContaining({ ...anonymous, detail: 'WAITING' }),
    expect.objectContaining({ ...anonymous, detail: 'WRONG x5' }),
  ]);
  expect((await app.graphql(support.token, CHECK)).status).toBe(403);
});

type Row = { act: string; subjects: string[]; detail: string };
const rowsOf = (rows: readonly Row[]) =>
  rows.filter(({ act }) => act !== 'SIGNED_IN').map(({ act, subjects, detail }) => [act, detail, ...subjects]);

it.each([
  ['loan(id: $id) { id }', null],
  ['documents(loanId: $id) { hash }', []],
  ['decision(loanId: $id) { status }', null],
  ['paymentOptions(loanId: $id) { loanId }', null],
])(
  "a read of %s with the id of somebody else is noted, with one of one's own it is not (A22)",
  async (read, nothing) => {
    const stranger = await aBorrower(world);
    const token = { theirs: await app.tokenOf(stranger.borrowerId), own: await app.tokenOf(person.borrowerId) };
    const query = `query($id: LoanId!) { found: ${read} }`;
    await app.graphql(token.own, query, { id: loanId });
    expect((await app.graphql(token.theirs, query, { id: loanId })).body).toEqual({ data: { found: nothing } });
    await until(async () => (await ofLog({ by: stranger.borrowerId })).some(({ act }: Row) => act === 'REFUSED'));
    expect(rowsOf(await ofLog({ by: stranger.borrowerId }))).toEqual([
      ['REFUSED', expect.stringContaining('NOT_FOUND query'), loanId],
    ]);
    expect(rowsOf(await ofLog({ by: person.borrowerId, subject: loanId }))).toEqual([]);
  },
);

it('a verifier who opens an application that they have not taken stands in the access log (A26)', async () => {
  const { token, id } = await app.staffMember('verifier');
  const card = 'query($id: LoanId!) { officeApplication(loanId: $id) { mine profile { email } } }';
  const { body } = await app.graphql(token, card, { id: loanId });
  expect(body.data.officeApplication).toEqual({ mine: false, profile: null });
  expect(rowsOf(await ofLog({ by: id }))).toEqual([['OPENED', 'APPLICATION_NOT_TAKEN', person.borrowerId, loanId]]);
});

it('a callback that is forged, or sent again after five minutes, stands in the access log (A41)', async () => {
  const body = JSON.stringify({ type: 'payment', reference: loanId, outcome: 'SUCCEEDED', amount: '1000.00' });
  const seconds = Math.floor(Date.parse(world.clock.now()) / 1000);
  const secret = world.config.keys.CALLBACK_KEY.present().bytes.toString('base64');
  const sent = async (key: string, at: number) => {
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign(callbackKey(key, PROCESSING_KZ.name), body, at),
    };
    const url = '/webhooks/card-processor';
    return (await app.app.inject({ method: 'POST', url, headers, payload: body })).json().message;
  };
  expect(await sent('forged', seconds)).toBe('UNSIGNED');
  expect(await sent(secret, seconds - 301)).toBe('STALE');
  const noted = (await ofLog({ by: 'anonymous' })).filter(({ act }: Row) => act === 'CALLBACK_REFUSED');
  expect(rowsOf(noted).toSorted()).toEqual([
    ['CALLBACK_REFUSED', 'STALE POST /webhooks/card-processor'],
    ['CALLBACK_REFUSED', 'UNSIGNED POST /webhooks/card-processor'],
  ]);
});

it('the access log is verified, exported and verified again without a server; what was changed is named', async () => {
  vi.stubEnv('ANCHOR_KEY', Buffer.alloc(32, 5).toString('base64'));
  const folder = openFolder('nesie-access-');
  const file = join(folder, 'access.ndjson');
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const at = () => ({ databaseUrl: world.databaseUrl, eventStoreUrl: world.events.url });
    return { code: await audit(['access', ...args], at, (line) => void lines.push(line)), out: lines.join('\n') };
  };
  const { verifyAccessLog: whole } = (await app.graphql(auditor.token, CHECK)).body.data;
  expect(whole).toMatchObject({ ok: true, findings: [], rows: (await logged()).length });
  expect(await run('verify', '--anchor', whole.head)).toMatchObject({
    code: 0,
    out: expect.stringContaining('is whole'),
  });
  const number = printStaffNumber((await world.people.accounts.staffNumbers()).get(auditor.id) ?? 0);
  for (const by of [auditor.id, number])
    expect((await run('list', '--by', by)).out).toContain(`SEARCHED IIN  by auditor ${number}`);
  expect((await run('export', '--to', file)).code).toBe(0);
  const key = anchorKey(Buffer.alloc(32, 5)).publicKey;
  expect(await run('verify', '--file', file, '--key', key)).toMatchObject({ code: 0 });
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const verified = async (changed: readonly string[], ...args: string[]) => {
    writeFileSync(file, changed.join('\n'));
    return run('verify', '--file', file, ...args);
  };
  expect((await verified(lines.toSpliced(1, 1))).out).toContain(
    'access 3: stands after 1: rows between them are missing',
  );
  expect((await verified(lines.toSpliced(-2, 1))).out).toContain('rows were cut off or added');
  expect((await verified(lines.slice(0, -1))).out).toContain('the signature at the end: is missing');
  const other = anchorKey(Buffer.alloc(32, 6)).publicKey;
  expect((await verified(lines, '--key', other)).out).toContain('signed with another key');

  await expect(world.pool.query("update people.access_log set detail = 'NAME' where place = 1")).rejects.toThrow(
    'only added to',
  );
  await world.pool.query('alter table people.access_log disable trigger user');
  await world.pool.query("update people.access_log set by_id = 'nobody' where place = 2");
  await world.pool.query('alter table people.access_log enable trigger user');
  const { code, out } = await run('verify');
  expect(code).toBe(1);
  expect(out).toContain('access 2: is not what its hash says: changed after it was written');
  const { ok, findings } = (await app.graphql(auditor.token, CHECK, { kept: 'f'.repeat(64) })).body.data
    .verifyAccessLog;
  expect(ok).toBe(false);
  expect(findings).toContainEqual({
    code: 'CONTENT_CHANGED',
    where: 'access 2',
    what: 'is not what its hash says: changed after it was written',
    place: 'журнал доступа, строка 2',
    text: 'не совпадает со своим хешем: изменено после записи',
  });
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'KEPT_ROW_GONE', what: 'is not there: removed, or the log was written anew' }),
  );
  vi.unstubAllEnvs();
});

it('filters of the lists stay with the account: renamed ones replace, others of the staff see none, 20 a list', async () => {
  const [mine, other] = [await app.staffMember('support'), await app.staffMember('support')];
  const call = async ({ token }: { token: string }, what: string) => {
    const { body } = await app.graphql(
      token,
      `mutation { answer: ${what} { filters { list name search } errors { code field } } }`,
    );
    return body.data.answer;
  };
  const keep = (who: typeof mine, name: string, search: string) =>
    call(who, `saveFilter(list: LATE, name: "${name}", search: "${search}")`);
  await keep(mine, 'Длинные', 'which=all&bucket=DAYS_61_90');
  const [kept] = [await keep(mine, ' Длинные ', 'which=all&bucket=OVER_90')];
  expect(kept).toEqual({
    filters: [{ list: 'LATE', name: 'Длинные', search: 'which=all&bucket=OVER_90' }],
    errors: [],
  });
  expect((await app.graphql(other.token, '{ savedFilters { name } }')).body.data.savedFilters).toEqual([]);
  expect((await keep(mine, '', 'which=all')).errors).toEqual([{ code: 'FIELD_REQUIRED', field: 'name' }]);
  expect((await keep(mine, 'x', 'Айгерим 900412400113')).errors).toEqual([{ code: 'FIELD_INVALID', field: 'search' }]);
  for (let n = 1; n < 20; n += 1) expect((await keep(mine, `f${n}`, 'which=all')).errors).toEqual([]);
  expect((await keep(mine, 'f20', 'which=all')).errors).toEqual([{ code: 'FIELD_INVALID', field: 'list' }]);
  expect((await call(mine, 'forgetFilter(list: LATE, name: "f1")')).filters).toHaveLength(19);
  expect(
    (await app.graphql(await app.staff('analyst'), '{ savedFilters { name } }')).body.errors[0].extensions.code,
  ).toBe('FORBIDDEN');
});
