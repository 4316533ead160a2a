/**
 * A decider turns (state, command) into events or a refusal. A refusal is an expected answer, returned as a value; a
 * bug throws.
 */
import type { RefusalCode } from '../../schema/reference/refusals.ts';

/**
 * `field` names the input at fault. `facts` are figures for the text ({limit: '190000.00', date: '2026-12-20'}), never
 * personal data.
 */
export type Refusal = {
  readonly code: RefusalCode;
  readonly field?: string;
  readonly facts?: Readonly<Record<string, string>>;
};

/** Why there is no value. */
export type Refused = { readonly refusal: Refusal };

/** A value, or why there is none: `'refusal' in result` tells which. */
export type Result<T> = T | Refused;

export const refuse = (code: RefusalCode, more: Omit<Refusal, 'code'> = {}): Refused => ({
  refusal: { code, ...more },
});

export type Outcome<E> = Result<{ readonly events: readonly E[] }>;

export const accept = <E>(...events: readonly E[]): Outcome<E> => ({ events });
