import { ppmPerDay } from '../../../schema/values/money.ts';
import type { PublicTerms } from '../../use-cases/application/public-terms.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const publicTermsResolvers = ({ publicTerms }: { publicTerms: PublicTerms }): Resolvers => ({
  Query: {
    publicTerms: () => publicTerms.figures().then(shape),
    lender: (_, _args, { locale }) => publicTerms.lender(locale),
  },
});

type Figures = Awaited<ReturnType<PublicTerms['figures']>>;

/** Shares print like daily rates, with four digits. */
const shape = (figures: Figures) => ({
  ...figures,
  insurancePercent: share(figures.insurancePercent),
  restructureFirstPercent: share(figures.restructureFirstPercent),
  penaltyDailyPercent: figures.penaltyDailyPercent,
  penaltyYearlyPercent: share(figures.penaltyYearlyPercent),
  bonusEarnedPercent: share(figures.bonusEarnedPercent),
  bonusLimitPercent: share(figures.bonusLimitPercent),
});

const share = (ppm: bigint) => ppmPerDay(Number(ppm));
