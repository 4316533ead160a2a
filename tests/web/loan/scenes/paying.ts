import { least, subtract, type Tiyn, tiyn, tiynOf } from '../../../../schema/values/money.ts';

/** Scenes hold printed amounts, loans made by commands hold tiyn. */
type Amount = string | bigint;
type Sums = { nextDueAmount?: Amount | null; nextDueDate?: string | null; total?: Amount };
type LoanScene = { id?: string; debt?: Sums | null; request?: { signed?: boolean; payToday?: string } | null };
type Played = { readonly balance?: unknown; readonly loan?: unknown; readonly currentLoan?: unknown };

/** Of a sum that pays nothing yet. */
export const effect = {
  principal: '0.00',
  interest: '0.00',
  penalty: '0.00',
  premium: '0.00',
  fromBalance: '0.00',
  toBalance: '0.00',
  closes: false,
  left: '0.00',
  dueLeft: '0.00',
  overdueDays: 0,
  nextOn: null,
  nextAmount: null,
  nextToPay: null,
  saved: '0.00',
};

const read = (amount: Amount): Tiyn => (typeof amount === 'bigint' ? tiyn(amount) : tiynOf(amount));

/** What the server offers to pay for the loan of a scene, from its debt and its balance. */
export function payingOf({ balance = '0.00', loan, currentLoan }: Played) {
  const one = (loan ?? currentLoan) as LoanScene | undefined;
  const total = read(one?.debt?.total ?? '0');
  if (!one?.debt || total === 0n) return null;
  const purse = read(balance as Amount);
  const offer = (kind: string, sum: Tiyn, change: object = {}) => {
    const fromBalance = least(purse, sum);
    return {
      kind,
      sum,
      toPay: subtract(sum, fromBalance),
      fromBalance,
      effect: { ...effect, principal: sum, ...change },
    };
  };
  const { nextDueAmount, nextDueDate: on } = one.debt;
  const due = nextDueAmount ? read(nextDueAmount) : null;
  const next = due !== null ? [offer('DUE', due, { left: total, nextOn: on, nextAmount: due, nextToPay: due })] : [];
  const covered = due !== null && purse >= due;
  return {
    loanId: one.id,
    choices: [...next, offer('WHOLE', total, { closes: true, saved: '980.00', fromBalance: least(purse, total) })],
    most: '10000000.00',
    coveredOn: covered ? on : null,
    coveredAmount: covered ? due : null,
  };
}
