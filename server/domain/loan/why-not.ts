/** Why a loan cannot be changed in one of the ways of R203 today, and from which day it can be. */
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { type Refusal, type Refused, refuse } from '../decider.ts';

/** `from`: the first day on which the way opens by itself; null where no day opens it. */
export type WhyNot = Refused & { readonly from: LocalDate | null };

export const whyNot = (code: Refusal['code'], facts: Readonly<Record<string, string>> = {}): WhyNot => ({
  ...refuse(code, { facts }),
  from: null,
});

export const notBefore = (code: Refusal['code'], from: LocalDate): WhyNot => ({
  ...refuse(code, { facts: { date: from } }),
  from,
});
