/** What was offered beside a refusal ends with its day; the page then says what it was. Moves the clock. */
import { expect, test } from '@playwright/test';
import { aBorrower, applyAndSign, applyInInstalments, type Borrower, signed, switchTo } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { lookFor } from './look.ts';
import { theWorld } from './the-world.ts';
import { until } from './world.ts';

const statusOf = async ({ client }: Borrower, id: string): Promise<string> => {
  const { loan } = await client.call('query($id: LoanId!) { loan(id: $id) { status } }', { id });
  return (loan as { status: string }).status;
};
const reached = (borrower: Borrower, id: string, status: string) =>
  until(`the loan to be ${status}`, async () => ((await statusOf(borrower, id)) === status ? true : undefined));

const inInstalments = async (borrower: Borrower): Promise<string> =>
  signed(borrower, await applyInInstalments(borrower, '290000.00', 2));

test('a smaller sum that was not taken that day: declined, with the reason and the day to apply again', async ({
  browser,
}) => {
  const world = theWorld('later');
  const cases = [
    { persona: 'alternative', apply: applyAndSign, page: '/page/declinePDLAltScore', reason: 'AMOUNT' },
    { persona: 'alternative-instalments', apply: inInstalments, page: '/page/declineAltScore', reason: 'AMOUNT' },
    { persona: 'kdn-decline', apply: applyAndSign, page: '/page/decline', reason: 'DEBT_LOAD' },
  ];
  const refused = [];
  for (const one of cases) {
    const borrower = await aBorrower(world, one.persona);
    const id = await one.apply(borrower);
    await reached(borrower, id, 'WAITING_REJECT');
    refused.push({ ...one, borrower, id });
  }
  await world.advanceDays(1);
  for (const { borrower, id, page: address, persona, reason } of refused) {
    await reached(borrower, id, 'REJECTED');
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    await page.context().addCookies([...borrower.client.cookies]);
    await page.goto(`${world.url}/ru/page/thanks?loanId=${id}`);
    await page.waitForURL(`**${address}?loanId=${id}`);
    for (const lang of ['ru', 'kz'] as const) {
      if (lang === 'kz') await switchTo(page, 'kz');
      await expect(page.getByText(wordsOf(lang)(`rejection.reason_${reason}`)).first()).toBeVisible();
      await expect(page.getByText(wordsOf(lang)('decision.todo'))).toBeVisible();
    }
    await lookFor('kz', 360)(page, `day-after-${persona}`);
    await page.context().close();
  }
});
