import { describe, expect, it } from 'vitest';
import { localDate } from '../../../schema/values/local-date.ts';
import { tenge } from '../../../schema/values/money.ts';
import { type Books, post } from '../../../server/domain/money/postings.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { BORROWER, closeDay, economical, il, issued, LOAN, on, pay, spl } from '../../support/a-loan.ts';
import { askRefinancing, NEW_LOAN, refinancing, signRefinancing } from '../../support/an-agreement.ts';
import { nothing, type Story } from '../../support/spec.ts';

const DUE = '2026-03-12';
const NEXT = '2026-03-13';
const loan = issued();

/** The new loan's events, as the workflow begins it. */
function newLoan(old: Story): Story {
  const { price } = old.last('LoanRefinanced');
  const { terms, offerNumber } = old.last('RefinancingRequested');
  const amount = price.total - price.overpayment;
  const from = { oldLoanId: LOAN, offerNumber, terms: { ...terms, amount: tenge(Number(amount) / 100) }, price };
  return nothing.when(on(DUE, { type: 'IssueByRefinancing', loanId: NEW_LOAN, borrowerId: BORROWER, from }));
}

const together = (...books: Books[]): Books =>
  books.reduce((all, one) =>
    post(
      all,
      Object.entries(one).map(([account, amount]) => ({ account: account as keyof Books, amount: amount as never })),
    ),
  );

describe('a refinancing', () => {
  it('the amount due at signing ends the old loan, and the new one begins with its principal', () => {
    const asked = loan.when(askRefinancing(DUE, 6)).said('RefinancingRequested').in('WAITING_REFINANCING');
    expect(asked.last('RefinancingRequested').terms).toMatchObject({
      productType: 'INDIVIDUAL_PERSON_IL',
      amount: tenge(100_000),
      term: { unit: 'MONTH', count: 6 },
    });
    const signed = refinancing(loan, DUE, 6).in('WAITING_REFINANCING_PRC_PAYMENT');
    const paid = signed
      .when(pay(DUE, tenge(2_800)))
      .said('PaymentReceived', 'LoanRefinanced')
      .in('FINISHED');
    expect(paid.life.standing).toMatchObject({ principal: 0n, interest: 0n, nextDue: null, nextActionDate: null });
    expect(paid.last('LoanRefinanced').price).toEqual(signed.last('RefinancingOffered').price);

    const next = newLoan(paid).said('LoanApplied', 'LoanIssuedByRefinancing').in('ACTIVE');
    expect(next.life.standing.principal).toBe(tenge(100_000));
    expect(next.life.standing.rows).toHaveLength(6);
    const books = together(paid.life.books, next.life.books);
    expect(books['transit:refinancing']).toBe(0n);
    expect(books.principal).toBe(tenge(100_000));
    const { rows } = next.life.standing;
    rows.reduce((outcome, row, i) => outcome.when(pay(row.date, row.amount, 10 + i)), next).in('CLOSING_PROCESS');
  });

  it("Economical and entrepreneurs' loans can be refinanced", () => {
    const eco = refinancing(issued(economical()), '2026-04-02', 3).when(pay('2026-04-02', tenge(6_076)));
    eco.in('FINISHED');
    const own = spl({ productType: 'INDIVIDUAL_ENTREPRENEUR_SPL', amount: tenge(150_000) });
    const asked = issued(own).when(askRefinancing(DUE, 3));
    expect(asked.last('RefinancingRequested').terms.productType).toBe('INDIVIDUAL_ENTREPRENEUR_IL');
  });

  it('money above the sum goes to the balance and leaves the principal alone, unless it covers the payoff', () => {
    const more = refinancing(loan, DUE, 6).when(pay(DUE, tenge(12_800)));
    more.said('PaymentReceived', 'LoanRefinanced');
    expect(more.last('PaymentReceived').surplus).toBe(tenge(10_000));
    expect(more.life.books['transit:balance']).toBe(tenge(-10_000));
    refinancing(loan, DUE, 6)
      .when(pay(DUE, tenge(102_800)))
      .said('PaymentReceived', 'LoanClosing');
  });

  it('the new loan begins once, however often it is requested', () => {
    const next = newLoan(refinancing(loan, DUE, 6).when(pay(DUE, tenge(2_800))));
    const { price } = next.last('LoanIssuedByRefinancing');
    const from = { oldLoanId: LOAN, offerNumber: 'x', terms: il(), price };
    const again = on(DUE, { type: 'IssueByRefinancing', loanId: NEW_LOAN, borrowerId: BORROWER, from });
    expect(next.when(again).added).toEqual([]);
  });
});

describe('a refinancing is refused', () => {
  it("a refinancing is refused too early, when late, for instalments, and below the new product's least amount", () => {
    loan.refuses(askRefinancing('2026-03-08', 6), 'AGREEMENT_TOO_EARLY');
    loan.refuses(askRefinancing(NEXT, 6), 'AGREEMENT_OVERDUE');
    issued(il(), '2026-01-15').refuses(askRefinancing('2026-07-14', 6), 'AGREEMENT_INSTALMENTS');
    issued(spl({ amount: tenge(45_000) })).refuses(askRefinancing(DUE, 6), 'REFINANCING_TOO_SMALL');
    loan.refuses(askRefinancing(DUE, 13), 'TERM_OUT_OF_RANGE');
  });

  it('a signature is refused once money has changed what was shown', () => {
    const asked = loan.when(askRefinancing(DUE, 6));
    asked.refuses(signRefinancing(DUE), 'DOCUMENT_CHANGED');
    const signed = refinancing(loan, DUE, 6);
    signed.refuses(askRefinancing(DUE, 3), 'NOT_ALLOWED_NOW');
    expect(asked.when(askRefinancing(DUE, 3)).added.map((event) => event.type)).toEqual([
      'RefinancingAnnulled',
      'RefinancingRequested',
    ]);
  });
});

describe('a waiting request for a refinancing', () => {
  it('a request is withdrawn, or lapses with its day and keeps a part of the sum', () => {
    refinancing(loan, DUE, 6)
      .when(on(DUE, { type: 'WithdrawRequest' }))
      .said('RefinancingAnnulled')
      .in('ACTIVE');
    const part = refinancing(loan, '2026-03-10', 6).when(pay('2026-03-10', tenge(2_000)));
    const lapsed = part.in('WAITING_REFINANCING_PRC_PAYMENT').when(closeDay('2026-03-11')).in('ACTIVE');
    expect(lapsed.life.standing).toMatchObject({ principal: tenge(100_000), interest: tenge(240) });
    // Recomputed after a payment of the day before, it has still paid interest and no principal.
    const outcome = lapsed.when(pay('2026-03-11', tenge(1_000), 2, '2026-03-09'));
    expect(outcome.life.books['interest-receivable']).toBe(quoteOn(outcome.life, localDate('2026-03-10')).interest);
    expect(outcome.life.standing.principal).toBe(tenge(99_000));
  });

  it('a sum paid in time and reported after the end-of-day run completes the refinancing', () => {
    const late = refinancing(loan, DUE, 6).when(closeDay(NEXT)).in('EXPIRED');
    const outcome = late.when(pay(NEXT, tenge(2_800), 1, DUE));
    outcome.said('PaymentReceived', 'BackdatingAdjusted', 'LoanRefinanced').in('FINISHED');
    expect(outcome.last('LoanRefinanced').refinancedOn).toBe(DUE);
    expect(outcome.life.books).toMatchObject({
      principal: 0n,
      'interest-income': tenge(-2_800),
      'transit:refinancing': tenge(100_000),
    });
  });
});
