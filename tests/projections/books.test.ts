/** The books on a day are the sum of what the domain says of each loan. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { journalReads } from '../../projections/journal/read.ts';
import { loanReads } from '../../projections/loan/read.ts';
import { loanPeriodReads } from '../../projections/loan-period/read.ts';
import { isRunning } from '../../schema/loan-status.ts';
import { addDays, type Instant, instant, type LocalDate, localDate } from '../../schema/values/local-date.ts';
import { add, negate, type Tiyn, tenge, ZERO } from '../../schema/values/money.ts';
import { loanAsOf } from '../../server/use-cases/audit/audit.ts';
import { type BooksDeps, type BooksLine, lossAllowanceOn, trialBalanceOf } from '../../server/use-cases/audit/books.ts';
import { il, spl } from '../support/a-loan.ts';
import { TestLog } from '../support/a-log.ts';
import { DecidedLife } from '../support/decided-life.ts';
import { END, lives, log, partly, START } from '../support/decided-lives.ts';
import { project, type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';

let db: ReadModelDatabase;
let deps: BooksDeps;

beforeAll(async () => {
  db = await readModelDatabase();
  await project(db.url, log, { batchSize: 11 });
  deps = {
    journal: journalReads(db.pool),
    periods: loanPeriodReads(db.pool),
    recordsOf: async (loanId) => lives.find((life) => life.loanId === loanId)?.records ?? [],
  };
});
afterAll(() => db.drop());

const closing = (lines: readonly BooksLine[], account: BooksLine['account']): Tiyn =>
  add(ZERO, ...lines.filter((line) => line.account === account).map((line) => line.closing));

const owedOn = (date: LocalDate, knownAt?: Instant) =>
  lives.flatMap((life) => {
    const at = loanAsOf(life.records, { date, ...(knownAt ? { knownAt } : {}) });
    return at?.quote && isRunning(at.status) ? [at.quote] : [];
  });

test('receivables of interest, penalty and premiums are what the loans owe, on every fifth day, and the books balance', async () => {
  const most = { penalty: ZERO, unposted: ZERO };
  for (let date = localDate(START); date <= END; date = addDays(date, 5)) {
    const lines = await trialBalanceOf(deps, { date });
    const quotes = owedOn(date);
    const accounts = ['interest-receivable', 'penalty-receivable', 'premium-receivable'] as const;
    const books = accounts.map((account) => closing(lines, account));
    const parts = ['interest', 'penalty', 'premium'] as const;
    const owed = parts.map((part) => add(ZERO, ...quotes.map((one) => one[part])));
    expect({ date, books }).toEqual({ date, books: owed });
    expect(add(...lines.map((line) => line.closing))).toBe(ZERO);
    const unposted = lines.find(({ account, computed }) => computed && account === 'penalty-receivable')?.closing;
    most.penalty = books[1] && books[1] > most.penalty ? books[1] : most.penalty;
    most.unposted = unposted && unposted > most.unposted ? unposted : most.unposted;
  }
  // Guards against comparing zeros with zeros.
  expect(most.penalty).toBeGreaterThan(tenge(10_000));
  expect(most.unposted).toBeGreaterThan(tenge(1_000));
});

test('a period opens where the one before it closed', async () => {
  const [from, date] = [localDate('2026-04-01'), localDate('2026-04-30')];
  const before = await trialBalanceOf(deps, { date: addDays(from, -1) });
  const period = await trialBalanceOf(deps, { date, from });
  expect(period.map(({ opening }) => opening)).toEqual(before.map((line) => line.closing));
  for (const { account, opening, debit, credit, closing: end } of period) {
    expect({ account, end }).toEqual({ account, end: opening + debit - credit });
  }
  expect(period.some(({ opening, debit }) => opening !== ZERO && debit !== ZERO)).toBe(true);
});

test('the loss allowance is taken on everything the loans owe, by their days past due', async () => {
  for (const date of ['2026-03-20', '2026-04-25', '2026-05-20', END].map((day) => localDate(day))) {
    const lines = await lossAllowanceOn(deps, date);
    const quotes = owedOn(date);
    expect(add(...lines.map((line) => line.debt))).toBe(add(...quotes.map((quote) => quote.full)));
    expect(lines.reduce((sum, line) => sum + line.loans, 0)).toBe(quotes.length);
    for (const [at, line] of lines.entries()) {
      const end = lines[at + 1]?.fromDay ?? Number.POSITIVE_INFINITY;
      const own = quotes.filter(({ overdueDays }) => overdueDays >= line.fromDay && overdueDays < end);
      expect(line.debt).toBe(add(ZERO, ...own.map((quote) => quote.full)));
      expect(line.allowance).toBe((line.debt * line.ratePpm) / 1_000_000n);
    }
    const books = await trialBalanceOf(deps, { date });
    expect(closing(books, 'loss-allowance')).toBe(negate(add(...lines.map((line) => line.allowance))));
  }
  expect((await lossAllowanceOn(deps, localDate(END))).at(-1)?.loans).toBeGreaterThan(0);
});

test('what was known before a late report is in the books of that moment', async () => {
  const date = localDate('2026-03-20');
  const report = partly.records.find(({ type }) => type === 'PaymentReceived')?.metadata.recordedAt;
  const knownAt = instant(new Date(Date.parse(report ?? '') - 1));
  const [then, now] = await Promise.all([trialBalanceOf(deps, { date, knownAt }), trialBalanceOf(deps, { date })]);
  expect(closing(then, 'penalty-receivable')).toBe(add(ZERO, ...owedOn(date, knownAt).map((one) => one.penalty)));
  expect(closing(then, 'penalty-receivable')).not.toBe(closing(now, 'penalty-receivable'));
  expect(add(...then.map((line) => line.closing))).toBe(ZERO);
});

test('a loan whose end of day has not run is late in the books of the day, as its borrower sees it', async () => {
  const { log: short, life } = unclosed();
  const other = await readModelDatabase();
  try {
    await project(other.url, short, { batchSize: 11 });
    const own: BooksDeps = {
      journal: journalReads(other.pool),
      periods: loanPeriodReads(other.pool),
      recordsOf: async () => life.records,
    };
    const date = localDate('2026-03-20');
    const quote = loanAsOf(life.records, { date })?.quote;
    expect(quote?.overdueDays).toBe(8);
    expect(quote?.penalty).toBeGreaterThan(ZERO);
    expect(closing(await trialBalanceOf(own, { date }), 'penalty-receivable')).toBe(quote?.penalty);
    const lines = (await lossAllowanceOn(own, date)).filter(({ loans }) => loans > 0);
    expect(lines.map(({ fromDay, debt }) => [fromDay, debt])).toEqual([[1, quote?.full]]);
  } finally {
    await other.drop();
  }
});

test('premiums are income, and the insurer is owed them, as far as the borrowers owe them', async () => {
  const ownLog = new TestLog();
  const fast = new DecidedLife(ownLog, 'fast', spl({ fastIssue: true, term: { unit: 'DAY', count: 20 } }), START);
  const insured = new DecidedLife(ownLog, 'insured', il({ insuranceAgreed: true, fastIssue: true }), START);
  const other = await readModelDatabase();
  try {
    await project(other.url, ownLog, { batchSize: 11 });
    const recordsOf: BooksDeps['recordsOf'] = async (loanId) => (loanId === fast.loanId ? fast : insured).records;
    const own: BooksDeps = { journal: journalReads(other.pool), periods: loanPeriodReads(other.pool), recordsOf };
    for (const days of [0, 3, 10]) {
      const date = addDays(localDate(START), days);
      const quotes = [fast, insured].flatMap(({ records }) => loanAsOf(records, { date })?.quote ?? []);
      const owed = add(...quotes.map(({ premium }) => premium));
      const lines = await trialBalanceOf(own, { date });
      const [income, payable] = [closing(lines, 'premium-income'), closing(lines, 'insurer-payable')];
      expect(closing(lines, 'premium-receivable'), date).toBe(owed);
      expect(add(income, payable), date).toBe(negate(owed));
      expect(payable, date).toBe(negate(tenge(Math.floor((2_900 * days) / 184))));
      expect(add(...lines.map((line) => line.closing))).toBe(ZERO);
      const debt = add(...(await lossAllowanceOn(own, date)).map((line) => line.debt));
      expect(debt, date).toBe(add(...quotes.map(({ full }) => full)));
      const early = await loanReads(other.pool).unearnedInsurance();
      expect(early).toBe(tenge(2_900));
    }
  } finally {
    await other.drop();
  }
});

/** Nobody closes a day of it: the last event is the issue. */
function unclosed() {
  const ownLog = new TestLog();
  return { log: ownLog, life: new DecidedLife(ownLog, 'unclosed', spl(), START) };
}
