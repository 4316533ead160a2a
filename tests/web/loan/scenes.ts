/** Scenes of the loan's screens: an address and what the API would say there. */
import { documentTitle } from '../../../schema/reference/document-titles.ts';
import { DOCUMENT_TYPES } from '../../../schema/reference/documents.ts';
import type { Scene } from './fixture-api.ts';

export const LOAN_ID = '7f3a91c2-0b1e-4c53-9a55-5d0f3e6b2a10';
const TODAY = '2026-11-20';

export const session = (change: object = {}) => ({
  signedIn: true,
  roles: ['borrower'],
  locale: 'RU',
  firstName: 'Айгерим',
  maskedPhone: '+7 (705) •••-••-31',
  step: 'COMPLETE',
  registrationCompleted: true,
  locked: false,
  lock: null,
  lastLoan: null,
  today: TODAY,
  demo: true,
  ...change,
});

const price = {
  issueDate: TODAY,
  returnDate: '2026-12-10',
  days: 20,
  dailyRatePercent: '0.2800',
  rateLowered: false,
  amount: '175000.00',
  interest: '9800.00',
  fastIssueFee: '0.00',
  insurancePremium: '0.00',
  total: '184800.00',
  overpayment: '9800.00',
  annualEffectiveRate: '170.3',
  rows: [
    {
      order: 1,
      date: '2026-12-10',
      principal: '175000.00',
      interest: '9800.00',
      premium: '0.00',
      amount: '184800.00',
      remainingPrincipal: '0.00',
    },
  ],
};
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

const loan = (change: object = {}) => ({
  id: LOAN_ID,
  status: 'INITIAL',
  offerNumber: 'NS-2026-004417',
  productType: 'INDIVIDUAL_PERSON_SPL',
  pricing: 'FLEXIBLE',
  amount: '175000.00',
  term: { unit: 'DAY', count: 20 },
  purpose: 4,
  promoCode: null,
  fastIssue: false,
  insuranceAgreed: false,
  appliedOn: TODAY,
  approvedOn: null,
  issuedOn: null,
  closedOn: null,
  revisionFields: [],
  decidedBy: null,
  price,
  payoutMethod: null,
  payoutStages: [],
  debt: null,
  schedule: [],
  months: [],
  firstPaymentDate: null,
  payments: [],
  prepayment: null,
  cession: null,
  restructured: null,
  prolongationFrom: null,
  refinancingFrom: null,
  request: null,
  endedRequest: null,
  refinancedBy: null,
  refinances: null,
  issuedPrice: price,
  changes: [],
  agreedTotal: null,
  movedTo: null,
  movedFrom: null,
  behind: false,
  ...change,
});
const flow = (status: string) => ({
  session: session({ lastLoan: { id: LOAN_ID, status } }),
  currentLoan: loan({ status }),
  lastLoan: loan({ status }),
  loan: loan({ status }),
});

const row = (order: number, date: string, principal: number, interest: number, left: number, change: object = {}) => ({
  order,
  date,
  principal: `${principal}.00`,
  interest: `${interest}.00`,
  premium: '0.00',
  amount: `${principal + interest}.00`,
  amountCeil: `${principal + interest}.00`,
  remainingDebtBySchedule: `${left}.00`,
  remainingTotalDebtForPayment: `${left}.00`,
  isPaid: false,
  isMoved: false,
  isExpired: false,
  isNext: false,
  warningHours: null,
  paidOn: null,
  ...change,
});
const schedule = (late: boolean) => [
  row(1, '2026-08-10', 44987, 8700, 245013, { isPaid: true, paidOn: '2026-08-10' }),
  row(2, '2026-09-10', 46092, 7595, 198921, { isPaid: true, paidOn: '2026-09-10' }),
  row(3, '2026-10-12', 47013, 6365, 151908, { isPaid: true, paidOn: '2026-10-10' }),
  row(4, '2026-11-10', 49282, 4253, 102626, { isPaid: true, paidOn: '2026-11-09' }),
  row(5, '2026-12-10', 50608, 3079, 52018, late ? { isExpired: true } : { isNext: true }),
  row(6, '2027-01-11', 52018, 1664, 0),
];
const debt = (change: object = {}) => ({
  on: TODAY,
  principal: '102626.00',
  interest: '1128.89',
  penalty: '0.00',
  premium: '0.00',
  total: '103754.89',
  totalCeil: '103755.00',
  overdueDays: 0,
  overdueAmount: '0.00',
  paid: '215000.00',
  nextDueDate: '2026-12-10',
  nextDueAmount: '53687.00',
  daysToDue: 20,
  lastDueDate: '2026-12-10',
  lastDueAmount: '53687.00',
  laterDayAdds: '0.00',
  interestDays: 11,
  dailyRatePercent: '0.1000',
  interestBase: '102626.00',
  penaltyCeiling: '29000.00',
  ...change,
});
const payment = {
  id: 'p1',
  paidOn: '2026-11-09',
  recordedAt: '2026-11-09T09:32:00.000Z',
  provider: 'freedom-pay',
  amount: '54000.00',
  surplus: '465.00',
  allocation: [
    { component: 'interest', overdue: false, row: 4, amount: '4253.00' },
    { component: 'principal', overdue: false, row: 4, amount: '49282.00' },
  ],
  principalBefore: '151908.00',
  principalAfter: '102626.00',
};
const partSaves = {
  economy: {
    amount: '60000.00',
    now: { returnDate: '2027-01-11', instalments: 2, instalment: '53687.00' },
    ways: [
      {
        mode: 'SHORTER_TERM',
        rest: { returnDate: '2026-12-10', instalments: 1, instalment: '44630.00' },
        saved: '2700.00',
        total: '44630.00',
        rows: [],
      },
      {
        mode: 'SMALLER_PAYMENT',
        rest: { returnDate: '2027-01-11', instalments: 2, instalment: '22400.00' },
        saved: '1900.00',
        total: '44790.00',
        rows: [],
      },
    ],
  },
  errors: [],
};
const fullSigned = {
  kind: 'FULL',
  mode: null,
  amount: '103755.00',
  requestedOn: TODAY,
  payBy: TODAY,
  state: 'SIGNED',
};
const open = (late: boolean) =>
  loan({
    status: late ? 'EXPIRED' : 'ACTIVE',
    productType: 'INDIVIDUAL_PERSON_IL',
    amount: '290000.00',
    term: { unit: 'MONTH', count: 6 },
    appliedOn: '2026-07-10',
    issuedOn: '2026-07-10',
    offerNumber: 'NS-2026-001290',
    schedule: schedule(late),
    payments: [payment],
    debt: late
      ? debt({
          on: '2026-12-14',
          overdueDays: 4,
          penalty: '1064.00',
          overdueAmount: '54286.00',
          nextDueDate: '2026-12-10',
          nextDueAmount: '54751.00',
          daysToDue: null,
          lastDueDate: null,
          lastDueAmount: null,
        })
      : debt(),
  });
