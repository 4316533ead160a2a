/** A sample of loans by seed, size and strata: the same seed, moment and strata give the same loans (R611). */
import type { LoanStatus } from '../../../schema/loan-status.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';

type Candidate = {
  readonly stratum: string;
  readonly of: number;
  readonly loanId: LoanId;
  readonly offerNumber: string;
  readonly status: LoanStatus;
  readonly principal: Tiyn;
};

export type SampleWish<By extends string> = {
  readonly seed: string;
  readonly size: number;
  readonly by: By;
  readonly date: LocalDate;
  /** Absent: all that the read models know. */
  readonly knownAt?: Instant | undefined;
};

export type SampleDeps<By extends string> = {
  knownThrough: () => Promise<Instant | undefined>;
  candidates: (
    view: { date: LocalDate; knownAt: Instant },
    by: By,
    draw: { seed: string; most: number },
  ) => Promise<readonly Candidate[]>;
};

export type Stratum = { readonly key: string; readonly loans: number; readonly drawn: number };
type Sample<By extends string> = Omit<SampleWish<By>, 'knownAt'> & {
  /** Give it again to draw the same loans. */
  readonly knownAt: Instant | null;
  readonly strata: readonly Stratum[];
  readonly loans: readonly Omit<Candidate, 'of'>[];
};

export const SAMPLE_MOST = 500;
const SEED_LONGEST = 64;

export async function drawSample<By extends string>(
  deps: SampleDeps<By>,
  { seed, size, by, date, knownAt }: SampleWish<By>,
) {
  if (!/\S/.test(seed)) return refuse('FIELD_REQUIRED', { field: 'seed' });
  if (seed.length > SEED_LONGEST) return refuse('FIELD_INVALID', { field: 'seed' });
  if (!Number.isInteger(size) || size < 1 || size > SAMPLE_MOST) return refuse('FIELD_INVALID', { field: 'size' });
  const through = await deps.knownThrough();
  const moment = knownAt && through && Date.parse(knownAt) < Date.parse(through) ? knownAt : through;
  const nothing: Sample<By> = { seed, size, by, date, knownAt: null, strata: [], loans: [] };
  if (!moment) return { sample: nothing };
  const candidates = await deps.candidates({ date, knownAt: moment }, by, { seed, most: size });
  const population = new Map(candidates.map(({ stratum, of }) => [stratum, of]));
  const drawn = sharesOf(population, size);
  const strata = [...population].map(([key, loans]) => ({ key, loans, drawn: drawn.get(key) ?? 0 }));
  const taken = new Map<string, number>();
  const loans = candidates.flatMap(({ of: _, ...loan }) => {
    const place = (taken.get(loan.stratum) ?? 0) + 1;
    taken.set(loan.stratum, place);
    return place <= (drawn.get(loan.stratum) ?? 0) ? [loan] : [];
  });
  const sample: Sample<By> = { seed, size, by, date, knownAt: moment, strata, loans };
  return { sample };
}

/**
 * In proportion to the strata by the largest remainders; where the size allows, a stratum that would give none gives
 * one in place of the stratum that gives most. Of equal ones the stratum first by its name.
 */
export function sharesOf(population: ReadonlyMap<string, number>, size: number): ReadonlyMap<string, number> {
  const strata = [...population].map(([key, loans]) => ({ key, loans })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const all = strata.reduce((sum, { loans }) => sum + loans, 0);
  const wanted = Math.min(size, all);
  const largest = strata.toSorted((a, b) => b.loans - a.loans);
  if (wanted <= strata.length) return new Map(largest.slice(0, wanted).map(({ key }) => [key, 1]));
  const parts = strata.map(({ key, loans }) => {
    const exact = loans * wanted;
    return { key, drawn: Math.floor(exact / all), remainder: exact % all };
  });
  const missing = wanted - parts.reduce((sum, { drawn }) => sum + drawn, 0);
  for (const part of parts.toSorted((a, b) => b.remainder - a.remainder).slice(0, missing)) part.drawn += 1;
  for (const none of parts.filter(({ drawn }) => drawn === 0)) {
    const most = parts.reduce((a, b) => (b.drawn > a.drawn ? b : a));
    most.drawn -= 1;
    none.drawn = 1;
  }
  return new Map(parts.map(({ key, drawn }) => [key, drawn]));
}
