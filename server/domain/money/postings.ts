/** Double entry (R6): debits positive, credits negative, each list sums to zero, accrual first. */
import type { AllocationLine, Posting, Price } from '../../../schema/events/figures.ts';
import type { Account } from '../../../schema/reference/accounts.ts';
import { negate, type Tiyn, tiyn } from '../../../schema/values/money.ts';

/** Credits `from` and debits `to`. */
export const move = (amount: Tiyn, from: Account, to: Account): Posting[] =>
  amount === 0n
    ? []
    : [
        { account: to, amount },
        { account: from, amount: negate(amount) },
      ];

export const accrualPostings = (interest: Tiyn, penalty: Tiyn): Posting[] => [
  ...move(interest, 'interest-income', 'interest-receivable'),
  ...move(penalty, 'penalty-income', 'penalty-receivable'),
];

/** The money leaves; premiums become receivable, and the insurer's part is owed to the insurer. */
export const issuePostings = (amount: Tiyn, price: Pick<Price, 'fastIssueFee' | 'insurancePremium'>): Posting[] => [
  ...move(amount, 'provider-clearing', 'principal'),
  ...move(price.fastIssueFee, 'premium-income', 'premium-receivable'),
  ...move(price.insurancePremium, 'insurer-payable', 'premium-receivable'),
];

const RECEIVABLE = {
  principal: 'principal',
  interest: 'interest-receivable',
  penalty: 'penalty-receivable',
  premium: 'premium-receivable',
} as const satisfies Record<AllocationLine['component'], Account>;

/** `source`: where the money came from. The surplus waits in transit:balance for the borrower's account. */
export const receiptPostings = (source: Account, lines: readonly AllocationLine[], surplus: Tiyn): Posting[] =>
  netted([
    ...lines.flatMap((line) => move(line.amount, RECEIVABLE[line.component], source)),
    ...move(surplus, 'transit:balance', source),
  ]);

export type Books = Readonly<Partial<Record<Account, Tiyn>>>;

export function post(books: Books, postings: readonly Posting[]): Books {
  const next = new Map(Object.entries(books) as [Account, Tiyn][]);
  for (const { account, amount } of postings) next.set(account, tiyn((next.get(account) ?? 0n) + amount));
  return Object.fromEntries(next);
}

export const postingsOf = (books: Books): Posting[] =>
  (Object.entries(books) as [Account, Tiyn][])
    .filter(([, amount]) => amount !== 0n)
    .map(([account, amount]) => ({ account, amount }));

/** One posting for each account, without zeros. */
export const netted = (postings: readonly Posting[]): Posting[] => postingsOf(post({}, postings));

/** The postings that turn `before` into `after`. */
export const difference = (before: Books, after: Books): Posting[] =>
  netted([...postingsOf(after), ...postingsOf(before).map((p) => ({ ...p, amount: negate(p.amount) }))]);
