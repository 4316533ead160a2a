/** The books on a day: what is posted, what has accrued since, and the loss allowance (R6, R270, R271). */
import type { Account } from '../../../schema/reference/accounts.ts';
import { lossRatesOn } from '../../../schema/reference/loss-rates.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { addDays, type Instant, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { LoanDossier } from '../../domain/loan/history.ts';
import { issuedLoanOf } from '../../domain/loan/summary.ts';
import { type AllowanceLine, type Exposure, lossAllowance } from '../../domain/money/loss-allowance.ts';
import type { UnearnedPremiums } from '../../domain/money/premium.ts';
import { type Quote, quoteOn } from '../../domain/money/quote.ts';
import { type LoanRecord, loanAsOf } from './audit.ts';

/** `now` is the loan of today. It is also the loan of the day where its last event lies on or before that day. */
type LateLoan = { readonly loanId: LoanId; readonly now: Pick<LoanDossier, 'state' | 'lastEventOn'> };
type Turnover = { readonly account: Account; readonly debit: Tiyn; readonly credit: Tiyn };

/** In each, `knownAt` leaves out what was recorded later. */
export type BooksDeps = {
  journal: {
    /** Turnovers since the first day, a line for each account in the order of the chart. */
    trialBalance: (date: LocalDate, knownAt?: Instant) => Promise<readonly Turnover[]>;
  };
  periods: {
    /** Interest accrued since the last posting, of the loans on time. */
    unpostedInterest: (date: LocalDate, knownAt?: Instant) => Promise<Tiyn>;
    /** The posted debt of the loans on time. */
    onTimeOn: (date: LocalDate, knownAt?: Instant) => Promise<{ readonly loans: number; readonly debt: Tiyn }>;
    /** The other running loans: late ones, those that a later report corrected, and those that still earn a premium. */
    lateOn: (date: LocalDate, knownAt?: Instant) => Promise<readonly LateLoan[]>;
  };
  recordsOf: (loanId: LoanId) => Promise<readonly LoanRecord[]>;
};

/** `from`: the first day of the period; absent, the period begins with the books. */
export type Period = {
  readonly date: LocalDate;
  readonly from?: LocalDate | undefined;
  readonly knownAt?: Instant | undefined;
};

/** Debit positive; `closing` = `opening` + `debit` - `credit`. */
export type BooksLine = {
  readonly account: Account | 'loss-allowance' | 'impairment-loss';
  readonly opening: Tiyn;
  readonly debit: Tiyn;
  readonly credit: Tiyn;
  readonly closing: Tiyn;
  readonly computed: boolean;
};

type UnpostedDeps = Pick<BooksDeps, 'periods' | 'recordsOf'>;
/** `unearned`: premiums posted at the issue that nobody owes yet (D0252). */
type Accrued = { readonly interest: Tiyn; readonly penalty: Tiyn; readonly unearned: UnearnedPremiums };
type Unposted = Accrued & { readonly exposures: readonly Exposure[] };
type Owed = Accrued & { readonly exposure: Exposure };

/** Streams read at the same time. */
const AT_ONCE = 32;

export async function trialBalanceOf(deps: BooksDeps, { date, from, knownAt }: Period): Promise<BooksLine[]> {
  const [closed, before] = await Promise.all([
    booksOn(deps, date, knownAt),
    from && booksOn(deps, addDays(from, -1), knownAt),
  ]);
  const posted = closed.posted.map(({ account, debit, credit }, at): BooksLine => {
    const earlier = before?.posted[at] ?? { debit: ZERO, credit: ZERO };
    const opening = subtract(earlier.debit, earlier.credit);
    const turnover = { debit: subtract(debit, earlier.debit), credit: subtract(credit, earlier.credit) };
    return { account, opening, ...turnover, closing: subtract(debit, credit), computed: false };
  });
  const computed = closed.computed.map(([account, closing], at): BooksLine => {
    const opening = before?.computed[at]?.[1] ?? ZERO;
    const change = subtract(closing, opening);
    const turnover = change > 0n ? { debit: change, credit: ZERO } : { debit: ZERO, credit: subtract(ZERO, change) };
    return { account, opening, ...turnover, closing, computed: true };
  });
  return [...posted, ...computed];
}

