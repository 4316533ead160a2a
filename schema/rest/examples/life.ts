/**
 * Requests of openapi.json. Each group is a part of a borrower's life, in its order; a test sends them one after
 * another. Values of EXAMPLE stand for what the product gives out.
 */
import { ACCESS, REGISTRATION } from './people.ts';
import { brand, type Call, type Calls, consents, EXAMPLE, type Example, none } from './values.ts';

const { borrowerId, code, creditId, paymentId, cardId, fileHash } = EXAMPLE;
/** What a browser hands over when it subscribes. */
const browser = 'https://fcm.googleapis.com/fcm/send/dGhlLWFkZHJlc3M';
const BROWSER_KEYS = {
  p256dh: 'BC-YkAvUQy1ECcfXGGTf4Ukvpc__GErE6yaz9MB6_nBwB1DbG1vqPBGDRqirXmmA2UvlZ0vp29I8nO4jjcx8NhY',
  auth: 'MTYtYnl0ZXMtc2VjcmV0IQ',
};
const n = '1';
const photo = { creditId, slot: 'FRONT', hash: fileHash } as const;

export const LIFE = {
  registration: REGISTRATION,
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
    'GET /json/profile/biometry/kisc/redirect-url': { query: { biometryPurpose: 'AGREE_CREDIT' } },
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
  evidenceSeen: {
    'GET /json/office/evidence': { query: { creditId, slot: 'FRONT' } },
    'GET /json/office/face': { query: { creditId } },
  },
  letter: { 'GET /json/office/letter': { query: { creditId, hash: fileHash } } },
  paper: { 'GET /json/office/paper': { query: { borrowerId, hash: fileHash, caseNumber: '17-4', reason: 'CALL' } } },
  insurance: {
    'GET /json/credit/:id/insurance': { params: { id: creditId } },
    'POST /json/credit/:id/insurance': {
      params: { id: creditId },
      body: { accepted: true, consents: consents('INSURANCE') },
    },
  },
  coolingOff: {
    'GET /json/document/eds': { query: { creditId } },
    'POST /json/document/eds': { body: { creditId } },
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
    'POST /json/document/certificate': { body: { creditId, documentType: 'DEBT', email: 'aigerim@example.kz' } },
    'GET /json/account/all': none,
    'GET /json/account/bonus': none,
    'POST /json/account/spendBonus': { body: { creditId, amount: 100 } },
    'GET /json/profile/nps': none,
    'POST /json/profile/nps': { body: { score: 10, themes: ['SITE_CONVENIENCE'], comment: '' } },
    'POST /json/profile/review': { body: { creditId, score: 5, text: 'Быстро' } },
    'GET /json/experiment/list': none,
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
    'POST /json/payment/common/card-iban': { body: { cardId, iban: 'KZ02722C000012345699' } },
    'POST /json/payment/common/delete-payment-card': { query: { cardId } },
  },
  access: ACCESS,
} as const satisfies Readonly<Record<string, Calls>>;

const ALL: Calls = Object.assign({}, ...Object.values(LIFE));

export const exampleOf = (method: 'GET' | 'POST', path: string): Example | undefined =>
  ALL[`${method} ${path}` as Call];
