/**
 * A decider turns (state, command) into events or a refusal. A refusal is an expected answer, returned as a value; a
 * bug throws.
 */
import type { FactNames } from '../../schema/reference/refusal-texts.ts';
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

type More = Omit<Refusal, 'code'>;
type One<Code extends RefusalCode, Each extends RefusalCode = Code> = Each extends Code
  ? [Code] extends [Each]
    ? Each
    : never
  : never;
/** A code whose text names facts asks for them; of a code that is only known at run time the caller has to know. */
type Rest<Code extends RefusalCode> = [One<Code>] extends [never]
  ? [more?: More]
  : [FactNames<Code>] extends [never]
    ? [more?: More]
    : [more: More & { readonly facts: Readonly<Record<FactNames<Code>, string>> }];

export const refuse = <const Code extends RefusalCode>(code: Code, ...[more]: Rest<Code>): Refused => ({
  refusal: { code, ...more },
});

export type Outcome<E> = Result<{ readonly events: readonly E[] }>;

export const accept = <E>(...events: readonly E[]): Outcome<E> => ({ events });