const live = (late: boolean) => ({
  session: session({
    today: late ? '2026-12-14' : TODAY,
    lastLoan: { id: LOAN_ID, status: late ? 'EXPIRED' : 'ACTIVE' },
  }),
  currentLoan: open(late),
  lastLoan: open(late),
  loan: open(late),
  balance: '465.00',
});

/** A single-payment loan two days before its end, with the request that a scene asks for. */
const ending = (change: object = {}) => {
  const single = loan({
    status: 'ACTIVE',
    appliedOn: '2026-11-02',
    issuedOn: '2026-11-02',
    price: { ...price, issueDate: '2026-11-02', returnDate: '2026-11-22' },
    schedule: [row(1, '2026-11-22', 175000, 9800, 0, { isNext: true })],
    debt: debt({
      principal: '175000.00',
      interest: '8820.00',
      total: '183820.00',
      totalCeil: '183820.00',
      paid: '0.00',
      nextDueDate: '2026-11-22',
      nextDueAmount: '184800.00',
      daysToDue: 2,
      lastDueDate: '2026-11-23',
      lastDueAmount: '185290.00',
      laterDayAdds: '490.00',
      interestDays: 18,
      dailyRatePercent: '0.2800',
      interestBase: '175000.00',
    }),
    ...change,
  });
  const here = { id: LOAN_ID, status: single.status };
  return { session: session({ lastLoan: here }), currentLoan: single, lastLoan: single, loan: single, balance: '0.00' };
};
const asked = (kind: string, change: object = {}) => ({
  kind,
  days: kind === 'PROLONGATION' ? 14 : null,
  months: kind === 'REFINANCING' ? 6 : null,
  requestedOn: TODAY,
  payBy: TODAY,
  standsUntil: null,
  payToday: '8820.00',
  signed: false,
  documentType: kind,
  parts: null,
  newReturnDate: kind === 'PROLONGATION' ? '2026-12-06' : '2027-05-20',
  ...change,
});
const refused = (code: string, message: string, facts: object[] = []) => ({ code, field: null, message, facts });
const charges = { principal: '175000.00', interest: '8820.00', penalty: '0.00', premium: '0.00', payToday: '8820.00' };
const prolongation = (change: object = {}) => ({
  ...charges,
  refusal: null,
  left: 3,
  returnDate: '2026-11-22',
  options: Array.from({ length: 26 }, (_, i) => ({
    days: i + 5,
    newReturnDate: new Date(Date.parse('2026-11-27') + i * 86_400_000).toISOString().slice(0, 10),
    interest: `${(i + 7) * 490}.00`,
    total: `${175_000 + (i + 7) * 490}.00`,
    dailyRatePercent: '0.2800',
    rateLowered: i > 20,
    annualEffectiveRate: '170.3',
  })),
  ...change,
});

const planOf = (months: number) =>
  Array.from({ length: months }, (_, i) => ({
    ...row(i + 1, new Date(Date.UTC(2027, i, 14)).toISOString().slice(0, 10), Math.ceil(97_200 / months), 900, 0),
    remainingPrincipal: '0.00',
  }));
