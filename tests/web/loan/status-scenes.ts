import { isTerminal, LOAN_STATUSES, type LoanStatus } from '../../../schema/loan-status.ts';
import { localDate } from '../../../schema/values/local-date.ts';
import { shapeLoan } from '../../../server/api/loan/shape-loan.ts';
import { userError } from '../../../server/api/user-errors.ts';
import type { Locale } from '../../../server/ports/borrowers.ts';
import { refusalOf } from '../../../server/use-cases/loan/borrower-loans.ts';
import kk from '../../../web/locales/kk/status.json' with { type: 'json' };
import ru from '../../../web/locales/ru/status.json' with { type: 'json' };
import { MONDAY } from '../../support/a-loan.ts';
import { viewOf } from '../../support/papers.ts';
import { WAYS } from '../../support/status-paths.ts';
import { session } from './scenes/a-loan.ts';
import { products } from './scenes/application.ts';
import { PLACES, type Place } from './scenes.ts';
import { historyOfStory } from './story-history.ts';

const LANGS = { ru: { locale: 'RU', texts: ru }, kz: { locale: 'KK', texts: kk } } as const;

function shown(status: LoanStatus) {
  const story = WAYS[status]();
  const loan = viewOf(story);
  const today = story.day ?? localDate(MONDAY);
  const payoutLabel = async () => 'KZ** **** **** **** 4417';
  return {
    loan,
    today,
    api: Object.assign(shapeLoan(loan, { today, businessNow: `${today}T06:00:00.000Z`, payoutLabel, locale: 'RU' }), {
      history: historyOfStory(story),
    }),
  };
}

export function statusPlace(status: LoanStatus, lang: 'ru' | 'kz'): Place & { statusText: string } {
  const { locale, texts } = LANGS[lang];
  const { loan, today, api } = shown(status);
  const refused = refusalOf({ loans: [loan], reversals: [] }, today);
  return {
    name: status,
    path: 'cabinet',
    statusText: texts[`status.${status}`],
    scene: {
      ...calculator(),
      session: session({ today, lastLoan: { id: loan.loanId, status } }),
      currentLoan: isTerminal(status) ? null : api,
      lastLoan: api,
      loan: api,
      balance: '0.00',
      canGetCredit: { allowed: !refused, reason: refused ? userError(refused, locale satisfies Locale) : null },
      products,
    },
  };
}

const calculator = () => PLACES.find(({ name }) => name === 'calculator')?.scene ?? {};

/** All 46 statuses in one list, as the history shows them. */
export const everyStatus = (): Place => ({
  name: 'history-statuses',
  path: 'history',
  scene: {
    session: session(),
    myLoans: {
      edges: LOAN_STATUSES.map((status) => ({ cursor: status, node: { ...shown(status).api, id: status } })),
      pageInfo: { hasNextPage: false, endCursor: null },
      totalCount: LOAN_STATUSES.length,
    },
  },
});
