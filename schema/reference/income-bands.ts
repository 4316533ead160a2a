/** Monthly income as a person states it: bands 1-10, tenge, lower bound included. Specification section 3; scoring takes it (decision 28). */
export const INCOME_BANDS = [
  { band: 1, from: 0 },
  { band: 2, from: 50_000 },
  { band: 3, from: 100_000 },
  { band: 4, from: 150_000 },
  { band: 5, from: 200_000 },
  { band: 6, from: 300_000 },
  { band: 7, from: 400_000 },
  { band: 8, from: 500_000 },
  { band: 9, from: 700_000 },
  { band: 10, from: 1_000_000 },
] as const;
