import { cards, document, flow, LOAN_ID, loan, price, sent, session } from './a-loan.ts';
import { planOf } from './an-agreement.ts';
import type { Place } from './place.ts';

const economical = {
  ...price,
  returnDate: '2026-12-21',
  days: 31,
  dailyRatePercent: '0.1960',
  interest: '10633.00',
  total: '185633.00',
  overpayment: '10633.00',
  annualEffectiveRate: '100.2',
};
const product = (change: object) => ({
  id: 1,
  productType: 'INDIVIDUAL_PERSON_SPL',
  engine: 'NANO',
  minAmount: '10000.00',
  maxAmount: '190000.00',
  defaultAmount: '175000.00',
  amountStep: '5000.00',
  minTerm: 5,
  maxTerm: 31,
  defaultTerm: 20,
  termUnit: 'DAY',
  pricings: ['FLEXIBLE', 'ECONOMICAL'],
  ...change,
});
const postRegions = [
  { key: 'ALMATY_CITY', name: 'г. Алматы' },
  { key: 'AKMOLA', name: 'Акмолинская область' },
];

export const products = [
  product({}),
  product({
    id: 4,
    productType: 'INDIVIDUAL_PERSON_IL',
    engine: 'INSTALMENT',
    minAmount: '50000.00',
    maxAmount: '1000000.00',
    defaultAmount: '290000.00',
    minTerm: 2,
    maxTerm: 12,
    defaultTerm: 6,
    termUnit: 'MONTH',
    pricings: ['FLEXIBLE'],
  }),
];
const consents = ['CONDITIONS_NANO', 'POLICY', 'SEND_CB', 'SEND_FCB'].map((type) => ({
  type,
  version: '1',
  title: `Согласие на запрос сведений (${type})`,
  body: 'Разрешаю запросить сведения обо мне в кредитном бюро для решения по этой заявке.',
  hash: `hash-${type}`,
}));
const profile = {
  meter: { percent: 95, nextGain: 5, nextStep: 'COMPLETE' },
  id: 'b1',
  mobilePhone: '77054120831',
  email: 'aigerim@example.kz',
  personal: {
    lastName: 'Сейтқали',
    firstName: 'Айгерим',
    patronymic: 'Маратқызы',
    iinMasked: '90********23',
    birthDate: '1990-03-05',
  },
  address: {
    livesAtRegistration: true,
    registration: { region: 'Алматы', city: 'Алматы', street: 'Абая', house: '10', flat: '5' },
  },
  employment: { employer: 'ТОО «Береке»', incomeBand: 5, declarations: [] },
};
const eds = (status: string, failure: string | null = null) => ({
  ...flow('WAITING_FOR_ISSUANCE_CONSENT'),
  edsState: {
    status,
    now: '2026-11-20T07:30:00.000Z',
    opensAt: status === 'TOO_EARLY' ? '2026-11-21T02:10:00.000Z' : '2026-11-20T07:00:00.000Z',
    lapsesAt: '2026-11-26T02:10:00.000Z',
    signUrl: status === 'PENDING' ? 'http://localhost:4000/pay/eds/0a1b2c3d4e5f60718a?lang=ru' : null,
    expiresAt: status === 'PENDING' ? new Date(Date.now() + 290_000).toISOString() : null,
    qrImage: null,
    failure,
    price: {
      ...price,
      amount: '350000.00',
      total: '371900.00',
      overpayment: '21900.00',
      annualEffectiveRate: '43.3',
      rows: planOf(12),
    },
  },
});
/** The signature has come, its certificate is being checked. */
const edsChecked = () => {
  const scene = eds('PENDING');
  return { ...scene, edsState: { ...scene.edsState, signUrl: null, expiresAt: null } };
};

const KISC = `kisc-result?session=${LOAN_ID}&purpose=ADD_CARD`;
const kisc = (code: string, status: string, reason?: string) => ({
  ...flow('ACTIVE'),
  submitFace: {
    biometry: { status, vendor: 'V3', limitLeft: 2 },
    errors: [{ code, field: null, message: '', facts: reason ? [{ name: 'reason', value: reason }] : [] }],
  },
});

export const quote = {
  quote: {
    price,
    alternative: economical,
    fastIssueFee: '990.00',
    insurancePremium: null,
    amount: '175000.00',
    term: { unit: 'DAY', count: 20 },
  },
  errors: [],
};

