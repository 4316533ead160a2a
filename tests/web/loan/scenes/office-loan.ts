/** Scenes of a loan in the office. */
import { LOAN_ID, TODAY } from './a-loan.ts';

export const applicant = {
  fullName: 'Сейтқали Айгерим',
  maskedPhone: '+7 (705) •••-••-31',
  maskedIin: '900305 ••••••',
  age: 36,
};
export const officeLoan = {
  loanId: LOAN_ID,
  offerNumber: 'NS-2026-004417',
  status: 'CALCULATION_STOPPED',
  productType: 'INDIVIDUAL_PERSON_SPL',
  amount: '100000.00',
  issuedOn: '2026-08-10',
  applicant,
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
  reversals: [],
  writtenOff: null,
  recovered: '0.00',
  buyer: null,
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
/** A loan in good order whose next payment the office defers. */
export const toDefer = {
  ...officeLoan,
  status: 'ACTIVE',
  debt: { ...officeLoan.debt, penalty: '0.00', overdueDays: 0, overdueAmount: '0.00' },
  facts: [],
  payments: [],
  acts: [{ act: 'DEFERRAL', twoPersons: true, from: TODAY, to: '2026-12-20', limit: null, buyer: null }],
  waiting: [
    {
      act: 'DEFERRAL',
      by: 'support@nesie.kz',
      mine: false,
      at: '2026-11-20T07:00:00.000Z',
      terms: [{ name: 'until', value: '2026-12-05' }],
    },
  ],
  notes: [{ act: 'DEFERRAL', by: 'support@nesie.kz', text: 'Задержали зарплату', at: '2026-11-20T07:00:00.000Z' }],
};
