import type { PortfolioView } from '../../../projections/portfolio/read.ts';

/** The parent of the figures of a portfolio: each field reads its own. */
export type PortfolioParent = PortfolioView & { readonly asOfPosition: string };
