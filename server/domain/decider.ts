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
export type Refusal<Code extends RefusalCode = RefusalCode> = {
  readonly code: Code;
  readonly field?: string;
  readonly facts?: Readonly<Record<string, string>>;
};

/** Why there is no value. */
export type Refused<Code extends RefusalCode = RefusalCode> = { readonly refusal: Refusal<Code> };

/** A value, or why there is none: `'refusal' in result` tells which. */
export type Result<T, Code extends RefusalCode = RefusalCode> = T | Refused<Code>;

/** The codes with which an answer, or the promise of one, may refuse. */
export type CodesOf<Answer> = Extract<Awaited<Answer>, Refused>['refusal']['code'];

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

export const refuse = <const Code extends RefusalCode>(code: Code, ...[more]: Rest<Code>): Refused<Code> => ({
  refusal: { code, ...more },
});

export type Accepted<E> = { readonly events: readonly E[] };
export type Outcome<E, Code extends RefusalCode = RefusalCode> = Result<Accepted<E>, Code>;

/** The events of one stream, so that what a rule returns names its refusals and no more than these events. */
export const accepting =
  <E>() =>
  (...events: readonly E[]): Accepted<E> => ({ events });

type Command = { type: string };

/** What each command of a stream decides. */
export type Rules<S, C extends Command, E> = {
  readonly [T in C['type']]: (state: S, command: Extract<C, { type: T }>) => Outcome<E>;
};

/** The codes with which each command of these rules may refuse. */
export type RefusalsOf<R> = {
  readonly [T in keyof R]: R[T] extends (...given: never) => infer Answer ? CodesOf<Answer> : never;
};

/** `codes`, which types alone have, says with which codes each command may refuse. */
export type Decide<S, C extends Command, E, Codes> = {
  (state: S, command: C): Outcome<E>;
  readonly codes?: Codes;
};

/** Decides by the rule of the command. */
export const deciding =
  <S, C extends Command, E>() =>
  <R extends Rules<S, C, E>>(rules: R): Decide<S, C, E, RefusalsOf<R>> =>
  (state, command) => {
    const rule: (state: S, command: never) => Outcome<E> = rules[command.type as C['type']];
    return rule(state, command as never);
  };
