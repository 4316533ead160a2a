import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { focused, lookAt, PHONE, placeOf, stageOfFile } from './flow.ts';
import { sent } from './scenes/a-loan.ts';
import { profile } from './scenes/settings.ts';
import { openPlace } from './stage.ts';

const stage = stageOfFile();

it('the chosen language reaches the server, so that SMS and documents use it', async () => {
  const chosen: string[] = [];
  const place = placeOf('calculator');
  const setLocale = ({ locale }: { locale: string }) => {
    chosen.push(locale);
    return { ok: true, errors: [] };
  };
  const { page } = await openPlace(stage(), { ...place, scene: { ...place.scene, setLocale } }, PHONE);
  await page.getByRole('navigation', { name: 'Тіл / Язык' }).getByRole('link').first().click();
  await expect.poll(() => chosen).toEqual(['KK']);
  await page.close();
});

it.each(['biometry-verify', 'page/under-age', 'iin-locked', 'restore-existed-user'])(
  'leads home whoever opens %s without being concerned',
  async (path) => {
    const place = placeOf('calculator');
    const meter = { percent: 100, nextGain: 0, nextStep: 'COMPLETE' };
    const scene = {
      ...place.scene,
      profile: { ...profile, meter },
      biometry: { status: 'FACE_REQUIRED', vendor: 'V1', limitLeft: 3 },
    };
    const { page } = await openPlace(stage(), { ...place, path, scene }, PHONE);
    await page.waitForURL(/\/ru\/cabinet/);
    await page.close();
  },
);

it('the themes of the NPS question follow the score', async () => {
  const place = placeOf('home-nps');
  const sent: object[] = [];
  const answerNps = (args: object) => {
    sent.push(args);
    return { ok: true, errors: [] };
  };
  const { page } = await openPlace(stage(), { ...place, scene: { ...place.scene, answerNps } }, PHONE);
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

it('a review is left once, with a score', async () => {
  const place = placeOf('loan-reviewed');
  let left: { score: number; text: string } | null = null;
  const leaveReview = ({ score, text }: { score: number; text: string }) => {
    left = { score, text };
    return { ok: true, errors: [] };
  };
  const review = () => left && { ...left, at: '2026-11-20T05:00:00.000Z' };
  const { page } = await openPlace(stage(), { ...place, scene: { ...place.scene, review, leaveReview } }, PHONE);
  await page.getByRole('button', { name: 'Оценить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await dialog.locator('#text').fill('Всё понятно');
  await lookAt(page, 'review-open');
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  await page.getByText('Ваша оценка: 4 из 5').waitFor();
  expect(left).toEqual({ score: 4, text: 'Всё понятно' });
  expect(await page.getByRole('button', { name: 'Оценить' }).count()).toBe(0);
  await page.close();
});

it('all data of the borrower become a file of this browser, with the contents of the answer', async () => {
  const place = placeOf('my-data');
  const codes = { requestMyDataCode: { sent, errors: [] } };
  const scene = { ...place.scene, ...codes, downloadMyData: { file: '{"person":{}}', errors: [] } };
  const { page } = await openPlace(stage(), { ...place, scene }, PHONE);
  await page.getByRole('button', { name: 'Получить код для файла' }).click();
  const downloaded = page.waitForEvent('download');
  await page.locator('#code').fill('1234');
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
])('a browser that %s says what to do and offers no button', async (_, browser, advice) => {
  const { page } = await openPlace(stage(), placeOf('notice-choice'), PHONE);
  await page.addInitScript(browser);
  await page.reload();
  await page.getByRole('status').filter({ hasText: advice }).waitFor();
  expect(await page.getByRole('button', { name: 'Включить уведомления' }).count()).toBe(0);
  await page.close();
});
