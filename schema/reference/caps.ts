/**
 * Figures that the State sets: MCI, ceilings of price and penalty. Dated rows with their sources, so that a lawyer can
 * correct them in one place.
 */
import { type LocalDate, localDate } from '../values/local-date.ts';
import { type PpmPerDay, ppmPerDay, type Tiyn, tenge } from '../values/money.ts';
import { type Dated, inForce } from './dated.ts';

/** The monthly calculation index (MCI), in tiyn. */
export const MCI: readonly (Dated & { value: Tiyn })[] = [
  { from: localDate('2024-01-01'), value: tenge(3_692), source: 'Law on the republican budget 2024-2026, art. 9' },
  { from: localDate('2025-01-01'), value: tenge(3_932), source: 'Law on the republican budget 2025-2027' },
  { from: localDate('2026-01-01'), value: tenge(4_325), source: 'Law on the republican budget 2026-2028' },
];

export const mciOn = (day: LocalDate): Tiyn => inForce(MCI, day).value;

/** Where the index of the day's year is missing, the last one holds and the product warns (R4). */
export const mciKnownOn = (day: LocalDate): boolean => MCI.some((row) => row.from.slice(0, 4) === day.slice(0, 4));

/** Ceilings of the annual effective rate (GESV) in ppm: 1790000 is 179 %. */
export type GesvCaps = Dated & {
  general: number;
  /** For loans of at most `shortDays` days and at most `shortMci` MCI. */
  short: number;
  shortDays: number;
  shortMci: number;
  /** The daily interest of a short loan stays below this. */
  shortRateBelow: PpmPerDay;
};

export const GESV_CAPS: readonly GesvCaps[] = [
  {
    from: localDate('2024-01-01'),
    general: 460_000,
    short: 1_790_000,
    shortDays: 45,
    shortMci: 45,
    shortRateBelow: ppmPerDay(3_000),
    source: 'Joint orders 62/45 of 16/19.08.2024, 13/27 of 30.04/22.05.2025, 83/97 of 24.12.2025',
  },
];

export const gesvCapsOn = (day: LocalDate): GesvCaps => inForce(GESV_CAPS, day);

/** The penalty ceiling (R11) and the end of accrual (R12). */
export type PenaltyLimits = Dated & {
  /** Of the overdue amount, a day, in the first `fullDays` overdue days. */
  daily: PpmPerDay;
  /** Of the overdue amount, a day, after them; entrepreneurs only. */
  dailyAfter: PpmPerDay;
  fullDays: number;
  /** Of the principal issued, in one contract year. */
  yearlyPpm: bigint;
};

export const PENALTY_LIMITS: readonly PenaltyLimits[] = [
  {
    from: localDate('2024-01-01'),
    daily: ppmPerDay(5_000),
    dailyAfter: ppmPerDay(300),
    fullDays: 90,
    yearlyPpm: 100_000n,
    source: 'Law on microfinance activity, art. 4; guide of the ARDFM; read so that the 10 % is all penalty (R11)',
  },
];

export const penaltyLimitsOn = (day: LocalDate): PenaltyLimits => inForce(PENALTY_LIMITS, day);

/** Interest, penalty and premiums together never exceed this part of the principal issued: 1000000 is 100 %. */
export const OVERPAYMENT_CAP: readonly (Dated & { ppm: bigint })[] = [
  { from: localDate('2024-01-01'), ppm: 1_000_000n, source: 'Civil Code art. 725-1; R10' },
];

export const overpaymentCapOn = (day: LocalDate): bigint => inForce(OVERPAYMENT_CAP, day).ppm;

/** Above this many MCI an individual's loan waits 24 hours for a second consent (R23). */
export const COOLING_OFF: readonly (Dated & { aboveMci: number; hours: number; openDays: number })[] = [
  {
    from: localDate('2025-09-30'),
    aboveMci: 75,
    hours: 24,
    openDays: 5,
    source: 'Rules in force since 30.09.2025; the 5 days are an own choice',
  },
];

/** Undefined before the rule was in force. */
export const coolingOffOn = (day: LocalDate) => COOLING_OFF.findLast((row) => row.from <= day);
