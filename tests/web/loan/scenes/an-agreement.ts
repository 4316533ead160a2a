import { row, TODAY } from './a-loan.ts';

export const asked = (kind: string, change: object = {}) => ({
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
type Payment = readonly [date: string, tenge: number];
const ahead = (payments: readonly Payment[]) => ({
  payments: payments.map(([date, tenge]) => ({ date, amount: `${tenge}.00` })),
  total: `${payments.reduce((sum, [, tenge]) => sum + tenge, 0)}.00`,
  end: payments.at(-1)?.[0] ?? TODAY,
});
export const comparison = (before: readonly Payment[], after: readonly Payment[]) => ({
  before: ahead(before),
  after: ahead(after),
  difference: `${Number(ahead(after).total) - Number(ahead(before).total)}.00`,
});
export const charges = {
  principal: '175000.00',
  interest: '8820.00',
  penalty: '0.00',
  premium: '0.00',
  payToday: '8820.00',
};
export const planOf = (months: number) =>
  Array.from({ length: months }, (_, i) => ({
    ...row(i + 1, new Date(Date.UTC(2027, i, 14)).toISOString().slice(0, 10), Math.ceil(97_200 / months), 900, 0),
    remainingPrincipal: '0.00',
  }));
