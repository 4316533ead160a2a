import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loanStream, slotStream } from '../../schema/events/streams.ts';
import { landingOf } from '../../schema/reference/arrivals.ts';
import { tenge } from '../../schema/values/money.ts';
import { makeProducts } from '../../server/use-cases/application/product.ts';
import { releaseUnwritten } from '../../server/use-cases/application/slot.ts';
import { loansOf } from '../../server/use-cases/loan/borrower-loans.ts';
import { slotReleaseWorkflow } from '../../server/workflows/slot-release.ts';
import { inFull } from '../support/in-full.ts';
import { applied, given } from '../support/lending-steps.ts';
import { aBorrower, aCaller, type LendingWorld, lendingWorld, TERMS } from '../support/lending-world.ts';

let world: LendingWorld;
beforeAll(async () => {
  world = await lendingWorld();
});
afterAll(() => world.close());

const who = (borrowerId: Awaited<ReturnType<typeof aBorrower>>['borrowerId']) => ({
  caller: aCaller(borrowerId),
  borrowerId,
});

it('the calculator starts with what was asked for last, and a newcomer with the default (R140)', async () => {
  const person = await aBorrower(world);
  const { products } = makeProducts({ ...world, loansOf: (id) => loansOf(world.ledger, id) });
  const first = (await products(person.borrowerId))[0];
  expect([first?.defaultAmount, first?.defaultTerm]).toEqual([tenge(175_000), 20]);
  const startsWith = async (...landing: Parameters<typeof landingOf>) => {
    const [one] = await products(person.borrowerId, landingOf(...landing));
    return [one?.productType, one?.defaultAmount, one?.defaultTerm];
  };
  const mega = { productType: 'INDIVIDUAL_PERSON_IL', amount: '402000', term: '8' };
  expect(await startsWith(mega)).toEqual(['INDIVIDUAL_PERSON_IL', tenge(400_000), 8]);
  expect(await startsWith({ amount: '90000', term: '5' })).toEqual(['INDIVIDUAL_PERSON_SPL', tenge(90_000), 5]);
  expect(await startsWith({ ...mega, amount: '9000000', term: '31' })).toEqual([mega.productType, tenge(290_000), 6]);
  expect(await startsWith({ amount: '<script>' })).toEqual(['INDIVIDUAL_PERSON_SPL', tenge(175_000), 20]);
  await applied(world, person, { ...TERMS, amount: tenge(60_000), term: { unit: 'DAY', count: 9 } });
  const [single, instalments] = await products(person.borrowerId);
  expect([single?.defaultAmount, single?.defaultTerm]).toEqual([tenge(60_000), 9]);
  expect(await startsWith(mega)).toEqual(['INDIVIDUAL_PERSON_SPL', tenge(60_000), 9]);
  expect(instalments?.defaultAmount).toBe(tenge(290_000));
});

