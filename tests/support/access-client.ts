import { CONSENTS } from '../../schema/reference/consents/all.ts';
import { DECLARATIONS } from '../../schema/reference/dictionaries.ts';
import type { AccessApp } from './access-app.ts';
import type { Applicant } from './person.ts';

type Headers = Record<string, string>;
export type Answer = { status: number; body: Record<string, unknown>; headers: Record<string, unknown> };
export type UserErrors = readonly { code: string; field: string | null; message: string }[];
export type Payload = { errors: UserErrors; [key: string]: unknown };

export const registrationConsents = CONSENTS.filter((one) => one.place === 'REGISTRATION').map(({ type, hash }) => ({
  type,
  hash,
}));

const ADDRESS = { region: 'ALMATY_CITY', city: 'Алматы', street: 'Абая', house: '10', flat: '5' };
const EMPLOYMENT = {
  employmentType: 'FULL_TIME_EMPLOYMENT',
  sector: 'IT',
  employer: 'ТОО Тест',
  workPhone: '77272000000',
  jobMonths: 24,
  experienceMonths: 60,
  incomeBand: 7,
  monthlyExpenses: 80_000,
  monthlyLoanPayments: 0,
  hasCreditCard: false,
  tookLoansBefore: false,
  hadDelays: false,
  hasActiveLoans: false,
  ownsProperty: true,
  ownsCar: false,
  declarations: DECLARATIONS.map(({ key }) => ({ key, yes: false })),
};

export const stepsOf = (person: Applicant) => ({
  personal: {
    lastName: person.lastName,
    firstName: person.firstName,
    patronymic: person.patronymic,
    noPatronymic: false,
    citizenship: 'KZ',
    birthPlace: 'KAZAKHSTAN',
    documentType: 'IDENTITY_CARD',
    documentNumber: person.documentNumber,
    documentIssuedOn: '2020-03-10',
    documentValidTo: '2035-03-09',
    documentIssuedBy: 'MVD',
    education: 'HIGHER_EDUCATION',
    familyStatus: 'MARRIED',
    childrenCount: 1,
    childrenUnder18: 1,
  },
  address: { registration: ADDRESS, livesAtRegistration: true, houseOwner: 'OWNERSHIP', livingTime: 'MORE_5_YEARS' },
  employment: { ...EMPLOYMENT, email: person.email },
  contacts: {
    relative: { name: 'Асан Ахметов', phone: person.relativePhone, relation: 'BROTHER_SISTER' },
    friend: { name: 'Жанар Ким', phone: person.friendPhone, relation: 'FRIEND' },
  },
});

export class Client {
  cookie = '';
  device = '';
  private readonly access: AccessApp;
  private readonly headers: Headers;

  constructor(access: AccessApp, headers: Headers = {}) {
    this.access = access;
    this.headers = headers;
  }

  async request(method: 'GET' | 'POST', url: string, payload?: unknown, headers: Headers = {}): Promise<Answer> {
    const cookies = [this.cookie, this.device].filter(Boolean).join('; ');
    const response = await this.access.app.inject({
      method,
      url,
      headers: { ...this.headers, ...(cookies ? { cookie: cookies } : {}), ...headers },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    for (const set of [response.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = set.split(';');
      if (/^(__Host-)?device=/.test(pair)) this.device = pair;
      else this.cookie = pair;
    }
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : { text: response.body },
      headers: response.headers,
    };
  }

  graphql(query: string, variables: Record<string, unknown> = {}, headers: Headers = {}): Promise<Answer> {
    return this.request('POST', '/graphql', { query, variables }, headers);
  }

  async mutate(query: string, variables: Record<string, unknown> = {}, headers: Headers = {}): Promise<Payload> {
    const { body, status } = await this.graphql(query, variables, headers);
    const payload = Object.values((body.data ?? {}) as Record<string, Payload>)[0];
    if (!payload) throw new Error(`HTTP ${status}: ${JSON.stringify(body)}`);
    return payload;
  }

  async query(query: string, variables: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const { body } = await this.graphql(query, variables);
    if (!body.data) throw new Error(JSON.stringify(body));
    return body.data as Record<string, unknown>;
  }

  get(url: string, headers: Headers = {}): Promise<Answer> {
    return this.request('GET', url, undefined, headers);
  }

  post(url: string, payload: unknown = {}, headers: Headers = {}): Promise<Answer> {
    return this.request('POST', url, payload, headers);
  }
}

const E = 'errors { code field message }';
export const REQUEST_CODE = `mutation($phone: String!) { requestRegistrationCode(phone: $phone, captcha: "sandbox") { sent { maskedPhone resendAfterSeconds codesLeftToday triesLeft } ${E} } }`;
export const CONFIRM = `mutation($phone: String!, $code: String!, $consents: [ConsentTick!]!) { confirmRegistration(phone: $phone, code: $code, consents: $consents) { session { step signedIn } ${E} } }`;
export const SET_PASSWORD = `mutation($password: String!, $oldPassword: String, $code: String) { setPassword(password: $password, oldPassword: $oldPassword, code: $code) { session { step } ${E} } }`;
export const SUBMIT_IIN = `mutation($iin: String!) { submitIin(iin: $iin) { status session { step } ${E} } }`;
export const SIGN_IN = `mutation($input: SignInInput!) { signIn(input: $input) { session { step signedIn roles } ${E} } }`;
const SAVE = (field: string, type: string) =>
  `mutation($input: ${type}!) { ${field}(input: $input) { profile { step registrationCompleted meter { percent nextGain nextStep } } ${E} } }`;
export const SAVE_PERSONAL = SAVE('savePersonalData', 'PersonalDataInput');
export const SAVE_ADDRESS = SAVE('saveAddress', 'AddressDataInput');
export const SAVE_EMPLOYMENT = SAVE('saveEmployment', 'EmploymentDataInput');
export const SAVE_CONTACTS = SAVE('saveContacts', 'ContactsInput');

export async function registered(access: AccessApp, person: Applicant): Promise<Client> {
  const client = new Client(access);
  await client.mutate(REQUEST_CODE, { phone: person.phone });
  const code = await access.codeFor(person.phone);
  await client.mutate(CONFIRM, { phone: person.phone, code, consents: registrationConsents });
  const payload = await client.mutate(SET_PASSWORD, { password: person.password });
  if (payload.errors.length > 0) throw new Error(JSON.stringify(payload.errors));
  return client;
}

export async function completed(access: AccessApp, person: Applicant): Promise<Client> {
  const client = await registered(access, person);
  const steps = stepsOf(person);
  const answers = [
    await client.mutate(SUBMIT_IIN, { iin: person.iin }),
    await client.mutate(SAVE_PERSONAL, { input: steps.personal }),
    await client.mutate(SAVE_ADDRESS, { input: steps.address }),
    await client.mutate(SAVE_EMPLOYMENT, { input: steps.employment }),
    await client.mutate(SAVE_CONTACTS, { input: steps.contacts }),
  ];
  const errors = answers.flatMap((answer) => answer.errors);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return client;
}
