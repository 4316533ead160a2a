/** NS-YYYY-nnnnnn, each used once; gaps are harmless (R26). */
export type OfferNumbers = { next(year: string): Promise<string> };
