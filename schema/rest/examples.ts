/**
 * Requests of openapi.json. Each group is a part of a borrower's life, in its order; a test sends them one after
 * another. Values of EXAMPLE stand for what the product gives out.
 */
import { consentsAt } from '../reference/consents/all.ts';
import { DECLARATIONS } from '../reference/dictionaries.ts';

export type Example = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
};
export type Call = `${'GET' | 'POST'} /json/${string}`;
type Calls = Readonly<Partial<Record<Call, Example>>>;

export const EXAMPLE = {
  code: '1234',
  creditId: '7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60',
  paymentId: '0c6e1d52-93a7-4f08-b1d4-6a5e7c8f9012',
  sessionId: '5e2b7c90-1f4d-4a83-9c6e-d7a8b9c0e1f2',
  cardId: 1001,
  testAmount: 42,
  fileHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
} as const;

const phone = '77012223344';
const birthDate = '12-04-1990';
const password = 'Dala2026Zhol';
const { code, creditId, paymentId, cardId, fileHash } = EXAMPLE;
const consents = (place: 'REGISTRATION' | 'OFFER' | 'INSURANCE') =>
  consentsAt(place).map(({ type, hash }) => ({ type, hash }));
const none: Example = {};
/** What a browser hands over when it subscribes. */
const browser = 'https://fcm.googleapis.com/fcm/send/dGhlLWFkZHJlc3M';
const BROWSER_KEYS = {
  p256dh: 'BC-YkAvUQy1ECcfXGGTf4Ukvpc__GErE6yaz9MB6_nBwB1DbG1vqPBGDRqirXmmA2UvlZ0vp29I8nO4jjcx8NhY',
  auth: 'MTYtYnl0ZXMtc2VjcmV0IQ',
};
const brand = { brand: 'nesie' };
const n = '1';
const photo = { creditId, slot: 'FRONT', hash: fileHash };

