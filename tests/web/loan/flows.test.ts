import { readFileSync } from 'node:fs';
import { GraphQLError } from 'graphql';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedPlaces } from './changed-scenes.ts';
import { cards, LOAN_ID, session } from './scenes/a-loan.ts';
import { effect } from './scenes/paying.ts';
import { PLACES } from './scenes.ts';
import { openPlace, type Stage, setStage } from './stage.ts';

const PHONE = { lang: 'ru', colorScheme: 'light', width: 360, height: 780 } as const;
/** The clock belongs to the tabs of one shape. */
const OWN_CLOCK = { ...PHONE, height: 700 };
const placeOf = (name: string) => {
  const place = PLACES.find((one) => one.name === name);
  if (!place) throw new Error(`there is no scene ${name}`);
  return place;
};

/** `LOOK=<folder>` saves a picture of a state that only an action reaches. */
const lookAt = async (page: Page, name: string) => {
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}.png`, fullPage: true });
};

/** The focus is on an element, not on the body. */
const focused = (page: Page) => page.waitForFunction('document.activeElement !== document.body');

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
}, 120_000);
afterAll(() => stage.strike());

it('a typed amount is rounded down to the step and limited to the bounds', { timeout: 30_000 }, async () => {
  const asked: string[] = [];
  const place = placeOf('calculator');
  const quote = place.scene.quote;
  const scene = {
    ...place.scene,
    quote: (args: { input: { amount: string } }) => {
      asked.push(args.input.amount);
      return quote;
    },
  };
  const { page } = await openPlace(stage, { ...place, scene }, PHONE);
  const amount = page.locator('#amount');
  await amount.click();
  await page.waitForTimeout(100); // a person is never faster
  await page.keyboard.type('173999');
  await amount.blur();
  expect(await amount.inputValue()).toBe('170\u00a0000\u00a0₸');
  await amount.click();
  await page.waitForTimeout(100);
  await page.keyboard.type('999999');
  await amount.press('Enter');
  expect(await amount.inputValue()).toBe('190\u00a0000\u00a0₸');
  await expect.poll(() => asked.at(-1)).toBe('190000.00');
  await page.close();
});

it('the Economical price locks the term at 31 days', { timeout: 30_000 }, async () => {
  const { page } = await openPlace(stage, placeOf('calculator'), PHONE);
  expect(await page.locator('#term').count()).toBe(1);
  await page.getByRole('radio', { name: /Экономный/ }).check();
  expect(await page.locator('#term').count()).toBe(0);
  await page.getByText('Срок «Экономного» всегда 31 день.').waitFor();
  await page.close();
});

it('no code is sent before every agreement has its tick', { timeout: 30_000 }, async () => {
  const place = placeOf('confirmation');
  const scene = { ...place.scene, requestSignature: placeOf('signing').scene.requestSignature };
  const { page } = await openPlace(stage, { ...place, scene }, PHONE);
  const ticks = page.getByRole('checkbox');
  const count = await ticks.count();
  for (let at = 0; at < count; at += 1) expect(await ticks.nth(at).isChecked()).toBe(false);
  const next = page.getByRole('button', { name: 'Получить код для подписи' });
  await next.click();
  await page.getByRole('alert').getByText('Подтвердите, что данные верны').waitFor();
  expect(page.url()).toContain('/confirmation');
  for (let at = 0; at < count; at += 1) await ticks.nth(at).check();
  await next.click();
  await page.waitForURL(new RegExp(`${LOAN_ID}/signing$`));
  await page.getByText('Осталось 3 попытки.').waitFor();
  await page.close();
});

it('a picture of at most 1 MB is taken with the camera and sent', { timeout: 30_000 }, async () => {
  const place = placeOf('biometry');
  const frames: string[] = [];
  const passed = { status: 'PASSED', vendor: 'V1', limitLeft: 2 };
  const scene = {
    ...place.scene,
    startBiometry: { session: { id: 's1', vendor: 'V1' }, errors: [] },
    submitFace: (args: { frame: string }) => {
      frames.push(args.frame);
      return { biometry: passed, errors: [] };
    },
  };
  const { page } = await openPlace(stage, { ...place, scene }, PHONE);
  await page.getByRole('button', { name: 'Включить камеру' }).click();
  await page.getByText('Поместите лицо в овал').waitFor();
  await focused(page); // the button that was pressed is gone
  await page.waitForFunction('document.querySelector("video")?.videoWidth > 0');
  await page.getByRole('button', { name: 'Сделать снимок' }).click();
  await page.getByRole('button', { name: 'Отправить снимок' }).click();
  await expect.poll(() => frames.length).toBe(1);
  const bytes = Buffer.from(frames[0] ?? '', 'base64');
  expect([bytes[0], bytes[1]]).toEqual([0xff, 0xd8]);
  expect(bytes.length).toBeLessThanOrEqual(1_000_000);
  await page.close();
});

it('a virtual camera is refused outside the demo', { timeout: 30_000 }, async () => {
  const place = placeOf('biometry');
  const session = { ...(place.scene.session as object), demo: false };
  const { page } = await openPlace(stage, { ...place, scene: { ...place.scene, session } }, PHONE);
  await page.getByRole('button', { name: 'Включить камеру' }).click();
  await page.getByText(/камера виртуальная/).waitFor();
  await page.close();
});

it('the waiting page opens the page of the decision', { timeout: 30_000 }, async () => {
  const place = placeOf('wait');
  let asked = 0;
  const waiting = place.scene.decision as object;
  const declined = placeOf('declined').scene;
  const decision = () => {
    asked += 1;
    return asked < 3 ? waiting : { ...(declined.decision as object), next: 'DECLINE' };
  };
  const loan = () => (asked < 3 ? place.scene.loan : declined.loan);
  const { page } = await openPlace(stage, { ...place, scene: { ...place.scene, decision, loan } }, PHONE);
  await page.waitForURL(/\/page\/decline\?loanId=/);
  await page.getByRole('heading', { level: 1, name: /выдать не сможем/ }).waitFor();
  await page.close();
});

it('a partial prepayment shows what both options would change, and requests the chosen one', {
  timeout: 30_000,
}, async () => {
  const place = placeOf('prepayment');
  const sent: object[] = [];
  const scene = {
    ...place.scene,
    requestPrepayment: (args: object) => {
      sent.push(args);
      return {
        loan: null,
        errors: [{ code: 'PREPAYMENT_TODAY', field: null, message: 'Завтра можно снова', facts: [] }],
      };
    },
  };
  const { page } = await openPlace(stage, { ...place, scene }, PHONE);
  await page.locator('#amount').fill('60000');
  await page.getByText('Платёж 44 630 ₸'.replaceAll(' ', '\u00a0').replace('Платёж\u00a0', 'Платёж ')).waitFor();
  await page.getByRole('radio', { name: /Платить меньше/ }).check();
  await lookAt(page, 'prepayment-part');
  await page.getByRole('button', { name: /Подать заявление на/ }).click();
  await page.getByText('Завтра можно снова').waitFor();
  expect(sent).toEqual([{ loanId: LOAN_ID, kind: 'PARTIAL', amount: '60000.00', mode: 'SMALLER_PAYMENT' }]);
  await page.close();
});

it('the office offers a plan with its months and the day of the court decision', { timeout: 30_000 }, async () => {
  const asked: Record<string, unknown>[] = [];
  const place = placeOf('office-loan');
  const scene = {
    ...place.scene,
    offerRestructuringAfterCourt: (terms: Record<string, unknown>) => {
      asked.push(terms);
      return { waiting: true, loan: place.scene.officeLoan, errors: [] };
    },
  };
  const { page } = await openPlace(stage, { ...place, scene }, PHONE);
  await page.getByLabel('Что сделать').selectOption({ label: 'Предложить график после суда' });
  await page.getByText('в течение 10 дней').last().waitFor();
  await page.getByLabel('Почему').fill('Дело 12');
  await page.getByRole('button', { name: 'Отправить на подтверждение' }).click();
  await page.getByText('Введите день решения суда').first().waitFor();
  await page.getByLabel('Месяцев').selectOption('4');
  await page.getByLabel('Решение суда от').fill('12.11.2026');
  await page.getByRole('button', { name: 'Отправить на подтверждение' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить на подтверждение' }).click();
  await page.getByText('Нужно подтверждение второго сотрудника').waitFor();
  expect(asked).toEqual([{ loanId: LOAN_ID, months: 4, decidedOn: '2026-11-12', note: 'Дело 12' }]);
  await page.close();
});

it("a refund of the balance is requested to an account or a card of one's own", { timeout: 30_000 }, async () => {
  const asked: Record<string, unknown>[] = [];
  const place = placeOf('balance');
  const scene = {
    ...place.scene,
    bankOf: 'Kaspi Bank',
    askBalanceBack: (terms: Record<string, unknown>) => {
      asked.push(terms);
      return { account: { balance: '12300.00' }, errors: [] };
    },
  };
  const { page } = await openPlace(stage, { ...place, scene }, PHONE);
  const ask = page.getByRole('button', { name: /Попросить вернуть/ });
  await ask.click();
  await page
    .getByText(/Неверный IBAN/)
    .first()
    .waitFor();
  expect(asked).toEqual([]);
  await page.getByLabel('На карту').check();
  await ask.click();
  await expect.poll(() => asked).toEqual([{ to: { kind: 'CARD', cardId: 'c1', iban: null, postOfficeId: null } }]);
  await page.close();
});

it('a sale shows its terms, waits for a second person, and lets that person confirm it unchanged', {
  timeout: 30_000,
}, async () => {
  const asked: Record<string, unknown>[] = [];
  const place = placeOf('office-loan');
  const answer = { waiting: true, loan: place.scene.officeLoan, errors: [] };
  const scene = {
    ...place.scene,
    agreeCession: (terms: Record<string, unknown>) => {
      asked.push(terms);
      return answer;
    },
  };
  const { page } = await openPlace(stage, { ...place, scene }, PHONE);
  await page.getByRole('button', { name: 'Подтвердить' }).first().click();
  await expect.poll(() => asked.length).toBe(1);
  await page.getByLabel('Что сделать').selectOption({ label: 'Продать долг' });
  expect(await page.getByLabel('Покупатель').inputValue()).toContain('Коллект');
  await page.getByRole('button', { name: 'Отправить на подтверждение' }).click();
  await page.getByText('Введите цену').first().waitFor();
  await page.getByLabel('Цена').fill('45 000,50');
  await page.getByLabel('Оплатить до').fill('15.12.2026');
  await page.getByLabel('Почему').fill('Портфель 8');
  await page.getByRole('button', { name: 'Отправить на подтверждение' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить на подтверждение' }).click();
  await page.getByText('Нужно подтверждение второго сотрудника').waitFor();
  const sale = { loanId: LOAN_ID, buyer: 'ТОО «Коллект Қазақстан»' };
  expect(asked).toEqual([
    { ...sale, price: '40000.00', payBy: '2026-12-20', note: '' },
    { ...sale, price: '45000.50', payBy: '2026-12-15', note: 'Портфель 8' },
  ]);
  await page.close();
});

it('sign-in returns to the requested page, and never to another site', { timeout: 60_000 }, async () => {
  const { scene } = placeOf('payment');
  let signedIn = false;
  const known = scene.session;
  const whoever = () => (signedIn ? known : session({ signedIn: false, roles: ['anonymous'], step: 'PHONE' }));
  const place = {
    name: 'return',
    path: `payment/${LOAN_ID}?own=1`,
    scene: { ...scene, session: whoever, quote: { quote: null, errors: [] } },
  };
  const { page } = await openPlace(stage, place, PHONE);
  const asked = `/ru/payment/${LOAN_ID}?own=1`;
  await page.waitForURL(`**/ru/login?next=${encodeURIComponent(asked)}`);
  signedIn = true;
  await page.reload();
  await page.waitForURL(`**${asked}`);
  await page.goto(`${stage.fixture.url}/ru/login?next=${encodeURIComponent('//evil.example/ru/payment/1')}`);
  await page.waitForURL(`${stage.fixture.url}/ru/cabinet`);
  await page.close();
});

it('a refusal by role is shown on the page, without leaving it', { timeout: 30_000 }, async () => {
  const { scene } = placeOf('office-loan');
  const officeLoan = () => {
    throw new GraphQLError('not for this role', { extensions: { code: 'FORBIDDEN' } });
  };
  const place = { name: 'forbidden', path: `office/loan/${LOAN_ID}`, scene: { ...scene, officeLoan } };
  const { page } = await openPlace(stage, place, PHONE);
  await page.getByRole('heading', { level: 1, name: 'Нет доступа к этой странице' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/ru/office/loan/${LOAN_ID}`);
  await page.close();
});

