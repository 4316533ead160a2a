/**
 * The words in which policies.ts of each room says who may ask what. Deny by default: a root field without a row does not compile
 * (field-policies.ts), a field or route without one does not start.
 * `borrower` rows mean the caller's own data: the use-case looks ids up by owner, so a foreign id is NOT_FOUND.
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
  'analyst',
  'auditor',
  'admin',
] as const;
export const BORROWER = ['borrower', 'entrepreneur'] as const;
/** Money and debt. An administrator keeps accounts and settings and touches neither. */
export const OFFICE = ['support', 'verifier'] as const;

/** Fields of a type are reachable only through a root field, and nested loans only through their owner. */
export type RootField = `Query.${keyof Omit<Query, '__typename'>}` | `Mutation.${keyof Omit<Mutation, '__typename'>}`;
export type RoomPolicies = Readonly<Partial<Record<RootField, Policy>>>;