const restructuring = (change: object = {}) => ({
  refusal: null,
  principal: '102626.00',
  interest: '3490.00',
  penalty: '1074.00',
  premium: '0.00',
  total: '107190.00',
  firstPaymentPercent: 10,
  options: [2, 3, 4, 5, 6].map((months) => ({
    months,
    firstPayment: '10719.00',
    capitalised: '411.00',
    waived: '1074.00',
    principal: '95397.00',
    instalment: `${Math.ceil(97_200 / months)}.00`,
    newReturnDate: new Date(Date.UTC(2027, months - 1, 14)).toISOString().slice(0, 10),
    interest: `${months * 900}.00`,
    total: `${95_397 + months * 900}.00`,
    dailyRatePercent: '0.1000',
    rateLowered: months > 3,
    annualEffectiveRate: '43.9',
    rows: planOf(months),
  })),
  ...change,
});
const firstPayment = (change: object = {}) =>
  asked('RESTRUCTURING', {
    months: 4,
    payToday: '10719.00',
    documentType: 'RESTRUCTURING_IL_OFFER',
    newReturnDate: '2027-04-14',
    payBy: '2026-12-14',
    requestedOn: '2026-12-14',
    parts: { capitalised: '411.00', waived: '1074.00', courtDecidedOn: null },
    ...change,
  });
const courtOffer = firstPayment({
  documentType: 'RESTRUCTURING_COURT_OFFER',
  standsUntil: '2026-12-20',
  parts: { capitalised: '411.00', waived: '1074.00', courtDecidedOn: '2026-12-08' },
});
/** An instalment loan four days late, with what a restructuring has come to. */
const late = (change: object = {}) => {
  const loan = { ...open(true), ...change };
  return { ...live(true), currentLoan: loan, lastLoan: loan, loan };
};
const replanned = (isLate: boolean) => ({
  status: isLate ? 'RESTRUCTURED_EXPIRED' : 'RESTRUCTURED',
  restructured: { on: '2026-09-14', months: 4, capitalised: '411.00', waived: '1074.00' },
  schedule: planOf(4).map((one, i) => ({
    ...one,
    isPaid: i === 0,
    isExpired: isLate && i === 1,
    isNext: i === 1 && !isLate,
  })),
  debt: debt({ overdueDays: isLate ? 4 : 0, overdueAmount: isLate ? '25890.00' : '0.00', nextDueAmount: '25200.00' }),
});

const refinancing = {
  ...charges,
  refusal: null,
  returnDate: '2026-11-22',
  options: Array.from({ length: 11 }, (_, i) => ({
    months: i + 2,
    firstPayment: `${Math.ceil(175_000 / (i + 2) + 5_250)}.00`,
    firstDate: '2026-12-20',
    lastDate: new Date(Date.UTC(2026, 12 + i, 20)).toISOString().slice(0, 10),
    interest: `${(i + 2) * 2_700}.00`,
    total: `${175_000 + (i + 2) * 2_700}.00`,
    dailyRatePercent: '0.1000',
    annualEffectiveRate: '43.3',
  })),
};

