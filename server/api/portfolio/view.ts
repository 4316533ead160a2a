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

/**
 * Lines that add up to a sum shown beside them: what one withheld line lacks would be the difference, so the smallest
 * of the others goes with it (R776).
 */
export function withholdParts<L extends object, K extends keyof L>(
  view: Pick<PortfolioParent, 'withholds'>,
  lines: readonly L[],
  personsOf: (line: L) => number,
  ...figures: K[]
): Withheld<L, K>[] {
  const hidden = lines.map(personsOf).filter(isFew);
  const [beside] = lines
    .filter((line) => personsOf(line) >= FEWEST_PERSONS)
    .toSorted((a, b) => personsOf(a) - personsOf(b));
  const hides = isFew(hidden.reduce((sum, persons) => sum + persons, 0));
  return lines.map((line) => withhold(view, hides && line === beside ? 1 : personsOf(line), line, ...figures));
}
