/** What is tried on a part of the borrowers, as dated data (R361). A row that has begun never changes; see D0083. */
import type { LocalDate } from '../values/local-date.ts';

export type Experiment = {
  /** Also in the hash that chooses the variant, so that two experiments divide the borrowers differently. */
  name: string;
  /** Percent of the borrowers in each variant; together 100. */
  variants: Readonly<Record<string, number>>;
  from: LocalDate;
  /** The last day. */
  to: LocalDate;
};

export const EXPERIMENTS: readonly Experiment[] = [];
