/** The numbers a dial may stand on: from `min` to `max` in steps, counted from nought as the product's amounts are. */
export type DialRange = { readonly min: number; readonly max: number; readonly step: number };

/** Floored to the step, then kept inside the range: 173 999 -> 170 000, 999 999 -> 190 000. Never rounds up what was typed. */
export const fitted = (value: number, { min, max, step }: DialRange): number =>
  Math.min(max, Math.max(min, Math.floor(value / step) * step));
