/** While a debt to this lender is unpaid, its borrower gets no loan and is no good borrower. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStream, slotStream } from '../../schema/events/streams.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { printTenge, tenge } from '../../schema/values/money.ts';
import { sandboxBlacklist } from '../../server/adapters/blacklist/sandbox.ts';
import { sandboxCreditBureau } from '../../server/adapters/credit-bureau/sandbox.ts';
import { sandboxStateRegistry } from '../../server/adapters/state-registry/sandbox.ts';
import { quoteOn } from '../../server/domain/money/quote.ts';
import { makePreScore } from '../../server/use-cases/application/pre-score.ts';
import { commandAccount } from '../../server/use-cases/balance/balance.ts';
import { gatherFacts } from '../../server/use-cases/decision/scoring-facts.ts';
import { creditHistoryOf, isRepeat, lastFinishedOf } from '../../server/use-cases/loan/borrower-loans.ts';
import { scheduleOn } from '../../server/use-cases/loan/loan-schedule.ts';
import type { LoanView } from '../../server/use-cases/loan/loan-view.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { closeDays, on, pay, paymentId } from '../support/a-loan.ts';
import { writtenLoan } from '../support/a-written-loan.ts';
import { applied } from '../support/lending-steps.ts';
import {
  aBorrower,
  aCaller,
  type LendingWorld,
  lendingWorld,
  TERMS,
  type TestPerson,
} from '../support/lending-world.ts';
import type { Story } from '../support/spec.ts';

const DUE = '2026-03-12';
const TODAY = '2026-11-20';

let world: LendingWorld;
beforeAll(async () => {
  world = await lendingWorld();
});
afterAll(() => world.close());

type Days = Parameters<typeof writtenLoan>[2];
const apply = (person: TestPerson) =>
  world.applications.apply({ caller: aCaller(person.borrowerId), borrowerId: person.borrowerId }, TERMS);

/** A loan of March that took and freed the borrower's slot. */
async function past(person: TestPerson, days: Days): Promise<LoanId> {
  const loanId = await writtenLoan(world, person, days);
  const events = [
    { type: 'SlotClaimed' as const, data: { loanId, tookOverFrom: null } },
    { type: 'SlotReleased' as const, data: { loanId } },
  ];
  const context = { ...aCaller(person.borrowerId), effectiveDate: localDate(DUE), recordedAt: world.clock.now() };
  await world.ledger.append(slotStream(person.borrowerId), 'none', events, context);
  return loanId;
}

const repaid: Days = [[DUE, (story) => story.when(pay(DUE, tenge(102_800))).when(on(DUE, { type: 'CloseLoan' }))]];
const late = (last: string) => (story: Story) => closeDays(story, '2026-03-13', last);
const repaidLate = (day: string): Days => [
  [day, late(day)],
  [
    day,
    (story) => story.when(pay(day, quoteOn(story.life, localDate(day)).fullCeil)).when(on(day, { type: 'CloseLoan' })),
  ],
];

/** The provider reverses the last payment of an ended loan. */
async function takenBack(person: TestPerson, loanId: LoanId, amount = tenge(102_800)): Promise<void> {
  const command = { type: 'OweReversal', amount, loanId, paymentId: paymentId(1) } as const;
  const done = await commandAccount(world, aCaller(person.borrowerId), person.borrowerId, command);
  expect(done).not.toHaveProperty('refusal');
}

const toppedUp = (person: TestPerson, amount: number, n = 7) =>
  commandAccount(world, aCaller(person.borrowerId), person.borrowerId, {
    type: 'CreditBalance',
    reason: 'TOP_UP',
    amount: tenge(amount),
    paymentId: paymentId(n),
    loanId: null,
  });

async function factsOf(person: TestPerson, opened?: LoanView) {
  const loan = opened ?? (await applied(world, person));
  const borrower = await world.borrowers.find(person.borrowerId);
  if (!borrower) throw new Error('no such person');
  const { faults } = world;
  const outside = {
    registry: sandboxStateRegistry(faults),
    blacklist: sandboxBlacklist(faults),
    bureau: sandboxCreditBureau(faults),
  };
  const call = { key: 'test', signal: new AbortController().signal };
  return gatherFacts({ ...world, ...outside }, loan, borrower, false, call as never);
}

