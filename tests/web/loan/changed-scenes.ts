/** Loans whose terms have changed, made by commands and printed by the API. */
import { localDate } from '../../../schema/values/local-date.ts';
import { tenge } from '../../../schema/values/money.ts';
import { shapeLoan } from '../../../server/api/loan/shape-loan.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { AGREEMENT_PATHS } from '../../golden/agreement-paths.ts';
import { OFFICE_PATHS } from '../../golden/office-paths.ts';
import { closeDays, il, issued, LOAN, on, pay, signature } from '../../support/a-loan.ts';
import { prolonged } from '../../support/an-agreement.ts';
import { viewOf } from '../../support/papers.ts';
import { nothing, type Story } from '../../support/spec.ts';
import { session } from './scenes/a-loan.ts';
import type { Place } from './scenes/place.ts';
import { historyOfStory } from './story-history.ts';

function shown(story: Story, day: string) {
  const today = localDate(day);
  const loan = viewOf(story);
  const shaped = shapeLoan(loan, {
    today,
    businessNow: `${day}T06:00:00.000Z`,
    payoutLabel: async () => null,
    locale: 'RU',
  });
  return Object.assign(shaped, { history: historyOfStory(story) });
}

function page(name: string, story: Story, day: string): Place {
  return { name, path: `history/${LOAN}`, scene: { session: session({ today: day }), loan: shown(story, day) } };
}

function paying(name: string, path: string, story: Story, day: string, balance: string): Place {
  const loan = shown(story, day);
  const here = { id: LOAN, status: loan.status };
  const known = { session: session({ today: day, lastLoan: here }), currentLoan: loan, lastLoan: loan, loan };
  return { name, path, scene: { ...known, balance, cards: [] } };
}

const open = (): Story => closeDays(issued(il()), '2026-03-03', '2026-03-12');
const twoLate = (): Story => {
  const late = closeDays(issued(il()), '2026-03-03', '2026-05-12');
  return late.when(pay('2026-05-12', tenge(20_000), 1));
};

const partRepaid = (): Story =>
  [
    on('2026-03-16', { type: 'RequestPrepayment', kind: 'PARTIAL', amount: tenge(100_000), mode: 'SMALLER_PAYMENT' }),
    on('2026-03-16', { type: 'SignPrepayment', signature }),
    pay('2026-03-16', tenge(100_000), 1),
  ].reduce((story, command) => story.when(command), issued(il()));

/** Two payments of six, and the rest paid at once. */
function paidOff(): Story {
  const first = closeDays(issued(il()), '2026-03-03', '2026-04-02');
  const due = (story: Story, day: string) => quoteOn(story.life, localDate(day)).due;
  const second = closeDays(first.when(pay('2026-04-02', due(first, '2026-04-02'))), '2026-04-03', '2026-05-04');
  const later = closeDays(second.when(pay('2026-05-04', due(second, '2026-05-04'), 2)), '2026-05-05', '2026-05-20');
  const { full } = quoteOn(later.life, localDate('2026-05-20'));
  return later.when(pay('2026-05-20', full, 3)).when(on('2026-05-20', { type: 'CloseLoan' }));
}

const pathOf = (name: string): Story => (AGREEMENT_PATHS[name] ?? OFFICE_PATHS[name])?.() ?? nothing;

/** The first page of a borrower whose only payment was due on 12 March. */
function home(name: string, story: Story, day: string): Place {
  const loan = shown(story, day);
  const lastLoan = { id: LOAN, status: loan.status };
  return {
    name,
    path: 'cabinet',
    scene: { session: session({ today: day, lastLoan }), currentLoan: loan, lastLoan: loan },
  };
}
const unpaid = (until: string): Story => closeDays(issued(), '2026-03-12', until);
/** Fast issue promised a decision within an hour, and the decision came later. */
const feeDropped = (): object => ({ ...shown(issued(), '2026-03-05'), fastIssue: true, fastIssueFeeDropped: '990.00' });

export const changedPlaces = (): readonly Place[] => [
  page('loan-refinanced', pathOf('refinanced'), '2026-03-12'),
  page('loan-of-refinancing', pathOf('issued-by-refinancing'), '2026-09-14'),
  page('loan-prolonged', prolonged(issued(), '2026-03-10', 14), '2026-03-20'),
  page('loan-part-repaid', partRepaid(), '2026-03-20'),
  home('late-1', unpaid('2026-03-13'), '2026-03-13'),
  home('late-18', unpaid('2026-03-30'), '2026-03-30'),
  home('late-60', unpaid('2026-05-11'), '2026-05-11'),
  home('home-payment-taken-back', pathOf('payment-taken-back'), '2026-03-20'),
  paying('payment-of-instalments', `payment/${LOAN}`, open(), '2026-03-12', '55453.81'),
  paying('home-balance-covers', 'cabinet', open(), '2026-03-12', '55453.81'),
  paying('home-balance-closes', 'cabinet', open(), '2026-03-12', '300000.00'),
  paying('payment-balance-closes', `payment/${LOAN}`, open(), '2026-03-12', '300000.00'),
  paying('home-two-late', 'cabinet', twoLate(), '2026-05-12', '0.00'),
  page('loan-paid-off', paidOff(), '2026-06-01'),
  page('loan-written-off', pathOf('written-off'), '2026-09-01'),
  page('loan-sold', pathOf('cession'), '2026-09-01'),
  {
    name: 'loan-fast-fee-dropped',
    path: `history/${LOAN}`,
    scene: { session: session({ today: '2026-03-05' }), loan: feeDropped() },
  },
  {
    name: 'history-refinanced',
    path: 'history',
    scene: {
      session: session(),
      myLoans: {
        edges: [
          { cursor: 'b', node: { ...shown(pathOf('issued-by-refinancing'), '2026-09-14'), id: 'b' } },
          { cursor: 'a', node: shown(pathOf('refinanced'), '2026-03-12') },
        ],
        pageInfo: { hasNextPage: false, endCursor: null },
        totalCount: 2,
      },
    },
  },
];
