/** What callers outside may send: forms with arrays and nesting; and how a request that cannot be read is refused. */
import { connect } from 'node:net';
import qs from 'qs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalText } from '../../schema/reference/refusal-texts.ts';
import { REFUSALS, type RefusalCode } from '../../schema/reference/refusals.ts';
import { Client, completed, registered, registrationConsents, stepsOf } from '../support/access-client.ts';
import { listening } from '../support/health.ts';
import { anApplicant, chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';
import { type ShellApp, shellApp } from '../support/shell-app.ts';

const random = chance(seedOf('rest requests'));
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_BODY = { 'content-type': 'application/json' };
let access: ShellApp;

beforeAll(async () => {
  access = await shellApp();
});
afterAll(() => access.close());

const refusedAs = (status: number, code: RefusalCode, locale: 'RU' | 'KK' = 'RU') => ({
  status,
  body: {
    code: status,
    message: refusalText(code, locale),
    businessLogicErrors: [REFUSALS[code]],
    requestId: expect.any(String),
  },
});

describe('forms', () => {
  test('a registration goes through forms alone, with arrays and nesting as PHP and jQuery write them', async () => {
    const person = anApplicant(random);
    const steps = stepsOf(person);
    const client = new Client(access);
    await client.post('/json/nesie/checkPhone', `phone=${person.phone}`, FORM);
    const code = await access.codeFor(person.phone);
    const posts = [
      ['/json/nesie/registration', { phone: person.phone, code, consents: registrationConsents }],
      ['/json/nesie/password', { value: person.password }],
      ['/json/profile/iin', { iin: person.iin }],
      ['/json/profile/personalData/edit', steps.personal],
      ['/json/profile/address/edit', steps.address],
      ['/json/profile/employmentData/edit', steps.employment],
      ['/json/profile/contacts/edit', steps.contacts],
    ] as const;
    for (const [url, body] of posts)
      expect({ url, ...(await client.post(url, qs.stringify(body), FORM)).body }).toMatchObject({ url, code: 0 });
    expect((await client.get('/json/profile')).body).toMatchObject({
      data: { registrationCompleted: true, address: { registration: { city: 'Алматы' } }, contacts: steps.contacts },
    });
  });

  test('fields too many or too deep are refused, and names of prototypes are no fields', async () => {
    const client = await registered(access, anApplicant(random));
    const send = (body: string) => client.post('/json/test/effect', body, FORM);
    const many = Array.from({ length: 600 }, (_, at) => `a${at}=1`).join('&');
    for (const body of [many, `a${'[b]'.repeat(20)}=1`, Array.from({ length: 200 }, () => 'a[]=1').join('&')])
      expect(await send(body)).toMatchObject(refusedAs(400, 'BODY_UNREADABLE'));
    for (const body of ['__proto__[what]=x', 'constructor[prototype][what]=x', 'what[__proto__][polluted]=x'])
      expect((await send(body)).body).toMatchObject({ code: 1, validationErrors: { what: expect.any(String) } });
    expect(({} as Record<string, unknown>).what).toBeUndefined();
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('names and dates of clients outside', () => {
  test('a profile is saved under their names, with their dates, and answered under both', async () => {
    const person = anApplicant(random);
    const client = await registered(access, person);
    await client.post('/json/profile/iin', { iin: person.iin });
    const { lastName, firstName, patronymic, citizenship, documentNumber, ...rest } = stepsOf(person).personal;
    const personal = {
      ...rest,
      surname: lastName,
      name: firstName,
      middle_name: patronymic,
      nationality: citizenship,
      document_num: documentNumber,
      document_issue_date: '10-03-2020',
      documentIssuedOn: undefined,
    };
    const save = (body: object) => client.post('/json/profile/personalData/edit', body);
    expect((await save({ ...personal, surname: 'N1', document_issue_date: '31-02-2020' })).body).toMatchObject({
      code: 1,
      validationErrors: { surname: 'error.field.invalid', document_issue_date: 'error.field.invalid' },
    });
    expect((await save(personal)).body).toMatchObject({ code: 0 });
    const address = { streetReg: 'Абая', houseReg: '10', cityReg: 'Алматы', regionReg: 'ALMATY_CITY' };
    const flat = { ...stepsOf(person).address, registration: undefined, ...address, postalCodeReg: '050000' };
    expect((await client.post('/json/profile/address/edit', qs.stringify(flat), FORM)).body).toMatchObject({ code: 0 });
    const { employer, workPhone, incomeBand, ...job } = stepsOf(person).employment;
    const employment = { ...job, job_place: employer, employerPhone: workPhone, income: incomeBand };
    const kept = await client.post('/json/profile/employmentData/edit', employment);
    expect(kept.body).toMatchObject({ code: 0 });
    expect((await client.get('/json/profile')).body.data).toMatchObject({
      personalData: { surname: lastName, lastName, document_num: documentNumber, document_issue_date: '2020-03-10' },
      address: { registration: { street: 'Абая' }, streetReg: 'Абая', postalCodeReg: '050000', streetRes: null },
      employmentData: { employer, job_place: employer, employerName: employer, income: 7 },
    });
  });

  test('additionalData and identityData take a part and keep the rest', async () => {
    const person = anApplicant(random);
    const client = await completed(access, person);
    const edit = (block: string, body: object) => client.post(`/json/profile/${block}/edit`, body);
    expect((await edit('additionalData', { monthlyExpenses: 90_000 })).body).toMatchObject({ code: 0 });
    expect((await edit('identityData', { documentValidity: '01-02-2036' })).body).toMatchObject({ code: 0 });
    const { employment, personal } = stepsOf(person);
    expect((await client.get('/json/profile')).body.data).toMatchObject({
      employmentData: { employer: employment.employer, monthlyExpenses: 90_000, incomeBand: 7 },
      identityData: { document_validity: '2036-02-01', documentNumber: personal.documentNumber },
    });
    expect((await edit('additionalData', { jobMonths: 61 })).body).toMatchObject({
      code: 1,
      validationErrors: { jobMonths: 'error.field.invalid' },
    });
    expect((await edit('identityData', { surname: 'Другая' })).body).toMatchObject({
      code: 1,
      businessLogicErrors: ['error.supportOnly'],
    });
  });

  test('the header authToken signs in too, and a refused IIN says its status', async () => {
    const client = await registered(access, anApplicant(random));
    const authToken = client.cookie.replace('sid=', '');
    const answer = await new Client(access).get('/json/authorized/authorizedV2', { authToken });
    expect(answer.body).toMatchObject({ code: 0, data: { locale: 'ru' } });
    expect((await client.post('/json/profile/iin', { iin: '1' })).body).toMatchObject({ code: 1, status: 'NOT_VALID' });
  });
});

describe('a request that cannot be read is refused in our words', () => {
  test.each([
    ['broken JSON', '{"email": ', JSON_BODY, 400, 'BODY_UNREADABLE'],
    ['blanks for JSON', ' ', JSON_BODY, 400, 'BODY_UNREADABLE'],
    ['a key of prototypes', '{"__proto__": {}}', JSON_BODY, 400, 'BODY_UNREADABLE'],
    ['plain text', 'x', { 'content-type': 'text/plain' }, 415, 'BODY_TYPE'],
    ['a type that is no type', 'x', { 'content-type': ';;' }, 415, 'BODY_TYPE'],
    ['64 KB and more', `{"email": "${'x'.repeat(70_000)}"}`, JSON_BODY, 413, 'BODY_TOO_LARGE'],
    ['40 levels', `${'['.repeat(40)}${']'.repeat(40)}`, JSON_BODY, 400, 'BODY_TOO_DEEP'],
  ] as const)('%s', async (_what, body, headers, status, code) => {
    const ask = (locale: string) => new Client(access).post('/json/login', body, { ...headers, 'x-locale': locale });
    expect(await ask('ru')).toMatchObject(refusedAs(status, code));
    expect(await ask('kk')).toMatchObject(refusedAs(status, code, 'KK'));
  });

  test('a stranger, a stranger’s site, another role and an unknown path, in the language that is asked for', async () => {
    const borrower = await registered(access, anApplicant(random));
    const kazakh = { 'x-locale': 'kz' };
    expect(await new Client(access).get('/json/profile', kazakh)).toMatchObject(
      refusedAs(401, 'UNAUTHENTICATED', 'KK'),
    );
    expect((await new Client(access).get('/json/authorized/authorizedV2', kazakh)).body).toMatchObject({
      code: 401,
      message: refusalText('UNAUTHENTICATED', 'KK'),
    });
    expect(await borrower.get('/json/test/auditors', kazakh)).toMatchObject(refusedAs(403, 'FORBIDDEN', 'KK'));
    expect(await borrower.get('/json/nothing', kazakh)).toMatchObject(refusedAs(404, 'NOT_FOUND', 'KK'));
    expect(await borrower.get('/json/%zz', kazakh)).toMatchObject(refusedAs(400, 'REQUEST_WRONG', 'KK'));
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    expect(await borrower.post('/json/logout', {}, elsewhere)).toMatchObject(refusedAs(403, 'OTHER_SITE'));
    const badKey = await borrower.post('/json/test/effect', { what: 'x' }, { 'idempotency-key': 'ключ' });
    expect(badKey).toMatchObject(refusedAs(400, 'IDEMPOTENCY_KEY_WRONG'));
  });

  test('another method gets 405 and the ones there are; OPTIONS and HEAD answer', async () => {
    const ask = (method: 'GET' | 'HEAD' | 'OPTIONS', url: string) => access.app.inject({ method, url });
    const put = await access.app.inject({ method: 'PUT', url: '/json/login', headers: JSON_BODY, payload: '{' });
    expect({ status: put.statusCode, body: put.json() }).toMatchObject(refusedAs(405, 'METHOD_NOT_ALLOWED'));
    expect(put.headers.allow).toBe('POST, OPTIONS');
    expect((await ask('GET', '/json/login')).statusCode).toBe(405);
    expect(await ask('OPTIONS', '/json/authorized/authorizedV2')).toMatchObject({
      statusCode: 204,
      headers: { allow: 'GET, HEAD, OPTIONS' },
    });
    expect((await ask('HEAD', '/json/authorized/authorizedV2')).statusCode).toBe(200);
  });

  test('a body that is no object is named as the body', async () => {
    const answer = await new Client(access).post('/json/login', '[]', JSON_BODY);
    expect(answer.body).toMatchObject({ code: 1, validationErrors: { body: REFUSALS.FIELD_INVALID } });
  });

  test('bytes that are no HTTP', async () => {
    const { port } = new URL(await listening(access.app));
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({
      code: 400,
      message: refusalText('REQUEST_WRONG', 'RU'),
      businessLogicErrors: [REFUSALS.REQUEST_WRONG],
    });
  });
});
