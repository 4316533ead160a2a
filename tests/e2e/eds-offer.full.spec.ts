/** Where every offer is signed at eGov (EDS_FOR_OFFER=on): a product of its own, so only the full size runs it. */
import { expect, type Page, test } from '@playwright/test';
import { Client } from 'pg';
import { bringUp } from './bring-up.ts';
import { aBorrower, signIn, switchTo, TERMS } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { tickAll } from './drivers/pick.ts';
import { lookFor } from './look.ts';
import { type Place, type World, worldAt } from './world.ts';

let place: Place;
let world: World;
let stop = async () => undefined as unknown;
test.beforeAll(async () => {
  ({ place, stop } = await bringUp('eds', { EDS_FOR_OFFER: 'on' }));
  world = worldAt(place);
});
test.afterAll(() => stop());

const titled = (page: Page, words: (id: string) => RegExp, id: string) =>
  page.getByRole('heading', { level: 1, name: words(id) }).waitFor();

/** As if the time of the QR code were over: it runs by the real clock. */
async function letCodesExpire(): Promise<void> {
  const client = new Client({ connectionString: place.databaseUrl });
  await client.connect();
  await client.query(`update ops.eds_session set expires_at = now() - interval '1 second'`);
  await client.end();
}

/** What the borrower answers at eGov; its link leads back. */
async function answerAtEgov(page: Page, words: (id: string) => RegExp, answer: 'sign' | 'refuse'): Promise<void> {
  await page.getByRole('link', { name: words('eds.open') }).click();
  await page.locator(`button[value=${answer}]`).click();
  await page.getByRole('link').click();
}

test('the offer is signed at eGov: pending, expired, refused, asked again, signed; no code by SMS', async ({
  page,
}) => {
  const borrower = await aBorrower(world);
  const { phone } = borrower.applicant;
  const loanId = await borrower.driver.apply(TERMS);
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, world, 'ru', borrower);
  const [ru, kk] = [wordsOf('ru'), wordsOf('kz')];

  await page.goto(`${world.url}/ru/eds-pending/${loanId}/OFFER`);
  await page.waitForURL(`**/loan-registration/${loanId}/confirmation`);
  await titled(page, ru, 'application.confirmTitle');
  await page.locator('main a[href*="/document"]').first().waitFor();
  const before = (await world.outbox(phone)).length;
  await tickAll(page);
  await page.getByRole('button', { name: ru('application.toEds') }).click();
  await page.waitForURL(`**/eds-request/${loanId}/OFFER`);
  await titled(page, ru, 'eds.offerTitle');
  await lookFor('ru', 360)(page, 'eds-offer-request');

  await page.getByRole('button', { name: ru('eds.request') }).click();
  await page.waitForURL(`**/eds-pending/${loanId}/OFFER`);
  await page.getByRole('img', { name: ru('eds.qrLabel') }).waitFor();
  await expect(page.getByRole('timer')).toHaveText(ru('eds.qrLeft'));
  await lookFor('ru', 360)(page, 'eds-offer-pending');

  await letCodesExpire();
  await titled(page, ru, 'eds.errorTitle');
  await switchTo(page, 'kz');
  await expect(page.getByRole('alert')).toHaveText(kk('eds.failed'));
  await page.setViewportSize({ width: 1280, height: 860 });
  await lookFor('kz', 1280)(page, 'eds-offer-expired');

  await page.getByRole('button', { name: kk('eds.again') }).click();
  await titled(page, kk, 'eds.qrTitle');
  await answerAtEgov(page, kk, 'refuse');
  await titled(page, kk, 'eds.errorTitle');
  await switchTo(page, 'ru');
  await expect(page.getByRole('link', { name: ru('eds.showOffer') })).toBeVisible();
  await page.getByRole('button', { name: ru('eds.again') }).click();
  await titled(page, ru, 'eds.qrTitle');
  await answerAtEgov(page, ru, 'sign');
  await page.waitForURL(/\/loan-registration\/.+\/obtaining/);

  const signed = (await world.eventsOf(`loan-${loanId}`)).filter(({ type }) => type === 'OfferSigned');
  expect(signed).toHaveLength(1);
  expect(JSON.stringify(signed[0]?.data)).toMatch(/"edsHash":"[0-9a-f]{64}"/);
  const codes = (await world.outbox(phone)).slice(0, -before || undefined).filter(({ code }) => code !== undefined);
  expect(codes).toEqual([]);
  const byCode = { form: { creditId: loanId, code: '1234', documentType: 'OFFER' } };
  const answer = await page.request.post(`${world.url}/json/document/confirmation`, byCode);
  expect((await answer.json()).code).not.toBe(0);
});
