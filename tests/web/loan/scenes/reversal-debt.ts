/** A repaid loan whose last payment was reversed afterwards. */
import { cards, debt, LOAN_ID, loan, price, refused, row, session } from './a-loan.ts';
import { payment } from './an-open-loan.ts';
import { products } from './application.ts';
import { decision, declined, rejection } from './decision.ts';
import type { Place } from './place.ts';

const OFFER = 'NS-2026-001290';
const owed = (left: string) => ({
  paymentId: 'p1',
  loanId: LOAN_ID,
  offerNumber: OFFER,
  on: '2026-11-18',
  taken: '185800.00',
  owed: left,
});
const nothing = {
  principal: '0.00',
  interest: '0.00',
  nextParts: [],
  interestParts: [],
  penaltyParts: [],
  nextDueDate: null,
  nextDueAmount: null,
};
const finished = (left: string) =>
  loan({
    status: 'FINISHED',
    offerNumber: OFFER,
    appliedOn: '2026-10-20',
    issuedOn: '2026-10-20',
    closedOn: '2026-11-09',
    price: { ...price, issueDate: '2026-10-20', returnDate: '2026-11-09' },
    schedule: [row(1, '2026-11-09', 175000, 9800, 0, { isPaid: true, paidOn: '2026-11-09' })],
    payments: [{ ...payment, amount: '185800.00', surplus: '1000.00', reversedOn: '2026-11-18' }],
    reversals: [owed(left)],
    debt: debt({ ...nothing, total: left, reversal: left, paid: '0.00', daysToDue: null }),
  });
const scene = (left: string) => ({
  session: session({ lastLoan: { id: LOAN_ID, status: 'FINISHED' } }),
  currentLoan: null,
  lastLoan: finished(left),
  loan: finished(left),
  reversalDebts: left === '0.00' ? [] : [owed(left)],
  cards,
  canGetCredit: {
    allowed: false,
    reason: refused(
      'OWN_REVERSAL_OWED',
      `Ваш платёж отозван 18.11.2026, за вами долг 185 800 ₸. Оплатите его в кабинете, и заявку можно подать сразу`,
    ),
  },
  products,
});

export const REVERSAL_DEBT: readonly Place[] = [
  { name: 'reversal-debt-home', path: 'cabinet', scene: scene('185800.00') },
  { name: 'reversal-debt-loan', path: `history/${LOAN_ID}`, scene: scene('85800.50') },
  { name: 'reversal-debt-settled', path: `history/${LOAN_ID}`, scene: scene('0.00') },
  { name: 'reversal-debt-payment', path: `payment/${LOAN_ID}`, scene: scene('85800.50') },
  {
    name: 'reversal-debt-paid',
    path: 'page/payment-result-success?payment=0193e3a4-7c1e-7a54-9b1c-2f5d8a6e4b02',
    scene: {
      ...scene('0.00'),
      payment: {
        id: 'p2',
        amount: '85801.00',
        state: 'RECEIVED',
        createdAt: '2026-11-20T09:30:00.000Z',
        loanId: LOAN_ID,
        failure: null,
        withOffice: false,
        receipt: null,
        closedLoan: false,
      },
    },
  },
  {
    name: 'declined-own-debt',
    path: `page/decline?loanId=${LOAN_ID}`,
    scene: {
      ...declined,
      loan: loan({
        status: 'REJECTED',
        rejection: rejection({ reason: 'OWN_DEBT_WRITTEN_OFF', step: 'PAY_OWN_DEBT' }),
      }),
      decision: decision({ status: 'REJECTED', next: 'DECLINE' }),
    },
  },
];
