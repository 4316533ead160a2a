/** With a prolongation, refinancing or restructuring; see paths.ts. */
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { quoteOn } from '../../server/domain/money/quote.ts';
import { BORROWER, closeDay, closeDays, economical, issued, LOAN, on, pay } from '../support/a-loan.ts';
import { NEW_LOAN, prolonged, prolonging, refinancing } from '../support/an-agreement.ts';
import { nothing, type Story } from '../support/spec.ts';

/** The last day of the loan; a prolongation is possible from three days before. */
const DUE = localDate('2026-03-12');
const NEXT = addDays(DUE, 1);

const repaid = (story: Story, day: string): Story =>
  story.when(pay(day, quoteOn(story.life, localDate(day)).full, 99)).when(on(day, { type: 'CloseLoan' }));

export const AGREEMENT_PATHS: Readonly<Record<string, () => Story>> = {
  prolonged: () => repaid(prolonged(issued(), '2026-03-10', 14, 1), '2026-03-26'),
  'prolonged-three-times': () => {
    const once = prolonged(issued(economical()), '2026-04-02', 10, 1);
    const twice = prolonged(once, '2026-04-12', 10, 2);
    return prolonged(twice, '2026-04-22', 30, 3);
  },
  'prolonged-and-late': () => closeDays(prolonged(issued(), DUE, 5, 1), addDays(DUE, 1), addDays(DUE, 30)),
  'prolongation-lapsed': () => closeDays(prolonging(issued(), DUE, 14), NEXT, addDays(NEXT, 2)),
  'prolonged-by-money-told-late': () => {
    const lapsed = prolonging(issued(), DUE, 14).when(closeDay(NEXT));
    return lapsed.when(pay(NEXT, tenge(2_800), 1, DUE));
  },
  'back-dated-over-a-prolongation': () =>
    prolonged(issued(), DUE, 14, 1).when(pay('2026-03-20', tenge(30_000), 2, '2026-03-09')),
  refinanced: () => refinancing(issued(), DUE, 6).when(pay(DUE, tenge(2_800), 1)),
  'issued-by-refinancing': () => {
    const old = refinancing(issued(), DUE, 6).when(pay(DUE, tenge(2_800), 1));
    const { price } = old.last('LoanRefinanced');
    const { terms, offerNumber } = old.last('RefinancingRequested');
    const from = { oldLoanId: LOAN, offerNumber, terms, price };
    const next = nothing.when(on(DUE, { type: 'IssueByRefinancing', loanId: NEW_LOAN, borrowerId: BORROWER, from }));
    const { rows } = next.life.standing;
    const told = rows.reduce((story, row, i) => story.when(pay(row.date, row.amount, 10 + i)), next);
    return told.when(on(rows.at(-1)?.date ?? DUE, { type: 'CloseLoan' }));
  },
};