it('the payment page says beforehand what a sum will do to an instalment loan', { timeout: 60_000 }, async () => {
  const place = changedPlaces().find(({ name }) => name === 'payment-of-instalments');
  if (!place) throw new Error('the scene does not exist');
  const sent: string[] = [];
  const startPayment = ({ amount }: { amount: string }) => {
    sent.push(amount);
    return { payment: null, errors: [] };
  };
  const paymentEffect = ({ amount }: { amount: bigint }) => ({
    effect: { ...effect, toBalance: amount, left: '292900.00', nextOn: '2026-04-02', nextToPay: '0.00' },
    errors: [],
  });
  const scene = { ...place.scene, startPayment, paymentEffect };
  const { page } = await openPlace(stage, { ...place, scene }, PHONE);
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
  await page.getByRole('radio', { name: /Весь долг/ }).check();
  await page.getByText('Ещё 55 453,81 ₸ возьмём с баланса').waitFor();
  await page.getByRole('heading', { name: 'Заём закроется сегодня' }).waitFor();
  await page.getByRole('button', { name: 'Оплатить 237 446,19 ₸' }).click();
  await expect.poll(() => sent).toEqual(['237446.19']);
  await page.close();
});

it('a like payment minutes ago is asked about, and paid again after a yes', { timeout: 60_000 }, async () => {
  const place = placeOf('payment-whole');
  const sent: boolean[] = [];
  const payByCard = ({ confirmed }: { confirmed: boolean }) => {
    sent.push(confirmed);
    const message = 'Вы уже платили 103 289,89 ₸ в 12:03';
    return { payment: null, errors: [{ code: 'PAYMENT_REPEATED', field: null, message, facts: [] }] };
  };
  const { page } = await openPlace(stage, { ...place, scene: { ...place.scene, payByCard } }, PHONE);
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await page.getByRole('heading', { name: 'Заплатить ещё раз?' }).waitFor();
  await page.getByText('Вы уже платили 103 289,89 ₸ в 12:03').waitFor();
  expect(await page.getByRole('alert').evaluate((box) => box === document.activeElement)).toBe(true);
  await lookAt(page, 'payment-again');
  await page.getByRole('button', { name: 'Да, заплатить ещё 103 289,89 ₸' }).click();
  await expect.poll(() => sent).toEqual([false, true]);
  await page.getByRole('radio', { name: /Другая сумма/ }).check();
  await page.getByRole('button', { name: /^Оплатить/ }).waitFor();
  await page.close();
});