describe('opening an application', () => {
  it('one application is opened, with an offer number and the price of today', async () => {
    const person = await aBorrower(world);
    const loan = await applied(world, person);
    expect(loan.status).toBe('INITIAL');
    expect(loan.offerNumber).toMatch(/^NS-2026-\d{7}$/);
    expect(loan.price.gesvPpm).toBeLessThanOrEqual(1_790_000);
    expect(loan.price.total).toBe(tenge(175_000) + loan.price.overpayment);
  });

  it('a repeated command gets its first answer and appends nothing', async () => {
    const person = await aBorrower(world);
    const request = who(person.borrowerId);
    const first = given(await world.applications.apply(request, TERMS));
    const again = given(await world.applications.apply(request, TERMS));
    expect(again.loan.loanId).toBe(first.loan.loanId);
    expect((await world.ledger.readLatest(loanStream(first.loan.loanId))).events).toHaveLength(1);
    expect((await world.ledger.readLatest(slotStream(person.borrowerId))).events).toHaveLength(1);
  });

  it('one of two tabs opens the application; the other gets LOAN_EXISTS and stores nothing', async () => {
    const person = await aBorrower(world);
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.applications.apply(who(person.borrowerId), TERMS)));
    const won = answers.filter((answer) => 'loan' in answer);
    expect(won).toHaveLength(1);
    for (const answer of answers)
      if ('refusal' in answer)
        expect(['LOAN_EXISTS', 'APPLICATION_UNDER_WAY', 'CHANGED_MEANWHILE']).toContain(answer.refusal.code);
    const slot = await world.ledger.readLatest(slotStream(person.borrowerId));
    expect(slot.events.map((event) => event.type)).toEqual(['SlotClaimed']);
    const claimed = slot.events[0];
    expect(claimed?.type === 'SlotClaimed' && claimed.data.loanId).toBe(
      won[0] && 'loan' in won[0] && won[0].loan.loanId,
    );
  });

  it('refused terms do not hold the slot', async () => {
    const person = await aBorrower(world);
    const wrong = { ...TERMS, promoCode: 'NOTHING' };
    expect(await world.applications.apply(who(person.borrowerId), wrong)).toMatchObject({
      refusal: { code: 'PROMO_WRONG' },
    });
    expect((await world.ledger.readLatest(slotStream(person.borrowerId))).events).toHaveLength(0);
    await applied(world, person);
  });

  it('a slot whose application was never written is no loan, and is taken over after a minute', async () => {
    const person = await aBorrower(world);
    const lost = world.ids.fresh<never>();
    const claim = { type: 'SlotClaimed' as const, data: { loanId: lost, tookOverFrom: null } };
    const context = (recordedAt: Date) => ({
      ...aCaller(person.borrowerId),
      effectiveDate: '2026-11-20' as never,
      recordedAt: recordedAt.toISOString() as never,
    });
    await world.ledger.append(slotStream(person.borrowerId), 'none', [claim], context(new Date()));
    expect(await world.applications.apply(who(person.borrowerId), TERMS)).toMatchObject({
      refusal: { code: 'APPLICATION_UNDER_WAY' },
    });

    const other = await aBorrower(world);
    await world.ledger.append(slotStream(other.borrowerId), 'none', [claim], context(new Date(Date.now() - 61_000)));
    const loan = await applied(world, other);
    const taken = (await world.ledger.readLatest(slotStream(other.borrowerId))).events.at(-1);
    expect(taken).toMatchObject({ type: 'SlotClaimed', data: { loanId: loan.loanId, tookOverFrom: lost } });
  });

  inFull('a claim without a loan is released after a minute, and one with a loan stays (R982)', async () => {
    const person = await aBorrower(world);
    const lost = world.ids.fresh<never>();
    const claim = { type: 'SlotClaimed' as const, data: { loanId: lost, tookOverFrom: null } };
    const context = { ...aCaller(person.borrowerId), effectiveDate: '2026-11-20' as never };
    const claimedAt = Date.now();
    const recordedAt = new Date(claimedAt).toISOString() as never;
    await world.ledger.append(slotStream(person.borrowerId), 'none', [claim], { ...context, recordedAt });
    const { events } = await world.ledger.readLatest(slotStream(person.borrowerId));
    const asked = events.flatMap((event) => slotReleaseWorkflow(world).react(event));
    expect(asked).toEqual([{ kind: 'claimed', data: { loanId: lost } }]);
    const released = (afterMs: number) => {
      const clock = { ...world.clock, now: () => new Date(claimedAt + afterMs).toISOString() as never };
      return releaseUnwritten({ ...world, clock }, aCaller(person.borrowerId), person.borrowerId, lost);
    };
    expect(await released(0)).toMatchObject({ later: expect.any(String) });
    expect(await released(50_000)).toMatchObject({ later: expect.any(String) });
    expect(await released(61_000)).toEqual({ did: 'ReleaseSlot' });
    expect(await released(62_000)).toMatchObject({ notNeeded: expect.any(String) });
    const { loanId } = await applied(world, person);
    const kept = await releaseUnwritten(world, aCaller(person.borrowerId), person.borrowerId, loanId);
    expect(kept).toMatchObject({ notNeeded: expect.any(String) });
    expect((await world.ledger.readLatest(slotStream(person.borrowerId))).events.at(-1)?.type).toBe('SlotClaimed');
  });

  it('three applications a day are allowed, and the next one tomorrow', async () => {
    const person = await aBorrower(world);
    for (let i = 0; i < 3; i++) {
      const loan = await applied(world, person);
      given(await world.applications.cancel(who(person.borrowerId), loan.loanId));
    }
    expect(await world.applications.canGetCredit(person.borrowerId)).toMatchObject({
      refusal: { code: 'APPLICATION_LIMIT' },
    });
    world.clock.set('2026-11-21');
    expect(await world.applications.canGetCredit(person.borrowerId)).toBeUndefined();
    world.clock.set('2026-11-20');
  });

  it("another borrower's loan is not found", async () => {
    const [person, stranger] = [await aBorrower(world), await aBorrower(world)];
    const loan = await applied(world, person);
    const answer = await world.applications.change(who(stranger.borrowerId), loan.loanId, () => TERMS);
    expect(answer).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
  });

  it('changed terms are rounded down to 5,000, and refused outside the bounds of the product (R265)', async () => {
    const person = await aBorrower(world);
    const loan = await applied(world, person);
    const change = (part: Partial<typeof TERMS>) =>
      world.applications.change(who(person.borrowerId), loan.loanId, () => ({ ...TERMS, ...part }));
    expect(given(await change({ amount: tenge(123_456) })).loan.terms.amount).toBe(tenge(120_000));
    const bounds = { min: '10000.00', limit: '190000.00' };
    for (const amount of [tenge(9_999), tenge(195_000)])
      expect(await change({ amount })).toMatchObject({ refusal: { code: 'AMOUNT_OUT_OF_RANGE', facts: bounds } });
    expect(await change({ term: { unit: 'DAY', count: 99 } })).toMatchObject({
      refusal: { code: 'TERM_OUT_OF_RANGE', facts: { min: '5', max: '31', unit: 'DAY' } },
    });
  });

  it.each([
    ['under-age', 'NOT_RIGHT_AGE'],
    ['entrepreneur', 'PRODUCT_UNKNOWN'],
  ])('refuses %s with %s', async (key, code) => {
    const person = await aBorrower(world, key);
    expect(await world.applications.apply(who(person.borrowerId), TERMS)).toMatchObject({ refusal: { code } });
    expect((await world.ledger.readLatest(slotStream(person.borrowerId))).events).toHaveLength(0);
  });
});
