/** What many do at once to one borrower or one loan: one wins or all count, and nobody is left without an answer. */
import { afterEach, expect, it } from 'vitest';
import { loanStream, slotStream } from '../../schema/events/streams.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { printTenge, tenge } from '../../schema/values/money.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import { balanceOf } from '../../server/use-cases/balance/balance.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { deliver, type Notice, succeeded } from '../support/callbacks.ts';
import { inFull } from '../support/in-full.ts';
import { heard } from '../support/json-client.ts';
import { lendingApp } from '../support/lending-app.ts';
import { aBorrower, lendingWorld } from '../support/lending-world.ts';
import { aCaller, anActiveLoan } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';
import { FULL } from '../support/size.ts';

const WRITERS = FULL ? 100 : 15;
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function money(): Promise<MoneyWorld> {
  const world = await moneyWorld();
  closers.push(() => world.stop());
  return world;
}
async function notice(world: MoneyWorld, borrower: Borrower, loanId: LoanId, sum: number): Promise<Notice> {
  const wish = { borrowerId: borrower.id, loanId, amount: tenge(sum), locale: 'RU', confirmed: true } as const;
  const started = await world.payments.start(aCaller(), wish);
  if ('refusal' in started) throw new Error(started.refusal.code);
  return succeeded(started.payment.intent.id, printTenge(tenge(sum)), { operatedAt: await world.clock.businessNow() });
}
/** As a provider does: until it is told that the report was taken. */
async function untilTaken(world: MoneyWorld, report: Notice): Promise<number> {
  for (let tries = 1; ; tries++) {
    const status = await deliver(world, report);
    if (status === 200) return tries;
    if (tries === 50) throw new Error(`answered ${status}`);
  }
}
async function receivedOn(world: MoneyWorld, loanId: LoanId): Promise<bigint[]> {
  const { events } = await world.ledger.readLatest(loanStream(loanId));
  for (const { type, data } of events)
    if ('postings' in data)
      expect(
        data.postings.reduce((sum, { amount }) => sum + amount, 0n),
        type,
      ).toBe(0n);
  return events.flatMap((event) => (event.type === 'PaymentReceived' ? [event.data.amount] : [])).toSorted();
}

/** A busy machine may miss a deadline; a person presses again. */
const UNAVAILABLE = 'error.unavailable';
const APPLY = 'mutation($input: TermsInput!) { apply(input: $input) { loan { id } errors { code } } }';
const INPUT = { productType: 'INDIVIDUAL_PERSON_SPL', pricing: 'FLEXIBLE', amount: '100000.00', term: 20, purpose: 10 };

it('twenty applications over two servers, GraphQL and /json: one loan, one slot, and a reason for the others', async () => {
  const world = await lendingWorld();
  closers.push(() => world.close());
  const [one, two] = [await lendingApp(world), await lendingApp(world)];
  closers.push(
    () => one.app.close(),
    () => two.app.close(),
  );
  const { borrowerId } = await aBorrower(world);
  const [token, json] = [await one.tokenOf(borrowerId), two.json(await two.tokenOf(borrowerId))];
  const input = { ...INPUT, fastIssue: false, insuranceAgreed: false };
  const wish = { purpose: 10, 'creditProduct.id': 1, amount: 100_000, term: 20, insuranceAgreed: false } as never;
  const asked = async (): Promise<string> => {
    const { data } = (await one.graphql(token, APPLY, { input })).body;
    return data ? (data.apply.loan?.id ?? data.apply.errors[0].code) : UNAVAILABLE;
  };
  const posted = async (): Promise<string> => {
    const { body } = await heard(json.POST('/json/credit', { body: wish }));
    const answer = body as { data?: { id: string }; businessLogicErrors?: string[] };
    return answer.data?.id ?? answer.businessLogicErrors?.[0] ?? JSON.stringify(body);
  };
  const pressed = async (press: () => Promise<string>): Promise<string> => {
    const answer = await press();
    return answer === UNAVAILABLE ? pressed(press) : answer;
  };
  const tabs = Array.from({ length: 20 }, (_, n) => pressed(n % 2 === 0 ? asked : posted));
  const answers = await Promise.all(tabs);
  const { events } = await world.ledger.readLatest(slotStream(borrowerId));
  expect(events.map(({ type }) => type)).toEqual(['SlotClaimed']);
  const [claimed] = events;
  const loanId = claimed?.type === 'SlotClaimed' ? claimed.data.loanId : undefined;
  expect(answers.filter((answer) => answer === loanId)).toHaveLength(1);
  const others = answers.filter((answer) => answer !== loanId);
  const reasons = [
    'LOAN_EXISTS',
    'borrowerHasActiveApplicationOrCredit',
    'APPLICATION_UNDER_WAY',
    'error.application.underWay',
    'CHANGED_MEANWHILE',
    'error.changedMeanwhile',
  ];
  expect(others.filter((answer) => !reasons.includes(answer))).toEqual([]);
  expect((await world.ledger.readLatest(loanStream(loanId as LoanId))).events).toHaveLength(1);
});

