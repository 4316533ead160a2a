/** UUIDs branded by what they name, so that a loan id cannot stand in for a borrower id. */
type Id<Name extends string> = string & { readonly __id: Name };
export type LoanId = Id<'loan'>;
export type BorrowerId = Id<'borrower'>;
export type CommandId = Id<'command'>;
export type PaymentId = Id<'payment'>;
export type CardId = Id<'card'>;
export type BiometrySessionId = Id<'biometry-session'>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const isUuid = <Id extends string>(value: unknown): value is Id => typeof value === 'string' && UUID.test(value);