describe('a borrower who has not paid this lender', () => {
  it('a borrower is refused while a payment reversed after the end is unpaid, and may apply once the balance has paid it', async () => {
    const person = await aBorrower(world);
    await takenBack(person, await past(person, repaid));
    const no = { code: 'OWN_REVERSAL_OWED', facts: { amount: '102800.00', date: TODAY } };
    expect(await world.applications.canGetCredit(person.borrowerId)).toEqual({ refusal: no });
    expect(await apply(person)).toEqual({ refusal: no });
    await toppedUp(person, 100_000);
    expect(await world.applications.canGetCredit(person.borrowerId)).toMatchObject({
      refusal: { facts: { amount: '2800.00' } },
    });
    await toppedUp(person, 2_800, 8);
    expect(await world.applications.canGetCredit(person.borrowerId)).toBeUndefined();
  });

  it('a borrower is refused for a reversed top-up', async () => {
    const person = await aBorrower(world);
    const command = { type: 'OweReversal', amount: tenge(500), loanId: null, paymentId: paymentId(3) } as const;
    await commandAccount(world, aCaller(person.borrowerId), person.borrowerId, command);
    expect(await apply(person)).toMatchObject({ refusal: { code: 'OWN_REVERSAL_OWED' } });
  });

  it('a borrower is refused after a write-off, with contract, day and amount', async () => {
    const person = await aBorrower(world);
    const loanId = await past(person, [
      ['2026-06-15', late('2026-06-15')],
      [
        '2026-06-15',
        (story) =>
          story
            .when(on('2026-06-15', { type: 'WriteOff', reason: 'OFFICE' }))
            .when(on('2026-06-15', { type: 'CloseLoan' })),
      ],
    ]);
    const writtenOff = (await world.loan(loanId)).writtenOff ?? tenge(0);
    const facts = { offer: 'NS-2026-000001', date: '2026-06-15', amount: printTenge(writtenOff) };
    expect(await apply(person)).toEqual({ refusal: { code: 'OWN_WRITTEN_OFF', facts } });
  });

  it("a borrower is refused after a sale, with the buyer's name", async () => {
    const person = await aBorrower(world);
    await past(person, [
      ['2026-06-15', late('2026-06-15')],
      ['2026-06-15', (story) => story.when(on('2026-06-15', { type: 'IssueCessionNotice', buyer: 'Collect LLP' }))],
      [
        '2026-07-15',
        (story) =>
          closeDays(story, '2026-06-16', '2026-07-15')
            .when(
              on('2026-07-15', {
                type: 'AgreeCession',
                buyer: 'Collect LLP',
                price: tenge(40_000),
                payBy: localDate('2026-07-16'),
              }),
            )
            .when(on('2026-07-15', { type: 'ConfirmCession' })),
      ],
    ]);
    expect(await apply(person)).toMatchObject({
      refusal: { code: 'OWN_CEDED', facts: { buyer: 'Collect LLP', date: '2026-07-15' } },
    });
  });

  it('scoring declines too if the debt arose after the application was opened', async () => {
    const person = await aBorrower(world);
    const loanId = await past(person, repaid);
    const opened = await applied(world, person);
    expect(await factsOf(person, opened)).toMatchObject({ ownDebt: null, finishedLoans: 1 });
    await takenBack(person, loanId);
    expect(await factsOf(person, opened)).toMatchObject({ ownDebt: 'REVERSAL_OWED', finishedLoans: 0 });
  });
});

describe('a loan whose last payment was reversed', () => {
  it('it never counts as repaid: not for a repeat borrower, not for scoring, not for the pre-score', async () => {
    const person = await aBorrower(world);
    const loanId = await past(person, repaid);
    const history = () => creditHistoryOf(world.ledger, person.borrowerId);
    expect(isRepeat((await history()).loans)).toBe(true);
    await takenBack(person, loanId);
    await toppedUp(person, 102_800);
    const { loans } = await history();
    expect([isRepeat(loans), lastFinishedOf(loans)]).toEqual([false, undefined]);
    expect(await factsOf(person)).toMatchObject({ finishedLoans: 0, ownDebt: null });
    const hoped = await makePreScore(world)(person.borrowerId);
    expect(hoped.P1D).not.toBeNull();
  });

  it('its page shows the payment as reversed, and no longer as paid', async () => {
    const person = await aBorrower(world);
    const loanId = await past(person, repaid);
    await takenBack(person, loanId);
    const loan = await loadLoan(world.ledger, loanId);
    expect(loan).toMatchObject({ status: 'FINISHED', paid: 0n, payments: [{ reversedOn: TODAY }] });
    expect(loan && scheduleOn(loan, localDate(TODAY), `${TODAY}T07:00:00.000Z`)).toMatchObject([
      { isPaid: false, isExpired: false, paidOn: null },
    ]);
    expect(loan?.reversals).toMatchObject([{ taken: tenge(102_800), owed: tenge(102_800), on: TODAY }]);
    expect((await world.ledger.readLatest(accountStream(person.borrowerId))).events).toHaveLength(1);
  });
});

describe('own arrears in scoring', () => {
  it('more than 60 days and 15,000 tenge here are known, though no bureau reports them', async () => {
    const person = await aBorrower(world);
    await past(person, repaidLate('2026-05-20'));
    const facts = await factsOf(person);
    expect(facts).toMatchObject({ worstOverdueDays: 69, finishedLoans: 1 });
    expect(facts.worstOverdueAmount).toBeGreaterThan(tenge(15_000));
  });

  it(`own arrears never lower the bureau's figures`, async () => {
    const person = await aBorrower(world, 'reject-60-plus');
    await past(person, repaidLate('2026-03-20'));
    expect(await factsOf(person)).toMatchObject({ worstOverdueDays: 75 });
  });
});
