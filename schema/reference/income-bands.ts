/** Stated monthly income: bands 1-10, in tenge (R66). Scoring takes the lower bound (R28). */
export const INCOME_BANDS = [
  { band: 1, from: 0, to: 50_000 },
  { band: 2, from: 50_000, to: 100_000 },
  { band: 3, from: 100_000, to: 150_000 },
  { band: 4, from: 150_000, to: 200_000 },
  { band: 5, from: 200_000, to: 300_000 },
  { band: 6, from: 300_000, to: 400_000 },
  { band: 7, from: 400_000, to: 500_000 },
  { band: 8, from: 500_000, to: 700_000 },
  { band: 9, from: 700_000, to: 1_000_000 },
  { band: 10, from: 1_000_000, to: null },
] as const;

export const incomeFrom = (band: number): number => INCOME_BANDS.find((row) => row.band === band)?.from ?? 0;
