import type { Page } from '@playwright/test';
import type { Applicant } from '../../support/person.ts';
import type { World } from '../world.ts';
import { type Lang, wordsOf } from './browser.ts';

/** Sends a statement that proves the income, on the page that asks for it. */
export async function sendGoodStatement(page: Page, { url }: World, lang: Lang, who: Applicant): Promise<void> {
  const holder = `${who.lastName} ${who.firstName}`;
  const wish = new URLSearchParams({ kind: 'GOOD', bank: 'Halyk Bank', holder, income: '900000' });
  const made = await page.request.get(`${url}/sandbox/statement.pdf?${wish}`);
  const file = { name: 'statement.pdf', mimeType: 'application/pdf', buffer: await made.body() };
  await page.locator('#statement').setInputFiles(file);
  await page.getByRole('button', { name: wordsOf(lang)('statement.submit') }).click();
}
