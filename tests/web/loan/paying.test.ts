import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inFull } from '../../support/in-full.ts';
import { changedPlaces } from './changed-scenes.ts';
import { lookAt, PHONE, placeOf, stageOfFile } from './flow.ts';
import { cards, LOAN_ID } from './scenes/a-loan.ts';
import { effect } from './scenes/paying.ts';
import { openPlace } from './stage.ts';

const stage = stageOfFile();

/** The script that keeps typed text comes after the page. */
async function keeperOfText(): Promise<string> {
  const folder = join(import.meta.dirname, '../../../web/dist/assets');
  for (const name of await readdir(folder))
    if (name.endsWith('.js') && (await readFile(join(folder, name), 'utf8')).includes('nesie.answeredAt'))
      return `**/${name}`;
  throw new Error('no script of the page keeps typed text');
}

it('the payment page says beforehand what a sum will do to an instalment loan', async () => {
  const place = changedPlaces().find(({ name }) => name === 'payment-of-instalments');
  if (!place) throw new Error('the scene does not exist');
  const sent: string[] = [];
  const startPayment = ({ amount }: { amount: string }) => {
    sent.push(amount);
    return { payment: null, errors: [] };
  };
  const paymentEffect = ({ amount }: { amount: bigint }) => ({
    effect: {
      ...effect,
      closes: Number(amount) > 237_446,
      toBalance: amount,
      left: '292900.00',
      nextOn: '2026-04-02',
      nextToPay: '0.00',
    },
    errors: [],
  });
  const scene = { ...place.scene, startPayment, paymentEffect };
  const { page } = await openPlace(stage(), { ...place, scene }, PHONE);
  // 290,000 and ten days of 0.1 %; the balance holds 55,453.81 of it and covers the next payment.
  await page.getByText('Платить не нужно', { exact: true }).waitFor();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /Оплатить/ }).count()).toBe(0);
  await page.getByRole('radio', { name: /Другая сумма/ }).check();
  await page.locator('#own').fill('100000');
  await page.getByText('100 000 ₸ подождут на балансе').waitFor();
  await page.getByText('Следующий платёж возьмём с баланса 2 апреля').waitFor();
  expect(await page.getByRole('link', { name: 'Погасить часть раньше срока' }).count()).toBe(1);
  await lookAt(page, 'payment-part-waits');
  // R1025: more than closes the loan may be a slip of the finger.
  await page.locator('#own').fill('300000');
  await page.getByRole('heading', { name: 'Это больше долга' }).waitFor();
  await lookAt(page, 'payment-more-than-closes');
  await page.getByRole('button', { name: 'Выбрать 237 446,19 ₸' }).click();
  expect(await page.getByRole('radio', { name: /Весь долг/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: /Весь долг/ }).check();
  await page.getByText('Ещё 55 453,81 ₸ возьмём с баланса').waitFor();
  await page.getByRole('heading', { name: 'Заём закроется сегодня' }).waitFor();
  await page.getByRole('button', { name: 'Оплатить 237 446,19 ₸' }).click();
  await expect.poll(() => sent).toEqual(['237446.19']);
  await page.close();
});

it('a form that was sent too often says in the words of the server when to repeat', async () => {
  const message = 'Слишком много попыток. Повторите через 3 мин';
  const { page } = await openPlace(stage(), placeOf('payment-whole'), PHONE);
  const answer = { status: 429, json: { errors: [{ message, extensions: { code: 'TOO_MANY_REQUESTS' } }] } };
  await page.route('**/graphql', (route) => route.fulfill(answer));
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await page.getByRole('alert').getByText(message).waitFor();
  await lookAt(page, 'payment-limited');
  await page.close();
});

it('a like payment minutes ago is asked about, and paid again after a yes', async () => {
  const place = placeOf('payment-whole');
  const sent: boolean[] = [];
  const payByCard = ({ confirmed }: { confirmed: boolean }) => {
    sent.push(confirmed);
    const message = 'Платёж на 103 289,89 ₸ уже начат в 12:03';
    return { payment: null, errors: [{ code: 'PAYMENT_REPEATED', field: null, message, facts: [] }] };
  };
  const { page } = await openPlace(stage(), { ...place, scene: { ...place.scene, payByCard } }, PHONE);
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await page.getByRole('heading', { name: 'Заплатить ещё раз?' }).waitFor();
  await page.getByText('Платёж на 103 289,89 ₸ уже начат в 12:03').waitFor();
  expect(await page.getByRole('alert').evaluate((box) => box === document.activeElement)).toBe(true);
  await lookAt(page, 'payment-again');
  await page.getByRole('button', { name: 'Да, заплатить ещё 103 289,89 ₸' }).click();
  await expect.poll(() => sent).toEqual([false, true]);
  await page.getByRole('radio', { name: /Другая сумма/ }).check();
  await page.getByRole('button', { name: /^Оплатить/ }).waitFor();
  await page.close();
});