it('after a refused card the same sum is offered again, by the same card or by another', {
  timeout: 60_000,
}, async () => {
  const place = placeOf('payment-declined');
  const { page } = await openPlace(stage, { ...place, scene: { ...place.scene, cards: [] } }, PHONE);
  const again = page.getByRole('link', { name: 'Повторить: 54 000 ₸' });
  expect(await again.getAttribute('href')).toBe(`/ru/payment/${LOAN_ID}?sum=54000.00`);
  await page.getByRole('link', { name: 'Заплатить другой картой' }).click();
  await page.getByRole('radio', { name: /Другая сумма/, checked: true }).waitFor();
  expect(await page.locator('#own').inputValue()).toBe('54\u00a0000');
  await page.close();
});

it('a balance that covers the loan closes it without a card', { timeout: 60_000 }, async () => {
  const place = changedPlaces().find(({ name }) => name === 'payment-balance-closes');
  if (!place) throw new Error('the scene does not exist');
  const asked: unknown[] = [];
  const useBalance = (args: object) => {
    asked.push(args);
    return { account: null, errors: [] };
  };
  const { page } = await openPlace(stage, { ...place, scene: { ...place.scene, useBalance } }, PHONE);
  await page.getByRole('radio', { name: /Весь долг/ }).check();
  await page.getByRole('button', { name: 'Закрыть заём с баланса' }).click();
  await expect.poll(() => asked).toEqual([{ whole: true }]);
  await page.close();
});

