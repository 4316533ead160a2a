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

export type Outcome<E> =
  | { readonly accepted: true; readonly events: readonly E[] }
  | { readonly accepted: false; readonly refusal: Refusal };

export const accept = <E>(...events: readonly E[]): Outcome<E> => ({ accepted: true, events });

export const refuse = (
  code: RefusalCode,
  more: Omit<Refusal, 'code'> = {},
): { readonly accepted: false; readonly refusal: Refusal } => ({
  accepted: false,
  refusal: { code, ...more },
});
