/**
 * Figures that the State sets: MCI, ceilings of price and penalty. Dated rows with their sources, so that a lawyer can
 * correct them in one place.
 */
import { type LocalDate, localDate } from '../values/local-date.ts';
import { type PpmPerDay, ppmPerDay, type Tiyn, tenge } from '../values/money.ts';
import { CHECKED_EACH_YEAR, type Checked, checkedWithin, type Dated, inForce } from './dated.ts';

/** Of every row below: read together. */
const CHECKED = localDate('2026-11-28');

/** The monthly calculation index (MCI), in tiyn. */
export const MCI: readonly (Dated & Checked & { value: Tiyn })[] = [
  {
    from: localDate('2024-01-01'),
    value: tenge(3_692),
    checkedOn: CHECKED,
    source: 'Law on the republican budget 2024-2026, art. 9',
  },
  {
    from: localDate('2025-01-01'),
    value: tenge(3_932),
    checkedOn: CHECKED,
    source: 'Law on the republican budget 2025-2027',
  },
  {
    from: localDate('2026-01-01'),
    value: tenge(4_325),
    checkedOn: CHECKED,
    source: 'Law on the republican budget 2026-2028',
  },
];

export const mciOn = (day: LocalDate): Tiyn => inForce(MCI, day).value;

/** Where the index of the day's year is missing or unchecked, the last one holds and the product warns (R4, R961). */
export const mciKnownOn = (day: LocalDate): boolean =>
  MCI.some((row) => row.from.slice(0, 4) === day.slice(0, 4) && checkedWithin(row, day, CHECKED_EACH_YEAR));

/** A ceiling of the State: when somebody last read that its act is in force, and its last day if that is known. */
export type Statutory = Dated & Checked & { readonly until: LocalDate | null };

/** The agency renews its acts each half year. */
const CHECKED_EVERY_MONTHS = 6;

/** Ceilings of the annual effective rate (GESV) in ppm: 1790000 is 179 %. */
export type GesvCaps = Statutory & {
  general: number;
  /** For loans of at most `shortDays` days and at most `shortMci` MCI. */
  short: number;
  shortDays: number;
  shortMci: number;
  /** The daily interest of a short loan stays below this. */
  shortRateBelow: PpmPerDay;
};

const CEILINGS = {
  general: 460_000,
  short: 1_790_000,
  shortDays: 45,
  shortMci: 45,
  shortRateBelow: ppmPerDay(3_000),
  checkedOn: CHECKED,
} as const;

export const GESV_CAPS: readonly GesvCaps[] = [
  {
    from: localDate('2024-08-19'),
    until: localDate('2026-01-04'),
    ...CEILINGS,
    source:
      'Joint orders 62/45 of 16/19.08.2024 and 13/27 of 30.04/22.05.2025; loans of earlier days take this row (R4)',
  },
  {
    from: localDate('2026-01-05'),
    until: null,
    ...CEILINGS,
    source:
      'Joint order 62/45, of which order 83/97 of 24.12.2025 suspends an element; a new joint order was drafted on ' +
      '23.01.2026 with the same 46 % and was not found in force (no source after March 2026 was in reach)',
  },
];

export const gesvCapsOn = (day: LocalDate): GesvCaps => inForce(GESV_CAPS, day);

/** The penalty ceiling (R11) and the end of accrual (R12). */
export type PenaltyLimits = Statutory & {
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
    until: null,
    checkedOn: CHECKED,
    source:
      'Law on microfinance activity, art. 5 in the revision of 19.06.2024 and the joint act it sends to (par. 3-1 of ' +
      'art. 4 is excluded); guide of the ARDFM; read so that the 10 % is all penalty (R11)',
  },
];

export const penaltyLimitsOn = (day: LocalDate): PenaltyLimits => inForce(PENALTY_LIMITS, day);

/** Interest, penalty and premiums together never exceed this part of the principal issued: 1000000 is 100 %. */
export const OVERPAYMENT_CAP: readonly (Statutory & { ppm: bigint })[] = [
  {
    from: localDate('2024-01-01'),
    ppm: 1_000_000n,
    until: null,
    checkedOn: CHECKED,
    source: 'Civil Code art. 725-1; R10',
  },
];

export const overpaymentCapOn = (day: LocalDate): bigint => inForce(OVERPAYMENT_CAP, day).ppm;

/** What an insurer keeps of a premium whose cover ends early: the part for the days covered, `keptPpm` of the rest. */
export const PREMIUM_RETURN: readonly (Statutory & { keptPpm: bigint })[] = [
  {
    from: localDate('2024-01-01'),
    keptPpm: 0n,
    until: null,
    checkedOn: CHECKED,
    source:
      'The proportion is that of premium × days covered / days of the term, which the law on obligatory insurance of ' +
      'carriers, No. 444 of 01.07.2003, art. 12 p. 3 lets an insurer keep; that nothing more is kept is an own choice, ' +
      'because no text on the insurance of a microcredit was in reach (a lawyer confirms it)',
  },
];

export const premiumReturnOn = (day: LocalDate) => inForce(PREMIUM_RETURN, day);

/** Whether every ceiling of the day is in force, and was checked within the half year before it (R929). */
export const ceilingsCheckedOn = (day: LocalDate): boolean =>
  [gesvCapsOn(day), penaltyLimitsOn(day), inForce(OVERPAYMENT_CAP, day), premiumReturnOn(day)].every((row) =>
    isChecked(row, day),
  );

export const isChecked = (row: Pick<Statutory, 'until' | 'checkedOn'>, day: LocalDate): boolean =>
  (row.until === null || day <= row.until) && checkedWithin(row, day, CHECKED_EVERY_MONTHS);

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