export const APPLICATION: readonly Place[] = [
  {
    name: 'calculator',
    path: 'cabinet',
    scene: {
      session: session(),
      currentLoan: null,
      lastLoan: null,
      balance: '12300.00',
      products,
      canGetCredit: { allowed: true, reason: null },
      quote,
    },
  },
  {
    name: 'confirmation',
    path: `loan-registration/${LOAN_ID}/confirmation`,
    scene: { ...flow('INITIAL'), edsState: null, consents, profile, prepareDocument: { document, errors: [] } },
  },
  {
    name: 'confirmation-eds',
    path: `loan-registration/${LOAN_ID}/confirmation`,
    scene: { ...eds('READY'), ...flow('INITIAL'), consents, profile, prepareDocument: { document, errors: [] } },
  },
  {
    name: 'signing',
    path: `loan-registration/${LOAN_ID}/signing`,
    scene: { ...flow('INITIAL'), edsState: null, requestSignature: { sent, errors: [] } },
    state: { hash: 'abc', consents: [], document },
  },
  {
    name: 'sign-insurance',
    path: `loan-registration/${LOAN_ID}/sign-insurance`,
    scene: {
      ...flow('WAITING_FOR_INSURANCE'),
      insuranceOffer: { premium: '2900.00', totalWith: '325786.00', totalWithout: '322414.00', saved: '3372.00' },
      consents: [
        {
          type: 'INSURER_PERSONAL_DATA',
          version: '1',
          title: 'Согласие на передачу данных страховщику',
          body: 'Разрешаю передать страховщику мои данные для этого договора.',
          hash: 'h',
        },
      ],
      prepareDocument: {
        document: { ...document, type: 'ADDITIONAL_AGREEMENT', title: 'Дополнительное соглашение' },
        errors: [],
      },
    },
  },
  {
    name: 'confirmation-instalment',
    path: `loan-registration/${LOAN_ID}/confirmation`,
    scene: {
      ...flow('INITIAL'),
      loan: loan({ productType: 'INDIVIDUAL_PERSON_IL', term: { unit: 'MONTH', count: 6 } }),
      edsState: null,
      consents,
      profile,
      prepareDocument: { document, errors: [] },
      quote: {
        quote: {
          price,
          alternative: null,
          fastIssueFee: null,
          insurancePremium: '2900.00',
          amount: '290000.00',
          term: { unit: 'MONTH', count: 6 },
        },
        errors: [],
      },
    },
  },
  { name: 'eds-early', path: `eds-request/${LOAN_ID}/ISSUANCE_CONSENT`, scene: eds('TOO_EARLY') },
  { name: 'eds-ready', path: `eds-request/${LOAN_ID}/ISSUANCE_CONSENT`, scene: eds('READY') },
  { name: 'eds-qr', path: `eds-pending/${LOAN_ID}/ISSUANCE_CONSENT`, scene: eds('PENDING') },
  {
    name: 'eds-offer',
    path: `eds-request/${LOAN_ID}/OFFER`,
    scene: { ...eds('READY'), ...flow('INITIAL') },
    state: { hash: 'abc', consents: [], document },
  },
  { name: 'eds-offer-error', path: `eds-pending/${LOAN_ID}/OFFER`, scene: { ...eds('ERROR'), ...flow('INITIAL') } },
  { name: 'eds-error', path: `eds-pending/${LOAN_ID}/ISSUANCE_CONSENT`, scene: eds('ERROR', 'OTHER_PERSON') },
  { name: 'eds-checking', path: `eds-pending/${LOAN_ID}/ISSUANCE_CONSENT`, scene: edsChecked() },
  { name: 'in-progress', path: 'cabinet', scene: flow('WAITING_FOR_BIOMETRY') },
  {
    name: 'obtaining',
    path: `loan-registration/${LOAN_ID}/obtaining`,
    scene: {
      ...flow('WAITING_FOR_REMITTANCE_SET'),
      cards,
      payoutOptions: {
        iban: true,
        ibanUnchecked: true,
        lastIban: null,
        post: true,
        card: false,
        cardReason: {
          code: 'CARD_FIRST_LOAN',
          field: null,
          message: 'На карту переводим со второго займа.',
          facts: [],
        },
      },
      bankOf: 'Kaspi Bank',
      postRegions,
      postOffices: [{ id: '1', index: '050000', name: 'Алматы-0', address: 'ул. Богенбай батыра, 134' }],
    },
  },
  {
    name: 'obtaining-again',
    path: `loan-registration/${LOAN_ID}/obtaining?selectCard=1`,
    scene: {
      ...flow('REMITTANCE_ERROR', {
        payoutFailure: 'Банк не зачислил деньги на эту карту и вернул их. Получите их на счёт или на другую карту.',
        payoutMethod: { kind: 'CARD', label: '4400 43•• •••• 1234', cardId: 'c1', arrivesBy: null },
      }),
      cards: [...cards, { ...cards[0], id: 'c3', name: null, maskedPan: '5177 92** **** 7781', bank: 'ForteBank' }],
      postRegions,
      payoutOptions: { iban: true, ibanUnchecked: false, lastIban: null, post: true, card: true, cardReason: null },
    },
  },
  {
    name: 'biometry',
    path: `loan-registration/${LOAN_ID}/biometry`,
    scene: { ...flow('WAITING_FOR_BIOMETRY'), biometry: { status: 'FACE_REQUIRED', vendor: 'V1', limitLeft: 3 } },
  },
  {
    name: 'biometry-guide',
    path: 'biometry-guide?purpose=ADD_CARD',
    scene: { ...flow('ACTIVE'), biometry: { status: 'FACE_REQUIRED', vendor: 'V1', limitLeft: 3 } },
  },
  {
    name: 'biometry-phone',
    path: 'biometry-face?purpose=CHANGE_PHONE',
    scene: {
      ...flow('ACTIVE'),
      biometry: { status: 'FACE_REQUIRED', vendor: 'V2', limitLeft: 3 },
      phoneChangeProved: true,
    },
  },
  {
    name: 'biometry-limit',
    path: 'biometry-verify',
    scene: { ...flow('ACTIVE'), biometry: { status: 'LIMIT_REACHED', vendor: 'V1', limitLeft: 0 } },
  },
  {
    name: 'statement-banks',
    path: `loan-registration/${LOAN_ID}/loan-statement-upload#banks`,
    scene: flow('WAITING_STATEMENT_LOADING'),
  },
  {
    name: 'kisc-passed',
    path: 'kisc-result-verigram?purpose=ADD_CARD',
    scene: { ...flow('ACTIVE'), biometry: { status: 'PASSED', vendor: 'V1', limitLeft: 2 } },
  },
  { name: 'kisc-failed', path: KISC, scene: kisc('BIOMETRY_FAILED', 'FACE_REQUIRED', 'BLUR') },
  { name: 'kisc-later', path: KISC, scene: kisc('GBDFL_NOT_AVAILABLE', 'GBDFL_NOT_AVAILABLE') },
];
