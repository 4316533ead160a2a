import { document, refused, sent, TODAY } from './a-loan.ts';
import { asked, charges, comparison } from './an-agreement.ts';
import { ending } from './an-open-loan.ts';
import type { Place } from './place.ts';

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
    comparison: comparison(
      [['2026-11-22', 184_800]],
      [
        [TODAY, 8_820],
        ...Array.from(
          { length: i + 2 },
          (_, n) =>
            [
              new Date(Date.UTC(2026, 11 + n, 20)).toISOString().slice(0, 10),
              Math.ceil(175_000 / (i + 2) + 2_700),
            ] as const,
        ),
      ],
    ),
  })),
};

export const REFINANCING: readonly Place[] = [
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
    name: 'refinancing-sign',
    path: 'refinancing',
    scene: {
      ...ending({ status: 'WAITING_REFINANCING_OFFERT', request: asked('REFINANCING') }),
      prepareDocument: { document, errors: [] },
      requestSignature: { sent, errors: [] },
    },
  },
  {
    name: 'refinancing-pay',
    path: 'refinancing',
    scene: ending({ status: 'WAITING_REFINANCING_PRC_PAYMENT', request: asked('REFINANCING', { signed: true }) }),
  },
];
