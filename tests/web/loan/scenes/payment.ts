import { cards, LOAN_ID, loan } from './a-loan.ts';
import { ending, live, open, payment } from './an-open-loan.ts';
import { effect } from './paying.ts';
import type { Place } from './place.ts';

const oneClick = {
  id: 'p2',
  amount: '54000.00',
  state: 'WAITING',
  redirectUrl: null,
  loanId: LOAN_ID,
  failure: null,
  withOffice: false,
  closedLoan: false,
  challengeUntil: null,
  createdAt: '2026-11-20T09:30:00.000Z',
  receipt: null,
};

const recovery = {
  loanId: LOAN_ID,
  choices: [
    {
      kind: 'RECOVERY',
      sum: '136600.00',
      fromBalance: '0.00',
      toPay: '136600.00',
      effect: { ...effect, principal: '136600.00', closes: true },
    },
  ],
  most: '10000000.00',
  coveredOn: null,
  coveredAmount: null,
};

export const PAYMENT: readonly Place[] = [
  { name: 'payment', path: `payment/${LOAN_ID}`, scene: { ...live(true), cards } },
  { name: 'payment-whole', path: `payment/${LOAN_ID}?whole=1`, scene: { ...live(false), cards } },
  { name: 'payment-covered', path: `payment/${LOAN_ID}`, scene: { ...live(false), balance: '60000.00', cards } },
  { name: 'home-covered', path: 'cabinet', scene: { ...live(false), balance: '60000.00' } },
  {
    name: 'payment-recovery',
    path: `payment/${LOAN_ID}`,
    scene: { ...live(false), loan: { ...open(false), status: 'FINISHED', debt: null }, paymentOptions: recovery },
  },
  {
    name: 'payment-received',
    path: 'page/payment-result-success?payment=0193e3a4-7c1e-7a54-9b1c-2f5d8a6e4b01',
    scene: {
      ...live(false),
      payment: {
        id: 'p1',
        amount: '54000.00',
        state: 'RECEIVED',
        redirectUrl: null,
        createdAt: '2026-11-09T09:30:00.000Z',
        withOffice: false,
        closedLoan: false,
        receipt: payment,
      },
    },
  },
  {
    name: 'payment-closed-the-loan',
    path: 'page/payment-result-success?payment=0193e3a4-7c1e-7a54-9b1c-2f5d8a6e4b01',
    scene: {
      ...live(false),
      loan: loan({ offerNumber: 'NS-2026-001290', closedOn: '2026-11-09' }),
      payment: {
        ...oneClick,
        id: 'p1',
        amount: '103290.00',
        state: 'RECEIVED',
        closedLoan: true,
        receipt: { ...payment, amount: '103290.00', surplus: '103290.00', parts: [], principalAfter: '102626.00' },
      },
    },
  },
  {
    name: 'payment-in-doubt',
    path: 'page/payment-result-success?payment=0193e3a4-7c1e-7a54-9b1c-2f5d8a6e4b02',
    scene: { ...live(false), payment: { ...oneClick, state: 'IN_DOUBT' } },
  },
  {
    name: 'payment-with-office',
    path: 'page/payment-result-success?payment=0193e3a4-7c1e-7a54-9b1c-2f5d8a6e4b02',
    scene: { ...live(false), payment: { ...oneClick, state: 'IN_DOUBT', withOffice: true } },
  },
  {
    name: 'home-with-office',
    path: 'cabinet',
    scene: { ...ending(), unsettledPayments: [{ ...oneClick, state: 'IN_DOUBT', withOffice: true }] },
  },
  {
    name: 'payment-suspended',
    path: 'page/payment-result-success?payment=0193e3a4-7c1e-7a54-9b1c-2f5d8a6e4b02',
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
    path: 'page/payment-result-failure?payment=0193e3a4-7c1e-7a54-9b1c-2f5d8a6e4b02',
    scene: { ...live(false), payment: { ...oneClick, state: 'FAILED', failure: 'Недостаточно денег на карте' } },
  },
  {
    name: 'payment-challenge',
    path: 'page/payment-result-success?payment=0193e3a4-7c1e-7a54-9b1c-2f5d8a6e4b02',
    scene: {
      ...live(false),
      payment: {
        ...oneClick,
        state: 'CHALLENGE',
        redirectUrl: 'https://bank.example/challenge',
        challengeUntil: '2026-11-20T09:45:00.000Z',
      },
    },
  },
  { name: 'cards', path: 'cards', scene: { ...live(false), cards } },
  {
    name: 'cards-refused',
    path: 'cards',
    scene: {
      ...live(false),
      cards: [
        ...cards,
        {
          ...cards[0],
          id: 'c4',
          name: null,
          bank: null,
          state: 'REJECTED',
          rejection: { code: '51', action: 'repeat', message: 'Пополните карту на 100 ₸ или возьмите другую.' },
        },
      ],
    },
  },
  { name: 'new-card', path: 'new-card?cardId=c2', scene: { ...live(false), cards } },
];
