/** NS-YYYY-nnnnnnc with a check digit, each used once; gaps are harmless (R26, R915). */
export type OfferNumbers = { next(year: string): Promise<string> };
