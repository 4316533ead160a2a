/** A verifier requests photos and video; the borrower sends both with Chromium's test camera; the verifier judges. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_STAFF } from '../../schema/reference/demo-accounts.ts';
import { aBorrower, applyAndSign, signIn, signInAsStaff } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';
import { until } from './world.ts';

const words = wordsOf('ru');
test.use({ permissions: ['camera', 'microphone'] });

const card = (page: Page, id: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: words(id) }) });
const press = (where: Page | Locator, id: string) => where.getByRole('button', { name: words(id) }).click();

async function photos(page: Page) {
  const front = card(page, 'evidence.side_FRONT');
  await press(front, 'evidence.camera');
  await press(front, 'evidence.take');
  await expect(front.getByRole('status')).toBeVisible();
  await lookFor('ru', 1280)(page, 'document-photos');
  await press(front, 'evidence.retake');
  await press(front, 'evidence.camera');
  await press(front, 'evidence.take');
  await press(front, 'evidence.use');
  await expect(front.getByText(words('evidence.received'))).toBeVisible();

  const back = card(page, 'evidence.side_BACK');
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 };
  const create = { width: 1200, height: 800, channels: 3 as const, background: 'grey', noise };
  const buffer = await sharp({ create }).png().toBuffer();
  await back.locator('input[type=file]').setInputFiles({ name: 'back.png', mimeType: 'image/png', buffer });
  await page.context().setOffline(true);
  await press(back, 'evidence.use');
  await expect(back.getByText(words('evidence.lost'))).toBeVisible();
  await page.context().setOffline(false);
  await expect(back.getByText(words('evidence.received'))).toBeVisible();
  await press(page, 'evidence.send');
}

async function answers(page: Page) {
  await page.waitForURL('**/video-interview/*');
  for (let number = 1; number <= 4; number++) {
    const question = page.locator('section').filter({
      has: page.getByRole('heading', { name: `Вопрос ${number}` }),
    });
    await press(question, 'evidence.openCamera');
    await press(question, 'evidence.record');
    await expect(question.getByRole('timer')).toContainText('29');
    if (number === 1) await lookFor('ru', 1280)(page, 'video-interview');
    await press(question, 'evidence.stop');
    await press(question, 'evidence.useAnswer');
    await expect(question.getByText(words('evidence.received'))).toBeVisible();
  }
  await press(page, 'evidence.send');
  await page.waitForURL('**/page/thanks*');
}

test('photos and video are requested, made with the camera, sent over a broken line, and judged', async ({
  page,
  browser,
}) => {
  const world = theWorld('later');
  const borrower = await aBorrower(world, 'manual-review');
  const loanId = await applyAndSign(borrower);
  const events = async () => (await world.eventsOf(`loan-${loanId}`)).map(({ type }) => type);
  await until('a person to be asked', async () => (await events()).includes('ManualReviewRequested') || undefined);

  const office = await browser.newPage();
  const account = DEMO_STAFF.find((one) => one.role === 'verifier');
  if (!account) throw new Error('no demo verifier');
  await signInAsStaff(office, world, 'ru', account.email, account.password);
  await office.goto(`${world.url}/ru/office/application/${loanId}`);
  await press(office, 'office.take');
  await office.getByLabel(words('office.evidence_DOCUMENT_PHOTOS')).check();
  await office.getByLabel(words('office.evidence_VIDEO_INTERVIEW')).check();
  await press(office, 'office.evidenceRequest');
  await until('the request', async () => (await events()).includes('EvidenceRequested') || undefined);

  await signIn(page, world, 'ru', borrower);
  await page.goto(`${world.url}/ru/page/thanks?loanId=${loanId}`);
  await page.waitForURL('**/document-photos/*');
  await photos(page);
  await answers(page);
  await page.goto(`${world.url}/ru/video-interview/${loanId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('evidence.checkTitle_VIDEO_INTERVIEW'));

  await office.reload();
  await press(office, 'office.slot_FRONT');
  await press(office, 'office.take');
  await expect(office.getByRole('status').filter({ hasText: /Готово/ })).toBeVisible();
  await office.getByRole('button', { name: words('office.accept_DOCUMENT_PHOTOS') }).waitFor();
  await press(office, 'office.faceShow');
  for (const name of ['office.slot_FRONT', 'office.faceFrame']) {
    const picture = office.getByRole('img', { name: words(name) });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), name).toBeGreaterThan(400);
  }
  await press(office, 'office.slot_ANSWER_1');
  const answer = office.locator('video');
  await expect.poll(() => answer.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(100);
  await lookFor('ru', 1280)(office, 'office-evidence');
  await press(office, 'office.accept_DOCUMENT_PHOTOS');
  await press(office, 'office.accept_VIDEO_INTERVIEW');
  await office.locator('#note').fill('Документ и ответы сверены');
  await press(office, 'office.approve');
  await office
    .getByRole('dialog')
    .getByRole('button', { name: words('office.approve') })
    .click();
  await borrower.driver.waitUntilActive(loanId);
  const made = (await events()).filter((type) => type.startsWith('Evidence'));
  expect(made).toEqual(['EvidenceRequested', 'EvidenceSent', 'EvidenceSent', 'EvidenceAccepted', 'EvidenceAccepted']);
});