inFull('after a refused card the same sum is offered again, by the same card or by another', async () => {
  const place = placeOf('payment-declined');
  const { page } = await openPlace(stage(), { ...place, scene: { ...place.scene, cards: [] } }, PHONE);
  const again = page.getByRole('link', { name: 'Повторить: 54 000 ₸' });
  expect(await again.getAttribute('href')).toBe(`/ru/payment/${LOAN_ID}?sum=54000.00`);
  await page.getByRole('link', { name: 'Заплатить другой картой' }).click();
  await page.getByRole('radio', { name: /Другая сумма/, checked: true }).waitFor();
  expect(await page.locator('#own').inputValue()).toBe('54\u00a0000');
  await page.close();
});

it('a balance that covers the loan closes it without a card', async () => {
  const place = changedPlaces().find(({ name }) => name === 'payment-balance-closes');
  if (!place) throw new Error('the scene does not exist');
  const asked: unknown[] = [];
  const useBalance = (args: object) => {
    asked.push(args);
    return { account: null, errors: [] };
  };
  const { page } = await openPlace(stage(), { ...place, scene: { ...place.scene, useBalance } }, PHONE);
  await page.getByRole('radio', { name: /Весь долг/ }).check();
  await page.getByRole('button', { name: 'Закрыть заём с баланса' }).click();
  await expect.poll(() => asked).toEqual([{ whole: true }]);
  await page.close();
});

inFull('the payment page asks for nothing where the balance covers the next payment', async () => {
  const place = changedPlaces().find(({ name }) => name === 'home-balance-covers');
  if (!place) throw new Error('the scene does not exist');
  const { page } = await openPlace(stage(), place, PHONE);
  await page.getByText('Платить не нужно', { exact: true }).waitFor();
  await page.getByText('2 апреля возьмём с баланса').waitFor();
  await page.getByText('Если закрыть заём сегодня, хватит 237 446,19 ₸').waitFor();
  expect(await page.getByRole('link', { name: /^Оплатить/ }).count()).toBe(0);
  await page.close();
});

inFull('showPaymentModal=1 opens the payment with the card that was just added', async () => {
  const place = placeOf('payment');
  const [card] = cards;
  const added = { ...card, id: 'c9', maskedPan: '5169 49** **** 7781', lastFour: '7781' };
  const scene = { ...place.scene, cards: [card, added] };
  const path = 'cabinet?showPaymentModal=1&selectedCardId=c9';
  const { page } = await openPlace(stage(), { ...place, path, scene }, PHONE);
  await page.waitForURL(/\/payment\/[^/]+\?selectedCardId=c9$/);
  expect(await page.getByRole('radio', { name: /7781/ }).isChecked()).toBe(true);
  await page.close();
});

