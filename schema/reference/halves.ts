/** Who asks for an act that takes two persons, and who confirms it (D0033). No role does both halves of any. */
import type { Role } from '../events/envelope.ts';

export type Halves = { readonly asks: Role; readonly confirms: Role };

/** Support knows the borrower's case; a verifier sees it because it is asked for. */
const BY_SUPPORT: Halves = { asks: 'support', confirms: 'verifier' };
/** The verifier who took the application has seen what support has not. */
const BY_TAKER: Halves = { asks: 'verifier', confirms: 'support' };

/** By the first word of what was asked for. */
export const HALVES = {
  'office-loan': BY_SUPPORT,
  'recall-payout': BY_SUPPORT,
  correction: BY_SUPPORT,
  release: BY_SUPPORT,
  'send-back': BY_SUPPORT,
  refund: BY_SUPPORT,
  'recall-refund': BY_SUPPORT,
  settlement: BY_SUPPORT,
  'write-off-reversal': BY_SUPPORT,
  'skip-task': BY_SUPPORT,
  approve: BY_TAKER,
  'reject-by-fraud': BY_TAKER,
} as const satisfies Readonly<Record<string, Halves>>;

/** What is asked for, with all its terms: both persons mean the same. */
export type ByTwo = `${keyof typeof HALVES}:${string}`;

export const halvesOf = (action: ByTwo): Halves => HALVES[action.slice(0, action.indexOf(':')) as keyof typeof HALVES];
