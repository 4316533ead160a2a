import type { PortfolioView } from '../../../projections/portfolio/read.ts';
import { FEWEST_PERSONS } from '../../../schema/reference/limits.ts';

/** The parent of the figures of a portfolio: each field reads its own. */
export type PortfolioParent = PortfolioView & {
  readonly asOfPosition: string;
  /** Whether figures of few persons are withheld from whoever asks (R541). */
  readonly withholds: boolean;
};

/** Withheld figures are null. */
export type Withheld<L, K extends keyof L> = Omit<L, K> & { [F in K]: L[F] | null };

export const isFew = (persons: number): boolean => persons > 0 && persons < FEWEST_PERSONS;

/** The line, without the figures named where it is of few persons. */
export const withhold = <L extends object, K extends keyof L>(
  { withholds }: Pick<PortfolioParent, 'withholds'>,
  persons: number,
  line: L,
  ...figures: K[]
): Withheld<L, K> =>
  withholds && isFew(persons)
    ? { ...line, ...(Object.fromEntries(figures.map((name) => [name, null])) as { [F in K]: null }) }
    : line;
