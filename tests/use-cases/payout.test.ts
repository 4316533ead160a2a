/** The borrower gets what was signed, once, whatever happens to the answers. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loanStream, slotStream } from '../../schema/events/streams.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { instant } from '../../schema/values/local-date.ts';
import { tenge, ZERO } from '../../schema/values/money.ts';
import { PROCESSING_KZ } from '../../server/adapters/card-processor/dialects/processing-kz.ts';
import { makeBook } from '../../server/adapters/sandbox-kit/book.ts';
import { loadLoan } from '../../server/use-cases/loan/loans.ts';
import { tellPayout } from '../../server/use-cases/payout/payout-subject.ts';
import { anIban } from '../support/a-borrower.ts';
import { spl } from '../support/a-loan.ts';
import { inFull } from '../support/in-full.ts';
import { anActiveCard } from '../support/money-cards.ts';
import { choose } from '../support/money-payout.ts';
import { aCaller, anApprovedLoan, reaches, statusOf, typesOf, unkeyedHash } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';
import { shortOf } from '../support/size.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());
afterEach(async () => {
  for (const provider of world.kit.faults.providers) await world.kit.faults.set(provider, 'NONE');
});

const operationsOf = async (loanId: LoanId, provider = 'bank-payout') =>
  (await makeBook(world.kit.db, provider, world.kit).statement()).filter((one) => one.key.startsWith(loanId));
/** As if every decision had been stored that many minutes later. */
const decidedLater = (ledger: MoneyWorld['ledger'], minutes: number): MoneyWorld['ledger'] => ({
  ...ledger,
  readLatest: async (stream) => {
    const page = await ledger.readLatest(stream);
    const decided = page.events.findIndex(({ type }) => type === 'LoanDecided');
    const later = (at: string) => instant(new Date(Date.parse(at) + minutes * 60_000));
    const events = page.events.map((event, i) =>
      decided < 0 || i < decided
        ? event
        : { ...event, metadata: { ...event.metadata, recordedAt: later(event.metadata.recordedAt) } },
    );
    return { ...page, events };
  },
});
const failureOf = async (loanId: LoanId) => {
  const { events } = await world.ledger.readLatest(loanStream(loanId));
  return events.flatMap((event) => (event.type === 'PayoutFailed' ? [event.data.code] : []));
};

