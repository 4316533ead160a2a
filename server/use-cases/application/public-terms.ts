/** The lender's figures of a day, for pages that anybody may read. */
import { bonusRuleOn } from '../../../schema/reference/bonus.ts';
import { penaltyLimitsOn } from '../../../schema/reference/caps.ts';
import {
  APPLICATION_DAYS,
  DECISION_HOURS,
  ENTRY_PENALTY,
  LOCK_DAYS,
  PROLONGATION,
  REFINANCING,
  RESTRUCTURING,
  SCORING,
  STATEMENT,
} from '../../../schema/reference/limits.ts';
import { PAYOUT_TIMES, POST_FETCH_DAYS } from '../../../schema/reference/payout-limits.ts';
import { productOf } from '../../../schema/reference/products.ts';
import { tariffOn } from '../../../schema/reference/rates.ts';
import { REQUISITES } from '../../../schema/reference/requisites.ts';
import { tenge } from '../../../schema/values/money.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import { CODES_A_DAY } from '../../ports/codes.ts';
import { APPLICATIONS_A_DAY } from '../loan/borrower-loans.ts';

export type PublicTermsDeps = { clock: Pick<Clock, 'today'>; lender: { licence: string; register: string } };
export type PublicTerms = ReturnType<typeof makePublicTerms>;

export function makePublicTerms({ clock, lender }: PublicTermsDeps) {
  async function figures() {
    const today = await clock.today();
    const tariff = tariffOn(today);
    const penalty = penaltyLimitsOn(today);
    const bonus = bonusRuleOn(today);
    return {
      minAge: SCORING.minAge,
      maxAge: SCORING.maxAge,
      decisionHours: DECISION_HOURS.standard,
      fastDecisionHours: DECISION_HOURS.fast,
      applicationDays: APPLICATION_DAYS.value,
      applicationsADay: APPLICATIONS_A_DAY,
      flexibleRate: tariff.flexible,
      economicalRate: tariff.economical,
      instalmentRate: tariff.instalment,
      economicalDays: tariff.economicalDays,
      fastFee: tariff.fastFee,
      insurancePercent: tariff.insurancePpm,
      statementFrom: STATEMENT.requiredFrom,
      statementDays: STATEMENT.days,
      statementMonths: STATEMENT.months,
      cardMinutesFrom: PAYOUT_TIMES.cardMinutes.from,
      cardMinutesTo: PAYOUT_TIMES.cardMinutes.to,
      bankUntilHour: PAYOUT_TIMES.bankUntilHour,
      postDays: POST_FETCH_DAYS,
      prolongDaysBefore: PROLONGATION.daysBefore,
      prolongMinDays: PROLONGATION.minDays,
      prolongMaxDays: PROLONGATION.maxDays,
      prolongTimes: PROLONGATION.atMost,
      restructureMinMonths: RESTRUCTURING.minMonths,
      restructureMaxMonths: RESTRUCTURING.maxMonths,
      restructureFirstPercent: RESTRUCTURING.firstPaymentPpm,
      refinanceFrom: tenge(productOf(REFINANCING.into.person).minAmount),
      entryPenalty: ENTRY_PENALTY.value,
      penaltyDailyPercent: penalty.daily,
      penaltyYearlyPercent: penalty.yearlyPpm,
      accrualStopsAfter: penalty.fullDays,
      bonusEarnedPercent: bonus.earnedPpm,
      bonusLimitPercent: bonus.limitPpm,
      codesADay: CODES_A_DAY,
      lockDebtLoadDays: LOCK_DAYS.DEBT_LOAD,
      lockScoreDays: LOCK_DAYS.SCORE,
      lockOverdueDays: LOCK_DAYS.OVERDUE_60_PLUS,
    };
  }

  /** The same licence and register entry as on every paper (R130). */
  function lenderIn(locale: Locale) {
    const { name, bin, licensedOn, iban, bank, bic } = REQUISITES;
    const language = locale === 'KK' ? 'kk' : 'ru';
    return { ...lender, name: name[language], bin, licensedOn, iban, bank: bank[language], bic };
  }

  return { figures, lender: lenderIn };
}
