/** Bonuses as dated data (R15): how they are earned, and how much of a loan they may pay. In ppm. */
import { type LocalDate, localDate } from '../values/local-date.ts';
import { type Dated, inForce } from './dated.ts';

export type BonusRule = Dated & {
  version: string;
  /** Of interest that a payment paid in time. */
  earnedPpm: bigint;
  /** Of the loan's interest as agreed at issue, for all spending together. */
  limitPpm: bigint;
};

export const BONUS_RULES: readonly BonusRule[] = [
  {
    from: localDate('2024-01-01'),
    version: 'bonus-2024-1',
    earnedPpm: 10_000n,
    limitPpm: 300_000n,
    source: 'own choice; R15',
  },
];

export const bonusRuleOn = (day: LocalDate): BonusRule => inForce(BONUS_RULES, day);