it('the sum that was sent does not come back: the next visit pays the sum that its button names', async () => {
  const place = placeOf('payment-whole');
  const startPayment = () => ({
    payment: { ...(placeOf('payment-in-doubt').scene.payment as object), redirectUrl: `${stage().fixture.url}/ru/faq` },
    errors: [],
  });
  const own = { ...place, path: `payment/${LOAN_ID}`, scene: { ...place.scene, cards: [], startPayment } };
  const { page } = await openPlace(stage(), own, PHONE);
  const asked = page.url();
  await page.getByRole('radio', { name: /Другая сумма/ }).check();
  await page.locator('#own').click();
  await page.keyboard.type('700');
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await page.waitForURL('**/ru/faq');
  await page.goto(asked);
  await page.getByRole('radio', { checked: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('radio', { name: /Другая сумма/ }).isChecked()).toBe(false);
  expect(await page.locator('#own').count()).toBe(0);
  await page.close();
});

it('a sum that was typed and left comes back after a reload, and not on a later visit', async () => {
  const place = placeOf('payment-whole');
  const own = { ...place, path: `payment/${LOAN_ID}`, scene: { ...place.scene, cards: [] } };
  const { page } = await openPlace(stage(), own, PHONE);
  const asked = page.url();
  const type = async () => {
    await page.getByRole('radio', { name: /Другая сумма/ }).check();
    await page.locator('#own').click();
    await page.keyboard.type('700');
  };
  await type();
  await page.reload();
  await expect.poll(() => page.locator('#own').inputValue()).toBe('700');
  await page.locator('#own').click();
  await page.keyboard.type('1');
  await page.goto(`${stage().fixture.url}/ru/faq`);
  await page.goto(asked);
  await page.getByRole('radio', { checked: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#own').count()).toBe(0);
  await page.close();
});

it('a sum that was typed before the whole page has come outlives a reload too', async () => {
  const place = placeOf('payment-whole');
  const own = { ...place, path: `payment/${LOAN_ID}`, scene: { ...place.scene, cards: [] } };
  const { page } = await openPlace(stage(), own, PHONE);
  const late = Promise.withResolvers<void>();
  await page.route(await keeperOfText(), async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('radio', { name: /Другая сумма/ }).check();
  await page.locator('#own').fill('700');
  late.resolve();
  // The script keeps the text when the page goes: it has come once it answers to that.
  const keeps = `dispatchEvent(new Event('pagehide')), Object.values(sessionStorage).some((kept) => kept.includes('700'))`;
  await expect.poll(() => page.evaluate(keeps)).toBe(true);
  await page.reload();
  await expect.poll(() => page.locator('#own').inputValue()).toBe('700');
  await page.close();
});

it('the button of the cabinet opens the payment of the sum that it names', async () => {
  const { page } = await openPlace(stage(), placeOf('home'), PHONE);
  const button = page.getByRole('link', { name: /^Оплатить \d/ }).first();
  const named = String(await button.textContent());
  await button.click();
  await page.getByRole('button', { name: named, exact: true }).waitFor();
  const sum = Number(named.replace(/[^\d,]/g, '').replace(',', '.'));
  expect(Number(new URL(page.url()).searchParams.get('sum'))).toBe(sum);
  await page.close();
});

it('a page of the processor that was left says that no money went', async () => {
  const place = placeOf('payment-in-doubt');
  const payment = { ...(place.scene.payment as object), state: 'WAITING', redirectUrl: 'https://pay.example/1' };
  const { page } = await openPlace(stage(), { ...place, scene: { ...place.scene, payment } }, PHONE);
  await page.getByText('не заплатив, деньги не списаны').waitFor();
  expect(await page.getByText('Деньги ушли с карты').count()).toBe(0);
  await lookAt(page, 'payment-page-left');
  await page.close();
});

inFull('the card of the debt says what closes the loan together with the balance', async () => {
  const { page } = await openPlace(stage(), placeOf('home-covered'), PHONE);
  await page.getByText('Из них 60 000 ₸ возьмём с баланса. Заплатите сегодня 43 754,89 ₸ — заём закроется.').waitFor();
  expect(await page.getByText('Заплатите эту сумму сегодня').count()).toBe(0);
  await lookAt(page, 'debt-with-balance');
  await page.close();
});

it('the page of the payment that closed the loan leads to the certificate of that loan', async () => {
  const place = placeOf('payment-closed-the-loan');
  const closed = { ...(place.scene.loan as object), issuedOn: '2026-10-20', status: 'FINISHED' };
  const other = {
    ...closed,
    id: '0193e3a4-7c1e-7a54-9b1c-2f5d8a6e4bff',
    offerNumber: 'NS-2026-009999',
    closedOn: null,
  };
  const edges = [other, closed].map((node, at) => ({ cursor: String(at), node }));
  const asked: unknown[] = [];
  const scene = {
    ...place.scene,
    loan: closed,
    myLoans: { edges, pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 2 },
    requestCertificate: (wanted: object) => {
      asked.push(wanted);
      return { document: null, sentTo: null, errors: [] };
    },
  };
  const { page } = await openPlace(stage(), { ...place, scene }, PHONE);
  await page.getByRole('heading', { name: 'Заём № NS-2026-001290 погашен' }).waitFor();
  await page.getByRole('link', { name: 'Справка, что долга нет' }).click();
  await page.waitForURL(`**/ru/certificate?loan=${LOAN_ID}`);
  await page.getByRole('button', { name: 'Получить справку' }).click();
  await expect.poll(() => asked).toMatchObject([{ loanId: LOAN_ID, kind: 'NO_DEBT' }]);
  await page.close();
});
