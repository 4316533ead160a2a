/** Chosen so that the real rule engine gives the answer that the plan needs. */
import type { ScoringFacts } from '../../schema/events/decision.ts';
import type { Price } from '../../schema/events/figures.ts';
import { type Tiyn, tenge, tiyn, ZERO } from '../../schema/values/money.ts';
import { monthlyPayment } from '../domain/decision/engine.ts';
import type { Chance } from './chance.ts';

/** `DEBT_LOAD` can be cured until the end of the day; the others are rejected at once. */
export const REFUSALS = ['SCORE', 'STOP_CREDIT', 'OVERDUE_60_PLUS', 'DEBT_LOAD'] as const;
export type Refusal = (typeof REFUSALS)[number];
export type Verdict = 'APPROVE' | Refusal;

export type Asked = {
  price: Price;
  verdict: Verdict;
  entrepreneur: boolean;
  statement: boolean;
  reviewed: boolean;
  finished: number;
};

const TOO_LITTLE = tenge(4_000);

export function factsFor(chance: Chance, request: Asked): ScoringFacts {
  const { price, verdict, entrepreneur, statement, reviewed, finished } = request;
  const late = verdict === 'OVERDUE_60_PLUS';
  return {
    age: chance.whole(24, 58),
    entrepreneur,
    registryFound: true,
    blacklisted: false,
    stopCredit: verdict === 'STOP_CREDIT',
    fraudSuspected: false,
    manualReviewWanted: reviewed,
    reviewed,
    bureauInstalments: ZERO,
    declaredInstalments: ZERO,
    worstOverdueDays: late ? 75 : 0,
    worstOverdueAmount: late ? tenge(42_000) : ZERO,
    ownDebt: null,
    income: verdict === 'DEBT_LOAD' ? TOO_LITTLE : enough(chance, price),
    incomeSource: statement ? 'STATEMENT' : 'BAND',
    validStatementExists: statement,
    statementRejected: false,
    finishedLoans: finished,
    score: verdict === 'SCORE' ? chance.whole(150, 290) : chance.whole(450, 850),
    reports: [`seed-${chance.digits(8)}`],
  };
}

/** A debt load between a fifth and just under a half, in steps of 10,000 tenge. */
function enough(chance: Chance, price: Price): Tiyn {
  const step = tenge(10_000);
  const wanted = (monthlyPayment(price) * BigInt(chance.whole(21, 50))) / 10n;
  return tiyn((wanted / step + 1n) * step);
}
