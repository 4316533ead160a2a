import { cards, LOAN_ID } from './a-loan.ts';
import { live } from './an-open-loan.ts';
import type { Place } from './place.ts';

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
  payoff: '103754.89',
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

/** Refunds requested, in flight and paid, and a balance that was always empty. */
const asked = (state: string, change: object = {}): Place => ({
  name: `balance-${state.toLowerCase().replaceAll('_', '-')}`,
  path: 'balance',
  scene: { ...live(false), balanceAccount: { ...purse, refund: { ...purse.refund, state }, ...change }, cards },
});

const rich = { ...purse, balance: '120000.00', refund: null, next: { ...purse.next, covered: '53687.00' } };

export const BALANCE: readonly Place[] = [
  asked('ASKED'),
  asked('ON_ITS_WAY', { balance: '0.00', next: null }),
  asked('PAID', { balance: '0.00', next: null }),
  asked('NONE', { balance: '0.00', next: null, moves: [], refund: null, payoff: null }),
  { name: 'balance', path: 'balance', scene: { ...live(false), balanceAccount: purse, cards } },
  {
    name: 'balance-closes',
    path: 'balance',
    scene: { ...live(false), balanceAccount: rich, cards },
  },
  { name: 'bonus', path: 'bonus', scene: { ...live(false), bonusAccount: bonuses } },
  {
    name: 'bonus-owed',
    path: 'bonus',
    scene: { ...live(false), bonusAccount: { ...bonuses, balance: '0.00', owed: '35.00', loan: null } },
  },
  { name: 'return-money', path: 'return-money', scene: live(false) },
  { name: 'bank-transfer', path: 'return-money/bank-transfer', scene: live(false) },
];
