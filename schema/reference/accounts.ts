/** The chart of accounts (decision 6). Assets and expenses grow by debit (+), liabilities and income by credit (-). */
export const ACCOUNTS = [
  'principal',
  'interest-receivable',
  'interest-income',
  'penalty-receivable',
  'penalty-income',
  'premium-receivable',
  'premium-income',
  'insurer-payable',
  'provider-clearing',
  'borrower-balance',
  'bonus-liability',
  'bonus-expense',
  'suspense',
  'waived',
  'write-off',
  'cession-proceeds',
  'reversal-receivable',
  'transit:balance',
  'transit:refinancing',
] as const;
export type Account = (typeof ACCOUNTS)[number];