const consents = ['CONDITIONS_NANO', 'POLICY', 'SEND_CB', 'SEND_FCB'].map((type) => ({
  type,
  version: '1',
  title: `Согласие на запрос сведений (${type})`,
  body: 'Разрешаю запросить сведения обо мне в кредитном бюро для решения по этой заявке.',
  hash: `hash-${type}`,
}));
const document = {
  type: 'OFFER',
  title: 'Договор микрокредита № NS-2026-004417',
  hash: 'abc',
  pages: 6,
  bytes: 217088,
  url: '/json/document/document-download?hash=abc',
  shownAt: '2026-11-20T06:40:00.000Z',
  signedAt: null,
};
const sent = {
  maskedPhone: '+7 (705) •••-••-31',
  resendAfterSeconds: 42,
  codesLeftToday: 4,
  triesLeft: 3,
  expiresAt: '2026-11-20T07:34:00.000Z',
};
const profile = {
  id: 'b1',
  mobilePhone: '77054120831',
  email: 'aigerim@example.kz',
  personal: {
    lastName: 'Сейтқали',
    firstName: 'Айгерим',
    patronymic: 'Маратқызы',
    iinMasked: '900305 ••••••',
    birthDate: '1990-03-05',
  },
  address: {
    livesAtRegistration: true,
    registration: { region: 'Алматы', city: 'Алматы', street: 'Абая', house: '10', flat: '5' },
  },
  employment: { employer: 'ТОО «Береке»', incomeBand: 5, declarations: [] },
};
const decision = (change: object) => ({
  status: 'ON_AUTO_VERIFICATION',
  next: 'WAIT',
  rejectDecisionByKDN: false,
  rejectDecisionByStatement: false,
  rejectDecision60Plus: false,
  rejectDecisionStopCredit: false,
  rejectDecisionByAmount: false,
  scoreAmount: null,
  scoreInstallmentList: [],
  isBSPLAvailable: false,
  isBILAvailable: false,
  validStatementExists: false,
  sourceType: 'AUTO',
  ruleSet: '2026-01',
  debtLoad: null,
  reasons: [],
  canReapplyOn: null,
  smsLimitLeft: 5,
  startedAt: new Date(Date.now() - 72_000).toISOString(),
  ...change,
});
const eds = (status: string) => ({
  ...flow('WAITING_FOR_ISSUANCE_CONSENT'),
  edsState: {
    status,
    now: '2026-11-20T07:30:00.000Z',
    opensAt: status === 'TOO_EARLY' ? '2026-11-21T02:10:00.000Z' : '2026-11-20T07:00:00.000Z',
    lapsesAt: '2026-11-26T02:10:00.000Z',
    signUrl: status === 'PENDING' ? 'http://localhost:4000/pay/eds/0a1b2c3d4e5f60718a?lang=ru' : null,
    expiresAt: status === 'PENDING' ? new Date(Date.now() + 290_000).toISOString() : null,
    price: { ...price, amount: '350000.00', total: '375770.00', overpayment: '25770.00', rows: planOf(12) },
  },
});
const declined = {
  ...flow('REJECTED'),
  currentLoan: null,
  decision: decision({
    status: 'WAITING_REJECT',
    next: 'STATEMENT_UPLOAD',
    rejectDecisionByKDN: true,
    debtLoad: '54.0',
    scoreAmount: '60000.00',
    rejectDecisionByAmount: true,
    reasons: [{ code: 'DEBT_LOAD', observed: '54', limit: '50' }],
  }),
};
const curable = { ...declined, ...flow('WAITING_REJECT') };
const cards = [
  ['c1', 'ACTIVE'],
  ['c2', 'AMOUNT_BLOCKED'],
].map(([id, state]) => ({
  id,
  brand: 'VISA',
  maskedPan: '4400 43•• •••• 1234',
  lastFour: '1234',
  provider: 'freedom-pay',
  state,
  triesLeft: 2,
  rejection: null,
}));
const staff = {
  session: session({ roles: ['verifier', 'support', 'auditor', 'analyst'] }),
  stuckTasks: [
    {
      workflow: 'payout',
      stream: `loan-${LOAN_ID}`,
      kind: 'send',
      attempts: 7,
      since: '2026-11-20T05:40:00.000Z',
      nextTry: '2026-11-20T07:36:00.000Z',
    },
    {
      workflow: 'bonus',
      stream: `account-${LOAN_ID}`,
      kind: 'parked-event',
      attempts: 1,
      since: '2026-11-20T07:31:00.000Z',
      nextTry: '2026-11-20T07:32:00.000Z',
    },
  ],
  officeQueue: [
    {
      loanId: LOAN_ID,
      offerNumber: 'NS-2026-004417',
      status: 'MANUAL_VERIFICATION',
      amount: '175000.00',
      appliedOn: TODAY,
      fastIssue: true,
      decidedBy: '2026-11-20T08:10:00.000Z',
      takenBy: 'Данияр Омаров',
      reasons: ['MANUAL'],
      notes: [],
      applicant: {
        fullName: 'Сейтқали Айгерим',
        maskedPhone: '+7 (705) •••-••-31',
        maskedIin: '900305 ••••••',
        age: 36,
      },
    },
  ],
};
const oneClick = {
  id: 'p2',
  amount: '54000.00',
  state: 'WAITING',
  redirectUrl: null,
  loanId: LOAN_ID,
  failure: null,
  createdAt: '2026-11-20T09:30:00.000Z',
  receipt: null,
};
const purse = {
  balance: '12300.00',
  moves: [
    { id: 'm3', on: '2026-11-18', amount: '10000.00', balance: '12300.00', reason: 'TOP_UP' },
    { id: 'm2', on: '2026-11-10', amount: '-53535.00', balance: '2300.00', reason: 'INSTALMENT' },
    { id: 'm1', on: '2026-11-09', amount: '55835.00', balance: '55835.00', reason: 'SURPLUS' },
  ],
  refund: {
    id: 'r0',
    amount: '9000.00',
    state: 'CAME_BACK',
    to: 'KZ** **** **** **** 4417, Halyk Bank',
    on: '2026-11-17',
  },
  next: { loanId: LOAN_ID, on: '2026-12-10', amount: '53687.00', covered: '12300.00' },
  usable: '0.00',
};
const bonuses = {
  balance: '412.50',
  owed: '0.00',
  operations: [
    {
      id: 'b3',
      type: 'OUTGOING',
      reason: 'TAKEN_BACK',
      on: '2026-11-12',
      amount: '41.20',
      balance: '412.50',
      pending: false,
    },
    {
      id: 'b2',
      type: 'OUTGOING',
      reason: 'SPENT',
      on: '2026-11-10',
      amount: '300.00',
      balance: '412.50',
      pending: false,
    },
    {
      id: 'b1',
      type: 'INCOME',
      reason: 'EARNED',
      on: '2026-11-09',
      amount: '712.50',
      balance: '712.50',
      pending: false,
    },
  ],
  loan: { loanId: LOAN_ID, limit: '9492.00', spent: '300.00', usable: '412.50', refusal: null },
};
const suspense = {
  suspendedPayments: [
    {
      id: 's1',
      provider: 'bank-transfer',
      externalId: '9f31ab0044',
      amount: '54000.00',
      reason: 'NO_CONTRACT_NUMBER',
      contradictedBy: null,
      operationDate: '2026-11-18',
      ageDays: 2,
      text: 'за Айгерим, спасибо',
      offerNumber: null,
    },
    {
      id: 's2',
      provider: 'terminal',
      externalId: '77bb10',
      amount: '1000.00',
      reason: null,
      contradictedBy: '900.00',
      operationDate: '2026-11-19',
      ageDays: 1,
      text: null,
      offerNumber: 'NS-2026-004417',
    },
  ],
  balanceRefunds: [
    {
      id: 'r1',
      borrowerId: LOAN_ID,
      fullName: 'Сейтқали Айгерим',
      amount: '12300.00',
      balance: '12300.00',
      stage: 'ASKED',
      to: 'KZ** **** **** **** 4417, Halyk Bank',
      askedAt: '2026-11-19T05:00:00.000Z',
    },
    {
      id: 'r2',
      borrowerId: LOAN_ID,
      fullName: 'Ахметов Данияр',
      amount: '4100.00',
      balance: '0.00',
      stage: 'SENT',
      to: '4400 43** **** 1234',
      askedAt: '2026-11-18T05:00:00.000Z',
    },
  ],
};
const officeLoan = {
  loanId: LOAN_ID,
  offerNumber: 'NS-2026-004417',
  status: 'CALCULATION_STOPPED',
  productType: 'INDIVIDUAL_PERSON_SPL',
  amount: '100000.00',
  issuedOn: '2026-08-10',
  applicant: staff.officeQueue[0]?.applicant,
  debt: {
    on: TODAY,
    principal: '100000.00',
    interest: '28000.00',
    penalty: '10000.00',
    premium: '0.00',
    total: '138000.00',
    totalCeil: '138000.00',
    overdueDays: 92,
    overdueAmount: '138000.00',
    paid: '5000.00',
    nextDueDate: null,
    nextDueAmount: null,
    daysToDue: null,
    lastDueDate: null,
    lastDueAmount: null,
    interestDays: 100,
    dailyRatePercent: '0.28',
    interestBase: '100000.00',
    penaltyCeiling: '10000.00',
  },
  payments: [
    { id: 'p1', paidOn: '2026-08-20', provider: 'processing-kz', amount: '5000.00', surplus: '0.00', reversedOn: null },
    {
      id: 'p2',
      paidOn: '2026-08-21',
      provider: 'processing-kz',
      amount: '7000.00',
      surplus: '0.00',
      reversedOn: '2026-08-23',
    },
  ],
  facts: [
    { revision: 19, type: 'CalculationStopped', on: '2026-11-18', status: 'CALCULATION_STOPPED', amount: null },
    { revision: 12, type: 'PaymentReceived', on: '2026-08-20', status: 'ACTIVE', amount: '5000.00' },
  ],
  acts: [
    ...['WRITE_OFF', 'CESSION_NOTICE', 'REVERSAL', 'COURT_OFFER'].map((act) => ({
      act,
      twoPersons: act !== 'CESSION_NOTICE',
      from: null,
      to: null,
      limit: act === 'WRITE_OFF' ? '138000.00' : null,
      buyer: null,
    })),
    { act: 'WAIVER', twoPersons: true, from: null, to: null, limit: '10000.00', buyer: null },
    {
      act: 'CESSION',
      twoPersons: true,
      from: TODAY,
      to: '2026-12-20',
      limit: '138000.00',
      buyer: 'ТОО «Коллект Қазақстан»',
    },
  ],
  waiting: [
    {
      act: 'CESSION',
      by: 'support@nesie.kz',
      mine: false,
      at: '2026-11-20T07:00:00.000Z',
      terms: [
        { name: 'buyer', value: 'ТОО «Коллект Қазақстан»' },
        { name: 'price', value: '40000.00' },
        { name: 'payBy', value: '2026-12-20' },
      ],
    },
    {
      act: 'COURT_OFFER',
      by: 'support@nesie.kz',
      mine: false,
      at: '2026-11-20T07:20:00.000Z',
      terms: [
        { name: 'months', value: '4' },
        { name: 'decidedOn', value: '2026-11-12' },
      ],
    },
    {
      act: 'REVERSAL',
      by: 'verifier@nesie.kz',
      mine: true,
      at: '2026-11-20T07:30:00.000Z',
      terms: [{ name: 'paymentId', value: 'p1' }],
    },
  ],
  notes: [{ act: 'CESSION', by: 'support@nesie.kz', text: 'Портфель 7', at: '2026-11-20T07:00:00.000Z' }],
};
const zero = { principal: '0.00', interest: '0.00', penalty: '0.00', premium: '0.00' };

