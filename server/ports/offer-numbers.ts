/** NS-YYYY-nnnnnn, each used once; gaps are no harm (decision 26). */
export type OfferNumbers = { next(year: string): Promise<string> };
