/**
 * How interest and penalty came about, line by line, from the stretches that accrue them, so that every channel prints
 * the same lines and each line gives its sum to the tiyn (R988).
 */
import type { Balances } from '../../../schema/events/figures.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, type PpmPerDay, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { type Stretch, stretchesTo } from './accrual.ts';
import type { Contract } from './contract.ts';
import { interestFor } from './schedule.ts';

/**
 * ACCRUED: by `formula`; without one the price is fixed. CARRIED: owed after an event whose money was told late or
 * taken back. PAID: paid or waived since. WAIVED: what a signed restructuring gives up. The last two are negative.
 */
export const CHARGE_PART_KINDS = ['ACCRUED', 'CARRIED', 'PAID', 'WAIVED'] as const;
export type ChargePart = {
  readonly kind: (typeof CHARGE_PART_KINDS)[number];
  readonly amount: Tiyn;
  /** The first day that counts; null where the line is of one day. */
  readonly from: LocalDate | null;
  readonly until: LocalDate;
  /** Base × rate × days; it gives the amount, or more where a ceiling cut it. */
  readonly formula: { readonly base: Tiyn; readonly rate: PpmPerDay; readonly days: number } | null;
  readonly cut: boolean;
};
export type Charges = { readonly interest: readonly ChargePart[]; readonly penalty: readonly ChargePart[] };
export type ChargeKind = keyof Charges;

export const NO_CHARGES: Charges = { interest: [], penalty: [] };

const partOfStretch = ({ after, until, days, ...stretch }: Stretch, kind: ChargeKind): ChargePart => {
  const { amount, base, rate } = stretch[kind];
  const formula = rate === null ? null : { base, rate, days };
  const cut = rate !== null && interestFor(base, rate, days) > amount;
  return { kind: 'ACCRUED', amount, from: addDays(after, 1), until, formula, cut };
};

/** One line for neighbours of one base and rate, where one multiplication gives both. */
function joined(one: ChargePart, next: ChargePart): ChargePart | null {
  if (one.kind !== 'ACCRUED' || next.kind !== 'ACCRUED' || one.cut || next.cut) return null;
  if (next.from !== addDays(one.until, 1)) return null;
  const amount = add(one.amount, next.amount);
  const both = { ...one, amount, until: next.until };
  if (!one.formula || !next.formula) return one.formula || next.formula ? null : both;
  const { base, rate, days } = one.formula;
  if (base !== next.formula.base || rate !== next.formula.rate) return null;
  const formula = { base, rate, days: days + next.formula.days };
  return interestFor(base, rate, formula.days) === amount ? { ...both, formula } : null;
}

const withPart = (parts: readonly ChargePart[], part: ChargePart): readonly ChargePart[] => {
  const last = parts.at(-1);
  const both = last && joined(last, part);
  return both ? [...parts.slice(0, -1), both] : [...parts, part];
};

const sumOf = (parts: readonly ChargePart[]): Tiyn => add(ZERO, ...parts.map(({ amount }) => amount));

const single = (kind: ChargePart['kind'], amount: Tiyn, until: LocalDate): ChargePart => ({
  kind,
  amount,
  from: null,
  until,
  formula: null,
  cut: false,
});

/** The lines of a day; `known` is the last event's standing and `charges` are the lines up to it. */
export function chargesOn(contract: Contract, known: Balances, charges: Charges, day: LocalDate): Charges {
  const stretches = stretchesTo(contract, known, day);
  const linesOf = (kind: ChargeKind) =>
    stretches
      .map((stretch) => partOfStretch(stretch, kind))
      .filter(({ amount }) => amount > ZERO)
      .reduce(withPart, carriedWhereUnknown(charges[kind], known, kind));
  return { interest: linesOf('interest'), penalty: linesOf('penalty') };
}

/** Rows that were written before their lines were kept begin with what was owed. */
const carriedWhereUnknown = (parts: readonly ChargePart[], known: Balances, kind: ChargeKind) =>
  sumOf(parts) === known[kind] ? parts : carried(known, kind);

const carried = (standing: Balances, kind: ChargeKind): readonly ChargePart[] =>
  standing[kind] === ZERO ? [] : [single('CARRIED', standing[kind], standing.accruedThrough)];

/** What is owed now, with what was taken off since; nothing is told of a charge that is settled. */
export function settledTo(parts: readonly ChargePart[], owed: Tiyn, day: LocalDate, kind: 'PAID' | 'WAIVED') {
  if (owed === ZERO) return [];
  const off = subtract(owed, sumOf(parts));
  return off === ZERO ? parts : [...parts, single(kind, off, day)];
}

/** After an event that went on from `before`; money told late or taken back begins the lines anew. */
export function chargesAfterEvent(
  contract: Contract,
  before: Balances,
  charges: Charges,
  after: Balances,
  goesOn: boolean,
): Charges {
  const begins = !goesOn || after.accruedThrough < before.accruedThrough;
  const accrued = begins ? NO_CHARGES : chargesOn(contract, before, charges, after.accruedThrough);
  const linesOf = (kind: ChargeKind) =>
    begins || after[kind] > sumOf(accrued[kind])
      ? carried(after, kind)
      : settledTo(accrued[kind], after[kind], after.accruedThrough, 'PAID');
  return { interest: linesOf('interest'), penalty: linesOf('penalty') };
}
