/** What an example is, and the values in it that stand for what the product gives out. */
import { consentsAt } from '../../reference/consents/all.ts';

export type Example = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
};
export type Call = `${'GET' | 'POST'} /json/${string}`;
export type Calls = Readonly<Partial<Record<Call, Example>>>;

export const EXAMPLE = {
  code: '1234',
  creditId: '7d9f2a34-5b1c-4e6f-8a90-1b2c3d4e5f60',
  paymentId: '0c6e1d52-93a7-4f08-b1d4-6a5e7c8f9012',
  borrowerId: '0193e3a4-7c1e-7a54-9b1c-2f5d8a6e4bff',
  sessionId: '5e2b7c90-1f4d-4a83-9c6e-d7a8b9c0e1f2',
  cardId: 1001,
  testAmount: 42,
  fileHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
} as const;

export const consents = (place: 'REGISTRATION' | 'OFFER' | 'INSURANCE') =>
  consentsAt(place).map(({ type, hash }) => ({ type, hash }));
export const brand = { brand: 'nesie' };
export const none: Example = {};
