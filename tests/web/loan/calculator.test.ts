/** The calculator: what it leads with, what it keeps, and what it says where a sum is not possible. */
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { axeFindings } from '../../support/axe.ts';
import { inFull } from '../../support/in-full.ts';
import { PHONE, stageOfFile, typeOver } from './flow.ts';
import { CALCULATOR } from './scenes/calculator.ts';
import type { Place } from './scenes.ts';
import { openPlace } from './stage.ts';

const stage = stageOfFile();

const opened = async (): Promise<Page> => {
  const [place] = CALCULATOR;
  const { page } = await openPlace(stage(), place as Place, PHONE);
  return page;
};
/** The visible text with ordinary spaces. */
const textOf = async (page: Page, selector: string): Promise<string> =>
  ((await page.locator(selector).textContent()) ?? '').replace(/\s+/g, ' ');
/** The sums of a row of the table: payment, interest, principal. */
const sumsOf = async (row: Locator): Promise<bigint[]> =>
  (await row.locator('td').allTextContents()).map((text) => {
    const [whole = '', part = '0'] = text.replace(/\s/g, '').split(',');
    return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
  });

async function typed(page: Page, field: string, text: string): Promise<void> {
  await typeOver(page, field, text);
  await page.locator(field).blur();
}

it('an instalment loan leads with the payment of a month, and its months add up', async () => {
  const page = await opened();
  await expect.poll(() => textOf(page, 'main [data-bottom-bar]')).toMatch(/В месяц, 6 платежей53 577 ₸/);
  await page.getByText('Таблица платежей').click();
  const rows = await page.locator('tbody tr:nth-child(odd)').all();
  expect(rows).toHaveLength(6);
  expect(await textOf(page, 'table')).toContain('290 000 ₸ × 0,1 % × 30 дней = 8 700 ₸');
  const sums = await Promise.all(rows.map(sumsOf));
  const all = await sumsOf(page.locator('tfoot tr'));
  expect([0, 1, 2].map((at) => sums.reduce((total, row) => total + (row[at] ?? 0n), 0n))).toEqual(all);
  expect(all[2]).toBe(29_000_000n);
  expect(await axeFindings(page)).toEqual([]);
  await page.close();
});

inFull('another product keeps what was typed and says what it cannot give', async () => {
  const page = await opened();
  await typed(page, '#amount', '400000');
  await typed(page, '#term', '9');
  await page.locator('#purpose').selectOption({ index: 3 });
  const purpose = await page.locator('#purpose').inputValue();
  await page.getByRole('radio', { name: /До зарплаты/ }).check();
  await page.getByText('Вместо 400 000 ₸ поставили 190 000 ₸: больше нельзя.').waitFor();
  expect(await page.locator('#purpose').inputValue()).toBe(purpose);
  await page.locator('main [class*=stale]').first().waitFor({ state: 'detached' }); // figures of before are pale
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('radio', { name: /Мега/ }).check();
  expect(await textOf(page, 'main')).not.toContain('поставили');
  expect((await page.locator('#amount').inputValue()).replace(/\u00a0/g, ' ')).toBe('400 000 ₸');
  expect((await page.locator('#term').inputValue()).replace(/\u00a0/g, ' ')).toBe('9 месяцев');
  await typed(page, '#amount', '173999');
  await page.getByText('Вместо 173 999 ₸ поставили 170 000 ₸: шаг суммы 5 000 ₸.').waitFor();
  await page.close();
});
