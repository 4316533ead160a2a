/** Steps are counted from zero, as the product's amounts are. */
export type DialRange = { readonly min: number; readonly max: number; readonly step: number };

/** Rounds down to the step, then limits to the range: 173 999 -> 170 000, 999 999 -> 190 000. Never rounds up. */
export const fitted = (value: number, { min, max, step }: DialRange): number =>
  Math.min(max, Math.max(min, Math.floor(value / step) * step));
