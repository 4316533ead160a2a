/** Examples of registration and sign-in. */
import { DECLARATIONS } from '../../reference/dictionaries.ts';
import { brand, type Calls, consents, EXAMPLE, none } from './values.ts';

const phone = '77012223344';
const birthDate = '12-04-1990';
const password = 'Dala2026Zhol';
const { code } = EXAMPLE;

export const REGISTRATION = {
  'GET /json/captcha/:action': { params: { action: 'registration' } },
  'POST /json/behaviour': {
    body: { entries: [{ type: 'mc', page: '/ru/registration', field_name: 'send-code', uniq_key: 'a1' }] },
  },
  'GET /json/consents': { query: { place: 'REGISTRATION' } },
  'GET /json/profile/sms/limit/:smsMessageType': {
    params: { smsMessageType: 'REGISTRATION' },
    query: { phoneNumber: phone },
  },
  'POST /json/:brand/checkPhone': { params: brand, body: { phone } },
  'POST /json/:brand/registration': { params: brand, body: { phone, code, consents: consents('REGISTRATION') } },
  'POST /json/:brand/password': { params: brand, body: { value: password } },
  'GET /json/authorized/authorizedV2': none,
  'GET /json/profile/step/current': none,
  'POST /json/profile/iin': { body: { iin: '900412400113' } },
  'POST /json/profile/personalData/edit': {
    body: {
      lastName: 'Сериккызы',
      firstName: 'Айгерим',
      noPatronymic: true,
      citizenship: 'KZ',
      birthPlace: 'KAZAKHSTAN',
      documentType: 'IDENTITY_CARD',
      documentNumber: '041234567',
      documentIssuedOn: '10-03-2020',
      documentValidTo: '09-03-2035',
      documentIssuedBy: 'MVD',
      education: 'HIGHER_EDUCATION',
      familyStatus: 'MARRIED',
      childrenCount: 1,
      childrenUnder18: 1,
    },
  },
  'POST /json/profile/address/edit': {
    body: {
      registration: { region: 'ALMATY_CITY', city: 'Алматы', street: 'Абая', house: '10' },
      livesAtRegistration: true,
      houseOwner: 'OWNERSHIP',
      livingTime: 'MORE_5_YEARS',
    },
  },
  'POST /json/profile/employmentData/edit': {
    body: {
      email: 'aigerim@example.kz',
      employmentType: 'FULL_TIME_EMPLOYMENT',
      sector: 'IT',
      employer: 'ТОО Дала',
      workPhone: '77272000000',
      jobMonths: 24,
      experienceMonths: 60,
      incomeBand: 8,
      monthlyExpenses: 80_000,
      monthlyLoanPayments: 0,
      hasCreditCard: false,
      tookLoansBefore: false,
      hadDelays: false,
      hasActiveLoans: false,
      ownsProperty: true,
      ownsCar: false,
      declarations: DECLARATIONS.map(({ key }) => ({ key, yes: false })),
    },
  },
  'POST /json/profile/contacts/edit': {
    body: {
      relative: { name: 'Асан Ахметов', phone: '77021112233', relation: 'BROTHER_SISTER' },
      friend: { name: 'Жанар Ким', phone: '77051112233', relation: 'FRIEND' },
    },
  },
  'GET /json/profile': none,
  'GET /json/profile/address': none,
  'GET /json/profile/personalData': none,
  'GET /json/profile/identityData': none,
  'GET /json/profile/employmentData': none,
  'GET /json/profile/additionalData': none,
  'GET /json/profile/contacts': none,
  'POST /json/profile/identityData/edit': { body: { documentValidTo: '01-02-2036' } },
  'POST /json/profile/additionalData/edit': { body: { monthlyExpenses: 90_000 } },
} as const satisfies Calls;

export const ACCESS = {
  'POST /json/login': { body: { phone, birthDate, password } },
  'GET /json/account/sessions': none,
  'POST /json/account/sessions/end': { body: {} },
  'POST /json/profile/password/code': none,
  'POST /json/profile/password': { body: { password: 'Tau2026Bulaq', oldPassword: password } },
  'POST /json/profile/user/password/restore': { body: { phone, birthDate } },
  'POST /json/profile/password/restore/confirmation': { body: { phone, code, password } },
  'POST /json/profile/phone/proof/sms': none,
  'POST /json/profile/phone/proof': { body: { code } },
  'POST /json/profile/email/edit': { body: { email: 'aigerim.s@example.kz' } },
  'POST /json/profile/email/confirmation': { body: { email: 'aigerim.s@example.kz', code } },
  'POST /json/profile/phone/edit/sms': { body: { newPhone: '77015556677' } },
  'POST /json/profile/phone/edit': { body: { code } },
  'POST /json/logout': none,
} as const satisfies Calls;
