/** R944: one press sends no money. */
import { expect, it } from 'vitest';
import { shortOf } from '../../support/size.ts';
import { lookAt, PHONE, placeOf, stageOfFile } from './flow.ts';
import { LOAN_ID } from './scenes/a-loan.ts';
import { openPlace } from './stage.ts';

const stage = stageOfFile();

it.each(
  shortOf(1, [
    ['ru', 'Одобрить', 'Уйдёт'],
    ['kz', 'Мақұлдау', 'Жіберіледі'],
  ] as const),
)('approving shows what goes out and asks again, in %s', async (lang, approve, leaves) => {
  const place = placeOf('office-application');
  const sent: unknown[] = [];
  const decideApplication = (asked: object) => {
    sent.push(asked);
    return { loan: { id: LOAN_ID, status: 'APPROVED' }, errors: [] };
  };
  const scene = { ...place.scene, decideApplication };
  const { page } = await openPlace(stage(), { ...place, scene }, { ...PHONE, lang });
  await page.locator('#note').fill('Документ и доход сверены');
  await page.getByRole('button', { name: approve, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(leaves, { exact: true }).waitFor();
  await dialog.getByText(/₸/).first().waitFor();
  expect(sent).toEqual([]);
  await lookAt(page, `approving-${lang}`);
  await dialog.getByRole('button', { name: approve, exact: true }).click();
  await expect.poll(() => sent).toEqual([expect.objectContaining({ approve: true })]);
  await page.close();
});
