/** Their order does not matter: none reads another. */
import { balanceModel } from './balance/project.ts';
import { bonusModel } from './bonus/project.ts';
import { journalModel } from './journal/project.ts';
import { loanModel } from './loan/project.ts';
import { loanPeriodModel } from './loan-period/project.ts';
import { paymentModel } from './payment/project.ts';
import { portfolioModel } from './portfolio/project.ts';
import type { ReadModel } from './projection.ts';

export const READ_MODELS: readonly ReadModel[] = [
  loanModel,
  paymentModel,
  balanceModel,
  bonusModel,
  journalModel,
  loanPeriodModel,
  portfolioModel,
];
