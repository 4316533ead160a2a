import { expect, type Page, test } from '@playwright/test';
import { aBorrower, signIn } from './drivers/borrower.ts';
import { wordsOf } from './drivers/browser.ts';
import { theWorld } from './the-world.ts';

test('two tabs press Continue at the same moment: one loan, and the other tab reads a refusal with a link', async ({
  page,
  context,
}) => {
  const world = theWorld();
  const words = wordsOf('ru');
  const borrower = await aBorrower(world);
  await signIn(page, world, 'ru', borrower);
  const other = await context.newPage();
  await other.goto(`${world.url}/ru/cabinet`);
  const buttons = await Promise.all([readyToContinue(page), readyToContinue(other)]);
  await Promise.all(buttons.map((button) => button.click()));

  const outcome = (tab: Page) =>
    Promise.race([
      tab.waitForURL('**/confirmation').then(() => 'opened' as const),
      tab
        .getByRole('alert')
        .waitFor()
        .then(() => 'refused' as const),
    ]);
  const came = await Promise.all([outcome(page), outcome(other)]);
  expect([...came].sort()).toEqual(['opened', 'refused']);

  const [won, lost] = came[0] === 'opened' ? [page, other] : [other, page];
  const loanId = /loan-registration\/([^/]+)\//.exec(won.url())?.[1] ?? '';
  await expect(lost.getByRole('alert')).toBeFocused();
  await expect(lost.getByRole('alert')).toContainText('У вас уже имеется микрокредит');
  await lost.getByRole('alert').getByRole('link').click();
  await expect(lost.getByText(words('status.do_sign')).first()).toBeVisible();

  const { myLoans } = await borrower.client.call('query { myLoans { totalCount edges { node { id } } } }');
  expect(myLoans).toMatchObject({ totalCount: 1, edges: [{ node: { id: loanId } }] });
  expect((await world.eventsOf(`loan-${loanId}`)).filter((event) => event.type === 'LoanApplied')).toHaveLength(1);

  async function readyToContinue(tab: Page) {
    await tab.locator('#purpose').selectOption('1');
    await tab.getByText(words('price.overpayment')).first().waitFor();
    return tab
      .getByRole('button', { name: words('application.next') })
      .filter({ visible: true })
      .first();
  }
});
