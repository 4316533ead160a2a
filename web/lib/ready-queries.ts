/** They work on any data and return no personal data. */
export type ReadyQuery = { readonly id: string; readonly text: string };

/** The first day of the year before `today`, so that a year of figures is seen. */
const yearBefore = (today: string) => `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}-01`;
const monthBefore = (today: string) => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return month === 1 ? `${year - 1}-12-01` : `${year}-${String(month - 1).padStart(2, '0')}-01`;
};

export const analyst = (today: string): readonly ReadyQuery[] => [
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
    id: 'office.queryTwoDates',
    text: `{
  now: portfolio { date loans principal par { days loans principal share } }
  before: portfolio(date: "${monthBefore(today)}") { date loans principal par { days loans principal share } }
}`,
  },
  {
    id: 'office.queryProducts',
    text: `{
  portfolio {
    products: groups(by: PRODUCT) { key loans principal par30Share }
    prices: groups(by: PRICING) { key loans principal par30Share }
    terms: groups(by: TERM) { key loans principal par30Share }
    borrowers: groups(by: BORROWER) { key loans borrowers principal par30Share }
  }
}`,
  },
  {
    id: 'office.queryArrears',
    text: `{
  portfolio {
    groups(by: ARREARS) { key loans borrowers principal interest penalty }
  }
}`,
  },
  {
    id: 'office.queryLoans',
    text: `query ($after: String) {
  loans(filter: { overdueDaysFrom: 1 }, first: 100, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { id status amount principal overdueDays } }
  }
}`,
  },
  {
    id: 'office.queryVintages',
    text: `{
  portfolio {
    vintages(from: "${yearBefore(today)}", overdueDays: 30) {
      cohort age issued issuedAmount lateLoans latePrincipal lost lateShare
    }
  }
}`,
  },
  {
    id: 'office.queryRolls',
    text: `{
  portfolio { rollRates(from: "${monthBefore(today)}") { from to loans principal share } }
}`,
  },
  {
    id: 'office.queryFunnel',
    text: `{
  portfolio {
    funnel { stage loans }
    funnelByMonth(from: "${yearBefore(today)}") { month stages { stage loans } }
  }
}`,
  },
  {
    id: 'office.queryDeclines',
    text: `{
  portfolio {
    declineReasons(from: "${yearBefore(today)}") { reason loans amount }
    debtLoads(from: "${yearBefore(today)}") { fromPercent loans declined }
  }
}`,
  },
  {
    id: 'office.queryMonths',
    text: `{
  portfolio {
    months { month issued issuedAmount repaidAmount }
    cash(from: "${monthBefore(today)}", period: DAY) { period issued issuedAmount payments collected takenBack }
  }
}`,
  },
  {
    id: 'office.queryExpected',
    text: `{
  portfolio {
    expectedCash(through: "${Number(today.slice(0, 4)) + 1}-12-31", period: MONTH) { period payments amount }
  }
}`,
  },
  {
    id: 'office.queryAgreements',
    text: `{
  portfolio {
    agreements(from: "${yearBefore(today)}") { kind agreements loans principal share }
  }
}`,
  },
  {
    id: 'office.queryIncome',
    text: `{
  portfolio {
    unposted { interest penalty }
    income(from: "${yearBefore(today)}") {
      month interest penalty premium bonusCost waived writtenOff recovered averagePrincipal yield costOfRisk margin
    }
  }
}`,
  },
  {
    id: 'office.queryOrigins',
    text: `{
  portfolio {
    regions: groups(by: REGION) { key loans borrowers principal par30Share }
    channels: groups(by: CHANNEL) { key loans borrowers principal par30Share }
    sources: groups(by: SOURCE) { key loans borrowers principal par30Share }
  }
}`,
  },
  {
    id: 'office.queryPartners',
    text: `{
  portfolio(filter: { channels: [PARTNER], borrowers: NEW }) {
    par { days loans principal share }
    funnel(from: "${yearBefore(today)}") { stage loans }
    declineReasons(from: "${yearBefore(today)}") { reason loans amount }
  }
}`,
  },
  {
    id: 'office.queryCities',
    text: `{
  portfolio(filter: { regions: [ALMATY_CITY, ASTANA_CITY, SHYMKENT_CITY] }) {
    loans principal
    vintages(from: "${yearBefore(today)}") { cohort age issued lateShare }
  }
}`,
  },
  {
    id: 'office.queryEndings',
    text: `{
  portfolio { endings(from: "${yearBefore(today)}") { kind loans issuedAmount amount } }
}`,
  },
  {
    id: 'office.queryKnownThen',
    text: `{
  now: portfolio(date: "${monthBefore(today)}") { asOfPosition loans principal par { days share } }
  then: portfolio(date: "${monthBefore(today)}", knownAt: "${monthBefore(today)}T19:00:00Z") {
    loans principal par { days share }
  }
}`,
  },
  {
    id: 'office.queryLosses',
    text: `{
  portfolio { income(from: "${yearBefore(today)}") { month writtenOff recovered waived bonusCost costOfRisk } }
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
    behaviour { kind page field count }
  }
}`,
  },
];

export const auditor = (today: string): readonly ReadyQuery[] => [
  {
    id: 'office.queryEvents',
    text: `query ($loanId: LoanId!) {
  loanEvents(loanId: $loanId) {
    revision type effectiveDate recordedAt
    loan { status }
    postings { account amount }
  }
  verifyStream(loanId: $loanId) { ok events brokenAt reason }
}`,
  },
  {
    id: 'office.queryTrial',
    text: `{
  trialBalance(date: "${today}") { account opening debit credit closing computed }
  lossAllowance(date: "${today}") { stage fromDay loans debt ratePpm allowance }
  cashAtBank(date: "${today}") {
    bank onTheWay other
    accounts { account statementOn closing balance gaps { from to amount } }
  }
}`,
  },
  {
    id: 'office.queryAsked',
    text: `{
  queryLog(first: 50) {
    edges { node { at by operation milliseconds rows refused } }
    pageInfo { hasNextPage endCursor }
  }
}`,
  },
];