export const LIFE = {
  registration: {
    'GET /json/captcha/:action': { params: { action: 'registration' } },
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
  },
  application: {
    'GET /json/product/available-products': none,
    'GET /json/profile/preScoreAmount': none,
    'GET /json/account/lockInfo': none,
    'GET /json/credit/canGetCredit': none,
    'POST /json/credit': {
      body: { purpose: 10, 'creditProduct.id': 1, amount: 150_000, term: 20, insuranceAgreed: false },
    },
    'POST /json/credit/update': { body: { creditId, purpose: 10, amount: 175_000, term: 20, insuranceAgreed: false } },
    'GET /json/credit/last': none,
    'GET /json/credit/current': none,
    'GET /json/credit': { query: { page: 0 } },
    'GET /json/document': { query: { creditId, documentType: 'OFFER' } },
    'POST /json/document': { body: { creditId, documentType: 'OFFER' } },
    'POST /json/document/confirmation': {
      body: { creditId, documentType: 'OFFER', code, consents: consents('OFFER') },
    },
    'GET /json/document/document_list': { query: { creditId } },
    'GET /json/document/document-download': { query: { creditId, documentType: 'OFFER' } },
    'GET /json/payment/onlinebank/check-online-bank-day': none,
    'POST /json/payment/onlinebank/create-remittance': { body: { creditId, iban: 'KZ84722C000012345678' } },
    'GET /json/decision/id': { query: { creditId } },
    'GET /json/profile/biometry/vendor': { query: { biometryPurpose: 'AGREE_CREDIT' } },
    'POST /json/profile/biometry/create-session': { query: { biometryPurpose: 'AGREE_CREDIT' } },
    'POST /json/profile/biometry/error/:biometryType': {
      params: { biometryType: 'FACE' },
      body: { imageType: 'FACE', errorMessage: 'NotAllowedError', providerIdentifier: EXAMPLE.sessionId, vendor: 'V1' },
    },
    'GET /json/profile/biometry/status/:biometryType': { params: { biometryType: 'FACE' } },
    'POST /json/profile/biometry/upload/:biometryType': {
      params: { biometryType: 'FACE' },
      body: { providerIdentifier: EXAMPLE.sessionId, imageType: 'FACE', vendor: 'V1' },
    },
  },
  withdrawal: {
    'POST /json/credit/:id/cancelWaitingBiometry': { params: { id: creditId } },
    'POST /json/credit/create-by-previous': none,
  },
  statement: {
    'GET /json/decision/need-upload-statement': none,
    'POST /json/document/account-statement/upload': { query: { filename: 'kaspi.pdf' } },
    'GET /json/decision/uploaded-statements': { query: { all: 'true' } },
  },
  statementRefused: {
    'POST /json/document/account-statement/reject': none,
    'POST /json/decision/cancel-upload-statement': none,
  },
  evidence: {
    'GET /json/document/evidence': { query: { creditId } },
    'GET /json/document/evidence/part': { query: photo },
    'POST /json/document/evidence/part': { query: { ...photo, part: 0, parts: 1 } },
    'POST /json/document/evidence/send': { body: { creditId, kind: 'DOCUMENT_PHOTOS' } },
  },
  evidenceSeen: { 'GET /json/office/evidence': { query: { creditId, slot: 'FRONT' } } },
  insurance: {
    'GET /json/credit/:id/insurance': { params: { id: creditId } },
    'POST /json/credit/:id/insurance': {
      params: { id: creditId },
      body: { accepted: true, consents: consents('INSURANCE') },
    },
  },
  coolingOff: {
    'POST /json/credit/:id/cancel-waiting-for-issuance-consent': { params: { id: creditId } },
  },
  cards: {
    'POST /json/payment/common/start-card-registration': { body: { returnPath: '/ru/new-card' } },
    'POST /json/payment/processing-kz/complete-card-registration': { body: { testAmount: EXAMPLE.testAmount, cardId } },
    'GET /json/card/all': { query: { type: 'payment' } },
    'POST /json/payment/common/create-remittance': { query: { creditId, cardId } },
  },
  loan: {
    'GET /json/credit/schedule': { query: { creditId } },
    'GET /json/credit/:n/prepayment_info': { params: { n }, query: { creditId } },
    'GET /json/credit/:n/prepayment_economy_info': {
      params: { n },
      query: { creditId, partialPrePaymentAmount: '50000', documentType: 'PREPAYMENT' },
    },
    'GET /json/document/receipt': { query: { creditId, paymentId } },
    'POST /json/payment/common/simple-payment': { query: { creditId, amount: '10000' } },
    'POST /json/payment/common/one-click-payment': { body: { creditId, amount: 20_000, cardId } },
    'POST /json/account/registerBalancePayment': { body: { balanceAmount: 5_000 } },
    'GET /json/account/all': none,
    'POST /json/account/spendBonus': { body: { creditId, amount: 100 } },
    'GET /json/profile/nps': none,
    'POST /json/profile/nps': { body: { score: 10, themes: ['SITE_CONVENIENCE'], comment: '' } },
    'POST /json/profile/review': { body: { creditId, score: 5, text: 'Быстро' } },
    'GET /json/experiment/notifications': none,
    'POST /json/experiment/notification/read-status': { body: { ids: [] } },
    'GET /json/push/client': none,
    'POST /json/push/client': { body: { pushToken: JSON.stringify({ endpoint: browser, keys: BROWSER_KEYS }) } },
    'POST /json/push/client/end': { body: { endpoint: browser } },
    'GET /json/experiment/notification/settings': none,
    'POST /json/experiment/notification/settings': { body: { channel: 'SMS', hour: 11, days: [3, 1] } },
  },
  prolongation: {
    'GET /json/credit/:n/prolongation': { params: { n }, query: { creditId } },
    'POST /json/credit/:id/dispute': {
      params: { id: creditId },
      body: { reason: 'NOT_APPLIED', story: 'Заём оформил другой человек' },
    },
  },
  delay: {
    'GET /json/restructuring/:brand/is-available': { params: brand, query: { creditId } },
    'GET /json/restructuring/:brand/get-restructuring-rule': { params: brand },
    'GET /json/restructuring/:brand/schedule': { params: brand, query: { creditId, term: 3 } },
    'GET /json/document/appeals-list': { query: { creditId } },
    'GET /json/document/appeals-download': { query: { creditId, documentType: 'DEBT' } },
  },
  restructured: {
    'GET /json/restructuring/:brand/schedule-current': { params: brand, query: { creditId } },
  },
  afterwards: {
    'GET /json/credit/lastFinished': none,
  },
  cardRemoved: {
    'POST /json/payment/common/delete-payment-card': { query: { cardId } },
  },
  access: {
    'POST /json/login': { body: { phone, birthDate, password } },
    'GET /json/account/sessions': none,
    'POST /json/account/sessions/end': { body: {} },
    'POST /json/profile/password/code': none,
    'POST /json/profile/password': { body: { password: 'Tau2026Bulaq', oldPassword: password } },
    'POST /json/profile/email/edit': { body: { email: 'aigerim.s@example.kz' } },
    'POST /json/profile/email/confirmation': { body: { email: 'aigerim.s@example.kz', code } },
    'POST /json/profile/user/password/restore': { body: { phone, birthDate } },
    'POST /json/profile/password/restore/confirmation': { body: { phone, code, password } },
    'POST /json/profile/phone/proof/sms': none,
    'POST /json/profile/phone/proof': { body: { code } },
    'POST /json/profile/phone/edit/sms': { body: { newPhone: '77015556677' } },
    'POST /json/profile/phone/edit': { body: { code } },
    'POST /json/logout': none,
  },
} as const satisfies Readonly<Record<string, Calls>>;

const ALL: Calls = Object.assign({}, ...Object.values(LIFE));

export const exampleOf = (method: 'GET' | 'POST', path: string): Example | undefined =>
  ALL[`${method} ${path}` as Call];