export type Place = { readonly name: string; readonly path: string; readonly scene: Scene; readonly state?: object };

/** Repaying everything today, with money on the balance. */
const fullQuote = {
  on: TODAY,
  principal: '102626.00',
  interest: '1128.89',
  penalty: '0.00',
  premium: '0.00',
  total: '103754.89',
  fromBalance: '465.00',
  toPay: '103290.00',
  saved: '3614.11',
  partAbove: '1128.89',
  partBelow: '103754.89',
};

export const PLACES: readonly Place[] = [
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
      quote: {
        quote: {
          price,
          alternative: economical,
          fastIssueFee: '990.00',
          insurancePremium: null,
          amount: '175000.00',
          term: { unit: 'DAY', count: 20 },
        },
        errors: [],
      },
    },
  },
  {
    name: 'confirmation',
    path: `loan-registration/${LOAN_ID}/confirmation`,
    scene: { ...flow('INITIAL'), consents, profile, prepareDocument: { document, errors: [] } },
  },
  {
    name: 'signing',
    path: `loan-registration/${LOAN_ID}/signing`,
    scene: { ...flow('INITIAL'), requestSignature: { sent, errors: [] } },
    state: { hash: 'abc', consents: [] },
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
  { name: 'eds-error', path: `eds-pending/${LOAN_ID}/ISSUANCE_CONSENT`, scene: eds('ERROR') },
  { name: 'in-progress', path: 'cabinet', scene: flow('WAITING_FOR_BIOMETRY') },
  {
    name: 'obtaining',
    path: `loan-registration/${LOAN_ID}/obtaining`,
    scene: {
      ...flow('WAITING_FOR_REMITTANCE_SET'),
      cards,
      payoutOptions: {
        iban: true,
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
      postOffices: [{ id: '1', index: '050000', name: 'Алматы-0', address: 'ул. Богенбай батыра, 134' }],
    },
  },
  {
    name: 'biometry',
    path: `loan-registration/${LOAN_ID}/biometry`,
    scene: { ...flow('WAITING_FOR_BIOMETRY'), biometry: { status: 'FACE_REQUIRED', vendor: 'V1', limitLeft: 3 } },
  },
  {
    name: 'revision',
    path: `page/thanks?loanId=${LOAN_ID}`,
    scene: {
      ...flow('BACK_TO_REVISION'),
      loan: loan({ status: 'BACK_TO_REVISION', revisionFields: ['address', 'employment'] }),
      decision: decision({ status: 'BACK_TO_REVISION' }),
    },
  },
  { name: 'wait', path: 'page/thanks', scene: { ...flow('ON_AUTO_VERIFICATION'), decision: decision({}) } },
  {
    name: 'approved',
    path: 'page/approve',
    scene: {
      ...flow('REMITTANCE_PREPARED'),
      loan: loan({
        status: 'REMITTANCE_PREPARED',
        payoutMethod: { kind: 'IBAN', label: 'KZ** **** **** **** 4417' },
        payoutStages: [{ status: 'APPROVED', at: '2026-11-20T07:09:00.000Z' }],
      }),
      decision: decision({ status: 'REMITTANCE_PREPARED', next: 'APPROVE' }),
    },
  },
  { name: 'declined', path: 'page/decline', scene: declined },
  {
    name: 'stop-credit',
    path: 'page/stop-credit',
    scene: {
      ...declined,
      decision: decision({
        status: 'REJECTED',
        rejectDecisionStopCredit: true,
        canReapplyOn: '2026-12-20',
        reasons: [{ code: 'STOP_CREDIT', observed: 'yes', limit: 'no' }],
      }),
    },
  },
  { name: 'statement', path: 'page/statement-upload', scene: curable },
  { name: 'statement-rejected', path: 'page/rejected-statement-upload', scene: curable },
  {
    name: 'statement-asked',
    path: `loan-registration/${LOAN_ID}/loan-statement-upload`,
    scene: { ...flow('WAITING_STATEMENT_LOADING'), decision: null },
  },
  { name: 'home', path: 'cabinet', scene: live(false) },
  { name: 'late', path: 'cabinet', scene: live(true) },
  {
    name: 'history',
    path: 'history',
    scene: {
      ...live(false),
      myLoans: {
        edges: [{ cursor: 'a', node: open(false) }],
        pageInfo: { hasNextPage: false, endCursor: null },
        totalCount: 1,
      },
    },
  },
  { name: 'history-loan', path: `history/${LOAN_ID}`, scene: live(false) },
  { name: 'payment', path: `payment/${LOAN_ID}`, scene: { ...live(true), cards } },
  {
    name: 'payment-received',
    path: 'page/payment-result-success?payment=p1',
    scene: {
      ...live(false),
      payment: {
        id: 'p1',
        amount: '54000.00',
        state: 'RECEIVED',
        redirectUrl: null,
        createdAt: '2026-11-09T09:30:00.000Z',
        receipt: payment,
      },
    },
  },
  {
    name: 'payment-in-doubt',
    path: 'page/payment-result-success?payment=p2',
    scene: { ...live(false), payment: { ...oneClick, state: 'IN_DOUBT' } },
  },
  {
    name: 'payment-suspended',
    path: 'page/payment-result-success?payment=p2',
    scene: { ...live(false), payment: { ...oneClick, state: 'SUSPENDED' } },
  },
  {
    name: 'payment-unsettled',
    path: `payment/${LOAN_ID}`,
    scene: { ...ending(), cards, unsettledPayments: [{ ...oneClick, state: 'IN_DOUBT' }] },
  },
  {
    name: 'home-early',
    path: 'cabinet',
    scene: {
      ...ending({ prolongationFrom: '2026-11-28', refinancingFrom: '2026-11-28' }),
      unsettledPayments: [{ ...oneClick, state: 'SUSPENDED' }],
    },
  },
  {
    name: 'payment-declined',
    path: 'page/payment-result-failure?payment=p2',
    scene: { ...live(false), payment: { ...oneClick, state: 'FAILED', failure: 'Недостаточно денег на карте' } },
  },
  { name: 'balance', path: 'balance', scene: { ...live(false), balanceAccount: purse, cards } },
  { name: 'bonus', path: 'bonus', scene: { ...live(false), bonusAccount: bonuses } },
  {
    name: 'bonus-owed',
    path: 'bonus',
    scene: { ...live(false), bonusAccount: { ...bonuses, balance: '0.00', owed: '35.00', loan: null } },
  },
  { name: 'return-money', path: 'return-money', scene: live(false) },
  { name: 'bank-transfer', path: 'return-money/bank-transfer', scene: live(false) },
  { name: 'suspense', path: 'office/suspense', scene: { ...staff, ...suspense } },
  {
    name: 'prepayment',
    path: 'repayment',
    scene: {
      ...live(false),
      prepaymentQuote: fullQuote,
      prepaymentEconomy: partSaves,
    },
  },
  {
    name: 'prepayment-annulled',
    path: 'repayment',
    scene: {
      ...live(false),
      currentLoan: {
        ...open(false),
        prepayment: {
          kind: 'PARTIAL',
          mode: 'SHORTER_TERM',
          amount: '60000.00',
          requestedOn: '2026-11-19',
          payBy: '2026-11-19',
          state: 'ANNULLED',
        },
      },
      prepaymentQuote: {
        on: TODAY,
        principal: '175000.00',
        interest: '4900.00',
        penalty: '0.00',
        premium: '0.00',
        total: '179900.00',
        fromBalance: '0.00',
        toPay: '179900.00',
        saved: '4900.00',
        partAbove: null,
        partBelow: null,
      },
    },
  },
  {
    name: 'prepayment-signed',
    path: 'repayment',
    scene: {
      ...live(false),
      currentLoan: { ...open(false), prepayment: fullSigned },
      prepaymentQuote: fullQuote,
    },
  },
  {
    name: 'payment-closing',
    path: `payment/${LOAN_ID}`,
    scene: { ...live(false), loan: { ...open(false), prepayment: fullSigned }, cards },
  },
  { name: 'prolongation', path: 'prolongation', scene: { ...ending(), prolongation: prolongation() } },
  {
    name: 'prolongation-lapsed',
    path: 'prolongation',
    scene: {
      ...ending({ endedRequest: { kind: 'PROLONGATION', reason: 'LAPSED', requestedOn: '2026-11-19' } }),
      prolongation: prolongation(),
    },
  },
  {
    name: 'prolongation-early',
    path: 'prolongation',
    scene: {
      ...ending(),
      prolongation: prolongation({
        options: [],
        refusal: refused('AGREEMENT_TOO_EARLY', 'Это можно сделать с 2026-12-07', [
          { name: 'date', value: '2026-12-07' },
        ]),
      }),
    },
  },
  {
    name: 'prolongation-over',
    path: 'prolongation',
    scene: {
      ...ending({ status: 'PROLONGED' }),
      prolongation: prolongation({
        options: [],
        refusal: refused('PROLONGATIONS_OVER', 'Продлить можно не больше 3 раз. Вам может подойти реструктуризация'),
      }),
    },
  },
  {
    name: 'prolongation-sign',
    path: 'prolongation',
    scene: {
      ...ending({ status: 'WAITING_PROLONGATION_OFFERT', request: asked('PROLONGATION') }),
      prepareDocument: {
        document: { ...document, type: 'PROLONGATION', title: 'Дополнительное соглашение о продлении' },
        errors: [],
      },
      requestSignature: { sent, errors: [] },
    },
  },
  {
    name: 'prolongation-pay',
    path: 'prolongation',
    scene: ending({
      status: 'WAITING_PROLONGATION_PRC_PAYMENT',
      request: asked('PROLONGATION', { signed: true }),
    }),
  },
  {
    name: 'home-prolongation-waits',
    path: 'cabinet',
    scene: ending({
      status: 'WAITING_PROLONGATION_PRC_PAYMENT',
      request: asked('PROLONGATION', { signed: true }),
    }),
  },
  {
    name: 'payment-agreement',
    path: `payment/${LOAN_ID}`,
    scene: {
      ...ending({ status: 'WAITING_PROLONGATION_PRC_PAYMENT', request: asked('PROLONGATION', { signed: true }) }),
      cards,
    },
  },
  { name: 'refinancing', path: 'refinancing', scene: { ...ending(), refinancing } },
  {
    name: 'refinancing-small',
    path: 'refinancing',
    scene: {
      ...ending(),
      refinancing: {
        ...refinancing,
        options: [],
        refusal: refused(
          'REFINANCING_TOO_SMALL',
          'Рефинансировать можно долг от 50 000 ₸. Ваш меньше, вам подойдёт продление',
        ),
      },
    },
  },
  {
    name: 'refinancing-pay',
    path: 'refinancing',
    scene: ending({ status: 'WAITING_REFINANCING_PRC_PAYMENT', request: asked('REFINANCING', { signed: true }) }),
  },
  { name: 'restructuring', path: 'restructuring', scene: { ...late(), restructuring: restructuring() } },
  {
    name: 'restructuring-lapsed',
    path: 'restructuring',
    scene: {
      ...late({ endedRequest: { kind: 'RESTRUCTURING', reason: 'LAPSED', requestedOn: '2026-12-13' } }),
      restructuring: restructuring(),
    },
  },
  {
    name: 'restructuring-not',
    path: 'restructuring',
    scene: {
      ...live(false),
      restructuring: restructuring({
        refusal: refused(
          'AGREEMENT_UNAVAILABLE',
          'По этому займу сейчас так нельзя. Позвоните нам, подберём другой способ',
        ),
        options: [],
      }),
    },
  },
  {
    name: 'restructuring-offer',
    path: 'restructuring/offer',
    scene: {
      ...late({ request: firstPayment() }),
      prepareDocument: { document: { ...document, type: 'RESTRUCTURING_IL_OFFER' }, errors: [] },
      requestSignature: { sent: sent, errors: [] },
    },
  },
  {
    name: 'restructuring-court-offer',
    path: 'restructuring/offer',
    scene: {
      ...late({ status: 'CALCULATION_STOPPED', request: courtOffer }),
      prepareDocument: { document: { ...document, type: 'RESTRUCTURING_COURT_OFFER' }, errors: [] },
      requestSignature: { sent: sent, errors: [] },
    },
  },
  {
    name: 'home-court-offer',
    path: 'cabinet',
    scene: late({ status: 'CALCULATION_STOPPED', request: courtOffer }),
  },
  {
    name: 'restructuring-to-pay',
    path: 'restructuring/thanks',
    scene: late({ status: 'WAITING_RESTRUCTURING', request: firstPayment({ signed: true }) }),
  },
  {
    name: 'home-restructuring-waits',
    path: 'cabinet',
    scene: late({ status: 'WAITING_RESTRUCTURING', request: firstPayment({ signed: true }) }),
  },
  { name: 'restructured', path: 'restructuring', scene: late(replanned(false)) },
  { name: 'restructured-late', path: 'restructuring', scene: late(replanned(true)) },
  { name: 'cards', path: 'cards', scene: { ...live(false), cards } },
  { name: 'new-card', path: 'new-card?cardId=c2', scene: { ...live(false), cards } },
  {
    name: 'documents',
    path: 'documents',
    scene: {
      ...live(false),
      myLoans: {
        edges: [{ cursor: 'a', node: open(false) }],
        pageInfo: { hasNextPage: false, endCursor: null },
        totalCount: 1,
      },
      documents: DOCUMENT_TYPES.map((type, i) => ({
        ...document,
        type,
        title: documentTitle(type, i % 2 ? 'KK' : 'RU'),
        hash: type,
        signedAt: type === 'OFFER' ? '2026-11-20T07:00:00.000Z' : null,
      })),
    },
  },
  { name: 'more', path: 'more', scene: live(false) },
  { name: 'office', path: 'office', scene: staff },
  { name: 'office-application', path: `office/application/${LOAN_ID}`, scene: staff },
  { name: 'office-loan', path: `office/loan/${LOAN_ID}`, scene: { ...staff, officeLoan } },
  {
    name: 'office-no-access',
    path: `office/loan/${LOAN_ID}`,
    scene: { session: session({ roles: ['auditor'], registrationCompleted: false }) },
  },
  { name: 'cabinet-staff', path: 'history', scene: { session: session({ roles: ['analyst'] }) } },
  { name: 'not-found', path: 'settings', scene: live(false) },
  {
    name: 'not-found-stranger',
    path: 'no/such',
    scene: { session: session({ signedIn: false, roles: ['anonymous'] }) },
  },
  {
    name: 'office-loan-missing',
    path: 'office/loan/NS-2026-999999',
    scene: { ...staff, officeLoan: null },
  },
  {
    name: 'office-audit',
    path: `office/audit/${LOAN_ID}`,
    scene: {
      ...staff,
      verifyStream: { stream: 'loan', events: 1, ok: true, brokenAt: null, reason: null },
      loanEvents: [
        {
          id: 'e1',
          revision: 0,
          type: 'LoanIssued',
          version: 1,
          status: 'ACTIVE',
          actorRole: 'worker',
          actorId: 'payout',
          effectiveDate: TODAY,
          recordedAt: '2026-11-20T07:00:00.000Z',
          late: false,
          data: '{"amount":"17500000"}',
          postings: [
            { account: 'principal', amount: '175000.00' },
            { account: 'provider-clearing', amount: '-175000.00' },
          ],
          balancesBefore: zero,
          balancesAfter: { ...zero, principal: '175000.00' },
          hash: 'ab'.repeat(32),
          previousHash: 'cd'.repeat(32),
        },
      ],
    },
  },
];
