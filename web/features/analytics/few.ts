import type { AnalyticsDayFragment } from '../../generated/cabinet/graphql.ts';

/** Figures of fewer borrowers could point to a person, so the page, its print and its files withhold them. */
const FEWEST = 5;

export const isFew = (people: number): boolean => people > 0 && people < FEWEST;

/** A borrower has one running loan at most. */
export const isFewIn = (day: AnalyticsDayFragment): boolean => isFew(day.loans);