describe('a payout to an account', () => {
  it('a payout is one transfer of the agreed amount', async () => {
    const loanId = await anApprovedLoan(world, await world.borrower());
    await reaches(world, loanId, 'ACTIVE');
    expect(await operationsOf(loanId)).toMatchObject([{ state: 'PAID', amount: tenge(100_000) }]);
    const types = await typesOf(world, loanStream(loanId));
    const wanted = ['PayoutRequested', 'PayoutPrepared', 'PayoutSent', 'PayoutConfirmed', 'LoanIssued'];
    expect(types.slice(-5)).toEqual(wanted);
  });

  it('a payout whose answer was lost is queried and never paid again', async () => {
    await world.kit.faults.set('bank-payout', 'LOST_ANSWER');
    const loanId = await anApprovedLoan(world, await world.borrower());
    await expect.poll(() => operationsOf(loanId)).toHaveLength(1);
    expect(await statusOf(world, loanId)).toBe('REMITTANCE_PREPARED');
    await world.kit.faults.set('bank-payout', 'NONE');
    await reaches(world, loanId, 'ACTIVE');
    expect(await operationsOf(loanId)).toHaveLength(1);
  });

  it('a payout whose request was lost is sent again under the same key', async () => {
    await world.kit.faults.set('bank-payout', 'LOST_REQUEST');
    const loanId = await anApprovedLoan(world, await world.borrower());
    await expect.poll(() => statusOf(world, loanId)).toBe('REMITTANCE_PREPARED');
    await world.kit.faults.set('bank-payout', 'NONE');
    await reaches(world, loanId, 'ACTIVE');
    expect(await operationsOf(loanId)).toMatchObject([{ key: `${loanId}.1`, state: 'PAID' }]);
  });

  it('a fast issue decided after its hour is paid without its fee, and the page can say so', async () => {
    await world.kit.faults.set('bank-payout', 'LOST_REQUEST');
    const fast = spl({ fastIssue: true });
    const loanId = await anApprovedLoan(world, await world.borrower(), { terms: fast });
    await expect.poll(() => statusOf(world, loanId)).toBe('REMITTANCE_PREPARED');
    const confirmation = { type: 'ConfirmPayout', externalId: 'paid after all' } as const;
    await tellPayout({ ...world, ledger: decidedLater(world.ledger, 61) }, aCaller(), loanId, confirmation);
    const loan = await loadLoan(world.ledger, loanId);
    const { fastIssueFee = ZERO } = loan?.signedPrice ?? {};
    expect(fastIssueFee).toBeGreaterThan(0n);
    expect(loan).toMatchObject({ status: 'ACTIVE', fastFeeDropped: fastIssueFee, price: { fastIssueFee: 0n } });
    expect(loan?.standing?.premium).toBe(0n);
  });

  inFull('the payout completes without any callback, and once with five', async () => {
    await world.kit.faults.set('bank-payout', 'NO_CALLBACK');
    const silent = await anApprovedLoan(world, await world.borrower());
    await reaches(world, silent, 'ACTIVE');
    await world.kit.faults.set('bank-payout', 'DUPLICATE');
    const loud = await anApprovedLoan(world, await world.borrower());
    await reaches(world, loud, 'ACTIVE');
    await world.kit.callbacks.deliverDue();
    for (const loanId of [silent, loud]) {
      const types = await typesOf(world, loanStream(loanId));
      expect(types.filter((type) => type === 'LoanIssued')).toHaveLength(1);
    }
  });

  it('once a person is forgotten, neither log nor tables lead to the account', async () => {
    const borrower = await world.borrower();
    const destination = { kind: 'IBAN' as const, iban: anIban() };
    const loanId = await anApprovedLoan(world, borrower, { destination });
    await reaches(world, loanId, 'ACTIVE');
    const { events } = await world.ledger.readLatest(loanStream(loanId));
    const methods = events.flatMap((event) => ('method' in event.data ? [event.data.method] : []));
    expect(methods).toHaveLength(2);
    const chosen = { loanId, borrowerId: borrower.id, destination };
    const hash = await world.destinations.hashOf(chosen);
    expect(methods).toEqual(methods.map(() => ({ kind: 'IBAN', cardId: null, hash })));
    const { rows } = await world.pool.query('select * from people.payout_destination where loan_id = $1', [loanId]);
    for (const guess of [unkeyedHash(loanId, destination), destination.iban])
      expect(JSON.stringify([rows, events.map((event) => event.metadata)])).not.toContain(guess);
    const other = await world.borrower();
    expect(await world.destinations.hashOf({ ...chosen, borrowerId: other.id })).not.toBe(hash);
    // A person is forgotten by deleting the key: then nobody can compute this hash to compare it.
    await world.pool.query('update people.account set data_key = $1 where id = $2', [Buffer.alloc(61, 1), borrower.id]);
    await expect(world.destinations.hashOf(chosen)).rejects.toThrow();
  });

  it('a payout is refused if the stored destination is not the signed one', async () => {
    // Someone with access to the tables replaces the account under the signed hash.
    const stored = { kind: 'IBAN', iban: anIban() } as const;
    const loanId = await anApprovedLoan(world, await world.borrower(), { stored });
    await reaches(world, loanId, 'REMITTANCE_ERROR');
    expect(await failureOf(loanId)).toEqual(['PAYOUT_MISMATCH']);
    expect(await operationsOf(loanId)).toEqual([]);
  });
});