it('payments, a prolongation, a prepayment and the closing of the day on one loan lose and double nothing', async () => {
  const world = await money();
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower);
  await world.closing.runThrough(localDate('2026-03-02'));
  await world.at('2026-03-12');
  const sums = [2_240, 20_000, 30_000];
  const reports = await Promise.all(sums.map((sum) => notice(world, borrower, loanId, sum)));
  const [prolonged, prepaid] = await Promise.all([
    world.prolongation.request(aCaller(), borrower.id, loanId, 14),
    world.prepayment.request(aCaller(), borrower.id, loanId),
    ...reports.flatMap((report) => [untilTaken(world, report), untilTaken(world, report)]),
    world.closing.runThrough(localDate('2026-03-13')),
    world.closing.runThrough(localDate('2026-03-13')),
  ]);
  for (const answer of [prolonged, prepaid])
    expect('refusal' in answer ? answer.refusal.code : 'done').toMatch(/^(done|[A-Z_]+)$/);
  for (const report of reports) expect(await untilTaken(world, report)).toBe(1);
  const all = sums.reduce((sum, one) => sum + one, 0);
  expect(await receivedOn(world, loanId)).toEqual(sums.map((sum) => tenge(sum)).toSorted());
  const loan = await loadLoan(world.ledger, loanId);
  expect(loan?.paid).toBe(tenge(all));
  expect(loan?.request !== null && loan?.prepayment?.state === 'REQUESTED').toBe(false);
  expect(await balanceOf(world.ledger, borrower.id)).toBe(0n);
  expect(await world.closing.runThrough(localDate('2026-03-13'))).toEqual([]);
});

inFull('many writers on one loan: each is stored once or told to try again, and other loans go on', async () => {
  const world = await money();
  const borrower = await world.borrower();
  const loanId = await anActiveLoan(world, borrower);
  const others = await Promise.all(
    [1, 2, 3].map(async () => {
      const person = await world.borrower();
      return { person, loan: await anActiveLoan(world, person) };
    }),
  );
  const reports = await Promise.all(Array.from({ length: WRITERS }, () => notice(world, borrower, loanId, 500)));
  const quiet = await Promise.all(others.map(({ person, loan }) => notice(world, person, loan, 700)));
  const began = performance.now();
  const storm = Promise.all(reports.map((report) => untilTaken(world, report)));
  const beside = Promise.all(quiet.map((report) => deliver(world, report))).then((statuses) => {
    expect(statuses).toEqual([200, 200, 200]);
    return performance.now() - began;
  });
  const tries = await storm;
  expect(await beside).toBeLessThan(performance.now() - began);
  expect(Math.max(...tries)).toBeLessThan(50);
  expect(await receivedOn(world, loanId)).toEqual(Array(WRITERS).fill(tenge(500)));
  for (const { loan } of others) expect((await loadLoan(world.ledger, loan))?.paid).toBe(tenge(700));
});
