import { cards, document, LOAN_ID, refused, sent, TODAY } from './a-loan.ts';
import { asked, charges, comparison } from './an-agreement.ts';
import { ending } from './an-open-loan.ts';
import type { Place } from './place.ts';

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
    interestDays: i + 7,
    comparison: comparison(
      [['2026-11-22', 184_800]],
      [
        [TODAY, 8_820],
        [new Date(Date.parse('2026-11-27') + i * 86_400_000).toISOString().slice(0, 10), 175_000 + (i + 7) * 490],
      ],
    ),
  })),
  ...change,
});

export const PROLONGATION: readonly Place[] = [
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
];