it('the payment page asks for nothing where the balance covers the next payment', { timeout: 60_000 }, async () => {
  const place = changedPlaces().find(({ name }) => name === 'home-balance-covers');
  if (!place) throw new Error('the scene does not exist');
  const { page } = await openPlace(stage, place, PHONE);
  await page.getByText('Платить не нужно', { exact: true }).waitFor();
  await page.getByText('2 апреля возьмём с баланса').waitFor();
  await page.getByText('Если закрыть заём сегодня, хватит 237 446,19 ₸').waitFor();
  expect(await page.getByRole('link', { name: /^Оплатить/ }).count()).toBe(0);
  await page.close();
});

it('the chosen language reaches the server, so that SMS and documents use it', { timeout: 30_000 }, async () => {
  const chosen: string[] = [];
  const place = placeOf('calculator');
  const setLocale = ({ locale }: { locale: string }) => {
    chosen.push(locale);
    return { ok: true, errors: [] };
  };
  const { page } = await openPlace(stage, { ...place, scene: { ...place.scene, setLocale } }, PHONE);
  await page.getByRole('navigation', { name: 'Тіл / Язык' }).getByRole('link').first().click();
  await expect.poll(() => chosen).toEqual(['KK']);
  await page.close();
});

it.each(['biometry-verify', 'page/under-age', 'iin-locked'])(
  'leads home whoever opens %s without being concerned',
  { timeout: 30_000 },
  async (path) => {
    const { page } = await openPlace(stage, { ...placeOf('calculator'), path }, PHONE);
    await page.waitForURL(/\/ru\/cabinet/);
    await page.close();
  },
);

