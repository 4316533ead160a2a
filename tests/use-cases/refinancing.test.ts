/** The amount due at signing ends the old loan, and the new one begins with its principal, whichever process dies. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loanStream, slotStream } from '../../schema/events/streams.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import { instant } from '../../schema/values/local-date.ts';
import { printTenge, tenge } from '../../schema/values/money.ts';
import type { Ledger } from '../../server/ports/ledger.ts';
import { makeRefinancing } from '../../server/use-cases/agreement/refinancing.ts';
import { claimSlot } from '../../server/use-cases/application/slot.ts';
import { eventContext } from '../../server/use-cases/kernel/event-context.ts';
import { loansOf } from '../../server/use-cases/loan/borrower-loans.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { BORROWER, issued, LOAN, pay } from '../support/a-loan.ts';
import { NEW_LOAN, refinancing } from '../support/an-agreement.ts';
import { deliver, succeeded } from '../support/callbacks.ts';
import { aCaller, anActiveLoan, reaches, typesOf } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';

const postingsOf = async (world: MoneyWorld, loanId: LoanId) =>
  (await world.ledger.readLatest(loanStream(loanId))).events.flatMap((event) =>
    'postings' in event.data ? event.data.postings : [],
  );
const sumOf = (postings: Awaited<ReturnType<typeof postingsOf>>, account: string): bigint =>
  postings.filter((one) => one.account === account).reduce((sum, one) => sum + one.amount, 0n);

describe('a refinancing from request to new loan', () => {
  let world: MoneyWorld;
  beforeAll(async () => {
    world = await moneyWorld();
  });
  afterAll(() => world.stop());

  it('the principal goes over, and the slot is never free in between', async () => {
    const borrower = await world.borrower();
    const loanId = await anActiveLoan(world, borrower);
    await world.at('2026-03-12');
    const quote = await world.refinancing.quote(borrower.id, loanId);
    if (!('options' in quote)) throw new Error(quote.refusal.code);
    expect(quote.options.map(({ months }) => months)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const asked = await world.refinancing.request(aCaller(), borrower.id, loanId, 6);
    if ('refusal' in asked) throw new Error(asked.refusal.code);
    const wish = { borrowerId: borrower.id, loanId, type: 'REFINANCING' as const, locale: 'RU' as const };
    const made = await world.refinancing.prepare(wish);
    if ('refusal' in made) throw new Error(made.refusal.code);
    const signature = { documentType: 'REFINANCING' as const, documentHash: made.document.hash };
    const who = { caller: aCaller(), borrowerId: borrower.id, loanId, locale: 'RU' as const };
    expect(await world.refinancing.signed({ ...who, signature, consents: [] })).toHaveProperty('position');

    const started = await world.payments.start(aCaller(), { ...who, amount: tenge(2_800) });
    if ('refusal' in started) throw new Error(started.refusal.code);
    const operatedAt = await world.clock.businessNow();
    await deliver(world, succeeded(started.payment.intent.id, printTenge(tenge(2_800)), { operatedAt }));
    await reaches(world, loanId, 'FINISHED');
    const newLoanId = (await loadLoan(world.ledger, loanId))?.movedTo?.loanId;
    if (!newLoanId) throw new Error('no new loan is named');
    await reaches(world, newLoanId, 'ACTIVE');
    expect(await loadLoan(world.ledger, newLoanId)).toMatchObject({
      movedFrom: { loanId },
      offerNumber: 'NS-2026-000100',
      issuedOn: '2026-03-12',
      standing: { principal: tenge(100_000) },
      terms: { productType: 'INDIVIDUAL_PERSON_IL', amount: tenge(100_000) },
    });
    const postings = [...(await postingsOf(world, loanId)), ...(await postingsOf(world, newLoanId))];
    expect(sumOf(postings, 'transit:refinancing')).toBe(0n);
    expect(sumOf(postings, 'principal')).toBe(tenge(100_000));
    const slot = await world.ledger.readLatest(slotStream(borrower.id));
    expect(slot.events.map(({ type, data }) => ({ type, ...data }))).toEqual([
      { type: 'SlotClaimed', loanId, tookOverFrom: null },
      { type: 'SlotClaimed', loanId: newLoanId, tookOverFrom: loanId },
    ]);
    expect((await loansOf(world.ledger, borrower.id)).map((loan) => loan.loanId)).toEqual([loanId, newLoanId]);
  });
});

describe('a refinancing interrupted between its steps', () => {
  let world: MoneyWorld;
  beforeAll(async () => {
    world = await moneyWorld({ workflows: false });
    await world.at('2026-03-12');
    const old = refinancing(issued(), '2026-03-12', 6).when(pay('2026-03-12', tenge(2_800)));
    await claimSlot(world, aCaller(), BORROWER, LOAN);
    const context = await eventContext(aCaller(), world.clock);
    await world.ledger.append(loanStream(LOAN), 'none', old.events, context);
  });
  afterAll(() => world.stop());

  /** Two minutes later, when a slot without a stream counts as abandoned. */
  const mayApply = async (borrowerId: BorrowerId) => {
    const now = () => instant(new Date(Date.parse(world.clock.now()) + 120_000));
    const deps = { ...world, clock: { ...world.clock, now } };
    return 'claimed' in (await claimSlot(deps, aCaller(), borrowerId, crypto.randomUUID() as LoanId));
  };

  it('the slot is held for the new loan, the next run completes what died, and a further run changes nothing', async () => {
    // The old loan has ended and nothing else has run, yet no other application may come between.
    expect(await mayApply(BORROWER)).toBe(false);

    const dies: Ledger = {
      ...world.ledger,
      append: async (stream, ...rest) => {
        if (stream === loanStream(NEW_LOAN)) throw new Error('killed');
        return world.ledger.append(stream, ...rest);
      },
    };
    const caller = aCaller();
    const half = makeRefinancing({ ...world.agreements, offerNumbers: world.offerNumbers, ledger: dies });
    await expect(half.complete(caller, LOAN)).rejects.toThrow('killed');
    expect(await typesOf(world, slotStream(BORROWER))).toEqual(['SlotClaimed', 'SlotClaimed']);
    expect(await typesOf(world, loanStream(NEW_LOAN))).toEqual([]);
    await world.at('2026-03-13');
    expect(await mayApply(BORROWER)).toBe(false);

    await Promise.all([world.refinancing.complete(caller, LOAN), world.refinancing.complete(caller, LOAN)]);
    await world.refinancing.complete(aCaller(), LOAN);
    expect(await typesOf(world, loanStream(NEW_LOAN))).toEqual(['LoanApplied', 'LoanIssuedByRefinancing']);
    expect(await typesOf(world, slotStream(BORROWER))).toEqual(['SlotClaimed', 'SlotClaimed']);
    // The new loan begins on the day of the agreement, however late it is stored.
    expect((await loadLoan(world.ledger, NEW_LOAN))?.issuedOn).toBe('2026-03-12');
  });
});