describe('a refused payout', () => {
  it.each(shortOf(1, ['51', 'Z7', '57'] as const))(
    'to a card, with code %s, stops until another method is signed',
    async (code) => {
      const borrower = await world.borrower();
      const card = await anActiveCard(world, borrower, { refuses: code });
      const token = (await world.cards.token(card.id)) ?? '';
      const destination = { kind: 'CARD' as const, cardId: card.id, token, maskedPan: card.maskedPan };
      const loanId = await anApprovedLoan(world, borrower, { repeat: true, destination });
      await reaches(world, loanId, 'REMITTANCE_ERROR');
      expect(await failureOf(loanId)).toEqual([code]);
      expect((await loadLoan(world.ledger, loanId))?.payout?.failure).toBe(code);
      expect(await choose(world, borrower, loanId, { kind: 'IBAN', iban: anIban() })).toMatchObject({ signed: true });
      await reaches(world, loanId, 'ACTIVE');
      expect((await loadLoan(world.ledger, loanId))?.payout?.failure).toBeNull();
      expect(await operationsOf(loanId)).toMatchObject([{ key: `${loanId}.2`, state: 'PAID' }]);
    },
  );

  it('to a card is paid to another card when that is signed', async () => {
    const borrower = await world.borrower();
    const [refused, good] = [
      await anActiveCard(world, borrower, { refuses: '57' }),
      await anActiveCard(world, borrower, { refuses: null }),
    ];
    const token = (await world.cards.token(refused.id)) ?? '';
    const destination = { kind: 'CARD' as const, cardId: refused.id, token, maskedPan: refused.maskedPan };
    const loanId = await anApprovedLoan(world, borrower, { repeat: true, destination });
    await reaches(world, loanId, 'REMITTANCE_ERROR');
    expect(await choose(world, borrower, loanId, { kind: 'CARD', cardId: good.id })).toMatchObject({ signed: true });
    await reaches(world, loanId, 'ACTIVE');
    expect(await operationsOf(loanId, PROCESSING_KZ.name)).toMatchObject([
      { key: `${loanId}.1`, state: 'REJECTED' },
      { key: `${loanId}.2`, state: 'PAID' },
    ]);
    expect((await loadLoan(world.ledger, loanId))?.payoutMethod).toMatchObject({ kind: 'CARD', cardId: good.id });
  });

  it('the office can recall it, which frees the slot', async () => {
    const borrower = await world.borrower();
    const loanId = await anApprovedLoan(world, borrower, { destination: { kind: 'IBAN', iban: anIban('0099') } });
    await reaches(world, loanId, 'REMITTANCE_ERROR');
    expect((await loadLoan(world.ledger, loanId))?.payout?.failure).toBe('AC04');
    expect(await world.sending.recall(aCaller(), loanId, 'OFFICE')).not.toHaveProperty('refusal');
    expect(await statusOf(world, loanId)).toBe('REMITTANCE_CANCELED');
    await expect.poll(() => typesOf(world, slotStream(borrower.id))).toEqual(['SlotClaimed', 'SlotReleased']);
  });

  inFull('it cannot be recalled once it has been paid', async () => {
    await world.kit.faults.set('bank-payout', 'NO_CALLBACK');
    const quiet = await moneyWorld({ workflows: false });
    const borrower = await quiet.borrower();
    const loanId = await anApprovedLoan(quiet, borrower);
    await quiet.sending.request(aCaller(), loanId);
    await quiet.sending.prepare(aCaller(), loanId);
    await quiet.sending.send(aCaller(), loanId, false);
    expect(await quiet.sending.recall(aCaller(), loanId, 'OFFICE')).toMatchObject({
      refusal: { code: 'NOT_ALLOWED_NOW' },
    });
    await quiet.sending.watch(aCaller(), loanId);
    expect(await statusOf(quiet, loanId)).toBe('ACTIVE');
    await quiet.stop();
  });
});

describe('a payout at the post office', () => {
  const destination = { kind: 'POST' as const, postOfficeId: 'KZ-050000' };

  it('the loan begins on the day on which the money is fetched', async () => {
    const other = await moneyWorld();
    const borrower = await other.borrower();
    const loanId = await anApprovedLoan(other, borrower, { destination });
    await reaches(other, loanId, 'REMITTANCE_IN_PROGRESS');
    await expect.poll(() => other.texts.length).toBe(1);
    const page = /http\S+/.exec(other.texts[0]?.text ?? '')?.[0] ?? '';
    expect(await (await fetch(page)).text()).toMatch(/100\s000\s₸/);
    await other.at('2026-03-05');
    await fetch(page, { method: 'POST' });
    await reaches(other, loanId, 'ACTIVE');
    expect((await loadLoan(other.ledger, loanId))?.issuedOn).toBe('2026-03-05');
    await other.stop();
  });

  it('money that is not collected for ten days is returned', async () => {
    const other = await moneyWorld();
    const borrower = await other.borrower();
    const loanId = await anApprovedLoan(other, borrower, { destination });
    await reaches(other, loanId, 'REMITTANCE_IN_PROGRESS');
    await other.at('2026-03-12');
    await sleep(400);
    expect(await statusOf(other, loanId)).toBe('REMITTANCE_IN_PROGRESS');
    await other.at('2026-03-13');
    await reaches(other, loanId, 'REMITTANCE_CANCELED');
    await expect.poll(() => typesOf(other, slotStream(borrower.id))).toEqual(['SlotClaimed', 'SlotReleased']);
    await other.stop();
  });
});
