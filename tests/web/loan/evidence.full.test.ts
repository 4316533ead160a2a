/** Camera, recording and upload of the evidence pages, with Chromium's test camera. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { lookAt, PHONE, placeOf, stageOfFile } from './flow.ts';
import { LOAN_ID } from './scenes/a-loan.ts';
import { openPlace } from './stage.ts';

const stage = stageOfFile();

/** Keeps each stream that the page asks for; with `held` the permission is given only by `window.allow()`. */
const WATCHED = `{
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  window.streams = [];
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    if (window.held) await new Promise((resolve) => { window.allow = resolve; });
    const stream = await ask(wanted);
    window.streams.push(stream);
    return stream;
  };
}`;
/** The clock of a recording once it runs. */
const RUNNING = /Осталось [12]?\d с/;
const live = (page: Page) =>
  page.evaluate('streams.flatMap((one) => one.getTracks()).filter((one) => one.readyState === "live").length');
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

async function opened(name: string) {
  const { page } = await openPlace(stage(), placeOf(name), PHONE);
  await page.evaluate(WATCHED);
  return page;
}

it.each([
  ['photos', 'Снять камерой'],
  ['video', 'Включить камеру'],
  ['biometry', 'Включить камеру'],
] as const)('a permission given after %s was left turns no camera on', async (name, button) => {
  const page = await opened(name);
  await page.evaluate('window.held = true');
  await press(page, button);
  await page.waitForFunction('window.allow !== undefined');
  await page.getByRole('link', { name: 'Nesie' }).first().click();
  await page.waitForFunction(`!location.pathname.includes('${LOAN_ID}')`);
  await page.evaluate('allow()');
  await page.waitForFunction('streams.length === 1');
  await expect.poll(() => live(page)).toBe(0);
  await page.close();
});

it('R1020: where photos and a video are asked for, the page of photos leads to the video', async () => {
  const page = await opened('photos-and-video');
  await page.getByRole('link', { name: 'Нужно и видео: ответы на вопросы' }).click();
  await page.waitForURL(`**/video-interview/${LOAN_ID}`);
  await page.close();
});

it('an answer is recorded, looked at, recorded anew, and sent over a line that breaks', async () => {
  const page = await opened('video');
  const parts: number[] = [];
  let line: 'broken' | 'refusing' | 'whole' = 'broken';
  await page.route('**/json/document/evidence/part?**', async (route) => {
    if (route.request().method() === 'GET')
      return route.fulfill({ json: { code: 0, data: { received: [], done: false } } });
    parts.push(Number(new URL(route.request().url()).searchParams.get('part')));
    if (line === 'broken') return route.abort('internetdisconnected');
    return route.fulfill({ json: line === 'whole' ? { code: 0 } : { code: 1, message: 'Файл повреждён' } });
  });
  await press(page, 'Включить камеру');
  await press(page, 'Начать запись');
  await page.getByRole('timer').getByText(RUNNING).waitFor();
  await lookAt(page, 'video-recording');
  expect(await live(page)).toBe(2);
  await press(page, 'Закончить ответ');
  await page.getByRole('link', { name: 'Сохранить запись себе' }).waitFor();
  expect(await live(page)).toBe(0);
  await lookAt(page, 'video-review');

  await press(page, 'Записать заново');
  await press(page, 'Включить камеру');
  await press(page, 'Начать запись');
  await page.getByRole('timer').getByText(RUNNING).waitFor();
  await press(page, 'Закончить ответ');
  await press(page, 'Отправить ответ');
  await page.getByRole('alert').getByText('Связь прервалась').waitFor();
  await lookAt(page, 'video-lost');
  line = 'refusing';
  await press(page, 'Продолжить отправку');
  await page.getByRole('alert').getByText('Файл повреждён').waitFor();
  await lookAt(page, 'video-refused');

  await press(page, 'Записать заново');
  await press(page, 'Включить камеру');
  await press(page, 'Начать запись');
  await page.getByRole('timer').getByText(RUNNING).waitFor();
  await page.evaluate('streams.at(-1).getTracks().forEach((one) => one.dispatchEvent(new Event("ended")))');
  await page.getByRole('alert').getByText('Камера отключилась').waitFor();
  expect(await live(page)).toBe(0);
  line = 'whole';
  await press(page, 'Включить камеру');
  await press(page, 'Начать запись');
  await page.getByRole('timer').getByText(RUNNING).waitFor();
  await press(page, 'Закончить ответ');
  await press(page, 'Отправить ответ');
  await page.getByText('Получено', { exact: true }).waitFor();
  await page.getByText('На какую сумму').waitFor();
  expect(parts.every((part) => part === 0)).toBe(true);
  await page.close();
});

it('a browser that cannot record shows the code of the page for a phone', async () => {
  const { page } = await openPlace(stage(), placeOf('video'), PHONE);
  await page.addInitScript('delete window.MediaRecorder');
  await page.reload();
  await page.getByRole('img', { name: /^QR.+код этой страницы$/ }).waitFor();
  await page.getByText(/Или обновите браузер/).waitFor();
  await lookAt(page, 'video-no-recorder');
  await page.close();
});
