/** They work on any data and return no personal data. */
export type ReadyQuery = { readonly id: string; readonly text: string };

export const ANALYST: readonly ReadyQuery[] = [
  {
    id: 'office.queryPortfolio',
    text: `{
  portfolio {
    date
    loans
    principal
    par { days loans principal share }
    byStatus { status loans principal }
  }
}`,
  },
  {
    id: 'office.queryLoans',
    text: `{
  loans(filter: { overdueDaysFrom: 1 }, first: 50) {
    totalCount
    edges { node { id status amount principal overdueDays } }
  }
}`,
  },
  {
    id: 'office.queryMonths',
    text: `{
  portfolio {
    months { month issued issuedAmount repaidAmount }
    funnel { stage loans }
  }
}`,
  },
  {
    id: 'office.queryFeedback',
    text: `{
  feedbackSummary {
    since
    answers skipped index
    scores { score count }
    themes { theme count }
    averageReview
    reviews { score count }
  }
}`,
  },
];

export const auditor = (today: string): readonly ReadyQuery[] => [
  {
    id: 'office.queryEvents',
    text: `query ($loanId: LoanId!) {
  loanEvents(loanId: $loanId) {
    revision type status effectiveDate recordedAt
    postings { account amount }
  }
  verifyStream(loanId: $loanId) { ok events brokenAt reason }
}`,
  },
  {
    id: 'office.queryTrial',
    text: `{
  trialBalance(date: "${today}") { account debit credit computed }
}`,
  },
];
