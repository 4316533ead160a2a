/** A payout destination is checked before it is signed, stored encrypted, and belongs to one borrower. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loanStream } from '../../schema/events/streams.ts';
import { POST_OFFICES } from '../../schema/reference/post-offices.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { almatyDateOf, almatyTimeOf, instant } from '../../schema/values/local-date.ts';
import { textOf } from '../../server/api/user-errors.ts';
import { refuse } from '../../server/domain/decider.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import type { PayoutInput } from '../../server/use-cases/payout/payout-destination.ts';
import { anIban } from '../support/a-borrower.ts';
import { choose, payoutOf } from '../support/money-payout.ts';
import { aCaller, anApprovedLoan, reaches } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());
afterEach(async () => {
  for (const provider of world.kit.faults.providers) await world.kit.faults.set(provider, 'NONE');
});

describe('choosing a payout method', () => {
  const ask = (borrower: Borrower, loanId: LoanId, input: PayoutInput) => choose(world, borrower, loanId, input);
  const failed = async (change = {}) => {
    const borrower = await world.borrower(change);
    const loanId = await anApprovedLoan(world, borrower, { destination: { kind: 'IBAN', iban: anIban('0051') } });
    await reaches(world, loanId, 'REMITTANCE_ERROR');
    return { borrower, loanId };
  };

  it('an unusable destination is refused with the reason', async () => {
    const { borrower, loanId } = await failed();
    const refused = async (input: PayoutInput) => {
      const answer = await ask(borrower, loanId, input);
      return 'refusal' in answer ? answer.refusal.code : 'signed';
    };
    const iban = anIban();
    expect(await refused({ kind: 'IBAN', iban: iban.replace(/1/, '2') })).toBe('IBAN_WRONG');
    expect(await refused({ kind: 'IBAN', iban: anIban('0000') })).toBe('IBAN_FOREIGN');
    expect(await refused({ kind: 'CARD', cardId: '1' })).toBe('CARD_FIRST_LOAN');
    expect(await refused({ kind: 'POST', postOfficeId: 'nowhere' })).toBe('NOT_FOUND');
    await world.kit.faults.set('bank-payout', 'UNAVAILABLE');
    expect(await refused({ kind: 'IBAN', iban })).toBe('TRY_LATER');
  });

  it('the account to which money has gone is known at the next choice, and to its borrower alone', async () => {
    const borrower = await world.borrower();
    const iban = anIban();
    const loanId = await anApprovedLoan(world, borrower, { destination: { kind: 'IBAN', iban } });
    await reaches(world, loanId, 'ACTIVE');
    expect(await payoutOf(world).options(borrower.id, loanId)).toMatchObject({ lastIban: iban });
    const stranger = await failed();
    expect(await payoutOf(world).options(stranger.borrower.id, stranger.loanId)).toMatchObject({ lastIban: null });
  });

  it('an account belongs to one borrower only', async () => {
    const [one, two] = [await failed(), await failed()];
    const iban = anIban();
    expect(await ask(one.borrower, one.loanId, { kind: 'IBAN', iban })).toHaveProperty('position');
    expect(await ask(two.borrower, two.loanId, { kind: 'IBAN', iban })).toMatchObject({
      refusal: { code: 'IBAN_TAKEN' },
    });
  });

  it.each([
    ['a new password', 'password_reset_at'],
    ['a new phone number', 'phone_changed_at'],
  ])('for a day after %s only earlier destinations are allowed, and both languages say so', async (_, column) => {
    const { borrower, loanId } = await failed();
    const payout = payoutOf(world);
    const prepare = async (input: PayoutInput) => {
      const prepared = await payout.prepare({ borrowerId: borrower.id, loanId, locale: 'RU', input });
      return 'refusal' in prepared ? prepared.refusal : 'prepared';
    };
    const known = { kind: 'IBAN' as const, iban: anIban() };
    expect(await prepare(known)).toBe('prepared');
    const now = world.clock.now();
    const changed = (hoursAgo: number) =>
      world.pool.query(
        `update people.account set ${column} = $2::timestamptz - make_interval(hours => $3) where id = $1`,
        [borrower.id, now, hoursAgo],
      );
    await changed(0);
    const until = instant(new Date(Date.parse(now) + 24 * 3_600_000));
    const held = refuse('PAYOUT_HELD', {
      field: 'kind',
      facts: { date: almatyDateOf(until), time: almatyTimeOf(until) },
    }).refusal;
    const post = { kind: 'POST' as const, postOfficeId: POST_OFFICES[0]?.id ?? '' };
    const other = { kind: 'IBAN' as const, iban: anIban() };
    expect(await prepare(other)).toEqual(held);
    expect(await prepare(post)).toEqual(held);
    for (const locale of ['RU', 'KK'] as const) {
      const text = textOf({ refusal: held }, locale);
      expect(text).toContain(held.facts?.time);
      expect(text).not.toMatch(/[{}]/);
    }
    expect(await prepare(known)).toBe('prepared');
    await changed(25);
    expect(await prepare(other)).toBe('prepared');
  });

  it('only a document of the own loan, and only the one that was made, is signed', async () => {
    const [one, two] = [await failed(), await failed()];
    const payout = payoutOf(world);
    const input = { kind: 'IBAN' as const, iban: anIban() };
    const prepared = await payout.prepare({ borrowerId: one.borrower.id, loanId: one.loanId, locale: 'RU', input });
    if ('refusal' in prepared) throw new Error(prepared.refusal.code);
    const sign = (who: typeof one, documentHash: string) =>
      payout.signed({
        caller: aCaller(),
        borrowerId: who.borrower.id,
        loanId: who.loanId,
        signature: { documentType: 'APPLICATION_FOR_TRANSFER_MONEY', documentHash },
        consents: [],
        locale: 'RU',
      });
    expect(await sign(two, prepared.document.hash)).toMatchObject({ refusal: { code: 'DOCUMENT_CHANGED' } });
    expect(await sign(one, 'f'.repeat(64))).toMatchObject({ refusal: { code: 'DOCUMENT_CHANGED' } });
    const stolen = { borrowerId: two.borrower.id, loanId: one.loanId, locale: 'RU' as const, input };
    expect(await payout.prepare(stolen)).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
  });

  it('the account cannot be read in the tables', async () => {
    const { borrower, loanId } = await failed();
    const iban = anIban();
    await ask(borrower, loanId, { kind: 'IBAN', iban });
    const { rows } = await world.pool.query('select p::text as row from people.payout_destination p');
    expect(rows.map((row) => String(row.row)).join()).not.toContain(iban.slice(8));
    const { events } = await world.ledger.readLatest(loanStream(loanId));
    const text = JSON.stringify(events, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
    expect(text).toContain('PayoutMethodChosen');
    expect(text).not.toContain(iban.slice(8));
  });
});
