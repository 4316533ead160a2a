/** The first page of the cabinet while the event store is silent: the loan of a moment ago, with its time (R986). */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shortOf } from '../../support/size.ts';
import { lookAt, PHONE, placeOf, stageOfFile } from './flow.ts';
import { openPlace } from './stage.ts';

const stage = stageOfFile();

const stored = new URL('../../../web/generated/cabinet/persisted-documents.json', import.meta.url);
/** The hash by which the page asks for everything of its usual form, some of which only the log knows. */
const openLoan =
  Object.entries(JSON.parse(readFileSync(stored, 'utf8')) as Record<string, string>).find(([, text]) =>
    text.includes('query OpenLoan '),
  )?.[0] ?? 'OpenLoan is not stored';

it.each(
  shortOf(1, [
    ['ru', 'Показываем данные на 12:05 (Астана)'],
    ['kz', 'Сағат 12:05 (Астана) жағдайындағы деректер'],
  ] as const),
)('it shows the sum and the schedule with their time, and offers no act, in %s', async (language, told) => {
  const { scene } = placeOf('home');
  const currentLoan = { ...(scene.currentLoan as object), asOf: '2026-11-28T07:05:00.000Z' };
  const { page } = await openPlace(
    stage(),
    { name: 'of-before', path: 'faq', scene: { ...scene, currentLoan } },
    PHONE,
  );
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(openLoan)) return route.fallback();
    const errors = [{ message: 'away', extensions: { code: 'SERVICE_UNAVAILABLE' } }];
    return route.fulfill({ status: 503, contentType: 'application/json', body: JSON.stringify({ errors }) });
  });
  await page.goto(`${stage().fixture.url}/${language}/cabinet`);
  await page.getByRole('status').filter({ hasText: told }).waitFor();
  await lookAt(page, `loan-of-before-${language}`);
  expect(await page.locator('main a[href*="/payment/"]').count()).toBe(0);
  await page.close();
});
