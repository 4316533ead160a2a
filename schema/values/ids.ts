/** Identifiers are UUIDs branded by what they name, so that a loan id can never stand where a borrower id is meant. */
type Id<Name extends string> = string & { readonly __id: Name };
export type LoanId = Id<'loan'>;
export type BorrowerId = Id<'borrower'>;
export type CommandId = Id<'command'>;
export type PaymentId = Id<'payment'>;
export type CardId = Id<'card'>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

export const loanStream = (loanId: LoanId): `loan-${string}` => `loan-${loanId}`;
export const accountStream = (borrowerId: BorrowerId): `account-${string}` => `account-${borrowerId}`;
export const bonusStream = (borrowerId: BorrowerId): `bonus-${string}` => `bonus-${borrowerId}`;
export const slotStream = (borrowerId: BorrowerId): `slot-${string}` => `slot-${borrowerId}`;
export const claimStream = (loanId: LoanId): `claim-${string}` => `claim-${loanId}`;
export const INSURER_STREAM = 'insurer-payable';
export const paymentStream = (provider: string, externalId: string): `payment-${string}` =>
  `payment-${provider}-${externalId}`;
