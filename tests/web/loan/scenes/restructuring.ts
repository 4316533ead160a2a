import { debt, document, refused, sent, TODAY } from './a-loan.ts';
import { asked, comparison, planOf } from './an-agreement.ts';
import { late, live } from './an-open-loan.ts';
import type { Place } from './place.ts';

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
    comparison: comparison(
      [[TODAY, 107_190]],
      [
        [TODAY, 10_719],
        ...planOf(months).map(({ date }) => [date, Math.ceil((95_397 + months * 900) / months)] as const),
      ],
    ),
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
const replanned = (isLate: boolean) => ({
  status: isLate ? 'RESTRUCTURED_EXPIRED' : 'RESTRUCTURED',
  restructured: { on: '2026-09-14', months: 4, capitalised: '411.00', waived: '1074.00' },
  schedule: planOf(4).map((one, i) => ({
    ...one,
    isPaid: i === 0,
    isExpired: isLate && i === 1,
    isNext: i === 1 && !isLate,
  })),
  debt: debt({
    overdueDays: isLate ? 4 : 0,
    overdueAmount: isLate ? '25890.00' : '0.00',
    nextDueAmount: isLate ? '25890.00' : '25200.00',
  }),
});

export const RESTRUCTURING: readonly Place[] = [
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
          'RESTRUCTURING_ON_TIME',
          'Заём идёт по сроку. Разложить долг можно, если срок пройдёт без оплаты: с 11.12.2026',
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
];