export async function lossAllowanceOn(deps: BooksDeps, date: LocalDate, knownAt?: Instant): Promise<AllowanceLine[]> {
  const { exposures } = await unpostedOn(deps, date, knownAt);
  return lossAllowance(lossRatesOn(date).buckets, exposures);
}

async function booksOn(deps: BooksDeps, date: LocalDate, knownAt: Instant | undefined) {
  const [posted, { interest, penalty, unearned, exposures }] = await Promise.all([
    deps.journal.trialBalance(date, knownAt),
    unpostedOn(deps, date, knownAt),
  ]);
  const allowance = add(ZERO, ...lossAllowance(lossRatesOn(date).buckets, exposures).map((line) => line.allowance));
  const both = (asset: BooksLine['account'], income: BooksLine['account'], sum: Tiyn) =>
    [[asset, sum] as const, [income, subtract(ZERO, sum)] as const] as const;
  return {
    posted,
    computed: [
      ...both('interest-receivable', 'interest-income', interest),
      ...both('penalty-receivable', 'penalty-income', penalty),
      ...both('premium-receivable', 'premium-income', subtract(ZERO, unearned.fee)),
      ...both('premium-receivable', 'insurer-payable', subtract(ZERO, unearned.insurance)),
      ...both('impairment-loss', 'loss-allowance', allowance),
    ],
  };
}

/** A loan on time accrues by a formula in SQL; the others by the domain, because ceilings and arrears count. */
export async function unpostedOn(deps: UnpostedDeps, date: LocalDate, knownAt: Instant | undefined): Promise<Unposted> {
  const [interest, onTime, late] = await Promise.all([
    deps.periods.unpostedInterest(date, knownAt),
    deps.periods.onTimeOn(date, knownAt),
    deps.periods.lateOn(date, knownAt),
  ]);
  const debts: Owed[] = [];
  for (let at = 0; at < late.length; at += AT_ONCE) {
    const some = late.slice(at, at + AT_ONCE).map((loan) => owedBy(deps, loan, date, knownAt));
    debts.push(...(await Promise.all(some)).filter((one) => one !== undefined));
  }
  return {
    interest: add(interest, ...debts.map((one) => one.interest)),
    penalty: add(ZERO, ...debts.map((one) => one.penalty)),
    unearned: {
      fee: add(ZERO, ...debts.map((one) => one.unearned.fee)),
      insurance: add(ZERO, ...debts.map((one) => one.unearned.insurance)),
    },
    exposures: [
      { overdueDays: 0, loans: onTime.loans, debt: add(onTime.debt, interest) },
      ...debts.map(({ exposure }) => exposure),
    ],
  };
}

/** The stream is read only where something happened to the loan after that day, or was not known yet. */
async function owedBy(
  { recordsOf }: UnpostedDeps,
  { loanId, now }: LateLoan,
  date: LocalDate,
  knownAt: Instant | undefined,
): Promise<Owed | undefined> {
  const loan = knownAt === undefined && now.lastEventOn <= date ? issuedLoanOf(now.state) : null;
  if (loan) return owed(quoteOn(loan, date), loan.standing);
  const at = knownAt ? { date, knownAt } : { date };
  const records = await recordsOf(loanId);
  const quote = loanAsOf(records, at)?.quote;
  return quote ? owed(quote, postedIn(records, at)) : undefined;
}

type Receivables = { readonly interest: Tiyn; readonly penalty: Tiyn };

const owed = (quote: Quote, posted: Receivables): Owed => ({
  interest: subtract(quote.interest, posted.interest),
  penalty: subtract(quote.penalty, posted.penalty),
  unearned: quote.unearned,
  exposure: { overdueDays: quote.overdueDays, loans: 1, debt: quote.full },
});

/** By the journal's own date, because a later correction posts some accruals after the payment that paid them. */
function postedIn(
  records: readonly LoanRecord[],
  { date, knownAt }: { date: LocalDate; knownAt?: Instant },
): Receivables {
  const postings = records
    .filter(
      ({ metadata: { effectiveDate, recordedAt } }) =>
        effectiveDate <= date && (!knownAt || Date.parse(recordedAt) <= Date.parse(knownAt)),
    )
    .flatMap(({ data }) => ('postings' in data ? data.postings : []));
  const on = (account: Account) =>
    add(ZERO, ...postings.filter((posting) => posting.account === account).map(({ amount }) => amount));
  return { interest: on('interest-receivable'), penalty: on('penalty-receivable') };
}
