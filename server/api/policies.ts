/**
 * Roles for policies.ts of each room. Deny by default: a root field without a policy does not compile
 * (field-policies.ts), a field or route without one stops the start. `borrower` policies mean the caller's own data:
 * use-cases search by owner, so somebody else's id is NOT_FOUND.
 */
import type { Role } from '../../schema/events/envelope.ts';
import type { Mutation, Query } from './generated/resolvers.ts';

export type Policy = readonly Role[];

export const EVERYONE = [
  'anonymous',
  'borrower',
  'entrepreneur',
  'support',
  'verifier',
  'collector',
  'analyst',
  'auditor',
  'admin',
] as const;
export const BORROWER = ['borrower', 'entrepreneur'] as const;
/** For money and debt. An administrator keeps accounts and settings and may touch neither. */
export const OFFICE = ['support', 'verifier'] as const;
/** Talking with late borrowers. A collector may change no debt. */
export const COLLECTION = ['collector', 'support'] as const;

/** Whoever works from the lists of the office. */
export const WORKERS = ['support', 'verifier', 'collector'] as const;

/** Fields of a type are reachable only through a root field, and nested loans only through their owner. */
export type RootField = `Query.${keyof Omit<Query, '__typename'>}` | `Mutation.${keyof Omit<Mutation, '__typename'>}`;
export type RoomPolicies = Readonly<Partial<Record<RootField, Policy>>>;