it('the themes of the NPS question follow the score', { timeout: 30_000 }, async () => {
  const place = placeOf('home-nps');
  const sent: object[] = [];
  const answerNps = (args: object) => {
    sent.push(args);
    return { ok: true, errors: [] };
  };
  const { page } = await openPlace(stage, { ...place, scene: { ...place.scene, answerNps } }, PHONE);
  await page.getByRole('button', { name: 'Ответить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await dialog.getByRole('alert').getByText('Выберите оценку от 0 до 10').waitFor();
  await dialog.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await dialog.getByRole('checkbox', { name: 'Трудности с оплатой' }).check();
  await dialog.getByRole('radio', { name: '9', exact: true }).check({ force: true });
  expect(await dialog.getByRole('checkbox', { name: 'Трудности с оплатой' }).count()).toBe(0);
  await dialog.getByRole('checkbox', { name: 'Удобство сайта' }).check();
  await lookAt(page, 'nps-open');
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await page.getByText('Спасибо, ответ записан').waitFor();
  await focused(page);
  expect(sent).toEqual([{ score: 9, themes: ['SITE_CONVENIENCE'], comment: '' }]);
  await page.close();
});

it('showPaymentModal=1 opens the payment with the card that was just added', { timeout: 30_000 }, async () => {
  const place = placeOf('payment');
  const [card] = cards;
  const added = { ...card, id: 'c9', maskedPan: '5169 49** **** 7781', lastFour: '7781' };
  const scene = { ...place.scene, cards: [card, added] };
  const path = 'cabinet?showPaymentModal=1&selectedCardId=c9';
  const { page } = await openPlace(stage, { ...place, path, scene }, PHONE);
  await page.waitForURL(/\/payment\/[^/]+\?selectedCardId=c9$/);
  expect(await page.getByRole('radio', { name: /7781/ }).isChecked()).toBe(true);
  await page.close();
});

it('without the server a page shows what was read before, marked with its time, and recovers by itself', {
  timeout: 30_000,
}, async () => {
  const { page } = await openPlace(stage, placeOf('home'), PHONE);
  const title = (await page.locator('h1').textContent()) ?? '';
  const call = (route: { abort: () => Promise<void> }) => void route.abort();
  await page.route('**/graphql', call);
  await page.getByRole('link', { name: 'Платежи', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Страница пока не загрузилась' }).waitFor();
  await lookAt(page, 'not-loaded');
  await page.goBack();
  const note = page.getByText(/^Показываем данные на\s\d\d:\d\d/).filter({ visible: true });
  await note.waitFor();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await lookAt(page, 'seen-before');
  await page.unroute('**/graphql', call);
  await page.evaluate("window.dispatchEvent(new Event('online'))");
  await note.waitFor({ state: 'detached' });
  await page.close();
});

it('a session about to end is announced, can be kept, and its end keeps the typed text', {
  timeout: 30_000,
}, async () => {
  const place = placeOf('calculator');
  let idleSeconds = 200;
  let signedIn = true;
  const known = place.scene.session as object;
  const asked = () =>
    signedIn
      ? { ...known, lasts: { idleSeconds, leftSeconds: 40_000 } }
      : session({ signedIn: false, roles: ['anonymous'], step: 'PHONE', maskedPhone: null, lasts: null });
  const { page } = await openPlace(stage, { ...place, scene: { ...place.scene, session: asked } }, OWN_CLOCK);
  await page.clock.install();
  await page.reload();
  const warning = page.getByRole('alert').filter({ hasText: 'Вы давно ничего не нажимали' });
  await warning.waitFor();
  await lookAt(page, 'session-warning');
  idleSeconds = 7_200;
  await warning.getByRole('button', { name: 'Остаться' }).click();
  await warning.waitFor({ state: 'detached' });

  await page.locator('#purpose').selectOption('3');
  const amount = page.locator('#amount');
  await amount.click();
  await page.waitForTimeout(100); // a person is never faster
  await page.keyboard.type('90000');
  await amount.blur();
  expect(await amount.inputValue()).toBe('90\u00a0000\u00a0₸');
  signedIn = false;
  await page.clock.fastForward(7_300_000);

  await page.waitForURL('**/ru/login*');
  await page.getByRole('alert').filter({ hasText: 'введённое сохранено' }).waitFor();
  await lookAt(page, 'session-ended');
  signedIn = true;
  await page.reload();
  await page.waitForURL('**/ru/cabinet');
  await expect.poll(() => amount.inputValue()).toBe('90\u00a0000\u00a0₸');
  expect(await page.locator('#purpose').inputValue()).toBe('3');
  await page.close();
});

it('a message to the browser is shown once, with its page, and a page of ours where there is no network', {
  timeout: 30_000,
}, async () => {
  const { page } = await openPlace(stage, placeOf('notice-choice'), PHONE);
  await page.context().grantPermissions(['notifications']);
  await page.reload();
  await page.getByRole('button', { name: 'Включить уведомления' }).waitFor();
  await lookAt(page, 'push-off');
  // This browser has no push service behind it: the page says so and the button stays.
  await page.getByRole('button', { name: 'Включить уведомления' }).click();
  await page.getByRole('alert').filter({ hasText: 'Не получилось' }).waitFor();
  await page.getByRole('button', { name: 'Включить уведомления' }).waitFor();
  await page.evaluate("navigator.serviceWorker.register('/push-worker.js').then(() => navigator.serviceWorker.ready)");
  const devtools = await page.context().newCDPSession(page);
  const found: { registrationId: string }[] = [];
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => void found.push(...registrations));
  await devtools.send('ServiceWorker.enable');
  await expect.poll(() => found.length).toBeGreaterThan(0);
  const message = { tag: 't1', title: 'Скоро платёж', text: 'Завтра, 53 577 ₸', url: '/ru/cabinet' };
  const { origin } = new URL(page.url());
  const registrationId = found[0]?.registrationId ?? '';
  for (const data of [JSON.stringify(message), JSON.stringify(message)])
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const shown = `navigator.serviceWorker.ready.then((one) => one.getNotifications())
    .then((all) => all.map(({ title, body, tag, data }) => ({ title, text: body, tag, url: data.url })))`;
  await expect.poll(() => page.evaluate(shown)).toEqual([message]);

  // Without a network the same worker shows a page of ours, which leads back to the one that was asked for.
  await page.reload();
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Нет связи' }).waitFor();
  await lookAt(page, 'no-network');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Попробовать ещё раз' }).click();
  await page.getByRole('button', { name: 'Включить уведомления' }).waitFor();
  await page.context().clearPermissions();
  await page.close();
});

it('the signing page says after a reload what it said before, and sends no other code', {
  timeout: 30_000,
}, async () => {
  let codes = 0;
  const place = placeOf('signing');
  const sent = place.scene.requestSignature as { sent: object };
  const scene = {
    ...place.scene,
    requestSignature: () => {
      codes += 1;
      return { ...sent, sent: { ...sent.sent, expiresAt: new Date(Date.now() + 300_000).toISOString() } };
    },
    confirmSignature: {
      loan: null,
      errors: [
        { code: 'CODE_WRONG', field: 'code', message: 'Код неверный', facts: [{ name: 'triesLeft', value: '2' }] },
      ],
    },
  };
  const { page } = await openPlace(stage, { ...place, scene }, PHONE);
  await page.locator('#code').fill('1234');
  await page.getByRole('button', { name: 'Подписать', exact: true }).click();
  await page.getByText(/Осталось 2 попытки/).waitFor();
  const hints = () => page.locator('form p, form [id*=description]').allTextContents();
  const said = (await hints()).filter((text) => !text.includes('Новый код') && text !== 'Код неверный');
  await page.reload();
  await page.getByText(/Осталось 2 попытки/).waitFor();
  expect(await hints()).toEqual(expect.arrayContaining(said));
  expect(said.join(' ')).toContain('+7 (705)');
  await page.getByText(/^Договор микрокредита/).waitFor();
  expect(codes).toBe(1);
  await page.close();
});

it('all data of the borrower become a file of this browser, with the contents of the answer', {
  timeout: 30_000,
}, async () => {
  const place = placeOf('settings');
  const scene = { ...place.scene, downloadMyData: { file: '{"person":{}}', errors: [] } };
  const { page } = await openPlace(stage, { ...place, scene }, PHONE);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать мои данные' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('nesie-my-data.json');
  expect(readFileSync(await download.path(), 'utf8')).toBe('{"person":{}}');
  await page.getByText('Файл сохранён').waitFor();
  await lookAt(page, 'my-data-saved');
  await page.close();
});

it.each([
  [
    'forbids messages',
    "Object.defineProperty(Notification, 'permission', { get: () => 'denied' })",
    /Разрешите\s+их\s+в\s+настройках/,
  ],
  ['cannot show messages', 'delete window.PushManager', /На\s+iPhone\s+сначала\s+добавьте/],
])('a browser that %s says what to do and offers no button', { timeout: 30_000 }, async (_, browser, advice) => {
  const { page } = await openPlace(stage, placeOf('notice-choice'), PHONE);
  await page.addInitScript(browser);
  await page.reload();
  await page.getByRole('status').filter({ hasText: advice }).waitFor();
  expect(await page.getByRole('button', { name: 'Включить уведомления' }).count()).toBe(0);
  await page.close();
});
