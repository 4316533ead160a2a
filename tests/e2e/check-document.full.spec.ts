/** A stranger who holds a signed contract checks it, on a phone in both languages. */
import { expect, test } from '@playwright/test';
import { aBorrower, applyAndSign, signIn } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';

const PHONE = { width: 360, height: 800 };

test('the file of a signed contract is ours; a changed one is not; nobody learns whose it is', async ({
  page,
  browser,
}) => {
  const world = theWorld();
  const borrower = await aBorrower(world);
  const loanId = await applyAndSign(borrower, { amount: 100_000, days: 10 });
  await signIn(page, world, 'ru', borrower);
  const { documents } = await borrower.client.call(
    'query($loanId: LoanId!) { documents(loanId: $loanId) { type url number } }',
    { loanId },
  );
  const offer = (documents as { type: string; url: string; number: string }[]).find(({ type }) => type === 'OFFER');
  const pdf = await (await page.request.get(`${world.url}${offer?.url}`)).body();

  for (const lang of ['ru', 'kz'] as const) {
    const words = wordsOf(lang);
    const stranger = await browser.newPage({ viewport: PHONE });
    const look = lookFor(lang, PHONE.width);
    await stranger.goto(`${world.url}/${lang}/check-document?number=${offer?.number}`);
    const result = stranger.locator('main').getByRole('status');
    await expect(result.getByText(words('checkDocument.inForce'))).toBeVisible();
    await expect(result.getByText(words('checkDocument.addFile'))).toBeVisible();
    await look(stranger, 'check-number');

    const sent: string[] = [];
    stranger.on('request', (request) => void sent.push(request.postData() ?? ''));
    const file = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: pdf };
    await stranger.locator('#file').setInputFiles(file);
    await expect(result.getByText(words('checkDocument.same'))).toBeVisible();
    await look(stranger, 'check-same');
    expect(sent.join('\n').length, 'only the sum leaves the browser').toBeLessThan(2_000);
    for (const secret of [borrower.applicant.iin, borrower.applicant.lastName, borrower.applicant.phone])
      expect(await stranger.locator('main').textContent()).not.toContain(secret);

    const buffer = Buffer.concat([pdf, Buffer.from(' ')]);
    await stranger.locator('#file').setInputFiles({ ...file, buffer });
    await expect(result.getByText(words('checkDocument.other'))).toBeVisible();
    await stranger.locator('#number').fill('0000-0000-0000-0000');
    await stranger.getByRole('button', { name: words('checkDocument.submit') }).click();
    await expect(result.getByText(words('checkDocument.noneTitle'))).toBeVisible();
    await look(stranger, 'check-none');
    await stranger.close();
  }
});
