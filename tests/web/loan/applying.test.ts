import { expect, it } from 'vitest';
import { inFull } from '../../support/in-full.ts';
import { lookAt, PHONE, placeOf, stageOfFile, typeOver } from './flow.ts';
import { LOAN_ID } from './scenes/a-loan.ts';
import { openPlace } from './stage.ts';

const stage = stageOfFile();

inFull('a typed amount is rounded down to the step and limited to the bounds', async () => {
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
  const { page } = await openPlace(stage(), { ...place, scene }, PHONE);
  const amount = page.locator('#amount');
  await typeOver(page, '#amount', '173999');
  await amount.blur();
  expect(await amount.inputValue()).toBe('170\u00a0000\u00a0₸');
  await typeOver(page, '#amount', '999999');
  await amount.press('Enter');
  expect(await amount.inputValue()).toBe('190\u00a0000\u00a0₸');
  await expect.poll(() => asked.at(-1)).toBe('190000.00');
  await page.close();
});

inFull('the Economical price locks the term at 31 days', async () => {
  const { page } = await openPlace(stage(), placeOf('calculator'), PHONE);
  expect(await page.locator('#term').count()).toBe(1);
  await page.getByRole('radio', { name: /Экономный/ }).check();
  expect(await page.locator('#term').count()).toBe(0);
  await page.getByText('Срок «Экономного» всегда 31 день.').waitFor();
  await page.close();
});

inFull('the address suggests the places of the chosen region, and a city that is a region is filled in', async () => {
  const { page } = await openPlace(stage(), placeOf('address'), PHONE);
  const field = (part: string) => page.locator(`[id="registration.${part}"]`);
  const suggested = async (part: string) => {
    const list = page.locator(`[id="${await field(part).getAttribute('list')}"] option`);
    return list.evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  };
  await field('city').fill('');
  await field('region').selectOption('SHYMKENT_CITY');
  expect(await field('city').inputValue()).toBe('Шымкент');
  await field('region').selectOption('AKMOLA');
  expect(await suggested('district')).toHaveLength(17);
  await field('district').fill('Бурабайский район');
  expect((await suggested('city')).slice(0, 3)).toEqual(['Щучинск', 'Бурабай', 'Кокшетау']);
  expect(await field('city').inputValue()).toBe('');
  await page.close();
});

it('no code is sent before every agreement has its tick', async () => {
  const place = placeOf('confirmation');
  let asked = 0;
  const consents = () => {
    asked += 1;
    return place.scene.consents;
  };
  const scene = { ...place.scene, consents, requestSignature: placeOf('signing').scene.requestSignature };
  const { page } = await openPlace(stage(), { ...place, scene }, PHONE);
  const ticks = page.getByRole('checkbox');
  const count = await ticks.count();
  await ticks.first().check();
  // The texts are those of the language, and a tick is for the text that was read.
  for (const lang of ['kk', 'ru']) await page.locator(`header a[lang="${lang}"]`).click();
  await expect.poll(() => asked).toBe(3);
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

it('an offer is signed at eGov; after a refusal there a new QR code takes one press', async () => {
  const place = placeOf('confirmation-eds');
  const { signUrl, expiresAt } = placeOf('eds-qr').scene.edsState as { signUrl: string; expiresAt: string };
  const asked: { hash: string | null; consents: readonly object[] | null }[] = [];
  let status = 'READY';
  const edsState = () => ({
    ...(place.scene.edsState as object),
    status,
    ...(status === 'PENDING' ? { signUrl, expiresAt } : {}),
  });
  const loan = () => ({
    ...(place.scene.loan as object),
    status: status === 'SIGNED' ? 'WAITING_FOR_REMITTANCE_SET' : 'INITIAL',
  });
  const requestEds = ({ hash, consents }: (typeof asked)[number]) => {
    asked.push({ hash, consents });
    status = 'PENDING';
    return { eds: edsState(), errors: [] };
  };
  const scene = { ...placeOf('obtaining').scene, ...place.scene, loan, lastLoan: loan, edsState, requestEds };
  const { page } = await openPlace(stage(), { ...place, scene }, PHONE);
  const ticks = page.getByRole('checkbox');
  for (const tick of await ticks.all()) await tick.check();
  await page.getByRole('button', { name: 'Перейти к подписи ЭЦП' }).click();
  await page.waitForURL(`**/eds-request/${LOAN_ID}/OFFER`);
  await page.getByRole('button', { name: /^Получить QR/ }).click();
  await page.getByRole('heading', { name: /^Отсканируйте QR/ }).waitFor();
  expect(asked[0]).toMatchObject({ hash: 'abc' });
  expect(asked[0]?.consents?.length).toBeGreaterThan(0);

  // eGov's page leads back without what this one had in its history.
  status = 'ERROR';
  await page.goto('about:blank');
  await page.goto(`${stage().fixture.url}/ru/eds-pending/${LOAN_ID}/OFFER`);
  await page.getByRole('link', { name: 'Показать договор ещё раз' }).waitFor();
  await lookAt(page, 'eds-offer-refused');
  await page.getByRole('button', { name: /^Запросить QR/ }).click();
  await page.getByRole('heading', { name: /^Отсканируйте QR/ }).waitFor();
  expect(asked[1]).toEqual({ hash: null, consents: null });
  status = 'SIGNED';
  await page.waitForURL(`**/loan-registration/${LOAN_ID}/obtaining`);
  await page.close();
});

it('the waiting page opens the page of the decision', async () => {
  const place = placeOf('wait');
  let asked = 0;
  const waiting = place.scene.decision as object;
  const declined = placeOf('declined').scene;
  const decision = () => {
    asked += 1;
    return asked < 3 ? waiting : { ...(declined.decision as object), next: 'DECLINE' };
  };
  const loan = () => (asked < 3 ? place.scene.loan : declined.loan);
  const { page } = await openPlace(stage(), { ...place, scene: { ...place.scene, decision, loan } }, PHONE);
  await page.waitForURL(/\/page\/decline\?loanId=/);
  await page.getByRole('heading', { level: 1, name: /выдать не сможем/ }).waitFor();
  await page.close();
});

inFull('the signing page says after a reload what it said before, and sends no other code', async () => {
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
  const { page } = await openPlace(stage(), { ...place, scene }, PHONE);
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
