import { cards, LOAN_ID, TODAY } from './a-loan.ts';
import { comparison } from './an-agreement.ts';
import { live, open } from './an-open-loan.ts';
import type { Place } from './place.ts';

const NOW = [
  ['2026-12-10', 53_687],
  ['2027-01-11', 53_643],
] as const;
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
        comparison: comparison(NOW, [
          [TODAY, 60_000],
          ['2026-12-10', 44_630],
        ]),
      },
      {
        mode: 'SMALLER_PAYMENT',
        rest: { returnDate: '2027-01-11', instalments: 2, instalment: '22400.00' },
        saved: '1900.00',
        total: '44790.00',
        rows: [],
        comparison: comparison(NOW, [
          [TODAY, 60_000],
          ['2026-12-10', 22_400],
          ['2027-01-11', 22_390],
        ]),
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

export const PREPAYMENT: readonly Place[] = [
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
];
