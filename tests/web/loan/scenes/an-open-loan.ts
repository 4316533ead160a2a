import { debt, LOAN_ID, loan, price, row, session, TODAY } from './a-loan.ts';

const schedule = (late: boolean) => [
  row(1, '2026-08-10', 44987, 8700, 245013, { isPaid: true, paidOn: '2026-08-10' }),
  row(2, '2026-09-10', 46092, 7595, 198921, { isPaid: true, paidOn: '2026-09-10' }),
  row(3, '2026-10-12', 47013, 6365, 151908, { isPaid: true, paidOn: '2026-10-10' }),
  row(4, '2026-11-10', 49282, 4253, 102626, { isPaid: true, paidOn: '2026-11-09' }),
  row(5, '2026-12-10', 50608, 3079, 52018, late ? { isExpired: true, openAmount: '53687.00' } : { isNext: true }),
  row(6, '2027-01-11', 52018, 1664, 0),
];
export const payment = {
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
  parts: [
    { component: 'penalty', amount: '0.00', overdue: '0.00' },
    { component: 'interest', amount: '4253.00', overdue: '0.00' },
    { component: 'principal', amount: '49282.00', overdue: '0.00' },
    { component: 'premium', amount: '0.00', overdue: '0.00' },
  ],
  principalBefore: '151908.00',
  principalAfter: '102626.00',
};
const instalments = {
  ...price,
  issueDate: '2026-07-10',
  returnDate: '2027-01-11',
  days: 185,
  dailyRatePercent: '0.1000',
  amount: '290000.00',
  interest: '31656.00',
  total: '321656.00',
  overpayment: '31656.00',
  annualEffectiveRate: '43.3',
};
export const open = (late: boolean) =>
  loan({
    status: late ? 'EXPIRED' : 'ACTIVE',
    productType: 'INDIVIDUAL_PERSON_IL',
    amount: '290000.00',
    term: { unit: 'MONTH', count: 6 },
    appliedOn: '2026-07-10',
    issuedOn: '2026-07-10',
    offerNumber: 'NS-2026-001290',
    issuedPrice: instalments,
    price: instalments,
    schedule: schedule(late),
    payments: [payment],
    debt: late
      ? debt({
          on: '2026-12-14',
          overdueDays: 4,
          penalty: '1064.00',
          penaltyParts: [
            {
              kind: 'ACCRUED',
              amount: '804.00',
              from: null,
              until: TODAY,
              base: '53600.00',
              dailyRatePercent: '0.5000',
              days: 3,
              cut: false,
            },
            {
              kind: 'ACCRUED',
              amount: '260.00',
              from: null,
              until: TODAY,
              base: '52000.00',
              dailyRatePercent: '0.5000',
              days: 1,
              cut: false,
            },
          ],
          overdueAmount: '54286.00',
          dueAmount: '54751.00',
          nextDueDate: '2026-12-10',
          nextDueAmount: '54751.00',
          daysToDue: null,
          lastDueDate: null,
          lastDueAmount: null,
          nextParts: [
            { kind: 'SCHEDULED', amount: '53687.00' },
            { kind: 'PENALTY', amount: '1064.00' },
          ],
        })
      : debt(),
  });
export const live = (late: boolean) => ({
  session: session({
    today: late ? '2026-12-14' : TODAY,
    lastLoan: { id: LOAN_ID, status: late ? 'EXPIRED' : 'ACTIVE' },
  }),
  currentLoan: open(late),
  lastLoan: open(late),
  loan: open(late),
  balance: '465.00',
});
/** Two days before its end, with the request of the scene. */
export const ending = (change: object = {}) => {
  const single = loan({
    status: 'ACTIVE',
    appliedOn: '2026-11-02',
    issuedOn: '2026-11-02',
    price: { ...price, issueDate: '2026-11-02', returnDate: '2026-11-22' },
    schedule: [row(1, '2026-11-22', 175000, 9800, 0, { isNext: true })],
    debt: debt({
      principal: '175000.00',
      interest: '8820.00',
      aheadWaits: false,
      total: '183820.00',
      paid: '0.00',
      nextDueDate: '2026-11-22',
      nextDueAmount: '184800.00',
      daysToDue: 2,
      lastDueDate: '2026-11-23',
      lastDueAmount: '185290.00',
      laterDayAdds: '490.00',
      nextParts: [
        { kind: 'PRINCIPAL', amount: '175000.00' },
        { kind: 'INTEREST', amount: '9800.00' },
      ],
      interestParts: [
        {
          kind: 'ACCRUED',
          amount: '8820.00',
          from: null,
          until: TODAY,
          base: '175000.00',
          dailyRatePercent: '0.2800',
          days: 18,
          cut: false,
        },
      ],
    }),
    ...change,
  });
  const here = { id: LOAN_ID, status: single.status };
  return { session: session({ lastLoan: here }), currentLoan: single, lastLoan: single, loan: single, balance: '0.00' };
};
/** Four days late, with the restructuring of the scene. */
export const late = (change: object = {}) => {
  const loan = { ...open(true), ...change };
  return { ...live(true), currentLoan: loan, lastLoan: loan, loan };
};
