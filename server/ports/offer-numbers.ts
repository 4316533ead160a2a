/** NS-YYYY-nnnnnn, each used once; gaps are no harm (R26). */
export type OfferNumbers = { next(year: string): Promise<string> };
