/**
 * Registered on the processor's page, proved by the blocked amount, with three tries and one borrower for each card.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankByCode } from '../../schema/reference/banks.ts';
import { bankCodeOfCard } from '../../schema/reference/card-bins.ts';
import { cardRejectionOf, TEST_CARD_ENDINGS } from '../../schema/reference/card-rejections.ts';
import { tenge } from '../../schema/values/money.ts';
import type { Borrower } from '../../server/ports/borrowers.ts';
import { ownUrl } from '../../server/use-cases/payout/card.ts';
import { releaseHolds } from '../../server/use-cases/payout/card-holds.ts';
import { anIban } from '../support/a-borrower.ts';
import { deliver } from '../support/callbacks.ts';
import { anActiveCard, cardOf, heldFor, panOf, started, typeCard } from '../support/money-cards.ts';
import { aCaller, anActiveLoan, anApprovedLoan, reaches } from '../support/money-people.ts';
import { type MoneyWorld, moneyWorld } from '../support/money-world.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.stop());

const another = (amount: number, by: number) => ((amount - 10 + by) % 90) + 10;

describe('registering a card', () => {
  it('a card is registered on the hosted page, proved by the blocked amount, and active', async () => {
    const borrower = await world.borrower();
    const { id, page } = await started(world, borrower);
    expect((await cardOf(world, borrower, id))?.state).toBe('REGISTERED');
    const html = await (await fetch(page)).text();
    expect(html).toContain('Привязка карты');
    expect(html).toContain(cardRejectionOf('Z7').ru);
    const typed = await typeCard(world, page, panOf('VISA', null));
    expect(typed.headers.get('location')).toBe(`${world.publicUrl}/ru/new-card`);
    expect(await cardOf(world, borrower, id)).toMatchObject({ state: 'AMOUNT_BLOCKED', brand: 'VISA', triesLeft: 3 });
    const amount = heldFor(world, borrower);
    expect(await world.card.complete({ borrowerId: borrower.id, cardId: id, amount })).toMatchObject({
      card: { state: 'ACTIVE', maskedPan: expect.stringMatching(/^4400 43\*\* \*{4} \d{4}$/) },
    });
    const again = await world.card.complete({ borrowerId: borrower.id, cardId: id, amount });
    expect(again).toMatchObject({ card: { state: 'ACTIVE' } });
  });

  it('an invalid card number may be corrected, and other brands are refused', async () => {
    const { page } = await started(world, await world.borrower());
    for (const pan of ['4400430000000012', '378282246310005', '6200000000000005', '']) {
      expect((await typeCard(world, page, pan)).status).toBe(422);
    }
  });

  it('the third wrong amount ends the registration, also in parallel', async () => {
    const borrower = await world.borrower();
    const { id, page } = await started(world, borrower);
    await typeCard(world, page, panOf('VISA', null));
    const right = heldFor(world, borrower);
    const wrong = [1, 2, 3, 4, 5, 6].map((by) => another(right, by));
    const answers = await Promise.all(
      wrong.map((amount) => world.card.complete({ borrowerId: borrower.id, cardId: id, amount })),
    );
    const codes = answers.map((answer) => ('refusal' in answer ? answer.refusal.code : 'ACTIVE'));
    expect(codes.filter((code) => code === 'CARD_AMOUNT_WRONG')).toHaveLength(2);
    expect(codes.filter((code) => code === 'CARD_TRIES_OVER')).toHaveLength(4);
    const late = await world.card.complete({ borrowerId: borrower.id, cardId: id, amount: right });
    expect(late).toMatchObject({ refusal: { code: 'CARD_TRIES_OVER' } });
  });

  it.each(['51', 'Z7', 'R1'])('a refusal of the bank with %s says why and what to do', async (code) => {
    const borrower = await world.borrower();
    const { id, page } = await started(world, borrower);
    await typeCard(world, page, panOf('VISA', code));
    const card = await cardOf(world, borrower, id);
    expect(card).toMatchObject({ state: 'REJECTED', rejectionText: { code, ...cardRejectionOf(code) } });
    const done = await world.card.complete({ borrowerId: borrower.id, cardId: id, amount: 42 });
    expect(done).toMatchObject({ refusal: { code: 'CARD_REGISTRATION' } });
  });

  it('a registration needs a face check and a path of ours, and is limited', async () => {
    const faceless = await world.borrower({ faceVerifiedAt: null });
    const wish = { borrowerId: faceless.id, returnPath: '/ru/new-card', locale: 'RU' as const };
    expect(await world.card.start(aCaller(), wish)).toMatchObject({ refusal: { code: 'CARD_BIOMETRY' } });
    const borrower = await world.borrower();
    const start = (returnPath: string) => world.card.start(aCaller(), { ...wish, borrowerId: borrower.id, returnPath });
    for (const path of ['//evil.example/x', 'https://evil.example', '/\\evil.example', '']) {
      expect(await start(path)).toMatchObject({ refusal: { code: 'FIELD_INVALID' } });
    }
    for (let i = 0; i < 20; i++) await started(world, borrower);
    expect(await start('/ru/new-card')).toMatchObject({
      refusal: { code: 'TOO_MANY_REQUESTS', facts: { wait: '1440' } },
    });
  });

  it('thirty parallel requests start twenty registrations', async () => {
    const borrower = await world.borrower();
    const wish = { borrowerId: borrower.id, returnPath: '/ru/new-card', locale: 'RU' as const };
    const answers = await Promise.all(Array.from({ length: 30 }, () => world.card.start(aCaller(), wish)));
    expect(answers.filter((answer) => 'card' in answer)).toHaveLength(20);
    expect(await world.card.all(borrower.id)).toHaveLength(20);
  });

  it('many open pages give no more guesses than one after another', async () => {
    const borrower = await world.borrower();
    const ids = await Promise.all(Array.from({ length: 12 }, async () => (await started(world, borrower)).id));
    const now = world.clock.now();
    const plastic = (n: number) => ({
      token: `t${n}`,
      fingerprint: `p${n}`,
      brand: 'VISA' as const,
      maskedPan: '4400',
      lastFour: '1',
    });
    await Promise.all(ids.map((id, n) => world.cards.registered(id, { ...plastic(n), heldAmount: 42 }, now)));
    const guesses = ids.flatMap((cardId) =>
      [11, 12].map((amount) => world.card.complete({ borrowerId: borrower.id, cardId, amount })),
    );
    const codes = (await Promise.all(guesses)).map((answer) => ('refusal' in answer ? answer.refusal.code : 'ACTIVE'));
    expect(codes.filter((code) => code === 'CARD_AMOUNT_WRONG')).toHaveLength(9);
    expect(codes.filter((code) => code === 'CARD_TRIES_OVER')).toHaveLength(15);
  });

  it('an amount that we blocked ourselves is given back once the registration is over, however long it takes', async () => {
    const borrower = await world.borrower();
    const [open, done] = [(await started(world, borrower)).id, (await started(world, borrower)).id];
    const plastic = { token: 't', fingerprint: null, maskedPan: '4400 43** **** 0777', lastFour: '0777' };
    const now = world.clock.now();
    for (const id of [open, done]) await world.cards.registered(id, { ...plastic, brand: 'VISA', heldAmount: 42 }, now);
    expect(await world.card.complete({ borrowerId: borrower.id, cardId: done, amount: 42 })).toHaveProperty('card');
    const asked: string[] = [];
    let answer: 'RELEASED' | 'UNKNOWN' = 'UNKNOWN';
    const name = (await world.cards.provider(done)) ?? '';
    const processor = { name, releaseHold: async (id: string) => asked.push(id) && answer } as never;
    const release = releaseHolds({ cards: world.cards, clock: world.clock, processors: { all: [processor] } });
    await expect(release()).rejects.toThrow(done);
    answer = 'RELEASED';
    await release();
    expect(asked.filter((id) => id === done)).toHaveLength(2);
    expect(asked).not.toContain(open);
    await release();
    expect(asked.filter((id) => id === done)).toHaveLength(2);
  });

  it('the amount cannot be guessed over and over, neither by one borrower nor for one card', async () => {
    const burn = async (borrower: Borrower) => {
      const { id, page } = await started(world, borrower);
      await typeCard(world, page, panOf('VISA', null));
      const right = heldFor(world, borrower);
      const guess = (by: number) =>
        world.card.complete({ borrowerId: borrower.id, cardId: id, amount: another(right, by) });
      return [await guess(1), await guess(2), await guess(3)].map((a) => ('refusal' in a ? a.refusal.code : 'ACTIVE'));
    };
    const [one, two] = [await world.borrower(), await world.borrower()];
    // The test has already used up one registration of this card.
    expect(await burn(one)).toEqual(['CARD_AMOUNT_WRONG', 'CARD_AMOUNT_WRONG', 'CARD_TRIES_OVER']);
    expect(await burn(two)).toEqual(['CARD_TRIES_OVER', 'CARD_TRIES_OVER', 'CARD_TRIES_OVER']);
    for (let i = 0; i < 2; i++) await burn(one);
    const wish = { borrowerId: one.id, returnPath: '/ru/new-card', locale: 'RU' as const };
    expect(await world.card.start(aCaller(), wish)).toMatchObject({
      refusal: { code: 'TOO_MANY_REQUESTS', facts: { wait: '10080' } },
    });
  });

  it('notices of strangers and of ended registrations change nothing', async () => {
    const borrower = await world.borrower();
    const card = await anActiveCard(world, borrower, { refuses: null });
    const rejection = { type: 'card', outcome: 'REJECTED', operationId: 'x', code: '51' };
    expect(await deliver(world, { ...rejection, reference: card.id })).toBe(200);
    expect(await deliver(world, { ...rejection, reference: 'nobody' })).toBe(200);
    expect((await cardOf(world, borrower, card.id))?.state).toBe('ACTIVE');
  });
});

describe('deleting a card', () => {
  it('a card is not deleted while an application or a loan is open, and is before and after', async () => {
    const borrower = await world.borrower();
    const card = await anActiveCard(world, borrower, { refuses: null });
    const remove = () => world.card.remove({ borrowerId: borrower.id, cardId: String(card.number) });
    const loanId = await anApprovedLoan(world, borrower);
    expect(await remove()).toMatchObject({
      refusal: { code: 'CARD_IN_USE', facts: { offer: expect.stringMatching(/^NS-/) } },
    });
    await reaches(world, loanId, 'ACTIVE');
    expect(await remove()).toMatchObject({ refusal: { code: 'CARD_IN_USE' } });
    const free = await world.borrower();
    const other = await anActiveCard(world, free, { refuses: null });
    expect(await world.card.remove({ borrowerId: free.id, cardId: other.id })).toEqual({ removed: true });
    expect(await world.card.all(free.id)).toEqual([]);
    expect(await world.cards.token(other.id)).toBeUndefined();
  });

  it('a card is not deleted while a charge of it has no answer, and is afterwards', async () => {
    const borrower = await world.borrower();
    const card = await anActiveCard(world, borrower, { refuses: null });
    const other = await anActiveCard(world, borrower, { refuses: '51' });
    const topUp = {
      borrowerId: borrower.id,
      loanId: null,
      amount: tenge(1_500),
      locale: 'RU',
      cardId: card.id,
    } as const;
    expect(await world.payments.oneClick(aCaller(), topUp)).toMatchObject({ payment: { state: 'WAITING' } });
    const remove = (cardId: string) => world.card.remove({ borrowerId: borrower.id, cardId });
    expect(await remove(card.id)).toMatchObject({
      refusal: { code: 'CARD_PAYMENT_PENDING', facts: { sum: '1\u00a0500' } },
    });
    expect(await remove(other.id)).toEqual({ removed: true });
    await world.kit.callbacks.deliverDue();
    expect(await remove(card.id)).toEqual({ removed: true });
  });

  it('a charge of one card does not keep another with the same masked number', async () => {
    const borrower = await world.borrower();
    const [charged, twin] = [
      await anActiveCard(world, borrower, { refuses: null }),
      await anActiveCard(world, borrower, { refuses: null }),
    ];
    expect(twin.maskedPan).toBe(charged.maskedPan);
    const wish = { borrowerId: borrower.id, loanId: null, amount: tenge(900), locale: 'RU' as const };
    await world.payments.oneClick(aCaller(), { ...wish, cardId: charged.id });
    const remove = (cardId: string) => world.card.remove({ borrowerId: borrower.id, cardId });
    expect(await remove(charged.id)).toMatchObject({ refusal: { code: 'CARD_PAYMENT_PENDING' } });
    expect(await remove(twin.id)).toEqual({ removed: true });
  });

  it('only an own card can be deleted', async () => {
    const [one, two] = [await world.borrower(), await world.borrower()];
    const card = await anActiveCard(world, one, { refuses: null });
    const stolen = { borrowerId: two.id, cardId: card.id };
    expect(await world.card.remove(stolen)).toMatchObject({ refusal: { code: 'CARD_NOT_FOUND' } });
    const tried = await world.card.complete({ ...stolen, amount: 10 });
    expect(tried).toMatchObject({ refusal: { code: 'CARD_NOT_FOUND' } });
  });
});

it('a card has the name that its owner gives, without its number, and nobody reads it in the table', async () => {
  const [one, two] = [await world.borrower(), await world.borrower()];
  const card = await anActiveCard(world, one, { refuses: null });
  const rename = (name: string, borrowerId = one.id) => world.card.rename({ borrowerId, cardId: card.id, name });
  const nameNow = async () => (await cardOf(world, one, card.id))?.name;
  expect(await nameNow()).toBeNull();
  expect(await rename('  Моя   основная 2222 ')).toMatchObject({ card: { name: 'Моя основная 2222' } });
  expect(await nameNow()).toBe('Моя основная 2222');
  for (const wrong of ['5169 4900', '51694', 'x'.repeat(31), '5-1-6-9-4']) {
    expect(await rename(wrong)).toMatchObject({ refusal: { code: 'CARD_NAME_WRONG', facts: { length: '30' } } });
  }
  expect(await rename('чужое', two.id)).toMatchObject({ refusal: { code: 'CARD_NOT_FOUND' } });
  const { rows } = await world.pool.query('select t::text as row from people.card t');
  expect(rows.map((row) => String(row.row)).join()).not.toContain('основная');
  expect(await rename(' ')).toMatchObject({ card: { name: null } });
  expect(await nameNow()).toBeNull();
});

it('a proved card has the account that its owner names, at its own bank, and nobody reads it in the table', async () => {
  const [one, two] = [await world.borrower(), await world.borrower()];
  const card = await anActiveCard(world, one, { refuses: null });
  const name = (iban: string, { id } = one) => world.cardIban({ borrowerId: id, cardId: card.id, iban });
  const mine = anIban('1111', bankCodeOfCard(card.maskedPan));
  expect(await cardOf(world, one, card.id)).toMatchObject({ iban: null, isNumberChecked: true });
  for (const [wrong, code] of [
    ['KZ00', 'IBAN_WRONG'],
    [anIban('1111', '998'), 'CARD_IBAN_BANK'],
  ] as const)
    expect(await name(wrong)).toMatchObject({ refusal: { code } });
  expect(await name(mine, two)).toMatchObject({ refusal: { code: 'CARD_NOT_FOUND' } });
  expect(await name(mine.toLowerCase())).toMatchObject({ card: { iban: mine } });
  expect(await cardOf(world, one, card.id)).toMatchObject({ iban: mine });
  const { rows } = await world.pool.query('select t::text as row from people.card t');
  expect(rows.map((row) => String(row.row)).join()).not.toContain(mine.slice(4));
  const unproved = await started(world, two);
  expect(await world.cardIban({ borrowerId: two.id, cardId: unproved.id, iban: mine })).toMatchObject({
    refusal: { code: 'CARD_NOT_ACTIVE' },
  });
  expect(await name('')).toMatchObject({ card: { iban: null } });
});

it('the bank of a card is named by its first six digits where they are known', () => {
  expect(bankByCode(bankCodeOfCard('5169 49** **** 2222') ?? '')?.ru).toBe('Kaspi Bank');
  expect(bankCodeOfCard('4000 00** **** 0002')).toBeUndefined();
});

it('every rejection code has a text in both languages, and an unknown one reads as a failed registration', () => {
  const codes = Object.values(TEST_CARD_ENDINGS).map(String);
  for (const code of [...codes, '??']) {
    const { ru, kk } = cardRejectionOf(code);
    expect(ru).not.toBe('');
    expect(kk).not.toBe(ru);
  }
  expect(cardRejectionOf('51').action).toBe('repeat');
  expect(cardRejectionOf('Z7').action).toBe('getOnIban');
  expect(cardRejectionOf('??')).toEqual(cardRejectionOf('14'));
  expect(new Set(codes).size).toBe(18);
});

it('the hosted page returns to our own pages only', () => {
  expect(ownUrl('https://nesie.kz', '/ru/new-card?x=1')).toBe('https://nesie.kz/ru/new-card?x=1');
  expect(ownUrl('https://nesie.kz', '/\t/evil.example')).toBeUndefined();
});

it('no card number is stored anywhere', async () => {
  const borrower = await world.borrower();
  await anActiveLoan(world, borrower);
  await anActiveCard(world, borrower, { refuses: null });
  const pan = panOf('MASTERCARD', null);
  for (const table of ['people.card', 'sandbox.operation', 'sandbox.callback']) {
    const { rows } = await world.pool.query(`select t::text as row from ${table} t`);
    expect(rows.map((row) => String(row.row)).join()).not.toContain(pan);
  }
});
