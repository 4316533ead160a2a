/** Why a loan cannot be changed in one of the ways of R203 today, and from which day it can be. */
import type { RefusalCode } from '../../../schema/reference/refusals.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Refused } from '../decider.ts';

/** `from`: the first day on which the way opens by itself; null where no day opens it. */
export type WhyNot<Code extends RefusalCode = RefusalCode> = Refused<Code> & { readonly from: LocalDate | null };

export const whyNot = <const Code extends RefusalCode>(
  code: Code,
  facts: Readonly<Record<string, string>> = {},
): WhyNot<Code> => ({ refusal: { code, facts }, from: null });

export const notBefore = <const Code extends RefusalCode>(code: Code, from: LocalDate): WhyNot<Code> => ({
  refusal: { code, facts: { date: from } },
  from,
});
