/** A filter that was just kept stands beside the list, whatever is still on its way. */
import { expect, it } from 'vitest';
import { placeOf, stageOfFile } from './flow.ts';
import { openPlace } from './stage.ts';

const stage = stageOfFile();

it('a filter that is kept before the others were read stays when their older answer comes', async () => {
  const office = placeOf('office');
  const before = Promise.withResolvers<void>();
  const kept = { list: 'QUEUE', name: 'Мои', search: 'queue=review' };
  const scene = {
    ...office.scene,
    savedFilters: () => before.promise.then(() => []),
    saveFilter: { filters: [kept], errors: [] },
  };
  const desk = { lang: 'ru', colorScheme: 'light', width: 1440, height: 900 } as const;
  const { page, leave } = await openPlace(stage(), { ...office, scene }, desk);
  await page.keyboard.press('f');
  await page.locator('#filterName').fill(kept.name);
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: kept.name, exact: true });
  await button.waitFor();
  const older = page.waitForResponse(async (answer) => (await answer.text()).includes('"savedFilters":[]'));
  before.resolve();
  await older;
  await page.locator('h1').click();
  expect(await button.isVisible()).toBe(true);
  await leave();
});
